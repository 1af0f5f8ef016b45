/** The person's activity at the table: the selected detail, the choice, the destination. */

import { Answering, type AnswerLine } from '../../shell/table/answering.svelte';
import type { WithView } from '../../shell/wire/link.svelte';
import type { Chance, EventInfo, Hint, OddsMessage } from '../../shell/wire/protocol';
import { ORIGINS, VOTES } from './expansions';
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

/** Whether an option takes the player's witcher to a place. */
export function travels(option: Option | null | undefined): boolean {
  return option?.form === 'move' || option?.form === 'sail';
}

export class Play {
  view = $state.raw<OldWorldView | null>(null);
  events = $state.raw<readonly EventInfo[]>([]);
  insight = $state.raw<Insight>({});
  look = $state.raw<Look | null>(null);
  /** What is looked at lies over the map, where the screen is small. */
  lookOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** The odds of fights that were requested since the table changed. */
  odds = $state.raw<Partial<Record<string, Chance>>>({});
  /** Sends a question for odds and gives its id; null where odds are not given. */
  sendOdds = $state.raw<((against: string) => string) | null>(null);
  /** The question for odds that is on its way. */
  oddsAsked = $state('');
  /** A moment is shown, and waits until it was looked at. */
  busy = $state(false);
  /** A place some steps away that one is on the way to; each step is confirmed. */
  goal = $state('');
  readonly answering: Answering;

  constructor(line?: () => AnswerLine | null) {
    this.answering = new Answering(line, { changed: () => this.#fresh() });
  }

  readonly table = $derived(this.view?.public ?? null);
  readonly seat = $derived(this.view?.seat ?? null);
  /** The seat shown as the viewer's own; for a spectator the first one. */
  readonly own = $derived(this.seat ?? 0);
  readonly me = $derived(this.table?.witchers[this.own] ?? null);
  readonly options = $derived.by(() => {
    const { decision, question } = this.answering;
    return (decision?.options ?? []).map(({ key }, index) => optionOf(key, question?.options[index] ?? key));
  });
  /** Answers that exist and cannot be given now, in words. */
  readonly closed = $derived.by(() => this.answering.question?.closed ?? []);
  /** Places that are answers, each with its option: to go there, or to put something there. */
  readonly ways = $derived(placeOptions(this.options));
  /** The way to the goal, unless it is a neighbour. */
  readonly far = $derived.by(() => (this.goal && this.answering.kind === 'phase1' && !this.ways.has(this.goal) ? this.insight.reach?.[this.goal] : undefined));
  /** The first step of that way, as an option. */
  readonly firstStep = $derived(this.options.find(({ key }) => key === this.far?.picks?.[0]?.[0]) ?? null);
  /** What ending the phase would give up, in words. */
  readonly left = $derived(this.options.filter(({ key }) => this.insight.left?.includes(key)));
  /** Options that are answered by a card. */
  readonly cards = $derived(this.options.filter((option) => cardOf(option)));
  /** All who are asked answer this question together. */
  readonly common = $derived.by(() => this.answering.decision !== null && VOTES.has(this.answering.kind) && (this.table?.seats.length ?? 1) > 1);
  /** Those who vote; one alone decides a tie. */
  readonly electors = $derived.by<readonly number[]>(() => (this.common ? (this.view?.asked ?? []) : []));
  /** Where the roads to the answers begin: at the player's witcher, at what moves, or nowhere. */
  readonly origin = $derived.by(() => {
    const landmark = ORIGINS[this.answering.kind];
    if (landmark) return this.table?.landmarks[landmark] ?? '';
    return this.answering.kind === 'phase1' || !this.answering.decision ? (this.me?.place ?? '') : '';
  });
  /** All other options: buttons. */
  readonly buttons = $derived(this.options.filter((option) => this.ways.get(option.value) !== option && !cardOf(option)));
  /** The letters of the seats that want an option, where all choose together. */
  readonly voters = $derived((key: string): string[] =>
    Object.entries(this.table?.votes ?? {}).flatMap(([seat, vote]) => (vote === key ? [seat] : [])),
  );
  readonly hand = $derived(this.view ? openCards(this.view, this.own, 'hand') : []);
  /** Whether all cards asked for lie in the hand. */
  readonly fromHand = $derived(this.cards.length > 0 && this.cards.every((option) => this.hand.includes(cardOf(option))));
  /** The option that is chosen and not sent yet. */
  readonly staged = $derived.by(() => this.answering.staged[0] ?? '');
  readonly stagedOption = $derived(this.options.find(({ key }) => key === this.staged) ?? null);

  show(view: OldWorldView, { insight = {}, events = [], ...asked }: WithView<Insight> = {}): void {
    this.odds = {};
    this.oddsAsked = '';
    this.view = view;
    this.events = events;
    this.insight = insight;
    this.answering.show({ view, ...asked });
    // Show the player's own place until another is selected.
    if (this.me?.place) this.look ??= { kind: 'place', id: this.me.place };
  }

  #fresh(): void {
    this.lookOpen = false;
    this.hint = null;
    if (this.answering.kind !== 'phase1') return;
    const place = this.me?.place;
    if (place === this.goal) this.goal = '';
    const last = this.ways.get(this.goal);
    if (last || this.far) {
      this.look = { kind: 'place', id: this.goal };
      if (last) this.answering.stage(last.key);
      return;
    }
    if (place && (this.look === null || !this.ways.has(this.look.id))) this.look = { kind: 'place', id: place };
  }

  /** The option for a card of the player's hand, pool or piles. */
  optionFor(card: string): Option | undefined {
    return this.cards.find((option) => cardOf(option) === card);
  }

  lookAt(kind: Look['kind'], id: string): void {
    this.look = { kind, id };
    this.lookOpen = true;
  }

  /** Choose an option; choosing it again sends it. */
  stage(key: string): void {
    if (this.staged === key) this.confirm();
    else this.answering.stage(key);
  }

  /** Shows a place, and selects it if the player may go there; a second call goes there. */
  touchPlace(id: string): void {
    this.lookAt('place', id);
    if (this.answering.paused) return;
    const way = this.ways.get(id);
    this.goal = way || !this.insight.reach?.[id] ? '' : id;
    if (way) this.stage(way.key);
    else this.answering.unstage();
  }

  unstage(): void {
    this.answering.unstage();
    this.goal = '';
  }

  /** Send what is chosen; of a way of several steps the first, so that nothing on it is missed. */
  confirm(): void {
    const key = this.staged || this.firstStep?.key;
    if (key) this.answering.answer(...this.paid(key));
  }

  /** The picks of a step with its payment, which the sign names; undo takes both back. */
  paid(key: string): string[] {
    const option = this.options.find((one) => one.key === key);
    const [picks] = (option?.form === 'move' ? (this.far ?? this.insight.reach?.[option?.value ?? '']) : undefined)?.picks ?? [];
    return picks?.[0] === key ? picks : [key];
  }

  /** Go, and be asked how to pay. */
  payOtherwise(): void {
    const key = this.staged || this.firstStep?.key;
    if (key) this.answering.answer(key);
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

  /** A message was done, or refused. */
  settle(id: string): void {
    this.answering.settle(id);
    if (id === this.oddsAsked) this.oddsAsked = '';
  }
}
