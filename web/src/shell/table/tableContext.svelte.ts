/**
 * The state of a table beside its game, for all its parts: presence, clocks, phrases. A replay has none: there
 * `tableContext()` is undefined.
 */

import { getContext, setContext, type Snippet } from 'svelte';

import type { TableLink } from '../wire/link.svelte';
import type { Said, SeatClock, SeatInfo } from '../wire/protocol';
import { timeLeft, type TimeLeft } from './clock';

const KEY = Symbol('table');
const BUBBLE_MS = 6000;
const TICK_MS = 250;

export class TableContext {
  link = $state.raw<TableLink | null>(null);
  /** Our own time; it only advances while a clock is shown. */
  time = $state(Date.now());
  bubbles = $state.raw<readonly Said[]>([]);
  logOpen = $state(false);
  /** A dialog of the game must be answered first: shortcuts wait. */
  asking = $state(false);
  /** The game's content in the bar above the table, such as its phases. */
  heading = $state.raw<Snippet | null>(null);
  /** The board reaches up to the bar, which covers its corners. */
  overlaid = $state(false);
  /** The shortcuts of this game, beside those of every table. */
  gameKeys = $state.raw<Record<string, () => void>>({});
  #keys: readonly Record<string, () => void>[] = [];

  /** The server's time. */
  readonly now = $derived(this.time + (this.link?.ahead ?? 0));
  readonly running = $derived(
    this.link !== null &&
      (this.link.lost !== null ||
        this.link.clocks.length > 0 ||
        this.link.takeovers.length > 0 ||
        Boolean(this.link.table?.seats.some(({ awaitedUntil }) => awaitedUntil))),
  );

  /** Start the ticking; returns a function that stops it. */
  run(): () => void {
    this.time = Date.now();
    const timer = setInterval(() => (this.time = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }

  hear(said: Said): void {
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== said.seat), said];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== said)), BUBBLE_MS);
  }

  /** Register the game's shortcuts, over earlier ones; returns a function that removes them. */
  useKeys(keys: Record<string, () => void>): () => void {
    this.#keys = [...this.#keys, keys];
    this.gameKeys = keys;
    return () => {
      this.#keys = this.#keys.filter((one) => one !== keys);
      this.gameKeys = this.#keys.at(-1) ?? {};
    };
  }

  toggleLog(): void {
    this.logOpen = !this.logOpen;
  }

  closeLog(): void {
    this.logOpen = false;
  }

  seat(seat: number): SeatInfo | undefined {
    return this.link?.table?.seats[seat];
  }

  /** Its player has left, and nobody plays in their place. */
  away(seat: number): boolean {
    const info = this.seat(seat);
    return info?.kind === 'person' && !info.online && !info.standin && !info.resigned;
  }

  name(seat: number): string {
    const info = this.seat(seat);
    return info?.name || info?.label || '';
  }

  clock(seat: number): SeatClock | undefined {
    return this.link?.clocks.find((one) => one.seat === seat);
  }

  timeLeft(seat: number): TimeLeft | null {
    return timeLeft(this.clock(seat), this.now);
  }
}

export function provideTableContext(): TableContext {
  return setContext(KEY, new TableContext());
}

export function tableContext(): TableContext | undefined {
  return getContext(KEY);
}
