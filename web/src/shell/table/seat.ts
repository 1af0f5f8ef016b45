/** Whether one sits at a table or watches it, and how. */

import { settings } from '../lib/settings.svelte';
import { mySeat, visitor } from '../wire/api';
import type { LinkOptions } from '../wire/link.svelte';
import { tableOf } from '../wire/tables';
import { keepToken, tokenOf } from '../wire/tokens';

export async function seatOrWatch(table: string, watch: boolean): Promise<LinkOptions> {
  const token = watch ? null : (tokenOf(table) ?? (await askForSeat(table)));
  if (token) return { token };
  const info = await tableOf(table, settings.lang).catch(() => null);
  return { token: null, hands: info?.setup.watch === 'hands' && info.status === 'playing' };
}

/** The seat of another tab or device; whoever has no session has none. */
async function askForSeat(table: string): Promise<string | null> {
  const lang = settings.lang;
  if (!(await visitor(lang).catch(() => null))) return null;
  const grant = await mySeat(table, lang).catch(() => null);
  if (grant) keepToken(table, grant.token);
  return grant?.token ?? null;
}
