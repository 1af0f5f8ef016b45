/** The player's activity at the table: the held card, the highlighted places, the proposed move. */

import { CARDS, cardOf, ROW_NAMES } from '../cards/catalogue';
import { needsConfirming, riskOf, type Proposal, type Risk } from './questions/confirming';
import { whyNot, whyNotHere } from './questions/reasons';
import { Answering, type AnswerLine } from '../../../shell/table/answering.svelte';
import type { WithView } from '../../../shell/wire/link.svelte';
import type { EventInfo, RoundScore } from '../../../shell/wire/protocol';
import type { GwentView, GwentInsight, PlayOutcome } from '../view';
import type { BoardStep } from './effects/effects';
import { Hints, type Ask } from './questions/hints.svelte';
import { keyOf, layOut, movedCards, type Board, type BoardCard, type RowModel } from './model';
import { roundsSoFar } from './rounds';
import { Showing } from './showing.svelte';
import { answerAt, litBy, parsePlace, picksAt, placeKey, placesFor, previewAt, unitPlaces, type Place } from './places';

/** Cards that may be exchanged before the first round (G3.4). */
const EXCHANGES = 2;

export class Play {
  view = $state.raw<GwentView | null>(null);
  board = $state.raw<Board | null>(null);
  insight = $state.raw<GwentInsight | null>(null);
  /** The place under the pointer while a card is held. */
  pointed = $state('');
  /** Keys of the cards that moved last: they glow. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  /** The finished rounds. */
  rounds = $state.raw<readonly RoundScore[]>([]);
  /** The held card of the hand. */
  held = $state.raw<BoardCard | null>(null);
  /** A coach is present. */
  coached = $state(false);
  /** The number of cards that may still be exchanged; null if unknown. */
  exchanges = $state<number | null>(null);
  /** The leader is held, as a card would be. */
  leading = $state(false);
  #risk = $state.raw<Risk | null>(null);
  #peeked = $state<number | null>(null);
  /** The place of a card that was sent alone: it answers the next question. */
  #put: Place | null = null;

  readonly answering: Answering;
  /** The shown table: it lags behind while something is animated. */
  readonly showing = new Showing();
  readonly hints: Hints;

  constructor(line?: () => AnswerLine | null, askHint: Ask = () => undefined) {
    this.answering = new Answering(line, { sent: () => this.drop(), changed: () => this.#follow() });
    this.hints = new Hints(this.answering, askHint);
  }

  /** The move that waits for confirmation. */
  readonly proposal = $derived.by<Proposal | null>(() => {
    const key = this.answering.staged[0];
    return key === undefined ? null : { key, risk: this.#risk };
  });
  /** The question is hidden for a look at the table. */
  readonly peeking = $derived.by(() => this.answering.decision !== null && this.answering.decision.id === this.#peeked);
  readonly myTurn = $derived.by(() => this.answering.kind === 'turn');
  readonly mine = $derived(this.board?.sides.find((side) => side.mine) ?? null);
  readonly won = $derived(this.board?.winners.includes(this.mine?.side ?? -1) ?? false);
  readonly hand = $derived(
    this.mine?.seats.find((seat) => seat.seat === this.view?.seat)?.hand ?? [],
  );
  readonly playable = $derived.by<ReadonlySet<string>>(
    () => new Set(this.myTurn ? this.answering.decision?.options.flatMap(({ key }) => (key.startsWith('play:') ? [key.slice(5)] : [])) : []),
  );
  /** The leader can be used now. */
  readonly canLead = $derived.by(() => this.answering.offers('leader'));
  readonly totals = $derived(this.board?.sides.map(({ total }) => total) ?? []);
  /** Rivals who may get the held spy, or the one that is asked about, with the answer for each. */
  readonly receivers = $derived.by<ReadonlyMap<number, string>>(() => {
    const sides = this.view?.public.sides ?? [];
    if (sides.length < 3 || this.proposal) return new Map();
    const { decision } = this.answering;
    if (decision?.kind === 'receiver') {
      return new Map(decision.options.map(({ key }) => [sides.indexOf(key.slice('to:'.length)), key]));
    }
    const enemies = [...this.lit.keys()].map(parsePlace).flatMap((place) => (place?.at === 'row' && place.side !== this.mine?.side ? [place] : []));
    return new Map(this.held ? enemies.map(({ side }) => [side, '']) : []);
  });
  /** Highlighted places; the value is the option a place answers, or empty for the held card. */
  readonly lit = $derived.by<ReadonlyMap<string, string>>(() => {
    const side = this.mine?.side ?? 0;
    // One question at a time: during a confirmation no place can be chosen.
    if (this.proposal) return new Map();
    if (this.held?.id && this.playable.has(this.held.id)) {
      const taken = this.insight?.goes?.[this.held.id]?.taken ?? [];
      const card = cardOf(this.held.id);
      // A card that goes onto a unit goes onto no row.
      if (card.goes === 'unit') return new Map(unitPlaces(this.mine?.rows ?? []).map((place) => [placeKey(place), '']));
      const places = placesFor(card, side, this.board?.sides.length ?? 2).filter(
        (place) => !('row' in place && taken.includes(place.row)),
      );
      return new Map(places.map((place) => [placeKey(place), '']));
    }
    const { decision } = this.answering;
    return decision && !this.myTurn ? litBy(decision, side) : new Map();
  });

  /** The result of playing the held card (at the place under the pointer), from the engine. */
  readonly outcome = $derived.by<PlayOutcome | null>(() => {
    const plays = this.insight?.plays ?? {};
    if (this.leading) return plays['leader'] ?? this.#outcomeAt('leader', parsePlace(this.pointed));
    if (!this.held?.id) return null;
    const place = parsePlace(this.pointed) ?? parsePlace([...this.lit.keys()][0] ?? '');
    return this.#outcomeAt(`play:${this.held.id}`, place);
  });
  /** Cards that this play would burn, as `zone:card`. */
  readonly victims = $derived(new Set(this.outcome?.gone?.map(({ zone, card }) => `${zone}:${card}`)));
  /** Cards that it would take back into a hand. */
  readonly returning = $derived(new Set(this.outcome?.back?.map(({ zone, card }) => `${zone}:${card}`)));

  /** Cards that it would bring to a row beside the played one. */
  comingTo({ side, row }: RowModel): string[] {
    const zone = `${this.view?.public.sides[side] ?? ''}.board.${ROW_NAMES[row] ?? ''}`;
    return this.outcome?.came?.flatMap((one) => (one.zone === zone ? [one.card] : [])) ?? [];
  }

  show(view: GwentView, { insight = null, events = [], recent, past = null, ...asked }: WithView<GwentInsight | null> = {}): void {
    const before = this.board;
    const moved = movedCards(this.view, view);
    this.view = view;
    this.insight = insight;
    this.rounds = roundsSoFar(past ? [] : this.rounds, past ?? events, view.public.round, view.public.over);
    this.board = layOut(view, insight?.why);
    this.moved = recent ? new Set(recent.flatMap(({ handle }) => keyOf(handle) || [])) : moved;
    const step: BoardStep | null = events.length ? { events, before, after: this.board, moved, zones: Object.keys(view.zones) } : null;
    this.showing.take(this.board, step);
    this.#countExchanges(past, events);
    this.answering.show({ view, ...asked });
    if (!this.hand.some((card) => card.key === this.held?.key)) this.held = null;
    if (!this.canLead) this.leading = false;
  }

  /** Exchanges before the first round: the number in the rules, less those done. */
  #countExchanges(past: readonly EventInfo[] | null, events: readonly EventInfo[]): void {
    const told = past ?? events;
    const begun = told.findLastIndex(({ kind }) => kind === 'dealt');
    if (begun >= 0) this.exchanges = EXCHANGES;
    const gone = told.slice(begun + 1).filter(({ kind, seat }) => kind === 'set_aside' && seat === this.view?.seat).length;
    if (this.exchanges !== null) this.exchanges -= gone;
  }

  /** Take a card of the hand, or put it back. */
  hold(card: BoardCard): void {
    if (!this.myTurn || this.answering.waiting) return;
    this.held = this.held?.key === card.key ? null : card;
    this.leading = false;
    this.pointed = '';
  }

  /** Take the leader, or put it back: one tap never uses it. */
  holdLeader(): void {
    if (!this.canLead || this.answering.waiting) return;
    this.held = null;
    this.leading = !this.leading;
  }

  /** Hide the question to look at the table, or show it again. */
  peek(on: boolean): void {
    this.#peeked = on ? (this.answering.decision?.id ?? null) : null;
  }

  drop(): void {
    this.held = null;
    this.leading = false;
  }

  /** Why a card of the hand (or the leader) cannot be played now, in words. */
  whyNot(card: string): string {
    return whyNot(this.insight, card);
  }

  /** Why the held card does not go to a place; empty if it does, or nothing is held. */
  whyNotHere(key: string): string {
    const place = parsePlace(key);
    if (!this.held?.id || !place) return '';
    if (this.answers(key)) return '';
    return whyNotHere(this.insight, this.held.id, 'row' in place ? place.row : null);
  }

  canPlay(card: BoardCard): boolean {
    return card.id !== null && this.playable.has(card.id);
  }

  /** True if a place stands for an answer now. */
  answers(key: string): boolean {
    return [key, rowOf(parsePlace(key)), 'table'].some((one) => this.lit.has(one));
  }

  /** Choose a place: play the held card there, or answer the open question. */
  choose(key: string): boolean {
    const place = parsePlace(key);
    const answer = this.lit.get(key) ?? this.lit.get(rowOf(place)) ?? this.lit.get('table');
    if (!place || answer === undefined) return false;
    if (answer) this.answering.answer(answer);
    else this.playHeld(place);
    return true;
  }

  /** The pointer is over a rival who may get the held spy. */
  pointAt(side: number): void {
    if (this.receivers.has(side)) this.pointed = [...this.lit.keys()].find((key) => key.startsWith(`row:${side}:`)) ?? this.pointed;
  }

  /** Choose the rival who gets a spy; false if there is none to give. */
  chooseReceiver(side: number): boolean {
    const answer = this.receivers.get(side);
    if (answer === undefined) return false;
    const place = [...this.lit.keys()].map(parsePlace).find((one) => one?.at === 'row' && one.side === side);
    if (answer) this.answering.answer(answer);
    else this.playHeld(place ?? null);
    return true;
  }

  /** Play what is held; the server asks where if no place was chosen. */
  playHeld(place: Place | null = null): void {
    const id = this.held?.id;
    if (this.leading) this.propose('leader');
    else if (id && CARDS.has(id)) this.propose(`play:${id}`, place);
  }

  /** Answer, after a confirmation if the user wants one; `listed`: chosen from a list by one tap. */
  propose(key: string, place: Place | null = null, listed = false): void {
    if (!this.answering.decision || this.answering.waiting) return;
    const picks = picksAt(this.insight?.plays ?? {}, key, place, this.#sides);
    this.#put = picks.length > 1 ? null : place;
    this.#risk = this.myTurn ? riskOf(key, this.#outcomeAt(key, place), this.totals) : null;
    if (this.myTurn && needsConfirming(this.#risk, listed)) this.answering.stage(...picks);
    else this.answering.answer(...picks);
  }

  /** The player confirmed, or declined. */
  confirm(yes: boolean): void {
    if (yes) return this.answering.confirm();
    this.answering.unstage();
    this.#put = null;
  }

  get #sides(): readonly string[] {
    return this.view?.public.sides ?? [];
  }

  #outcomeAt(key: string, place: Place | null): PlayOutcome | null {
    return previewAt(this.insight?.plays ?? {}, key, place, this.#sides);
  }

  /** A message was done, or refused. */
  settle(id: string, done: boolean): void {
    this.answering.settle(id);
    if (done) return;
    this.#put = null;
    this.hints.dismiss();
  }

  /** If the next question could not be known before (solo), the chosen place answers it now. */
  #follow(): void {
    const place = this.#put;
    this.#put = null;
    const { decision } = this.answering;
    const key = place && decision && answerAt(decision, place, this.#sides);
    if (key) this.answering.answer(key);
  }
}

function rowOf(place: Place | null): string {
  return place?.at === 'unit' ? placeKey({ at: 'row', side: place.side, row: place.row }) : '';
}
