/** Numbers that move from their origin to the sum they change. */

import { boxOf } from './spots';

export interface Run {
  key: string;
  text: string;
  /** Its start, and the distance. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Delay and duration in milliseconds. */
  wait: number;
  ms: number;
  loss: boolean;
}

let made = 0;

/** A number that moves between the centres of two boxes; null if one of them is not visible. */
export function runOf(text: string, from: DOMRect | null, to: DOMRect | null, more: Partial<Run> = {}): Run[] {
  if (!from?.width || !to?.width) return [];
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  return [{ key: `run${made++}`, text, x, y, dx: to.x + to.width / 2 - x, dy: to.y + to.height / 2 - y, wait: 0, ms: 240, loss: false, ...more }];
}

/** The position of a row's sum. */
export function sumBox(place: string): DOMRect | null {
  return boxOf(`[data-spot="${place}"] .sum`);
}

/** The position of a side's total: beside its rows, or on the tile of one of several rivals. */
export function totalBox(side: number): DOMRect | null {
  return boxOf(`[data-side="${side}"] .total`);
}
