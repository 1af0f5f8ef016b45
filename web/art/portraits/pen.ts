/** Points and paths: what every drawn part is made of. The canvas is WIDTH by HEIGHT. */

export const WIDTH = 400;

export const HEIGHT = 560;

/** A third number of 0 makes a sharp corner; else the line runs smoothly through the point. */
export type Pt = readonly [number, number] | readonly [number, number, number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);

const CORNER = 0;

const isCorner = (p: Pt): boolean => p[2] === CORNER;

/** A line through all points, smooth where they do not ask for a corner. */
export function line(points: readonly Pt[], closed = true): string {
  const count = points.length;
  const get = (index: number): Pt => points[((index % count) + count) % count] as Pt;
  const way = (index: number): readonly [number, number] => {
    const here = get(index);
    if (isCorner(here) || (!closed && (index <= 0 || index >= count - 1))) return [0, 0];
    const before = get(index - 1);
    const after = get(index + 1);
    const x = after[0] - before[0];
    const y = after[1] - before[1];
    const long = Math.hypot(x, y) || 1;
    return [x / long, y / long];
  };
  const first = get(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = get(index);
    const to = get(index + 1);
    if (isCorner(from) && isCorner(to)) {
      d += `L${n(to[0])} ${n(to[1])}`;
      continue;
    }
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36;
    const [ax, ay] = way(index);
    const [bx, by] = way((index + 1) % (closed ? count : count + 9));
    d += `C${n(from[0] + ax * reach)} ${n(from[1] + ay * reach)} ${n(to[0] - bx * reach)} ${n(to[1] - by * reach)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}z` : d;
}

/** Straight edges only. */
export function poly(points: readonly Pt[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** Points along a smooth line through the given ones. */
export function along(points: readonly Pt[], steps = 7): [number, number][] {
  const out: [number, number][] = [];
  const last = points.length - 1;
  const get = (index: number): Pt => points[Math.max(0, Math.min(last, index))] as Pt;
  for (let index = 0; index < last; index++) {
    const [p0, p1, p2, p3] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const mix = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      out.push([mix(0), mix(1)]);
    }
  }
  const end = get(last);
  out.push([end[0], end[1]]);
  return out;
}

export type Girth = number | readonly number[] | ((t: number) => number);

function girthAt(girth: Girth, t: number): number {
  if (typeof girth === 'function') return girth(t);
  if (typeof girth === 'number') return girth * Math.sin(Math.PI * (0.08 + 0.92 * t) ** 0.8);
  const at = t * (girth.length - 1);
  const low = Math.min(girth.length - 2, Math.floor(at));
  const part = at - low;
  const soft = part * part * (3 - 2 * part);
  return (girth[low] as number) * (1 - soft) + (girth[low + 1] as number) * soft;
}

/**
 * A stroke that swells and tapers: hair, brows, horns, limbs, scars, grass.
 * `girth` is its full width: one number for a leaf, several for widths along the way.
 * `slide` moves it sideways by a part of its width, for the lit edge of another blade.
 */
export function blade(points: readonly Pt[], girth: Girth, slide = 0, thin = 1): string {
  const way = along(points, points.length > 3 ? 5 : 8);
  const left: Pt[] = [];
  const right: Pt[] = [];
  way.forEach(([x, y], index) => {
    const before = way[Math.max(0, index - 1)] as [number, number];
    const after = way[Math.min(way.length - 1, index + 1)] as [number, number];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const long = Math.hypot(dx, dy) || 1;
    const wide = girthAt(girth, index / (way.length - 1)) / 2;
    const nx = -dy / long;
    const ny = dx / long;
    const push = slide * wide;
    left.push([x + nx * (push + wide * thin), y + ny * (push + wide * thin)]);
    right.push([x + nx * (push - wide * thin), y + ny * (push - wide * thin)]);
  });
  const ends = (side: Pt[]): Pt[] =>
    side.map((p, index) => (index === 0 || index === side.length - 1 ? [p[0], p[1], 0] : p));
  return line([...ends(left), ...ends(right).reverse()]);
}

/** A shape turned round, scaled and moved; points go in, points come out. */
export function place(points: readonly Pt[], x: number, y: number, scale = 1, turn = 0, flip = false): Pt[] {
  const a = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  return points.map((p) => {
    const px = (flip ? -p[0] : p[0]) * scale;
    const py = p[1] * scale;
    const moved: [number, number] = [x + px * cos - py * sin, y + px * sin + py * cos];
    return p.length === 3 ? [moved[0], moved[1], p[2]] : moved;
  });
}

/** Points on one side, and the same mirrored at x = middle, as one closed round. */
export function both(points: readonly Pt[], middle = 0): Pt[] {
  const mirror = [...points]
    .reverse()
    .map((p): Pt => (p.length === 3 ? [2 * middle - p[0], p[1], p[2]] : [2 * middle - p[0], p[1]]));
  return [...points, ...mirror];
}

/** Points written as text, `'24 470, 40 330!, 110 206'`; a `!` makes a sharp corner. */
export function pts(text: string): Pt[] {
  return text.split(',').map((one): Pt => {
    const [x = NaN, y = NaN] = one.replace('!', '').trim().split(/\s+/).map(Number);
    return one.includes('!') ? [x, y, 0] : [x, y];
  });
}
