/** Cards that are trashed or discarded together: chosen first, then sent one after the other, because after each of
 *  them the deck is shuffled and the server asks again. */

import { facts } from '../../facts.svelte';
import { cardOf, type Play } from '../../play.svelte';
import { openCards } from '../../view';

const KINDS = new Set(['lose_trashed', 'lose_discarded']);
/** Nobody has won the fight yet. */
const GOES_ON = -2;

/** Whether cards of a whole deck are to be chosen, which a panel of its own asks; in a fight its hand asks. */
export function asksForCards({ answering, table, cards, fromHand }: Pick<Play, 'answering' | 'table' | 'cards' | 'fromHand'>): boolean {
  if (!KINDS.has(answering.kind) || !cards.length) return false;
  const fighting = table?.fight?.winner === GOES_ON;
  return !fighting || !fromHand;
}

/** A copy of a card that may be chosen. */
export interface LosableCard {
  id: string;
  key: string;
  place: string;
}

/** What choosing does to the deck. */
export interface DeckSum {
  cards: number;
  /** Damage of all cards, in all. */
  damage: number;
  terrains: Readonly<Record<string, number>>;
}

export class Losing {
  readonly play: Play;
  /** Chosen copies, by their places. */
  chosen = $state.raw<readonly string[]>([]);
  /** Keys that wait for their question. */
  #queue: string[] = [];
  /** The question that was answered last. */
  #answered = -1;
  sending = $state(false);

  constructor(play: Play) {
    this.play = play;
  }

  readonly cards = $derived.by<LosableCard[]>(() => this.#cards());
  readonly owed = $derived.by(() => Math.max(1, Math.min(this.play.table?.owed ?? 1, this.cards.length)));
  readonly missing = $derived.by(() => this.owed - this.chosen.length);

  touch({ place }: LosableCard): void {
    if (this.sending) return;
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((one) => one !== place);
    else if (this.missing > 0) this.chosen = [...this.chosen, place];
  }

  /** Send all that are chosen. */
  confirm(): void {
    if (this.missing !== 0 || this.sending) return;
    this.#queue = this.cards.filter(({ place }) => this.chosen.includes(place)).map(({ key }) => key);
    this.sending = true;
    this.next();
  }

  /** A question has come: answer it with the next card, or begin again where it is another one. */
  next(): void {
    const { decision, kind, waiting } = this.play.answering;
    if (!this.sending || waiting || decision?.id === this.#answered) return;
    const key = this.#queue.find((one) => this.play.answering.offers(one));
    if (!decision || !KINDS.has(kind) || !key) {
      this.stop();
      return;
    }
    this.#queue.splice(this.#queue.indexOf(key), 1);
    this.#answered = decision.id;
    this.play.answering.answer(key);
  }

  stop(): void {
    this.#queue = [];
    this.chosen = [];
    this.sending = false;
  }

  /** What is left of the deck, without the chosen cards. */
  sum(without: readonly string[] = []): DeckSum {
    const left = this.cards.filter(({ place }) => !without.includes(place)).map(({ id }) => facts.cards.get(id));
    const terrains: Record<string, number> = {};
    for (const card of left) if (card) terrains[card.terrain] = (terrains[card.terrain] ?? 0) + 1;
    return { cards: left.length, damage: left.reduce((sum, card) => sum + (card?.symbols.damage ?? 0), 0), terrains };
  }

  /** A card for each copy: copies of one card share an option. */
  #cards(): LosableCard[] {
    const { view, own } = this.play;
    const deck = view?.private[String(own)]?.deck ?? [];
    const all = view ? [...deck, ...openCards(view, own, 'hand'), ...openCards(view, own, 'discard')] : [];
    return this.play.cards.flatMap((option) => {
      const id = cardOf(option);
      const copies = Math.max(1, all.filter((one) => one === id).length);
      return Array.from({ length: copies }, (_, at) => ({ id, key: option.key, place: `${option.key} ${at}` }));
    });
  }
}
