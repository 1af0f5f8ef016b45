import { describe, expect, it } from 'vitest';

import type { OldWorldChronicle, TurnPoint } from '../../generated/oldworld';
import { linesOf, turnAt } from './curves';

const turn = (gold: number[], round = 1, step = 1): TurnPoint => ({ turn: 1, round, seat: 0, step, track: [0, 0], level: [1, 1], cards: [10, 10], gold });
const game = (...turns: TurnPoint[]): OldWorldChronicle => ({ turns, fights: [], stories: [], moments: [] });

describe('the curves of a game (O36)', () => {
  it('run from the first turn to the end, each seat its own', () => {
    const { lines, top } = linesOf(game(turn([0, 4], 1, 0), turn([2, 4], 1, 5), turn([8, 0], 1, 9)), 'gold');
    expect(top).toBe(8);
    expect(lines[0]?.map(({ step }) => step)).toEqual([0, 5, 9]);
    expect(lines[0]?.map(({ chance }) => Math.round(8 * chance) || 0)).toEqual([0, 2, 8]);
    expect(lines[1]?.map(({ chance }) => Math.round(8 * chance) || 0)).toEqual([4, 4, 0]);
  });

  it('do not hide each other where numbers are equal', () => {
    const { lines } = linesOf(game(turn([3, 3])), 'gold');
    expect(lines[0]?.[0]?.chance).not.toBe(lines[1]?.[0]?.chance);
  });

  it('stand still where nothing was ever gained', () => {
    expect(linesOf(game(turn([0, 0])), 'gold').top).toBe(1);
  });

  it('tell whose turn a step belongs to', () => {
    const turns = [turn([0, 0], 1, 0), turn([1, 0], 2, 7)];
    expect(turnAt(turns, 6)?.round).toBe(1);
    expect(turnAt(turns, 7)?.round).toBe(2);
  });
});
