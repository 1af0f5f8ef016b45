/**
 * A seat's answers to its questions, in any game: the open decision, picks chosen but not sent, the answer in flight,
 * and undo. A game adds its own state beside it.
 */

import type { DecisionView, QuestionText } from '../wire/protocol';

/** The part of a connection that takes answers. */
export interface AnswerLine {
  /** Send the answer to a decision and to the questions after it; returns the id of the message. */
  pick(decision: number, keys: readonly string[]): string;
  takeBack(scope: 'step' | 'turn'): void;
}

/** The questions to a seat in an update of the table. */
export interface Asked {
  view: { decisions: readonly DecisionView[] };
  questions?: readonly QuestionText[];
  undo?: boolean;
  noUndo?: string;
}

/** Callbacks of a game. */
export interface AnswerHooks {
  /** Another decision is open than before. */
  changed?(): void;
  /** An answer is sent. */
  sent?(): void;
}

export class Answering {
  /** The picks chosen but not sent: the answer, then those to the questions after it. */
  staged = $state.raw<readonly string[]>([]);
  /** The open decisions in words. */
  questions = $state.raw<readonly QuestionText[]>([]);
  /** Undo is possible. */
  undoable = $state(false);
  /** Why undo is not possible, in words. */
  noUndo = $state('');
  #paused = $state(false);
  #open = $state.raw<readonly DecisionView[]>([]);
  /** The selected decision, where several are open. */
  #turnedTo = $state(-1);
  /** The answer in flight. */
  #sent = $state.raw<{ id: string; decision: number } | null>(null);
  #line: () => AnswerLine | null;
  #hooks: AnswerHooks;

  /** Without a connection this is read-only: answers are dropped. */
  constructor(line: () => AnswerLine | null = () => null, hooks: AnswerHooks = {}) {
    this.#line = line;
    this.#hooks = hooks;
  }

  /** All open decisions of this seat. */
  readonly decisions = $derived<readonly DecisionView[]>(this.#paused ? [] : this.#open);
  /** The decision being answered. */
  readonly decision = $derived<DecisionView | null>(this.decisions.find(({ id }) => id === this.#turnedTo) ?? this.decisions[0] ?? null);
  readonly kind = $derived(this.decision?.kind ?? '');
  /** The decision in words. */
  readonly question = $derived(this.questions.find((one) => one.decision === this.decision?.id));
  /** An answer is in flight: no other can be given. */
  readonly waiting = $derived(this.#sent !== null);

  get paused(): boolean {
    return this.#paused;
  }

  /** Show no questions, because a bot plays for this seat or the game is over; or show them again. */
  pause(on: boolean): void {
    this.#paused = on;
    if (on) this.staged = [];
  }

  /** Show the questions of an update. */
  show({ view, questions = [], undo = false, noUndo = '' }: Asked): void {
    const before = this.decision?.id;
    this.#open = view.decisions;
    this.questions = questions;
    this.undoable = undo;
    this.noUndo = noUndo;
    // An update may come from another player's move: then the answer is still in flight.
    if (!view.decisions.some(({ id }) => id === this.#sent?.decision)) this.#sent = null;
    if (before !== this.decision?.id) this.#begin();
  }

  /** Select another of the open decisions. */
  turnTo(decision: number): void {
    this.#turnedTo = decision;
    this.#begin();
  }

  /** True if the open decision has this option. */
  offers(key: string): boolean {
    return this.decision?.options.some((option) => option.key === key) ?? false;
  }

  /** Choose picks without sending them. */
  stage(...keys: string[]): void {
    if (!this.waiting) this.staged = keys;
  }

  /** Choose an option, or deselect it. */
  toggle(key: string): void {
    this.stage(...(this.staged[0] === key ? [] : [key]));
  }

  unstage(): void {
    this.staged = [];
  }

  /** Send the chosen picks. */
  confirm(): void {
    this.answer(...this.staged);
  }

  /** Send an answer, with those to the questions after it. */
  answer(...keys: string[]): void {
    const line = this.#line();
    if (!this.decision || !line || this.waiting || !keys.length) return;
    this.staged = [];
    this.#sent = { id: line.pick(this.decision.id, keys), decision: this.decision.id };
    this.#hooks.sent?.();
  }

  /** A message was carried out or refused: if it was the answer, the next one can be given. */
  settle(id: string): void {
    if (this.#sent?.id === id) this.#sent = null;
  }

  takeBack(): void {
    this.#line()?.takeBack('step');
  }

  #begin(): void {
    this.staged = [];
    this.#hooks.changed?.();
  }
}
