/** Noise, distance and level lines: the lie of the land as numbers. */

import { n } from '../portraits/pen';

export type Field = (x: number, y: number) => number;

/** Smooth noise from -1 to 1, the same for the same seed. */
export function noise(seed: number): Field {
  const hash = (x: number, y: number): number => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const soft = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
    const [u, v] = [soft(x - ix), soft(y - iy)];
    const top = hash(ix, iy) * (1 - u) + hash(ix + 1, iy) * u;
    const low = hash(ix, iy + 1) * (1 - u) + hash(ix + 1, iy + 1) * u;
    return top * (1 - v) + low * v;
  };
}

export function cloudy(seed: number, octaves = 4): Field {
  const layers = Array.from({ length: octaves }, (_, at) => noise(seed + at * 17));
  return (x, y) => layers.reduce((sum, layer, at) => sum + layer(x * 2 ** at, y * 2 ** at) / 2 ** at, 0) / 1.8;
}

/** Distance to a line of points, without sign. */
export function toLine(points: readonly (readonly [number, number])[], x: number, y: number): number {
  let best = Infinity;
  for (let at = 1; at < points.length; at++) {
    const [ax, ay] = points[at - 1] as readonly [number, number];
    const [bx, by] = points[at] as readonly [number, number];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const d = (ax + dx * t - x) ** 2 + (ay + dy * t - y) ** 2;
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

export function within(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [ax, ay] = points[at] as readonly [number, number];
    const [bx, by] = points[before] as readonly [number, number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** A field asked once on a grid, then read quickly and cut at any level. */
export class Grid {
  readonly w: number;
  readonly h: number;
  readonly v: Float32Array;
  constructor(
    readonly x0: number,
    readonly y0: number,
    x1: number,
    y1: number,
    readonly step: number,
    field: Field,
  ) {
    this.w = Math.ceil((x1 - x0) / step) + 1;
    this.h = Math.ceil((y1 - y0) / step) + 1;
    this.v = new Float32Array(this.w * this.h);
    for (let j = 0; j < this.h; j++)
      for (let i = 0; i < this.w; i++) this.v[j * this.w + i] = field(x0 + i * step, y0 + j * step);
  }

  at(x: number, y: number): number {
    const i = Math.max(0, Math.min(this.w - 1, Math.round((x - this.x0) / this.step)));
    const j = Math.max(0, Math.min(this.h - 1, Math.round((y - this.y0) / this.step)));
    return this.v[j * this.w + i] as number;
  }

  /** All that lies above the level, as one path of closed rings (fill with even-odd). */
  above(level: number): string {
    const { w, h, v, x0, y0, step } = this;
    const get = (i: number, j: number): number =>
      i <= 0 || j <= 0 || i >= w - 1 || j >= h - 1 ? -1e3 : (v[j * w + i] as number) - level;
    const next = new Map<number, number>();
    const points = new Map<number, [number, number]>();
    // Edge keys: a horizontal edge from (i,j) is even, a vertical one is odd.
    const key = (i: number, j: number, upright: 0 | 1): number => (j * w + i) * 2 + upright;
    const cut = (i: number, j: number, upright: 0 | 1): number => {
      const k = key(i, j, upright);
      if (!points.has(k)) {
        const a = Math.max(-60, get(i, j));
        const b = Math.max(-60, upright ? get(i, j + 1) : get(i + 1, j));
        const t = a / (a - b);
        points.set(k, [x0 + (i + (upright ? 0 : t)) * step, y0 + (j + (upright ? t : 0)) * step]);
      }
      return k;
    };
    for (let j = 0; j < h - 1; j++) {
      for (let i = 0; i < w - 1; i++) {
        const c =
          (get(i, j) > 0 ? 1 : 0) |
          (get(i + 1, j) > 0 ? 2 : 0) |
          (get(i + 1, j + 1) > 0 ? 4 : 0) |
          (get(i, j + 1) > 0 ? 8 : 0);
        if (c === 0 || c === 15) continue;
        const T = (): number => cut(i, j, 0);
        const B = (): number => cut(i, j + 1, 0);
        const L = (): number => cut(i, j, 1);
        const R = (): number => cut(i + 1, j, 1);
        const go = (from: number, to: number): void => void next.set(from, to);
        // High ground on the right of the way.
        switch (c) {
          case 1:
            go(L(), T());
            break;
          case 2:
            go(T(), R());
            break;
          case 3:
            go(L(), R());
            break;
          case 4:
            go(R(), B());
            break;
          case 5:
            go(L(), T());
            go(R(), B());
            break;
          case 6:
            go(T(), B());
            break;
          case 7:
            go(L(), B());
            break;
          case 8:
            go(B(), L());
            break;
          case 9:
            go(B(), T());
            break;
          case 10:
            go(T(), R());
            go(B(), L());
            break;
          case 11:
            go(B(), R());
            break;
          case 12:
            go(R(), L());
            break;
          case 13:
            go(R(), T());
            break;
          case 14:
            go(T(), L());
            break;
        }
      }
    }
    let d = '';
    while (next.size) {
      const start = next.keys().next().value as number;
      const ring: [number, number][] = [];
      let here: number | undefined = start;
      while (here !== undefined && next.has(here)) {
        ring.push(points.get(here) as [number, number]);
        const to = next.get(here) as number;
        next.delete(here);
        here = to;
      }
      if (ring.length < 7) continue;
      d += `M${ring.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
    }
    return d;
  }
}
