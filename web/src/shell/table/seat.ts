/** The viewer's role at a table: player or spectator, and how. */

import { settings } from '../lib/settings.svelte';
import { ApiError, mySeat, visitor } from '../wire/api';
import type { LinkOptions } from '../wire/link.svelte';
import type { SeatGrant } from '../wire/protocol';
import { tableOf } from '../wire/tables';
import { keepToken, tokenOf } from '../wire/tokens';

const AGAIN_MS = 1500;

/** The role; `hotSeat`: with others at this screen, and nobody has taken it yet. */
export interface Place extends LinkOptions {
  hotSeat?: boolean;
}

/** Retries until the server has answered: a player must not become a spectator because of a bad connection. */
export async function seatOrWatch(table: string, watch: boolean, wanted: () => boolean): Promise<Place> {
  for (;;) {
    try {
      return await look(table, watch);
    } catch (error) {
      if (final(error) || !wanted()) return { token: null };
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** The server has answered, and would answer the same again. */
function final(error: unknown): boolean {
  return error instanceof ApiError && !error.passing;
}

async function look(table: string, watch: boolean): Promise<Place> {
  const token = watch ? null : tokenOf(table);
  if (token) return { token };
  const grant = watch ? null : await askForSeat(table);
  if (grant?.hotSeat) return { token: null, hotSeat: true };
  if (grant) return { token: grant.token };
  const info = await tableOf(table, settings.lang);
  return { token: null, hands: info.setup.watch === 'hands' && info.status === 'playing' };
}

/** The seat of another tab or device; without a session there is none. */
async function askForSeat(table: string): Promise<SeatGrant | null> {
  const lang = settings.lang;
  if (!(await visitor(lang))) return null;
  const grant = await mySeat(table, lang).catch((error: unknown) => {
    if (final(error)) return null;
    throw error;
  });
  if (grant && !grant.hotSeat) keepToken(table, grant.token);
  return grant;
}
