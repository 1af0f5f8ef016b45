/** What one does in a fight: which question it is, what is laid, what is chosen, what Confirm sends. */

import type { Tried } from '../../../shell/wire/protocol';
import type { Boosted, ComboForecast, OldWorldForecast } from '../../generated/oldworld';
import { cardOf, type Option, type Play } from '../play.svelte';
import { openCards, type OldWorldView } from '../view';
import { Boosts } from './boosts.svelte';
import { fighter, opponent, printedSum, sideOf, type Side } from './model';
import { Staging, type PickLine } from './staging.svelte';

/** A combo is laid, cards are lost, an attack is named, something else is asked, or one waits. */
export type Mode = 'combo' | 'lose' | 'attack' | 'other' | 'wait';

const COMBO_KINDS = new Set(['fight_turn', 'combo']);
const LOSE_KINDS = new Set(['damage', 'lose_discarded', 'lose_trashed']);
const DONE = 'done';

/** What a staged combo comes to. */
export interface ComboSum {
  damage: number;
  shield: number;
  draw: number;
  /** What it leaves of the other side's life; null where that is not known. */
  left: number | null;
  forecast: ComboForecast | null;
  /** What boosts add to the damage. */
  boosts?: number;
}

/** A card of the hand and what may be done with it. */
export interface HandCard {
  id: string;
  place: number;
  chosen: boolean;
  /** It may be laid or chosen now. */
  open: boolean;
}

export class Desk {
  readonly staging: Staging;
  readonly boosts = new Boosts();
  readonly play: Play;
  /** Where the cards lie in the hand that were touched before the server had answered. */
  #touched: number[] = [];

  constructor(play: Play, line: PickLine | null) {
    this.play = play;
    this.staging = new Staging(line);
  }

  readonly view = $derived.by<OldWorldView | null>(() => this.play.view);
  readonly fight = $derived.by(() => this.view?.public.fight ?? null);
  /** Whose side of the fight one sees below. */
  readonly seat = $derived.by(() => (this.fight ? fighter(this.fight, this.play.own) : this.play.own));
  readonly mode = $derived.by<Mode>(() => {
    const { answering, cards, hand } = this.play;
    const { kind } = answering;
    if (!answering.decision) return 'wait';
    if (COMBO_KINDS.has(kind)) return 'combo';
    if (kind === 'attack') return 'attack';
    const fromHand = cards.length > 0 && cards.every((option) => hand.includes(cardOf(option)));
    return LOSE_KINDS.has(kind) && fromHand ? 'lose' : 'other';
  });
  readonly mine = $derived.by<Side | null>(() => (this.view ? sideOf(this.view, this.seat) : null));
  readonly theirs = $derived.by<Side | null>(() =>
    this.view && this.fight ? sideOf(this.view, opponent(this.fight, this.seat)) : null,
  );
  /** Cards of the combo that are final. */
  readonly laid = $derived.by(() => (this.view && this.fight ? openCards(this.view, this.acting, 'combo') : []));
  /** The side whose combo lies in the middle. */
  readonly acting = $derived.by(() => (this.fight && this.fight.active >= 0 ? this.fight.active : this.seat));
  readonly staged = $derived.by(() => this.staging.keys.flatMap((key) => (key.startsWith('play:') ? [key.slice(5)] : [])));
  /** Nothing is left to choose: the table lays the only card that can be laid, or none. */
  readonly forced = $derived.by(() => {
    const { picks, tried, next } = this.staging;
    return this.mode === 'combo' && this.play.answering.kind === 'fight_turn' && picks.length === 0 && tried !== null && next?.kind !== 'combo';
  });
  /** The card that is laid without a choice. */
  readonly only = $derived.by(() => (this.forced && this.play.hand.length === 1 ? this.play.hand : []));
  readonly chain = $derived.by(() => (this.mode === 'lose' ? this.laid : [...this.laid, ...this.staged, ...this.only]));
  /** Cards are to be lost, and the server still says what comes after those chosen. */
  readonly #unsure = $derived.by(() => this.mode === 'lose' && this.staging.picks.length > 0 && this.staging.tried === null);
  /** One more card is to be chosen: a card that is lost may turn the rest of the damage aside. */
  readonly losesMore = $derived.by(() => this.mode === 'lose' && !this.#unsure && (this.staging.picks.length === 0 || this.staging.next?.kind === this.play.answering.kind));
  /** How many cards are to be lost. */
  readonly toLose = $derived.by(() => {
    if (this.mode !== 'lose') return 0;
    const owed = Math.max(1, Math.min(this.view?.public.owed ?? 1, this.play.hand.length));
    const chosen = this.staging.picks.length;
    return this.#unsure || this.losesMore ? Math.max(owed, chosen) : chosen;
  });
  /** Options that may follow what is staged, by their keys. */
  readonly following = $derived.by<readonly string[]>(() => {
    const { next, picks } = this.staging;
    if (next?.kind === 'combo' || (next && this.losesMore)) return next.options.map(({ key }) => key);
    return picks.length === 0 && (this.play.answering.kind === 'combo' || this.losesMore) ? this.play.options.map(({ key }) => key) : [];
  });
  readonly hand = $derived.by<HandCard[]>(() =>
    this.play.hand.map((id, place) => {
      const chosen = this.staging.has(place) || this.only.length > 0;
      return { id, place, chosen, open: !chosen && this.#open(id) };
    }),
  );
  readonly sum = $derived.by<ComboSum>(() => this.#sum());
  /** Whether Confirm has something to send. */
  readonly ready = $derived.by(() => {
    const { picks, tried } = this.staging;
    if (this.play.answering.waiting) return false;
    if (this.mode === 'lose') return picks.length > 0 && !this.#unsure && !this.losesMore;
    if (this.play.staged) return true;
    return this.mode === 'combo' && (picks.length > 0 ? tried !== null : this.handIsEmpty || this.forced || this.canStop);
  });
  readonly handIsEmpty = $derived.by(() => this.play.hand.length === 0 && this.play.answering.kind === 'fight_turn');
  /** Cards lie already, and one may leave it at that. */
  readonly canStop = $derived.by(() => this.play.answering.kind === 'combo' && this.play.options.some(({ key }) => key === DONE));
  /** Options beside cards: potions, specialty, trophies, and all that other questions offer. */
  readonly others = $derived.by<Option[]>(() =>
    this.mode === 'combo' ? this.play.options.filter(({ key, form }) => key !== DONE && form !== 'play') : [],
  );

  /** A question came: whatever was staged for another one is gone, and what was decided beforehand is answered. */
  begin(): void {
    const { decision, kind } = this.play.answering;
    this.#touched = [];
    this.staging.begin(decision?.id ?? 0, kind === 'fight_turn' ? [DONE] : []);
    this.boosts.cut(this.laid.length);
    const key = decision ? this.boosts.answer(kind, decision.source) : '';
    if (this.play.options.some((option) => option.key === key)) this.play.answering.answer(key);
  }

  /** The server says what the staged picks come to; then comes a card that was touched meanwhile. */
  hear(tried: Tried): void {
    this.staging.receive(tried);
    if (this.#unsure) return;
    const card = this.hand[this.#touched.shift() ?? -1];
    if (card?.open) this.touch(card);
  }

  touch(card: HandCard): void {
    this.play.unstage();
    if (card.chosen) this.#takeOff(card.place);
    else if (this.#unsure) this.#touched.push(card.place);
    else if (card.open) this.staging.add(this.mode === 'lose' ? this.#loseKey(card.id) : `play:${card.id}`, card.place);
    else this.play.lookAt('card', card.id);
  }

  /** Take a laid card off again, and those after it; without a number the last one. */
  off(index = this.chain.length - 1): void {
    const at = index - this.laid.length;
    if (at < 0) return;
    this.staging.cut(at);
    this.boosts.cut(index);
  }

  confirm(): void {
    if (!this.ready) return;
    if (this.play.staged) {
      this.play.confirm();
      return;
    }
    if (this.mode === 'combo') this.boosts.expect(this.chain);
    const ends = this.mode === 'combo' && this.staging.picks.length > 0 && this.following.includes(DONE);
    const leaves = this.mode === 'combo' && this.staging.picks.length === 0 && this.canStop;
    this.play.answering.answer(...this.staging.picksWith(ends || leaves ? [DONE] : []));
  }

  #takeOff(place: number): void {
    if (this.mode === 'lose') this.staging.remove(place);
    else this.off(this.laid.length + this.staging.picks.findIndex((pick) => pick.place === place));
  }

  #open(id: string): boolean {
    if (this.mode === 'combo') return this.following.includes(`play:${id}`);
    return this.losesMore && this.following.includes(this.#loseKey(id));
  }

  #loseKey(id: string): string {
    return this.play.optionFor(id)?.key ?? '';
  }

  /** What the boosts that are switched on would come to; those that cannot be paid leave the sum as it is. */
  #boosted({ boosted = [] }: ComboForecast): Boosted | undefined {
    const wanted = this.chain.flatMap((_, place) => (this.boosts.wish(place) === 'yes' ? [place] : []));
    return wanted.length ? boosted.find(({ places }) => places.join() === wanted.join()) : undefined;
  }

  #sum(): ComboSum {
    const combo = (this.staging.tried?.forecast as OldWorldForecast | null | undefined)?.combo ?? null;
    if (combo && combo.cards.length === this.chain.length) {
      const boosted = this.#boosted(combo);
      if (boosted) return { damage: boosted.damage, shield: boosted.shield, draw: combo.draw.total, left: boosted.life, forecast: combo, boosts: boosted.damage - combo.damage.total };
      return { damage: combo.damage.total, shield: combo.shield.total, draw: combo.draw.total, left: combo.life ?? null, forecast: combo };
    }
    const printed = printedSum(this.chain);
    return { ...printed, left: null, forecast: null };
  }
}
