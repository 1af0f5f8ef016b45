/** The finished rounds, from the events. */

import type { EventInfo, RoundScore } from '../../../shell/wire/protocol';

const GAME_ENDS = new Set(['game_won', 'game_drawn']);

/** The rounds known before and those in `events`; an undone one does not count. */
export function roundsSoFar(
  known: readonly RoundScore[],
  events: readonly EventInfo[],
  round: number,
  over: boolean,
): readonly RoundScore[] {
  const rounds = [...known];
  let game = rounds.at(-1)?.game ?? 1;
  for (const { kind, args } of events) {
    if (GAME_ENDS.has(kind)) game += 1;
    if (kind !== 'scored') continue;
    const [winner = -1, ...totals] = args.map(Number);
    const number = rounds.filter((one) => one.game === game).length + 1;
    rounds.push({ game, round: number, step: 0, totals, winner: winner < 0 ? null : winner });
  }
  return over ? rounds : rounds.filter((one) => one.game !== game || one.round < round);
}
