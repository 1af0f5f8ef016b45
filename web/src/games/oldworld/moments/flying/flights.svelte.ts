/** Things on their way over the table: from where they were shown to where they belong. */

import { moves, pace } from '../../../../shell/lib/settings.svelte';
import type { OldWorldSign } from '../../art';

/** What flies: a sign with a number, or an action card. */
export interface Load {
  sign?: OldWorldSign;
  text?: string;
  card?: string;
  picture?: string;
  loss?: boolean;
}

export interface Flight extends Load {
  key: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  wait: number;
  ms: number;
}

export const FLIGHT_MS = 380;
/** The most that may be under way: more would only be a swarm. */
const MOST = 24;

let made = 0;

class Flights {
  list = $state.raw<readonly Flight[]>([]);

  /** Let something fly between the middles of two boxes; nothing does without motion. */
  fly(load: Load, from: DOMRect | null, to: DOMRect | null, wait = 0, ms = FLIGHT_MS): void {
    if (!moves() || !from?.width || !to?.width || this.list.length >= MOST) return;
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
    this.list = [...this.list, { ...load, key: ++made, x, y, dx, dy, wait: wait * pace(), ms: ms * pace() }];
  }

  landed(key: number): void {
    this.list = this.list.filter((one) => one.key !== key);
  }

  /** The player has seen enough. */
  clear(): void {
    this.list = [];
  }
}

export const flights = new Flights();

/** The box of the first of some things that is seen; null where none is. */
export function boxOf(...selectors: string[]): DOMRect | null {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      if (box.width && box.height) return box;
    }
  }
  return null;
}

/** Where the things of a seat lie on the table: its own board, or that of a rival. */
export function homeOf(what: string, seat: number, own: number): DOMRect | null {
  const board = seat === own ? '[data-spot=me]' : `[data-seat="${seat}"]`;
  if (seat === own && what === 'hand') return boxOf('[data-spot=hand]', board);
  if (seat === own && (what === 'deck' || what === 'discard')) return boxOf(`[data-spot=piles] [data-home=${what}]`, '[data-spot=piles]', board);
  return boxOf(`${board} [data-home=${what}]`, board);
}
