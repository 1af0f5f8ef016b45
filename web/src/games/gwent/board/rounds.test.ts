import { expect, it } from 'vitest';

import { roundsSoFar } from './rounds';

function told(kind: string, ...args: number[]) {
  return { kind, seat: -1, handle: 0, card: null, args };
}

it('rounds are told one after the other, and a draw has no winner', () => {
  const first = roundsSoFar([], [told('scored', 1, 10, 14)], 2, false);
  const all = roundsSoFar(first, [told('scored', -1, 8, 8)], 2, true);
  expect(all.map(({ round, totals, winner }) => [round, totals, winner])).toEqual([
    [1, [10, 14], 1],
    [2, [8, 8], null],
  ]);
});

it('a tournament counts the rounds of each game', () => {
  const events = [told('scored', 0, 5, 3), told('scored', 0, 5, 3), told('game_won', 0, 1), told('scored', 1, 2, 9)];
  expect(roundsSoFar([], events, 2, false).map(({ game, round }) => `${game}.${round}`)).toEqual(['1.1', '1.2', '2.1']);
});

it('a round that was taken back is not over', () => {
  const known = roundsSoFar([], [told('scored', 1, 10, 14)], 2, false);
  expect(roundsSoFar(known, [], 1, false)).toEqual([]);
});
