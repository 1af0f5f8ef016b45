/** After the lessons: a whole duel with a starter deck against the easiest bot, and the coach beside it. */

import { router } from '../../../shell/lib/router.svelte';
import { botDelay, settings } from '../../../shell/lib/settings.svelte';
import { showError } from '../../../shell/lib/showError';
import { t } from '../../../shell/lib/words.svelte';
import { newTable, session } from '../../../shell/wire/api';
import { keepSeat } from '../../../shell/wire/tokens';

export async function firstGame(): Promise<void> {
  try {
    await session(settings.name || t('guest-name'), settings.lang);
    const seats = [{ choice: ['northern_realms'] }, { bot: 'recruit', choice: ['nilfgaard'] }];
    const made = await newTable({ game: 'gwent', mode: 'duel', seats, start: true, pace: { kind: 'untimed' }, botDelay: botDelay() }, settings.lang);
    keepSeat(made);
    router.go(`/table/${made.table.id}?coach=1`);
  } catch (error) {
    showError(error);
  }
}
