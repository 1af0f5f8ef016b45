/** A replay as a line: where rounds end, and whose step each one is. */

import type { ReplayStep, RoundScore } from '../wire/protocol';

export interface TimeMark {
  at: number;
  kind: 'round' | 'over';
}

/** The steps at which a round was scored; the last of them ended the game. */
export function marksOf(steps: readonly Pick<ReplayStep, 'events'>[]): TimeMark[] {
  return steps.flatMap((step, at): TimeMark[] => {
    const kinds = step.events.map((event) => event.kind);
    if (kinds.includes('game_over')) return [{ at, kind: 'over' }];
    return kinds.includes('scored') ? [{ at, kind: 'round' }] : [];
  });
}

/** The next step towards which one jumps: the end of a round, or an end of the game. */
export function jump(marks: readonly TimeMark[], from: number, by: 1 | -1, last: number): number {
  const stops = [0, ...marks.map(({ at }) => at), last];
  const ahead = stops.filter((at) => (by > 0 ? at > from : at < from));
  return by > 0 ? Math.min(...ahead, last) : Math.max(...ahead, 0);
}

/** The rounds of a replay, as far as its marks tell: enough to draw them. */
export function roundsOf(marks: readonly TimeMark[]): RoundScore[] {
  let [game, round] = [1, 0];
  return marks.map(({ at, kind }) => {
    const found = { game, round: ++round, step: at, totals: [], winner: null };
    if (kind === 'over') [game, round] = [game + 1, 0];
    return found;
  });
}
