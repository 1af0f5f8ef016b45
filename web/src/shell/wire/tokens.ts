/** The tokens of the user's seats, stored in this browser. */

import { place } from '../offline/place.svelte';
import type { MadeTable } from './protocol';

const KEY = 'sevencats.seat.';

export function keepToken(table: string, token: string): void {
  // The engine in this browser signs with another secret each time it starts.
  if (place.here) return;
  try {
    localStorage.setItem(KEY + table, token);
  } catch {
    // Without storage the server sends the token again to the owner of the session.
  }
}

/** Save the seat at a table just created. A seat at a shared screen is requested again each time. */
export function keepSeat({ table, seat }: MadeTable): void {
  if (seat && !seat.hotSeat) keepToken(table.id, seat.token);
}

export function tokenOf(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}

export function dropToken(table: string): void {
  try {
    localStorage.removeItem(KEY + table);
  } catch {
    // Nothing was stored.
  }
}
