/** Play a finished game on from one of its steps, against bots. */

import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { session } from '../wire/api';
import { playFrom } from '../wire/lessons';
import { keepSeat } from '../wire/tokens';
import { showError } from '../lib/showError';

/** Goes to the new table; says why not, and gives false, if there is none. */
export async function branchAt(table: string, step: number, seat: number, level: string): Promise<boolean> {
  try {
    await session(settings.name || t('guest-name'), settings.lang);
    const made = await playFrom(table, step, seat, level, settings.lang);
    keepSeat(made);
    router.go(`/table/${made.table.id}`);
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
