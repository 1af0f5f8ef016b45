/** Play on from a step of a finished game, against bots. */

import { settings } from '../lib/settings.svelte';
import { goToTable, ownSession } from '../lobby/goToTable';
import { playFrom } from '../wire/lessons';
import { showError } from '../lib/showError';

/** Go to the new table; shows the error and returns false on failure. */
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

/** The view with all cards that anybody saw. */
export const ALL = 'everyone';

/** The address of a step of a replay, in the view of a seat or of all; steps count from 1 there. */
export function momentPath(table: string, step: number, eyes: string): string {
  return `/replay/${table}?t=${step + 1}&as=${eyes}`;
}
