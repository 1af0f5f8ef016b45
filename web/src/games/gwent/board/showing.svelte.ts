/**
 * What the eye sees of a table. While something is shown it lags behind the game: what happens meanwhile
 * waits for its turn, and a tap or a key ends what is shown just now.
 */

import type { BoardStep } from './effects/effects';
import type { Board, RowModel, SideModel } from './model';

/** Shows what happened; when `skip` is aborted nothing in it waits any longer. */
export type Perform = (step: BoardStep, skip: AbortSignal) => Promise<void>;

/** How far the end of a round has been told. */
export interface RoundShow {
  /** The place of the row that is counted now. */
  counting: string;
  /** What has been counted of each side. */
  counted: readonly number[];
  /** Sides that lose a gem, and what is seen of it. */
  lost: readonly number[];
  gem: 'whole' | 'cracked' | 'broken';
  /** Sides whose cards leave the table. */
  leaving: readonly number[];
  /** The halves of the field come together again. */
  closing?: boolean;
}

/** Whether something is shown on the table now: what speaks of its end waits. */
export const eyes = $state({ busy: false });

export class Showing {
  /** The table as it is seen. */
  board = $state.raw<Board | null>(null);
  /** Keys of the cards on their way to where they lie now: they are seen when they have landed. */
  flying = $state.raw<ReadonlySet<string>>(new Set());
  /** The end of a round, while it is told. */
  round = $state.raw<RoundShow | null>(null);
  /** Something is shown, or waits to be. */
  busy = $state(false);
  /** Whose doing is shown. */
  telling = $state(-1);
  /** What shows it, and how to fetch that; without either everything is there at once. */
  perform: Perform | null = null;
  prepare: (() => Promise<void>) | null = null;
  /** The table whose totals are seen: they count when cards have landed. */
  #landed = $state.raw<Board | null>(null);
  #truth: Board | null = null;
  #queue: BoardStep[] = [];
  #now: AbortController | null = null;

  /** The game went on to this table; with step it is shown how. */
  take(board: Board, step: BoardStep | null): void {
    this.#truth = board;
    if (!step || !(this.perform ?? this.prepare)) return this.settle();
    this.#queue.push(step);
    if (!this.busy) void this.#run();
  }

  /** The table is seen as it is, at once. */
  settle(): void {
    this.#queue = [];
    this.#now?.abort();
    this.#arrive(this.#truth);
    this.#rest(false);
  }

  /** End what is shown just now. */
  skip(): void {
    this.#now?.abort();
  }

  /** Cards begin to fly. */
  fly(keys: readonly string[]): void {
    this.flying = new Set([...this.flying, ...keys]);
  }

  /** These cards are where they belong. */
  land(keys: readonly string[]): void {
    this.flying = new Set([...this.flying].filter((key) => !keys.includes(key)));
  }

  /** The totals of this table are seen from now on. */
  count(board: Board): void {
    this.#landed = board;
  }

  /** The total of a side as it is seen. */
  totalOf({ side, total }: SideModel): number {
    return this.round?.counted[side] ?? this.#landed?.sides[side]?.total ?? total;
  }

  sumOf({ side, row, total }: RowModel): number {
    return this.#landed?.sides[side]?.rows[row]?.total ?? total;
  }

  async #run(): Promise<void> {
    this.#rest(true);
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const now = new AbortController();
      this.#now = now;
      this.telling = step.events.find(({ seat }) => seat >= 0)?.seat ?? -1;
      try {
        await this.prepare?.();
        if (this.#now === now) await this.perform?.(step, now.signal);
      } catch {
        // What cannot be shown is there all the same.
      }
      // The table has been settled meanwhile.
      if (this.#now !== now) return;
      this.#arrive(this.#queue.length ? step.after : this.#truth);
    }
    this.#rest(false);
  }

  #arrive(board: Board | null): void {
    this.#now = null;
    this.board = board;
    this.#landed = board;
    this.flying = new Set();
    this.round = null;
  }

  #rest(busy: boolean): void {
    this.busy = busy;
    eyes.busy = busy;
  }
}

/** Wait, or go on at once when it is skipped. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skip.aborted || ms <= 0) return done();
    const end = (): void => {
      clearTimeout(timer);
      skip.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    skip.addEventListener('abort', end);
  });
}
