/** Cards in motion: from their last place, or where they come from, to their present one. */

import { CARDS } from '../../cards/catalogue';
import { keyOf, type Board, type BoardCard } from '../model';
import type { BoardStep } from './effects';
import { boxOf, cardBox } from './spots';

/**
 * How a card arrives: lifted and laid down; slammed down; slipped over; lifted out of a pile; marching; flat
 * on the table.
 */
export type Gait = 'fly' | 'slam' | 'sneak' | 'lift' | 'march' | 'flat';

export interface Flight {
  key: string;
  card: BoardCard;
  gait: Gait;
  /** Delay and duration in milliseconds. */
  wait: number;
  ms: number;
  /** Its destination. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Its origin relative to the destination, and its size there. */
  dx: number;
  dy: number;
  scale: number;
}

const TIMES: Record<Gait, number> = { fly: 420, slam: 520, sneak: 640, lift: 700, march: 340, flat: 380 };
/** The delay between cards that march one behind the other. */
const STEP = 120;
/** Arrivals that come towards the viewer: never two of them at a time. */
const TALL: readonly Gait[] = ['fly', 'slam', 'lift'];

/** Arrivals from a pile. */
const PILES: Partial<Record<string, string>> = { drawn: 'deck', mustered: 'deck', revived: 'discard' };
const FAR = '.side:not(.mine), .rivals';

/** The flights of the cards that moved to this table; `old` has the boxes of all cards before. */
export function flightsOf(step: BoardStep, board: Board, old: ReadonlyMap<string, DOMRect>): Flight[] {
  let marching = 0;
  let tall = false;
  return shownCards(board).flatMap(({ card, mine }) => {
    const to = step.moved.has(card.key) ? cardBox(card.key) : null;
    const from = to && (old.get(card.key) ?? originOf(card, mine, step));
    if (!to?.width || !from?.width) return [];
    const wanted = gaitOf(card, step);
    const gait = tall && TALL.includes(wanted) ? 'flat' : wanted;
    tall ||= TALL.includes(gait);
    const wait = gait === 'march' ? STEP * ++marching : 0;
    const [dx, dy] = [middle(from.x, from.width) - middle(to.x, to.width), middle(from.y, from.height) - middle(to.y, to.height)];
    const scale = old.has(card.key) ? from.width / to.width : 0.6;
    return [{ key: card.key, card, gait, wait, ms: TIMES[gait], x: to.x, y: to.y, w: to.width, h: to.height, dx, dy, scale }];
  });
}

/** How a card was moved; it may have been shown or searched for before. */
function kindOf({ key }: BoardCard, { events }: BoardStep): string {
  const kinds = events.flatMap(({ handle, kind }) => (keyOf(handle) === key ? [kind] : []));
  return kinds.find((kind) => kind in PILES || kind === 'played') ?? '';
}

function gaitOf(card: BoardCard, step: BoardStep): Gait {
  const kind = kindOf(card, step);
  if (kind === 'mustered') return 'march';
  if (kind === 'revived') return 'lift';
  if (kind !== 'played') return 'flat';
  const facts = CARDS.get(card.id ?? '');
  if (facts?.abilities.includes('spy')) return 'sneak';
  return facts?.kind === 'hero' ? 'slam' : 'fly';
}

/** The origin of a card that was not visible before. */
function originOf(card: BoardCard, mine: boolean, step: BoardStep): DOMRect | null {
  const kind = kindOf(card, step);
  const pile = PILES[kind] ? boxOf(`[data-pile="${PILES[kind]}-${mine ? 'mine' : 'rival'}"]`) : null;
  return pile?.width ? pile : boxOf(mine ? '.hand' : FAR);
}

/** The open cards and their sides: weather counts as the rival's unless the viewer played it. */
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
