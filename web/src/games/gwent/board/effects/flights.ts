/** Cards on their way: from where they lay, or where they come from, to where they lie now. */

import { keyOf, type Board, type BoardCard } from '../model';
import type { News } from './effects';
import { boxOf, cardBox } from './spots';

export interface Flight {
  key: string;
  card: BoardCard;
  /** Where it lands. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Where it begins, seen from there, and how large it is then. */
  dx: number;
  dy: number;
  scale: number;
}

/** What comes from a pile. */
const PILES: Partial<Record<string, string>> = { drawn: 'deck', mustered: 'deck', revived: 'discard' };
const FAR = '.side:not(.mine), .rivals';

/** The flights of the cards that moved; `old` has the boxes of all cards before. */
export function flightsOf(news: News, moved: ReadonlySet<string>, old: ReadonlyMap<string, DOMRect>): Flight[] {
  return shownCards(news.after).flatMap(({ card, mine }) => {
    const to = moved.has(card.key) ? cardBox(card.key) : null;
    const from = to && (old.get(card.key) ?? originOf(card, mine, news));
    if (!to?.width || !from?.width) return [];
    const [dx, dy] = [middle(from.x, from.width) - middle(to.x, to.width), middle(from.y, from.height) - middle(to.y, to.height)];
    const scale = old.has(card.key) ? from.width / to.width : 0.6;
    return [{ key: card.key, card, x: to.x, y: to.y, w: to.width, h: to.height, dx, dy, scale }];
  });
}

/** Where a card comes from that was not seen before. */
function originOf(card: BoardCard, mine: boolean, { events }: News): DOMRect | null {
  const kind = events.find(({ handle }) => keyOf(handle) === card.key)?.kind ?? '';
  const pile = PILES[kind] ? boxOf(`[data-pile="${PILES[kind]}-${mine ? 'mine' : 'rival'}"]`) : null;
  return pile?.width ? pile : boxOf(mine ? '.hand' : FAR);
}

/** The cards that lie open, and whose they are: the weather is the rival's unless one laid it. */
function shownCards(board: Board): { card: BoardCard; mine: boolean }[] {
  const sides = board.sides.flatMap((side) => {
    const hand = side.seats.find(({ seat }) => seat === board.seat)?.hand ?? [];
    return [...side.rows.flatMap((row) => [...row.cards, ...row.special]), ...hand].map((card) => ({ card, mine: side.mine }));
  });
  return [...sides, ...board.weather.map((card) => ({ card, mine: false }))];
}

function middle(start: number, size: number): number {
  return start + size / 2;
}
