import { describe, expect, it } from 'vitest';

import type { Review, ReviewMove } from '../wire/protocol';
import { bandsOf, beside, chanceAt, curveOf, lastStep, nearest, turningPoints } from './curve';

const move = (step: number, seat: number, before: number, picked: number): ReviewMove => ({
  step,
  seat,
  before,
  picked,
  round: 1,
  pick: 'pass',
  best: 'pass',
  solved: false,
});

const review = (moves: ReviewMove[], more: Partial<Review> = {}): Review => ({
  status: 'done',
  done: moves.length,
  total: moves.length,
  ends: [1, 0],
  moves,
  ...more,
});

const DUEL = [0, 1];

describe('the line of a side', () => {
  const looked = review([move(3, 0, 0.6, 0.5), move(4, 1, 0.4, 0.4), move(5, 0, 0.7, 0.7)]);

  it('has two points for each own move, and the result', () => {
    expect(curveOf(looked, DUEL, 0, 8)).toEqual([
      { step: 2, chance: 0.6 },
      { step: 3, chance: 0.5 },
      { step: 4, chance: 0.7 },
      { step: 5, chance: 0.7 },
      { step: 8, chance: 1 },
    ]);
    expect(curveOf(looked, DUEL, 1, 8).at(-1)).toEqual({ step: 8, chance: 0 });
  });

  it('has no result while the turns are being judged', () => {
    expect(curveOf({ ...looked, status: 'working' }, DUEL, 0, 8).at(-1)).toEqual({ step: 5, chance: 0.7 });
    expect(curveOf(review([]), DUEL, 0, 8)).toEqual([]);
  });

  it('joins the seats of a team', () => {
    const teams = [0, 1, 0, 1];
    const points = curveOf(review([move(3, 0, 0.6, 0.5), move(5, 2, 0.5, 0.4)], { ends: [0, 1, 0, 1] }), teams, 0, 9);
    expect(points.map(({ step }) => step)).toEqual([2, 3, 4, 5, 9]);
    expect(points.at(-1)?.chance).toBe(0);
  });

  it('can be read at any step', () => {
    const points = curveOf(looked, DUEL, 0, 8);
    expect(chanceAt(points, 0)).toBe(0.6);
    expect(chanceAt(points, 3)).toBe(0.5);
    expect(chanceAt(points, 6.5)).toBeCloseTo(0.85);
    expect(chanceAt(points, 99)).toBe(1);
    expect(chanceAt([], 3)).toBeNull();
  });
});

describe('turning points', () => {
  it('are the most costly of one side, in the order of the game', () => {
    const looked = review([
      move(1, 0, 0.5, 0.45),
      move(2, 1, 0.9, 0.1),
      move(3, 0, 0.6, 0.3),
      move(5, 0, 0.6, 0.5),
      move(7, 0, 0.6, 0.4),
    ]);
    expect(turningPoints(looked, DUEL, 0).map(({ step }) => step)).toEqual([3, 5, 7]);
    expect(turningPoints(looked, DUEL, null).map(({ step }) => step)).toEqual([2, 3, 7]);
  });

  it('of the others fill up, and what cost next to nothing is none', () => {
    const looked = review([move(1, 0, 0.5, 0.49), move(2, 1, 0.9, 0.1), move(3, 0, 0.6, 0.3)]);
    expect(turningPoints(looked, DUEL, 0).map(({ step }) => step)).toEqual([2, 3]);
  });
});

describe('the axis', () => {
  it('goes from stop to stop', () => {
    expect(nearest([0, 4, 9], 6)).toBe(4);
    expect(beside([0, 4, 9], 4, 1)).toBe(9);
    expect(beside([0, 4, 9], 9, 1)).toBe(9);
    expect(beside([0, 4, 9], 0, -1)).toBe(0);
  });

  it('is divided by the ends of rounds', () => {
    const rounds = [10, 22].map((step, index) => ({ game: 1, round: index + 1, step, totals: [1, 2], winner: 1 }));
    expect(bandsOf(rounds, 24)).toEqual([
      { game: 1, round: 1, from: 0, to: 10 },
      { game: 1, round: 2, from: 10, to: 24 },
    ]);
    expect(lastStep(review([move(20, 0, 1, 1)], { rounds }))).toBe(22);
  });
});
