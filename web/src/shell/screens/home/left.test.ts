import { describe, expect, it } from 'vitest';

import type { MyTable } from '../../wire/protocol';
import { leftOff } from './left';

function table(id: string, status: string, updated: number, yourTurn = false): MyTable {
  return { table: { id, status, updated } as MyTable['table'], seat: 0, yourTurn };
}

describe('what was left off', () => {
  it('has the tables that wait for the player on top, then games in play, the newest first', () => {
    const left = leftOff([table('room', 'waiting', 9), table('old', 'playing', 1), table('mine', 'playing', 2, true), table('new', 'playing', 5), table('over', 'finished', 99)]);
    expect(left.tables.map((one) => one.table.id)).toEqual(['mine', 'new', 'old', 'room']);
    expect([left.waiting, left.more]).toEqual([1, false]);
  });

  it('shows a few and says that there are more', () => {
    const left = leftOff([1, 2, 3, 4, 5].map((n) => table(`t${n}`, 'playing', n, true)));
    expect(left.tables.map((one) => one.table.id)).toEqual(['t5', 't4', 't3', 't2']);
    expect([left.waiting, left.more]).toEqual([5, true]);
  });
});
