/** The user's tables where it is their turn. */

import type { MyTable } from '../wire/protocol';

/** The table after this one where it is the user's turn; null if there is none. */
export function nextTurn(tables: readonly MyTable[], id = ''): string | null {
  const at = tables.findIndex(({ table }) => table.id === id);
  const round = [...tables.slice(at + 1), ...tables.slice(0, Math.max(at, 0))];
  return round.find(({ table, yourTurn }) => yourTurn && table.status === 'playing' && table.id !== id)?.table.id ?? null;
}
