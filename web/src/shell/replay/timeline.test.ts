import { describe, expect, it } from 'vitest';

import type { StepWithView } from '../wire/protocol';
import { bandsOfTurns, jump, marksOf, roundsOf, turnOf } from './timeline';

const step = (...kinds: string[]): Pick<StepWithView, 'events'> => ({
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
    const stops = marks.map(({ at }) => at);
    expect(jump(stops, 0, 1, 3)).toBe(1);
    expect(jump(stops, 1, 1, 3)).toBe(3);
    expect(jump(stops, 3, 1, 3)).toBe(3);
    expect(jump(stops, 3, -1, 3)).toBe(1);
    expect(jump(stops, 1, -1, 3)).toBe(0);
    expect(jump(stops, 0, -1, 3)).toBe(0);
  });

  it('knows the turn of a step', () => {
    const turns = [4, 9, 20].map((at) => ({ at, round: 1, title: '', notes: [] }));
    expect([0, 4, 8, 9, 99].map((step) => turnOf(turns, step))).toEqual([0, 0, 0, 1, 2]);
    expect(turnOf([], 3)).toBe(0);
  });

  it('names few rounds of many, from the first step to the last', () => {
    const turns = Array.from({ length: 28 }, (_, index) => ({ at: 3 + index * 10, round: index + 1 }));
    const bands = bandsOfTurns(turns, 290);
    expect(bands.map(({ round }) => round)).toEqual([1, 6, 11, 16, 21, 26]);
    expect([bands[0]?.from, bands[0]?.to, bands.at(-1)?.to]).toEqual([0, 53, 290]);
  });
});
