/** Picks that are chosen and not sent yet: the server says what they would come to. */

import type { DecisionView, Tried } from '../../../shell/wire/protocol';

/** What a table can tell of picks. */
export interface PickLine {
  /** Ask what picks would come to; returns the id of the question. */
  try(decision: number, keys: readonly string[]): string;
}

/** One chosen pick; `place` is where its card lies in the hand. */
export interface Staged {
  key: string;
  place: number;
}

export class Staging {
  decision = $state(0);
  picks = $state.raw<readonly Staged[]>([]);
  /** What the server says of the picks as they are now; null while it is asked. */
  tried = $state.raw<Tried | null>(null);
  /** Picks that come before those one chooses, such as that the first step of a fight turn is done. */
  #before: readonly string[] = [];
  #asked = '';
  #line: PickLine | null;

  constructor(line: PickLine | null) {
    this.#line = line;
  }

  readonly keys = $derived(this.picks.map(({ key }) => key));
  /** The next question; none if the last pick reveals something hidden, because the reply then
   *  shows the table before it. */
  readonly next = $derived<DecisionView | null>(this.tried?.stop === 'hidden' ? null : (this.tried?.decisions.at(-1) ?? null));

  /** A new question: nothing is chosen. */
  begin(decision: number, before: readonly string[] = []): void {
    this.decision = decision;
    this.#before = before;
    this.picks = [];
    this.#ask();
  }

  add(key: string, place: number): void {
    this.picks = [...this.picks, { key, place }];
    this.#ask();
  }

  /** Take off a pick, and all after it. */
  cut(at: number): void {
    this.picks = this.picks.slice(0, at);
    this.#ask();
  }

  /** Take off one pick of several that do not hang together. */
  remove(place: number): void {
    this.picks = this.picks.filter((pick) => pick.place !== place);
    this.#ask();
  }

  has(place: number): boolean {
    return this.picks.some((pick) => pick.place === place);
  }

  receive(tried: Tried): void {
    if (tried.id === this.#asked) this.tried = tried;
  }

  /** All of it, with picks that end it. */
  picksWith(after: readonly string[]): string[] {
    return [...this.#before, ...this.keys, ...after];
  }

  #ask(): void {
    this.tried = null;
    const keys = [...this.#before, ...this.keys];
    this.#asked = keys.length && this.#line ? this.#line.try(this.decision, keys) : '';
  }
}
