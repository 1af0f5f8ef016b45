/** Beats as lines of the log. */

import type { Beat } from './protocol';

/** What a line is made from: a step of a game in play, or of a replay. */
type Told = Pick<Beat, 'n' | 'seat' | 'events' | 'lines'>;

export interface LogLine {
  key: string;
  /** The beat it tells of. */
  n: number;
  text: string;
  /** Of one's own seat. */
  own: boolean;
  round: boolean;
  /** The card it tells of, if it is one. */
  card: string | null;
}

const ROUND_KINDS = new Set(['round', 'scored', 'game_over']);

export function linesOf(beats: readonly Told[], seat: number | null): LogLine[] {
  return beats.flatMap((beat) => {
    const round = beat.events.some((event) => ROUND_KINDS.has(event.kind));
    const cards = [...new Set(beat.events.flatMap((event) => (event.card ? [event.card] : [])))];
    return (beat.lines ?? []).map((text, index) => ({
      key: `${beat.n}.${index}`,
      n: beat.n,
      text,
      own: beat.seat === seat,
      round: round && index > 0,
      card: index === 0 ? (cards[0] ?? null) : null,
    }));
  });
}

/** The last beat that one played oneself, not a bot that sat in; 0 if there is none. */
export function lastOwnBeat(beats: readonly Beat[], seat: number | null): number {
  return beats.findLast((beat) => beat.kind === 'pick' && beat.seat === seat && beat.by === 'person')?.n ?? 0;
}
