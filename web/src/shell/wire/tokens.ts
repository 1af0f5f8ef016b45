/** The tokens of the seats one has taken, kept in this browser. */

import type { MadeTable } from './protocol';

const KEY = 'sevencats.seat.';

export function keepToken(table: string, token: string): void {
  try {
    localStorage.setItem(KEY + table, token);
  } catch {
    // Without storage the server gives the token again to whoever has the session.
  }
}

/** Keep the seat at a table one has made. One of several at a screen is asked for anew each time. */
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
    // Nothing was kept.
  }
}
