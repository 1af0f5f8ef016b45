/** One tap to a game with bots. */

import { botDelay, settings } from '../lib/settings.svelte';
import { showError } from '../lib/showError';
import { preloadTable } from '../table/preload';
import { newTable } from '../wire/api';
import type { NewTable } from '../wire/protocol';
import { goToTable, ownSession } from './goToTable';

/** `longest`: the most milliseconds that bots take for a part of their turn. The first seat is the player's. */
export async function sitDown(setup: Pick<NewTable, 'mode' | 'seats'> & { game: string }, { longest = Infinity, query = '' } = {}): Promise<void> {
  try {
    // Fetch the table's scripts only now: earlier they would take up every connection.
    const known = ownSession();
    preloadTable(setup.game);
    await known;
    goToTable(await newTable({ ...setup, seat: 0, start: true, pace: { kind: 'untimed' }, botDelay: Math.min(longest, botDelay()) }, settings.lang), query);
  } catch (error) {
    showError(error);
  }
}
