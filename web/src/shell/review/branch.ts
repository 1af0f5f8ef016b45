/** Play a finished game on from one of its steps, against bots. */

import { settings } from '../lib/settings.svelte';
import { goToTable, ownSession } from '../lobby/goToTable';
import { playFrom } from '../wire/lessons';
import { showError } from '../lib/showError';

/** Go to the new table; shows the error and returns false if there is none. */
export async function branchAt(table: string, step: number, seat: number, level: string): Promise<boolean> {
  try {
    await ownSession();
    goToTable(await playFrom(table, step, seat, level, settings.lang));
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}

/** Who sees everything that anybody saw. */
export const ALL = 'everyone';

/** The address of a moment of a replay, seen by a seat or by all; steps count from 1 there. */
export function momentPath(table: string, step: number, eyes: string): string {
  return `/replay/${table}?t=${step + 1}&as=${eyes}`;
}
