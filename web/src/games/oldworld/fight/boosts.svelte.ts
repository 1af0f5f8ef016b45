/**
 * Boosts that are decided on while the combo is laid. The engine asks for each when its card is resolved; the
 * page answers as the switches say, and only the very questions that were expected: at any other it stops.
 */

import { facts } from '../facts.svelte';

/** Nothing is decided: one is asked. */
export type Wish = 'ask' | 'yes' | 'no';

const NEXT: Record<Wish, Wish> = { ask: 'yes', yes: 'no', no: 'ask' };
export const BOOST_KIND = 'boost';

interface Expected {
  card: string;
  wish: Wish;
}

export class Boosts {
  /** What is wanted, by the place of the card in the combo. */
  #wishes = $state.raw<readonly Wish[]>([]);
  /** The questions that are still to come after Confirm. */
  #plan: readonly Expected[] = [];

  wish(place: number): Wish {
    return this.#wishes[place] ?? 'ask';
  }

  turn(place: number): void {
    const before = Array.from({ length: place }, (_, at) => this.wish(at));
    this.#wishes = [...before, NEXT[this.wish(place)], ...this.#wishes.slice(place + 1)];
  }

  /** The combo has so many cards now: what was wanted of those after them is forgotten. */
  cut(length: number): void {
    if (this.#wishes.length > length) this.#wishes = this.#wishes.slice(0, length);
  }

  /** The combo is sent: these questions are expected. Where nothing is decided, there is nothing to answer. */
  expect(cards: readonly string[]): void {
    const asked = cards.flatMap((card, place) => (facts.cards.get(card)?.boost ? [{ card, wish: this.wish(place) }] : []));
    this.#plan = asked.some(({ wish }) => wish !== 'ask') ? asked : [];
    this.#wishes = [];
  }

  /** The answer to a question that has come; empty: the person is asked. */
  answer(kind: string, card: string): string {
    const [first, ...rest] = this.#plan;
    const expected = kind === BOOST_KIND && first?.card === card;
    this.#plan = expected ? rest : [];
    if (!expected || first.wish === 'ask') return '';
    return first.wish === 'yes' ? `${BOOST_KIND}:${card}` : 'done';
  }
}
