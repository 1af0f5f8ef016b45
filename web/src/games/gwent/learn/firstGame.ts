/** After the lessons: a whole duel with a starter deck against the easiest bot, and the coach beside it. */

import { botDelay, settings } from '../../../shell/lib/settings.svelte';
import { showError } from '../../../shell/lib/showError';
import { goToTable, ownSession } from '../../../shell/lobby/goToTable';
import { newTable } from '../../../shell/wire/api';

export async function firstGame(): Promise<void> {
  try {
    await ownSession();
    const seats = [{ choice: ['northern_realms'] }, { bot: 'recruit', choice: ['nilfgaard'] }];
    const created = await newTable({ game: 'gwent', mode: 'duel', seats, start: true, pace: { kind: 'untimed' }, botDelay: botDelay() }, settings.lang);
    goToTable(created, '?coach=1');
  } catch (error) {
    showError(error);
  }
}
