/** What the person at the table is doing: the card held, the places lit, the answers sent. */

import { CARDS, cardOf, ROW_NAMES } from '../cards/catalogue';
import { needsConfirming, riskOf, type Proposal } from './confirming';
import { whyNot, whyNotHere } from './reasons';
import type { DecisionView, EventInfo, RoundScore } from '../../../shell/wire/protocol';
import type { GwentView, GwentInsight, PlayOutcome } from '../view';
import type { News } from './effects/effects';
import { Hints, type Ask } from './hints.svelte';
import { keyOf, layOut, movedCards, type Board, type BoardCard, type RowModel, type SideModel } from './model';
import { roundsSoFar } from './rounds';
import { answerAt, litBy, parsePlace, placeKey, placesFor, previewAt, unitPlaces, type Place } from './places';

/** What came with a view. */
export interface Happened {
  insight?: GwentInsight | null;
  /** What has just happened, to be shown. */
  events?: readonly EventInfo[];
  /** What happened last, where that is not seen from the change of views. */
  recent?: readonly EventInfo[] | null;
  /** All that is known of the game before, where one knows nothing yet. */
  past?: readonly EventInfo[] | null;
}

export type Send = (decision: number, key: string) => void;

export class Play {
  view = $state.raw<GwentView | null>(null);
  board = $state.raw<Board | null>(null);
  insight = $state.raw<GwentInsight | null>(null);
  /** The place that is pointed at while a card is held. */
  pointed = $state('');
  /** Cards on their way to where they lie now: they are seen when they have landed. */
  flying = $state.raw<ReadonlySet<string>>(new Set());
  /** Somebody lets cards fly, and says when they have landed. */
  staged = false;
  /** The table as it was before what is still on its way: its totals are shown until then. */
  #landed = $state.raw<Board | null>(null);
  /** Keys of the cards that moved last: they glow. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  /** The rounds that are over. */
  rounds = $state.raw<readonly RoundScore[]>([]);
  /** What happened last, for those who show it. */
  news = $state.raw<News | null>(null);
  /** The card of the hand that is held. */
  held = $state.raw<BoardCard | null>(null);
  /** The leader is held, as a card would be. */
  leading = $state(false);
  /** An answer that waits for a yes. */
  proposal = $state.raw<Proposal | null>(null);
  /** An answer is on its way. */
  waiting = $state(false);
  #peeked = $state<number | null>(null);
  #intent: Place | null = null;
  #send: Send;

  readonly hints: Hints;

  constructor(send: Send, askHint: Ask = () => undefined) {
    this.#send = send;
    this.hints = new Hints(this, askHint);
  }

  /** Somebody else plays for us, or nobody plays any more. */
  paused = $state(false);

  readonly decision = $derived<DecisionView | null>(
    this.paused ? null : (this.view?.decisions[0] ?? null),
  );
  /** The question is put aside for a look at the table. */
  readonly peeking = $derived(this.decision !== null && this.decision.id === this.#peeked);
  readonly myTurn = $derived(this.decision?.kind === 'turn');
  readonly mine = $derived(this.board?.sides.find((side) => side.mine) ?? null);
  readonly won = $derived(this.board?.winners.includes(this.mine?.side ?? -1) ?? false);
  readonly hand = $derived(
    this.mine?.seats.find((seat) => seat.seat === this.view?.seat)?.hand ?? [],
  );
  readonly playable = $derived(
    new Set(
      this.myTurn
        ? this.decision?.options.flatMap(({ key }) => (key.startsWith('play:') ? [key.slice(5)] : []))
        : [],
    ),
  );
  /** The leader can be used now. */
  readonly canLead = $derived(Boolean(this.decision?.options.some(({ key }) => key === 'leader')));
  readonly totals = $derived(this.board?.sides.map(({ total }) => total) ?? []);
  /** Rivals who may get the held spy, or the one that is asked about, with the answer that says so. */
  readonly receivers = $derived.by<ReadonlyMap<number, string>>(() => {
    const sides = this.view?.public.sides ?? [];
    if (sides.length < 3 || this.proposal) return new Map();
    if (this.decision?.kind === 'receiver') {
      return new Map(this.decision.options.map(({ key }) => [sides.indexOf(key.slice('to:'.length)), key]));
    }
    const enemies = [...this.lit.keys()].map(parsePlace).flatMap((place) => (place?.at === 'row' && place.side !== this.mine?.side ? [place] : []));
    return new Map(this.held ? enemies.map(({ side }) => [side, '']) : []);
  });
  /** Lit places; the value is the option a place answers, or empty for the held card. */
  readonly lit = $derived.by<ReadonlyMap<string, string>>(() => {
    const side = this.mine?.side ?? 0;
    // One question at a time: while a move is asked about, no place is to be chosen.
    if (this.proposal) return new Map();
    if (this.held?.id && this.playable.has(this.held.id)) {
      const taken = this.insight?.goes?.[this.held.id]?.taken ?? [];
      const card = cardOf(this.held.id);
      // What goes onto a unit goes onto no row.
      if (card.goes === 'unit') return new Map(unitPlaces(this.mine?.rows ?? []).map((place) => [placeKey(place), '']));
      const places = placesFor(card, side, this.board?.sides.length ?? 2).filter(
        (place) => !('row' in place && taken.includes(place.row)),
      );
      return new Map(places.map((place) => [placeKey(place), '']));
    }
    return this.decision && !this.myTurn ? litBy(this.decision, side) : new Map();
  });

  /** What playing the held card (at the place pointed at) would come to, as the engine says. */
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

  /** Cards that it would bring to a row beside the one that is played. */
  comingTo({ side, row }: RowModel): string[] {
    const zone = `${this.view?.public.sides[side] ?? ''}.board.${ROW_NAMES[row] ?? ''}`;
    return this.outcome?.came?.flatMap((one) => (one.zone === zone ? [one.card] : [])) ?? [];
  }

  show(view: GwentView, { insight = null, events = [], recent = null, past = null }: Happened = {}): void {
    const before = this.board;
    const moved = movedCards(this.view, view);
    this.view = view;
    this.insight = insight;
    this.rounds = roundsSoFar(past ? [] : this.rounds, past ?? events, view.public.round, view.public.over);
    this.board = layOut(view, insight?.why);
    this.moved = recent ? new Set(recent.flatMap(({ handle }) => keyOf(handle) || [])) : moved;
    this.news = events.length ? { events, before, after: this.board } : null;
    if (!this.staged || !this.news) this.land();
    this.waiting = false;
    this.proposal = null;
    if (!this.hand.some((card) => card.key === this.held?.key)) this.held = null;
    if (!this.canLead) this.leading = false;
    this.#follow();
  }

  /** Cards begin to fly. */
  fly(keys: readonly string[]): void {
    this.flying = new Set([...this.flying, ...keys]);
  }

  /** These cards have landed, or there are none: the table is as it was meant to be after them. */
  land(keys: readonly string[] = [...this.flying], board = this.board): void {
    this.flying = new Set([...this.flying].filter((key) => !keys.includes(key)));
    this.#landed = board;
  }

  /** The total of a side as it is shown. */
  totalOf({ side, total }: SideModel): number {
    return this.#landed?.sides[side]?.total ?? total;
  }

  sumOf({ side, row, total }: RowModel): number {
    return this.#landed?.sides[side]?.rows[row]?.total ?? total;
  }

  /** Take a card of the hand, or put it down again. */
  hold(card: BoardCard): void {
    if (!this.myTurn || this.waiting) return;
    this.held = this.held?.key === card.key ? null : card;
    this.leading = false;
    this.pointed = '';
  }

  /** Take the leader in hand, or put it down again: it is never used by one tap. */
  holdLeader(): void {
    if (!this.canLead || this.waiting) return;
    this.held = null;
    this.leading = !this.leading;
  }

  /** Put the question aside to look at the table, or come back to it. */
  peek(on: boolean): void {
    this.#peeked = on ? (this.decision?.id ?? null) : null;
  }

  drop(): void {
    this.held = null;
    this.leading = false;
  }

  /** Why a card of the hand (or the leader) cannot be played now, in words. */
  whyNot(card: string): string {
    return whyNot(this.insight, card);
  }

  /** Why the held card does not go to a place; empty where it does, or nothing is held. */
  whyNotHere(key: string): string {
    const place = parsePlace(key);
    if (!this.held?.id || !place) return '';
    if (this.answers(key)) return '';
    return whyNotHere(this.insight, this.held.id, 'row' in place ? place.row : null);
  }

  canPlay(card: BoardCard): boolean {
    return card.id !== null && this.playable.has(card.id);
  }

  /** Whether a place stands for an answer now. */
  answers(key: string): boolean {
    return [key, rowOf(parsePlace(key)), 'table'].some((one) => this.lit.has(one));
  }

  /** A place was chosen: it plays the held card there, or answers the open question. */
  choose(key: string): boolean {
    const place = parsePlace(key);
    const answer = this.lit.get(key) ?? this.lit.get(rowOf(place)) ?? this.lit.get('table');
    if (!place || answer === undefined) return false;
    if (answer) this.answer(answer);
    else this.playHeld(place);
    return true;
  }

  /** A rival is pointed at who may get the held spy. */
  pointAt(side: number): void {
    if (this.receivers.has(side)) this.pointed = [...this.lit.keys()].find((key) => key.startsWith(`row:${side}:`)) ?? this.pointed;
  }

  /** A rival was chosen to get a spy; false if there is none to give. */
  chooseReceiver(side: number): boolean {
    const answer = this.receivers.get(side);
    if (answer === undefined) return false;
    const place = [...this.lit.keys()].map(parsePlace).find((one) => one?.at === 'row' && one.side === side);
    if (answer) this.answer(answer);
    else this.playHeld(place ?? null);
    return true;
  }

  /** Play what is held; the server asks where if that is open. */
  playHeld(place: Place | null = null): void {
    const id = this.held?.id;
    if (this.leading) this.propose('leader');
    else if (id && CARDS.has(id)) this.propose(`play:${id}`, place);
  }

  /** Answer, after a question where the person wants one; `listed`: chosen from a list by one tap. */
  propose(key: string, place: Place | null = null, listed = false): void {
    if (!this.decision || this.waiting) return;
    const risk = this.myTurn ? riskOf(key, this.#outcomeAt(key, place), this.totals) : null;
    const proposal = { key, place, risk };
    if (this.myTurn && needsConfirming(risk, listed)) this.proposal = proposal;
    else this.#act(proposal);
  }

  /** The person said yes, or no. */
  confirm(yes: boolean): void {
    const proposal = this.proposal;
    this.proposal = null;
    if (yes && proposal) this.#act(proposal);
  }

  #act({ key, place }: Proposal): void {
    this.#intent = place;
    this.answer(key);
  }

  #outcomeAt(key: string, place: Place | null): PlayOutcome | null {
    return previewAt(this.insight?.plays ?? {}, key, place, this.view?.public.sides ?? []);
  }

  answer(key: string): void {
    if (!this.decision || this.waiting) return;
    this.drop();
    this.proposal = null;
    this.waiting = true;
    this.#send(this.decision.id, key);
  }

  /** The server refused: the question is open again. */
  refused(): void {
    this.waiting = false;
    this.#intent = null;
    this.hints.dismiss();
  }

  /** Answer the follow-up question that the chosen place has answered already. */
  #follow(): void {
    const intent = this.#intent;
    this.#intent = null;
    if (!intent || !this.decision) return;
    const key = answerAt(this.decision, intent, this.view?.public.sides ?? []);
    if (key) this.answer(key);
  }
}

function rowOf(place: Place | null): string {
  return place?.at === 'unit' ? placeKey({ at: 'row', side: place.side, row: place.row }) : '';
}
