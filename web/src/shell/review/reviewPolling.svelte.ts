/** Polls the review of a table; the first answer already has the picks judged so far. */

import { settings } from '../lib/settings.svelte';
import { ApiError } from '../wire/api';
import type { Review } from '../wire/protocol';
import { reviewOf } from '../wire/review';

const AGAIN_MS = 800;
/** A busy server is polled less often. */
const BUSY_MS = 4000;
const RETRY = new Set(['busy', 'store_down', 'rate', 'moved']);

export class ReviewPolling {
  review = $state.raw<Review | null>(null);
  /** Why there is no review, in words. */
  none = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(table: string) {
    void this.#look(table);
  }

  get working(): boolean {
    return !this.none && this.review?.status !== 'done';
  }

  stop(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #look(table: string): Promise<void> {
    let wait = AGAIN_MS;
    try {
      const review = await reviewOf(table, settings.lang);
      if (this.#ended) return;
      this.review = review;
      if (review.status === 'done') return;
    } catch (error) {
      if (error instanceof ApiError && !RETRY.has(error.code)) {
        this.none = error.message;
        return;
      }
      wait = BUSY_MS;
    }
    if (!this.#ended) this.#timer = setTimeout(() => void this.#look(table), wait);
  }
}
