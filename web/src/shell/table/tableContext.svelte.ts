/**
 * What happens at a table beside its game, for all its parts: who is there, whose time runs, who says what.
 * A replay has no such thing: there `tableContext()` is undefined.
 */

import { getContext, setContext, type Snippet } from 'svelte';

import type { TableLink } from '../wire/link.svelte';
import type { Said, SeatClock, SeatInfo } from '../wire/protocol';
import { reading, type Reading } from './clock';

const KEY = Symbol('table');
const BUBBLE_MS = 6000;
const TICK_MS = 250;

export class TableContext {
  link = $state.raw<TableLink | null>(null);
  /** Our own time; it goes on only while somebody looks at a clock. */
  time = $state(Date.now());
  bubbles = $state.raw<readonly Said[]>([]);
  logOpen = $state(false);
  /** A dialog of the game wants an answer first: keys wait. */
  asking = $state(false);
  /** What a game shows in the bar above the table, such as its phases. */
  heading = $state.raw<Snippet | null>(null);
  /** The table reaches up to the bar, which stands over its corners. */
  overlaid = $state(false);
  /** What keys do in this game, beside those of every table. */
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

  /** Let time go on; gives the way to stop it. */
  run(): () => void {
    this.time = Date.now();
    const timer = setInterval(() => (this.time = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }

  hear(said: Said): void {
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== said.seat), said];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== said)), BUBBLE_MS);
  }

  /** Give keys a meaning of the game's own, over those given before; gives a function that ends it. */
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

  /** Where nothing can be taken back the server says why. */
  undo(scope: 'step' | 'turn'): void {
    if (this.link?.seat != null && this.link.table?.status === 'playing') this.link.send({ t: 'undo', scope });
  }

  seat(seat: number): SeatInfo | undefined {
    return this.link?.table?.seats[seat];
  }

  /** Somebody sits there who has gone away, and nobody plays in their place. */
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

  reading(seat: number): Reading | null {
    return reading(this.clock(seat), this.now);
  }
}

export function provideTableContext(): TableContext {
  return setContext(KEY, new TableContext());
}

export function tableContext(): TableContext | undefined {
  return getContext(KEY);
}
