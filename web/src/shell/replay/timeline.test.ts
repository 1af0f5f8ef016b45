import { describe, expect, it } from 'vitest';

import type { ReplayStep } from '../wire/protocol';
import { jump, marksOf, roundsOf } from './timeline';

const step = (...kinds: string[]): Pick<ReplayStep, 'events'> => ({
  events: kinds.map((kind) => ({ kind, seat: 0, handle: 0, card: null, args: [] })),
});

describe('the timeline', () => {
  const marks = marksOf([step('move'), step('move', 'scored', 'round'), step(), step('scored', 'game_over')]);

  it('marks the ends of rounds and of the game', () => {
    expect(marks).toEqual([
      { at: 1, kind: 'round' },
      { at: 3, kind: 'over' },
    ]);
  });

  it('counts rounds, and games of a match', () => {
    const ends = [...marks, { at: 5, kind: 'round' as const }];
    expect(roundsOf(ends).map(({ game, round, step }) => [game, round, step])).toEqual([
      [1, 1, 1],
      [1, 2, 3],
      [2, 1, 5],
    ]);
  });

  it('jumps from end to end and stays within the game', () => {
    expect(jump(marks, 0, 1, 3)).toBe(1);
    expect(jump(marks, 1, 1, 3)).toBe(3);
    expect(jump(marks, 3, 1, 3)).toBe(3);
    expect(jump(marks, 3, -1, 3)).toBe(1);
    expect(jump(marks, 1, -1, 3)).toBe(0);
    expect(jump(marks, 0, -1, 3)).toBe(0);
  });
});
