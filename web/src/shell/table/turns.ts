/** Which of one's tables wait for one. */

import type { MyTable } from '../wire/protocol';

/** The table after this one where it is my turn; null if there is no other. */
export function nextTurn(tables: readonly MyTable[], id = ''): string | null {
  const at = tables.findIndex(({ table }) => table.id === id);
  const round = [...tables.slice(at + 1), ...tables.slice(0, Math.max(at, 0))];
  return round.find(({ table, yourTurn }) => yourTurn && table.status === 'playing' && table.id !== id)?.table.id ?? null;
}
