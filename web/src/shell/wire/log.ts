/** Steps as lines of the log. */

import type { StepInfo } from './protocol';

export interface LogLine {
  key: string;
  /** The number of the line's step. */
  n: number;
  text: string;
  /** By the viewer's own seat. */
  own: boolean;
  round: boolean;
  /** The card of the line, if any. */
  card: string | null;
}

const ROUND_KINDS = new Set(['round', 'scored', 'game_over']);

export function linesOf(steps: readonly StepInfo[], seat: number | null): LogLine[] {
  return steps.flatMap((step) => {
    const round = step.events.some((event) => ROUND_KINDS.has(event.kind));
    const cards = [...new Set(step.events.flatMap((event) => (event.card ? [event.card] : [])))];
    return (step.lines ?? []).map((text, index) => ({
      key: `${step.n}.${index}`,
      n: step.n,
      text,
      own: step.seat === seat,
      round: round && index > 0,
      card: index === 0 ? (cards[0] ?? null) : null,
    }));
  });
}

/** The last step of the viewer's own move, not of a bot that played for them; 0 if none. */
export function lastOwnStep(steps: readonly StepInfo[], seat: number | null): number {
  return steps.findLast((step) => step.kind === 'pick' && step.seat === seat && step.by === 'person')?.n ?? 0;
}
