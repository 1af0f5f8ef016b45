import { describe, expect, it } from 'vitest';

import type { TurnPoint } from '../../generated/oldworld';
import { linesOf } from './curves';

const turn = (gold: number[]): TurnPoint => ({ turn: 1, round: 1, seat: 0, step: 1, track: [0, 0], level: [1, 1], cards: [10, 10], gold });

describe('the curves of a game (O36)', () => {
  it('run from the first turn to the end, each seat its own', () => {
    const { lines, top } = linesOf({ turns: [turn([0, 4]), turn([2, 4]), turn([8, 0])], fights: [], stories: [], moments: [] }, 'gold', 100, 40);
    expect(top).toBe(8);
    expect(lines.map(({ last }) => last)).toEqual([8, 0]);
    expect(lines[0]?.points).toEqual([
      [0, 40],
      [50, 30],
      [100, 0],
    ]);
  });

  it('stay within the canvas where nothing was ever gained', () => {
    const { lines } = linesOf({ turns: [turn([0, 0])], fights: [], stories: [], moments: [] }, 'gold', 100, 40);
    expect(lines[0]?.points).toEqual([[100, 40]]);
  });
});
