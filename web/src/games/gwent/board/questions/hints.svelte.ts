/** Hints: the choice of a strong bot, requested from the server and shown until it is outdated. */

import type { DecisionView, Hint } from '../../../../shell/wire/protocol';
import type { Answering } from '../../../../shell/table/answering.svelte';
import { cardIn, litBy } from '../places';

export type Ask = (decision: number) => void;

export class Hints {
  /** Hints are for tables where all the others are bots. */
  allowed = $state(false);
  #asked = $state<number | null>(null);
  #told = $state.raw<Hint | null>(null);
  #answering: Answering;
  #ask: Ask;

  constructor(answering: Answering, ask: Ask) {
    this.#answering = answering;
    this.#ask = ask;
  }

  /** The hint for the open question. */
  readonly now = $derived.by<Hint | null>(() =>
    this.#told?.decision === this.#answering.decision?.id ? this.#told : null,
  );
  readonly thinking = $derived.by(
    () => this.now === null && this.#asked !== null && this.#asked === this.#answering.decision?.id,
  );
  readonly can = $derived.by(
    () => this.allowed && this.#answering.decision !== null && !this.#answering.waiting,
  );

  /** Ask for a hint; called again, hide it. */
  toggle(): void {
    if (this.now) this.dismiss();
    else if (this.can && !this.thinking && this.#answering.decision) {
      this.#asked = this.#answering.decision.id;
      this.#ask(this.#asked);
    }
  }

  receive(hint: Hint): void {
    this.#told = hint;
  }

  dismiss(): void {
    this.#told = null;
    this.#asked = null;
  }

  /** Carry out the hint. */
  follow(): void {
    const key = this.now?.key;
    if (key) this.#answering.answer(key);
  }
}

/** The part of the page that an option stands for: a card, a place, a button. */
export function shownBy(decision: DecisionView, key: string, mine: number): string {
  const [form = '', value = ''] = key.split(':');
  const spots = [`[data-key="${key}"]`];
  if (key === 'pass') spots.push('[data-spot="pass"]');
  if (key === 'leader') spots.push('[data-spot="leader"]');
  if (form === 'play') spots.push(`[data-hand="${value}"]`);
  else if (cardIn(key)) spots.push(`dialog [data-choice="${cardIn(key)}"]`);
  for (const [place, answer] of litBy(decision, mine)) {
    if (answer === key) spots.push(`[data-place="${place}"]:not(button.target)`);
  }
  return spots.join(', ');
}
