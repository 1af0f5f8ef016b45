/** What the person at the table is doing: what is looked at, what is chosen, the answers sent. */

import type { Chance, DecisionView, EventInfo, Hint, OddsMessage, QuestionText } from '../../shell/wire/protocol';
import { facts, isAction } from './facts.svelte';
import { openCards, type Insight, type OldWorldView } from './view';

/** One answer: its key, what it is about, and the server's words for it. */
export interface Option {
  key: string;
  form: string;
  value: string;
  text: string;
}

/** What the panel beside the map tells of. */
export interface Look {
  kind: 'place' | 'card' | 'monster';
  id: string;
}

export type Send = (decision: number, key: string) => void;

/** Forms whose value is a card; `pay:card.x` and `gain:2.x` have something before it. */
const CARD_FORMS = new Set(['discard', 'trash', 'play', 'take', 'heal', 'recall', 'top', 'return', 'pay', 'gain']);

export function optionOf(key: string, text: string): Option {
  const colon = key.indexOf(':');
  const [form, value] = colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
  return { key, form, value, text };
}

/** The action card an option is about; empty where it is about none. */
export function cardOf({ form, value }: Option): string {
  if (!CARD_FORMS.has(form)) return '';
  const card = form === 'pay' || form === 'gain' ? value.slice(value.indexOf('.') + 1) : value;
  return isAction(card) ? card : '';
}

/** Options that name a place, each place with the first of them; a step by land goes before others. */
export function placeOptions(options: readonly Option[]): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const option of options) {
    if (!facts.places.has(option.value)) continue;
    if (!found.has(option.value) || option.form === 'move') found.set(option.value, option);
  }
  return found;
}

/** Whether an option takes one's own witcher to a place. */
export function travels(option: Option | null | undefined): boolean {
  return option?.form === 'move' || option?.form === 'sail';
}

export class Play {
  view = $state.raw<OldWorldView | null>(null);
  questions = $state.raw<readonly QuestionText[]>([]);
  events = $state.raw<readonly EventInfo[]>([]);
  insight = $state.raw<Insight>({});
  look = $state.raw<Look | null>(null);
  /** The option that is chosen and not sent yet. */
  staged = $state('');
  /** What is looked at lies over the map, where the screen is small. */
  lookOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** How fights would probably end, as far as one has asked since the table changed. */
  odds = $state.raw<Partial<Record<string, Chance>>>({});
  /** Sends a question for odds and gives its id; null where odds are not given. */
  sendOdds = $state.raw<((against: string) => string) | null>(null);
  /** The question for odds that is on its way. */
  oddsAsked = $state('');
  /** A place some steps away that one is on the way to; each step is confirmed. */
  goal = $state('');
  /** Which of one's open questions is answered, where there are several. */
  asked = $state(0);
  /** An answer is on its way. */
  waiting = $state(false);
  /** Somebody else plays for us, or nobody plays any more. */
  paused = $state(false);
  #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  readonly table = $derived(this.view?.public ?? null);
  readonly seat = $derived(this.view?.seat ?? null);
  /** The seat shown as one's own; a spectator looks with the eyes of the first. */
  readonly own = $derived(this.seat ?? 0);
  readonly me = $derived(this.table?.witchers[this.own] ?? null);
  readonly decisions = $derived<readonly DecisionView[]>(this.paused ? [] : (this.view?.decisions ?? []));
  readonly decision = $derived<DecisionView | null>(this.decisions.find(({ id }) => id === this.asked) ?? this.decisions[0] ?? null);
  readonly kind = $derived(this.decision?.kind ?? '');
  readonly question = $derived(this.questions.find((one) => one.decision === this.decision?.id));
  readonly options = $derived(
    (this.decision?.options ?? []).map(({ key }, index) => optionOf(key, this.question?.options[index] ?? key)),
  );
  /** Answers that exist and cannot be given now, in words. */
  readonly closed = $derived(this.question?.closed ?? []);
  /** Places that are answers, each with its option: where one may go, where something is laid. */
  readonly ways = $derived(placeOptions(this.options));
  /** The way to the goal, while it is no neighbour. */
  readonly far = $derived(this.goal && this.kind === 'phase1' && !this.ways.has(this.goal) ? this.insight.reach?.[this.goal] : undefined);
  /** The first step of that way, as an option. */
  readonly firstStep = $derived(this.options.find(({ key }) => key === this.far?.picks?.[0]?.[0]) ?? null);
  /** What ending the phase would give up, in words. */
  readonly left = $derived(this.options.filter(({ key }) => this.insight.left?.includes(key)));
  /** Options that are answered by a card. */
  readonly cards = $derived(this.options.filter((option) => cardOf(option)));
  /** All other options: buttons. */
  readonly buttons = $derived(this.options.filter((option) => this.ways.get(option.value) !== option && !cardOf(option)));
  /** The letters of the seats that want an option, where all choose together. */
  readonly voters = $derived((key: string): string[] =>
    Object.entries(this.table?.votes ?? {}).flatMap(([seat, vote]) => (vote === key ? [seat] : [])),
  );
  readonly hand = $derived(this.view ? openCards(this.view, this.own, 'hand') : []);
  /** Whether all cards asked for lie in the hand. */
  readonly fromHand = $derived(this.cards.length > 0 && this.cards.every((option) => this.hand.includes(cardOf(option))));
  readonly stagedOption = $derived(this.options.find(({ key }) => key === this.staged) ?? null);

  show(view: OldWorldView, questions: readonly QuestionText[], events: readonly EventInfo[], insight: Insight = {}): void {
    const before = this.decision?.id;
    this.odds = {};
    this.oddsAsked = '';
    this.view = view;
    this.questions = questions;
    this.events = events;
    this.insight = insight;
    this.waiting = false;
    if (before !== this.decision?.id) this.#fresh();
    // Until one looks elsewhere one sees where one stands.
    if (this.me?.place) this.look ??= { kind: 'place', id: this.me.place };
  }

  #fresh(): void {
    this.staged = '';
    this.lookOpen = false;
    this.hint = null;
    if (this.kind !== 'phase1') return;
    const place = this.me?.place;
    if (place === this.goal) this.goal = '';
    const last = this.ways.get(this.goal);
    if (last || this.far) {
      this.look = { kind: 'place', id: this.goal };
      this.staged = last?.key ?? '';
      return;
    }
    if (place && (this.look === null || !this.ways.has(this.look.id))) this.look = { kind: 'place', id: place };
  }

  /** Turn to another of one's open questions. */
  turnTo(decision: number): void {
    this.asked = decision;
    this.#fresh();
  }

  /** The option for a card of one's hand, pool or piles. */
  optionFor(card: string): Option | undefined {
    return this.cards.find((option) => cardOf(option) === card);
  }

  lookAt(kind: Look['kind'], id: string): void {
    this.look = { kind, id };
    this.lookOpen = true;
  }

  /** Choose an option; choosing it again sends it. */
  stage(key: string): void {
    if (this.waiting) return;
    if (this.staged === key) this.answer(key);
    else this.staged = key;
  }

  /** A place is looked at, and chosen if one may go there; the second time one goes. */
  touchPlace(id: string): void {
    this.lookAt('place', id);
    if (this.paused) return;
    const way = this.ways.get(id);
    this.goal = way || !this.insight.reach?.[id] ? '' : id;
    if (way) this.stage(way.key);
    else this.staged = '';
  }

  unstage(): void {
    this.staged = '';
    this.goal = '';
  }

  /** Send what is chosen; of a way of several steps the first, so that nothing on it is missed. */
  confirm(): void {
    const key = this.staged || this.firstStep?.key;
    if (key) this.answer(key);
  }

  answer(key: string): void {
    if (!this.decision || this.waiting) return;
    this.waiting = true;
    this.staged = '';
    this.#send(this.decision.id, key);
  }

  askOdds(against: string): void {
    this.oddsAsked = this.sendOdds?.(against) ?? '';
  }

  /** Odds have come; those of a table that has changed meanwhile say nothing any more. */
  showOdds({ id, against, odds }: OddsMessage): void {
    if (id !== this.oddsAsked) return;
    this.oddsAsked = '';
    this.odds = { ...this.odds, [against]: odds };
  }

  /** The server refused: the question is open again. */
  refused(): void {
    this.waiting = false;
    this.oddsAsked = '';
  }
}
