/** A review as screens show it: the side, its lines, its turning points. */

import type { Review, ReviewMove } from '../wire/protocol';
import type { Line } from './Chart.svelte';
import { curveOf, lastStep, movesOf, turningPoints } from './curve';
import { ReviewPolling } from './reviewPolling.svelte';

/** The viewer's seat, and the seats reviewed. */
export interface Eyes {
  names: readonly string[];
  /** The side of each seat. */
  sideOf: readonly number[];
  /** The side whose moves and line are shown; null: all. */
  side: number | null;
  /** The last step of the game, where it is known better than by the review. */
  last?: number;
}

export class LookBack {
  readonly polling: ReviewPolling;
  readonly #eyes: () => Eyes;

  readonly moves = $derived.by((): ReviewMove[] => (this.review ? movesOf(this.review, this.#eyes().sideOf, this.#eyes().side) : []));
  readonly points = $derived.by((): ReviewMove[] => (this.done && this.review ? turningPoints(this.review, this.#eyes().sideOf, this.#eyes().side) : []));
  readonly last = $derived.by((): number => this.#eyes().last ?? (this.review ? lastStep(this.review) : 1));

  constructor(table: string, eyes: () => Eyes) {
    this.polling = new ReviewPolling(table);
    this.#eyes = eyes;
  }

  get review(): Review | null {
    return this.polling.review;
  }

  get done(): boolean {
    return this.review?.status === 'done';
  }

  /** The line of the selected side, or of each; a side without a judged move has none. */
  lines(side: number | null = this.#eyes().side): Line[] {
    const { names, sideOf } = this.#eyes();
    const review = this.review;
    if (!review) return [];
    return [...new Set(sideOf)]
      .filter((one) => side === null || one === side)
      .map((one) => ({ name: names.filter((_, seat) => sideOf[seat] === one).join(', '), points: curveOf(review, sideOf, one, this.last) }))
      .filter((line) => line.points.length);
  }

  moveAt(step: number | null): ReviewMove | null {
    return this.review?.moves?.find((move) => move.step === step) ?? null;
  }

  stop(): void {
    this.polling.stop();
  }
}
