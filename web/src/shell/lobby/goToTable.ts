/** The player's session, and the way to a table that was just created. */

import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { noteVisit } from '../lib/visits';
import { t } from '../lib/words.svelte';
import { session } from '../wire/api';
import type { MadeTable, Me } from '../wire/protocol';
import { keepSeat } from '../wire/tokens';

/** The player's session; a new guest gets the name from the settings. */
export function ownSession(): Promise<Me> {
  return session(settings.name || t('guest-name'), settings.lang);
}

/** Save the seat at a new table and go there. */
export function goToTable(created: MadeTable, query = ''): void {
  keepSeat(created);
  noteVisit();
  router.go(`/table/${created.table.id}${query}`);
}
