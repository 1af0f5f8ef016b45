/** The tables that somebody left: those that wait for the player first, then the newest. */

import type { MyTable } from '../../wire/protocol';

/** How many are shown on the first page. */
const SHOWN = 4;

export interface Left {
  tables: readonly MyTable[];
  waiting: number;
  /** There are more than are shown. */
  more: boolean;
}

export function leftOff(all: readonly MyTable[]): Left {
  const open = all.filter(({ table }) => table.status !== 'finished');
  const rank = (one: MyTable): number => (one.yourTurn ? 0 : one.table.status === 'playing' ? 1 : 2);
  open.sort((one, other) => rank(one) - rank(other) || other.table.updated - one.table.updated);
  return { tables: open.slice(0, SHOWN), waiting: open.filter(({ yourTurn }) => yourTurn).length, more: open.length > SHOWN };
}
