/** Things that stand in a landscape as dark shapes: game-icons signs, small and far. */

import { n } from './land';

export type Icon = (name: string) => string;

/** One sign with its foot at `y`. */
export function prop(body: string, x: number, y: number, size: number, flip = false): string {
  const scale = size / 512;
  return `<g transform="translate(${n(flip ? x + size / 2 : x - size / 2)} ${n(y - size)}) scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${body}</g>`;
}
