/** The timeline of a replay: where rounds end and turns begin. */

import type { Band } from '../review/curve';
import type { StepWithView, RoundScore } from '../wire/protocol';

export interface TimeMark {
  at: number;
  kind: 'round' | 'over';
}

/** A part of a turn to jump to, such as a fight. */
export interface TurnNote {
  at: number;
  text: string;
}

/** A turn of a game that is replayed by turn. `at` is its first step. */
export interface ReplayTurn {
  at: number;
  round: number;
  title: string;
  notes: readonly TurnNote[];
}

/** The steps at which a round was scored; the last of them ended the game. */
export function marksOf(steps: readonly Pick<StepWithView, 'events'>[]): TimeMark[] {
  return steps.flatMap((step, at): TimeMark[] => {
    const kinds = step.events.map((event) => event.kind);
    if (kinds.includes('game_over')) return [{ at, kind: 'over' }];
    return kinds.includes('scored') ? [{ at, kind: 'round' }] : [];
  });
}

/** The next stop in a direction, or an end of the game. */
export function jump(stops: readonly number[], from: number, by: 1 | -1, last: number): number {
  const ahead = [0, ...stops, last].filter((at) => (by > 0 ? at > from : at < from));
  return by > 0 ? Math.min(...ahead, last) : Math.max(...ahead, 0);
}

/** The index of the turn that a step belongs to; steps before the first turn belong to it. */
export function turnOf(turns: readonly ReplayTurn[], step: number): number {
  return Math.max(0, turns.findLastIndex(({ at }) => at <= step));
}

/** The rounds of a replay, from its marks: enough to draw them. */
export function roundsOf(marks: readonly TimeMark[]): RoundScore[] {
  let [game, round] = [1, 0];
  return marks.map(({ at, kind }) => {
    const found = { game, round: ++round, step: at, totals: [], winner: null };
    if (kind === 'over') [game, round] = [game + 1, 0];
    return found;
  });
}

/** The most stretches of rounds that have room for a name. */
const BANDS = 6;

/** The rounds of a game with turns, grouped into a few stretches of similar length, each named by its first round. */
export function bandsOfTurns(turns: readonly { at: number; round: number }[], last: number): Band[] {
  const rounds = Math.max(1, ...turns.map(({ round }) => round));
  const width = Math.ceil(rounds / BANDS);
  const starts = turns.filter(({ round }, index) => (round - 1) % width === 0 && turns[index - 1]?.round !== round);
  return starts.map(({ round, at }, index) => ({ game: 1, round, from: index ? at : 0, to: starts[index + 1]?.at ?? last }));
}
