/** The order and timing of a moment: named marks that pass one after the other. */

import { moves, pace } from '../../../shell/lib/settings.svelte';

/** For each mark when it passes, in milliseconds from the start. */
export type Marks<Name extends string> = Readonly<Record<Name, number>>;

export class Sequence<Name extends string> {
  #passed = $state.raw<ReadonlySet<Name>>(new Set());
  #timers: ReturnType<typeof setTimeout>[] = [];
  #marks: [Name, number][];
  #onmark: (name: Name) => void;

  /** `onmark` hears of marks that pass in their time, and of none that are skipped. */
  constructor(marks: Marks<Name>, onmark: (name: Name) => void = () => undefined) {
    this.#marks = Object.entries(marks) as [Name, number][];
    this.#onmark = onmark;
  }

  readonly done = $derived.by(() => this.#passed.size === this.#marks.length);

  /** Begin; without motion, or where the moment was seen before, its end is shown at once. */
  start(seen = false): void {
    if (seen || !moves()) {
      this.finish();
      return;
    }
    this.#timers = this.#marks.map(([name, at]) => setTimeout(() => this.#pass(name), at * pace()));
  }

  at(name: Name): boolean {
    return this.#passed.has(name);
  }

  /** Show the end state at once. */
  finish(): void {
    this.stop();
    this.#passed = new Set(this.#marks.map(([name]) => name));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #pass(name: Name): void {
    this.#passed = new Set([...this.#passed, name]);
    this.#onmark(name);
  }
}
