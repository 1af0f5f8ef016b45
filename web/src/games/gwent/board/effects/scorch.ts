/** The cards that burn, their places, and the points each side loses. */

import { CARDS } from '../../cards/catalogue';
import { keyOf, type Board } from '../model';
import { placeKey } from '../places';
import type { Effect, BoardStep } from './effects';
import { runOf, sumBox, totalBox, type Run } from './runs';
import { cardBox } from './spots';
import { cardsOf } from './tables';

export interface Blaze {
  cards: { key: string; id: string | null; strength: number | null; box: DOMRect }[];
  /** Heroes of the same strength, which do not burn. */
  heroes: DOMRect[];
  field: DOMRect;
  /** The source of the fire. */
  from: { x: number; y: number } | null;
}

/** When the number leaves the cards, reaches the sum of the row, and then the total. */
const [LEAVES, TO_ROW, TO_TOTAL] = [560, 300, 200];
export const COUNTS_AT = LEAVES + TO_ROW;
export const BLAZE_MS = 1180;

/** The fire on this table, relative to the stage; null if it is out of view. */
export function blazeOf(effect: Effect, step: BoardStep, board: Board, field: DOMRect | null, home: DOMRect, source: DOMRect | null): Blaze | null {
  const lying = cardsOf(board);
  const move = (box: DOMRect): DOMRect => new DOMRect(box.x - home.x, box.y - home.y, box.width, box.height);
  const cards = lying.flatMap(({ card }) => {
    const box = effect.cards.includes(card.key) ? cardBox(card.key) : null;
    return box?.width ? [{ key: card.key, id: card.id, strength: card.strength, box: move(box) }] : [];
  });
  if (!cards.length || !field) return null;
  const least = Math.max(...cards.map(({ strength }) => strength ?? 0));
  const heroes = lying.flatMap(({ card }) => {
    const safe = CARDS.get(card.id ?? '')?.kind === 'hero' && (card.strength ?? 0) >= least;
    const box = safe ? cardBox(card.key) : null;
    return box?.width ? [move(box)] : [];
  });
  const from = source ?? burnerOf(step);
  return { cards, heroes, field: move(field), from: from ? { x: from.x + from.width / 2 - home.x, y: from.y + from.height / 2 - home.y } : null };
}

/** The card that burns others. */
function burnerOf({ events }: BoardStep): DOMRect | null {
  const burns = events.findIndex(({ kind }) => kind === 'burned');
  const played = events.slice(0, burns).findLast(({ kind }) => kind === 'played');
  return played ? cardBox(keyOf(played.handle)) : null;
}

/** A number for each side that loses cards: from the cards to the sum of their row, and on to the total. */
export function lossesOf(effect: Effect, step: BoardStep, board: Board): Run[] {
  return board.sides.flatMap((side) => {
    const burned = cardsOf(board).filter(({ card, ...at }) => at.side === side.side && effect.cards.includes(card.key));
    const [first] = burned;
    if (!first) return [];
    // Cards that came to this side in the same step are already counted: then only the burned points are
    // known.
    const came = cardsOf(board).some(({ card, ...at }) => at.side === side.side && step.moved.has(card.key));
    const burnt = burned.reduce((sum, { card }) => sum + (card.strength ?? 0), 0);
    const lost = came ? burnt : (step.before?.sides[side.side]?.total ?? 0) - (step.after.sides[side.side]?.total ?? 0);
    const text = `−${lost}`;
    const place = placeKey({ at: 'row', side: side.side, row: first.row });
    const [row, total] = [sumBox(place), totalBox(side.side)];
    return [
      ...runOf(text, cardBox(first.card.key), row, { wait: LEAVES, ms: TO_ROW, loss: true }),
      ...runOf(text, row, total, { wait: COUNTS_AT, ms: TO_TOTAL, loss: true }),
    ];
  });
}
