/**
 * The visible state of a table. While an event is animated it lags behind the game: later events wait for
 * their turn, and a tap or a key ends the current one.
 */

import type { BoardStep } from './effects/effects';
import type { Board, RowModel, SideModel } from './model';

/** Animate an event; once `skip` is aborted nothing in it waits any longer. */
export type Perform = (step: BoardStep, skip: AbortSignal) => Promise<void>;

/** The progress of the end of a round. */
export interface RoundShow {
  /** The place of the row being counted. */
  counting: string;
  /** The points counted for each side. */
  counted: readonly number[];
  /** Sides that lose a gem, and its visible state. */
  lost: readonly number[];
  gem: 'whole' | 'cracked' | 'broken';
  /** Sides whose cards leave the table. */
  leaving: readonly number[];
  /** The halves of the field close again. */
  closing?: boolean;
}

/** True while something is animated: announcements of its end wait. */
export const eyes = $state({ busy: false });

export class Showing {
  /** The visible table. */
  board = $state.raw<Board | null>(null);
  /** Keys of the cards in motion: they appear when they have landed. */
  flying = $state.raw<ReadonlySet<string>>(new Set());
  /** The end of a round, while it is shown. */
  round = $state.raw<RoundShow | null>(null);
  /** Something is being animated, or waits to be. */
  busy = $state(false);
  /** The seat whose action is animated. */
  telling = $state(-1);
  /** The animator, and how to load it; without either every change is immediate. */
  perform: Perform | null = null;
  prepare: (() => Promise<void>) | null = null;
  /** The table whose totals are visible: they count when cards have landed. */
  #landed = $state.raw<Board | null>(null);
  #truth: Board | null = null;
  #queue: BoardStep[] = [];
  #now: AbortController | null = null;

  /** The game went on to this table; with a step the change is animated. */
  take(board: Board, step: BoardStep | null): void {
    this.#truth = board;
    if (!step || !(this.perform ?? this.prepare)) return this.settle();
    this.#queue.push(step);
    if (!this.busy) void this.#run();
  }

  /** Show the current table at once. */
  settle(): void {
    this.#queue = [];
    this.#now?.abort();
    this.#arrive(this.#truth);
    this.#rest(false);
  }

  /** End the current animation. */
  skip(): void {
    this.#now?.abort();
  }

  /** Cards begin to fly. */
  fly(keys: readonly string[]): void {
    this.flying = new Set([...this.flying, ...keys]);
  }

  /** These cards have landed. */
  land(keys: readonly string[]): void {
    this.flying = new Set([...this.flying].filter((key) => !keys.includes(key)));
  }

  /** Show the totals of this table from now on. */
  count(board: Board): void {
    this.#landed = board;
  }

  /** The visible total of a side. */
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
        // A change that cannot be animated is shown all the same.
      }
      // The table was settled meanwhile.
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

/** Wait, or continue at once when skipped. */
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
