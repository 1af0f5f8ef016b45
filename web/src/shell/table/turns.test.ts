import { expect, it } from 'vitest';

import type { MyTable } from '../wire/protocol';
import { nextTurn } from './turns';

function tables(...turns: [string, boolean][]): MyTable[] {
  return turns.map(([id, yourTurn]) => ({ table: { id, status: 'playing' }, seat: 0, yourTurn }) as MyTable);
}

it('goes round all tables where it is my turn, and never to the same', () => {
  const mine = tables(['a', true], ['b', false], ['c', true]);
  expect(nextTurn(mine)).toBe('a');
  expect(nextTurn(mine, 'a')).toBe('c');
  expect(nextTurn(mine, 'c')).toBe('a');
  expect(nextTurn(mine, 'b')).toBe('c');
  expect(nextTurn(tables(['a', true]), 'a')).toBeNull();
  expect(nextTurn([], 'x')).toBeNull();
});
