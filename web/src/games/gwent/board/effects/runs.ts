/** Numbers that run from where they arise to the sum they change. */

import { boxOf } from './spots';

export interface Run {
  key: string;
  text: string;
  /** Its beginning, and the way from there. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Milliseconds that it waits, and that it takes then. */
  wait: number;
  ms: number;
  loss: boolean;
}

let made = 0;

/** A number that runs between the middles of two boxes; none where one of them is not seen. */
export function runOf(text: string, from: DOMRect | null, to: DOMRect | null, more: Partial<Run> = {}): Run[] {
  if (!from?.width || !to?.width) return [];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  return [{ key: `run${made++}`, text, x, y, dx: to.x + to.width / 2 - x, dy: to.y + to.height / 2 - y, wait: 0, ms: 240, loss: false, ...more }];
}

/** Where the sum of a row is seen. */
export function sumBox(place: string): DOMRect | null {
  return boxOf(`[data-spot="${place}"] .sum`);
}

/** Where the total of a side is seen: beside its rows, or on the tile of one of several rivals. */
export function totalBox(side: number): DOMRect | null {
  return boxOf(`[data-side="${side}"] .total`);
}
