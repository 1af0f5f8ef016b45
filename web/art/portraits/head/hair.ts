/** Hair: masses with cut edges, and locks that catch the light. */

import { mix } from '../colour';
import { type Kit, type Layer, type Part, Z, fill } from '../kit';
import { type Girth, type Pt, along, blade, line } from '../pen';

export type UV = readonly [number, number] | readonly [number, number, number];

/** Points of the head's outline, given as [u, v]. */
export function onEdge(k: Kit, points: readonly UV[]): Pt[] {
  return points.map((p) => k.frame.edge(p[0], p[1], p[2] === 0 ? 0 : undefined));
}

/** A lock in three tones: its body, its lit edge, its dark edge. `lit` 1 in the light, 0 in shade. */
export function lock(k: Kit, points: readonly Pt[], girth: Girth, colour: string, lit = 1): string {
  const t = k.tones(colour);
  const [a, b] = [points[0] as Pt, points[points.length - 1] as Pt];
  const side = k.side * (b[1] >= a[1] ? 1 : -1);
  return (
    fill(blade(points, girth), mix(t.lo, t.base, lit)) +
    fill(blade(points, girth, side * 0.5, 0.4), mix(t.deep, t.lo, 0.3)) +
    fill(
      blade(points, girth, -side * 0.45, 0.26),
      lit > 0.5 ? t.hi : mix(t.base, t.lo, 0.3),
      `opacity="${lit > 0.5 ? 0.95 : 0.7}"`,
    )
  );
}

/** Locks placed by hand, in head coordinates. */
export function locks(
  colour: string,
  list: readonly { way: readonly UV[]; wide: Girth; lit?: number }[],
  z: number = Z.hair,
): Part {
  return (k) => ({ z, svg: list.map((one) => lock(k, onEdge(k, one.way), one.wide, colour, one.lit ?? 1)).join('') });
}

/**
 * The hair on top of the head. `part` is where it divides (u), or null for hair combed back from the brow.
 * `line` moves the hairline, `lift` the crown, `side` how far down it comes before the ears.
 */
export function cap(spec: {
  colour: string;
  part?: number | null;
  line?: number;
  lift?: number;
  side?: number;
  wide?: number;
  peak?: number;
  strands?: number;
}): Part {
  return (k) => {
    const { colour, part = 0.1, line: low = 0, lift = 0.05, side = 0.12, wide = 1, peak = 0, strands = 15 } = spec;
    const t = k.tones(colour);
    const px = part ?? 0;
    const outer: UV[] = [
      [-1.04 * wide, side],
      [-1.1 * wide, -0.42],
      [-0.78 * wide, -1.0 - lift],
      [px * 0.5, -1.14 - lift * 1.3],
      [0.78 * wide, -1.0 - lift],
      [1.1 * wide, -0.42],
      [1.04 * wide, side],
    ];
    const inner: UV[] = [
      [0.94, side - 0.12],
      [0.88, -0.34 + low],
      [0.6, -0.64 + low],
      [px, -0.74 + low + peak],
      [-0.6, -0.64 + low],
      [-0.88, -0.34 + low],
      [-0.94, side - 0.12],
    ];
    const corner = (p: UV): UV => [p[0], p[1], 0];
    const shape = line([
      ...onEdge(k, [corner(outer[0] as UV), ...outer.slice(1, 6), corner(outer[6] as UV)]),
      ...onEdge(k, [
        corner(inner[0] as UV),
        ...inner.slice(1, 3),
        part === null && !peak ? (inner[3] as UV) : corner(inner[3] as UV),
        ...inner.slice(4, 6),
        corner(inner[6] as UV),
      ]),
    ]);
    const out = along(onEdge(k, outer), 8);
    const brow = along(onEdge(k, inner).reverse(), 8);
    const from = onEdge(k, [[px, -0.76 + low + peak]])[0] as Pt;
    let cuts = '';
    for (let index = 1; index < strands; index++) {
      const p = index / strands;
      const end = out[Math.round(p * (out.length - 1))] as Pt;
      const begin = part === null ? (brow[Math.round(p * (brow.length - 1))] as Pt) : from;
      const bend: Pt =
        part === null
          ? [(begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2 - 6]
          : [begin[0] + (end[0] - begin[0]) * 0.55, Math.min(begin[1], begin[1] + (end[1] - begin[1]) * 0.3) - 10];
      const dark = (p - 0.5) * -k.side > 0.02;
      const jut = k.c.between(5, 11);
      cuts += fill(
        blade([begin, bend, end], [3, jut, 2]),
        index % 2 ? (dark ? t.deep : t.lo) : dark ? t.base : t.hi,
        `opacity="${index % 2 ? 0.75 : 0.8}"`,
      );
    }
    const s = -k.side;
    const half = fill(
      line([
        ...onEdge(k, [
          [s * 0.05, -1.6, 0],
          [px + s * 0.1, -0.7, 0],
          [s * 0.5, 0.6, 0],
          [s * 3, 0.6, 0],
          [s * 3, -1.6, 0],
        ]),
      ]),
      t.lo,
    );
    return { z: Z.hair, svg: fill(shape, t.base) + k.inside(shape, half + cuts) };
  };
}

/** Long hair that falls on both sides in waves, over the shoulders. */
export function tresses(spec: {
  colour: string;
  part?: number;
  long?: number;
  wave?: number;
  spread?: number;
  count?: number;
  wide?: number;
  tuck?: boolean;
  only?: -1 | 1;
  top?: number;
  blow?: number;
}): Part {
  return (k) => {
    const {
      colour,
      part = 0.1,
      long = 1.5,
      wave = 0.12,
      spread = 0.55,
      count = 6,
      wide = 26,
      top = 0,
      blow = 0,
    } = spec;
    const t = k.tones(colour);
    const back = onEdge(k, [
      [-1.1, -0.5],
      [-1.1 - spread * 0.7, 0.3],
      [-1.05 - spread, long * 0.8],
      [-0.95 - spread * 0.6 + blow, long * 1.02, 0],
      [-0.8 - spread * 0.3 + blow, long * 0.9],
      [-0.5 + blow, long * 0.96, 0],
      [0, long * 0.8],
      [0.5 + blow, long * 0.96, 0],
      [0.8 + spread * 0.3 + blow, long * 0.9],
      [0.95 + spread * 0.6 + blow, long * 1.02, 0],
      [1.05 + spread, long * 0.8],
      [1.1 + spread * 0.7, 0.3],
      [1.1, -0.5],
      [0, -1.15 - top],
    ]);
    let mane = spec.only ? '' : fill(line(back), mix(t.deep, t.lo, 0.5));
    let front = '';
    for (const s of [-1, 1] as const) {
      if (spec.only && spec.only !== s) continue;
      for (let index = 0; index < count; index++) {
        const p = 1 - index / Math.max(1, count - 1);
        const out = 0.98 + p * spread + (spec.tuck ? 0.06 : 0);
        const sway = wave * (index % 2 ? 1 : -1) * k.c.between(0.7, 1.2);
        const end = long * (0.72 + 0.3 * p) * k.c.between(0.88, 1.06);
        const way: UV[] = [
          [part + s * 0.06 * p, -0.8 - top - 0.24 * p],
          [s * (0.72 + 0.2 * p), -0.72 - top - 0.2 * p],
          [s * (out + 0.04), -0.1],
          [s * (out + sway * 0.6) + blow * 0.2, 0.35],
          [s * (out - sway + 0.04) + blow * 0.5, 0.35 + (end - 0.35) * 0.5],
          [s * (out + sway * 1.3 + 0.08) + blow, end],
        ];
        const lit = s === k.side ? (index % 3 === 2 ? 0.75 : 1) : index % 2 ? 0.35 : 0.15;
        const body = lock(k, onEdge(k, way), [6, wide * 0.9, wide * 1.1, wide * 1.05, wide * 0.9, 1], colour, lit);
        if (p > 0.55) mane += body;
        else front += body;
      }
    }
    const layers: Layer[] = [{ z: Z.mane, svg: mane }];
    if (front) layers.push({ z: Z.hair, svg: front });
    return layers;
  };
}

/** A plait along a way in head coordinates. */
export function braid(spec: {
  colour: string;
  way: readonly UV[];
  wide?: number;
  knots?: number;
  z?: number;
  tie?: string;
}): Part {
  return (k) => ({
    z: spec.z ?? Z.hair,
    svg: plait(k, onEdge(k, spec.way), spec.colour, spec.wide ?? 24, spec.knots ?? 8, spec.tie),
  });
}

export function plait(
  k: Kit,
  points: readonly Pt[],
  colour: string,
  wide: number,
  knots: number,
  tie?: string,
): string {
  const t = k.tones(colour);
  const way = along(points, 12);
  let svg = fill(blade(points, [wide * 0.9, wide * 0.9, wide * 0.7, wide * 0.5]), t.deep);
  for (let index = 0; index < knots; index++) {
    const at = way[Math.round(((index + 0.5) / knots) * (way.length - 1))] as Pt;
    const next = way[Math.min(way.length - 1, Math.round(((index + 1.1) / knots) * (way.length - 1)))] as Pt;
    const dx = next[0] - at[0];
    const dy = next[1] - at[1];
    const size = 1 - (index / knots) * 0.4;
    for (const s of [-1, 1] as const) {
      const nx = (-dy * s) / (Math.hypot(dx, dy) || 1);
      const ny = (dx * s) / (Math.hypot(dx, dy) || 1);
      const from: Pt = [at[0] + nx * wide * 0.5 * size - dx * 0.5, at[1] + ny * wide * 0.5 * size - dy * 0.5];
      const to: Pt = [at[0] - nx * wide * 0.1 + dx * 0.9, at[1] - ny * wide * 0.1 + dy * 0.9];
      const lit = nx * k.side > 0;
      svg +=
        fill(
          blade([from, [(from[0] + to[0]) / 2 + nx * 5, (from[1] + to[1]) / 2 + ny * 5], to], wide * 0.62 * size),
          lit ? t.base : t.lo,
        ) +
        (lit
          ? fill(
              blade([from, [(from[0] + to[0]) / 2 + nx * 6, (from[1] + to[1]) / 2 + ny * 6], to], wide * 0.2 * size),
              t.hi,
            )
          : '');
    }
  }
  if (tie) {
    const end = way[way.length - 1] as Pt;
    svg +=
      `<circle cx="${end[0]}" cy="${end[1]}" r="${wide * 0.34}" fill="${k.tones(tie).base}"/>` +
      fill(blade([end, [end[0], end[1] + wide * 1.1]], wide * 0.7), t.base);
  }
  return svg;
}

/** A knot of hair behind or above the head. */
export function bun(spec: { colour: string; u: number; v: number; r?: number; z?: number }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const [x, y] = k.frame.edge(spec.u, spec.v);
    const r = spec.r ?? 34;
    const round: Pt[] = [];
    for (let index = 0; index < 9; index++) {
      const a = (index / 9) * Math.PI * 2;
      round.push([x + Math.cos(a) * r * k.c.between(0.92, 1.1), y + Math.sin(a) * r * k.c.between(0.85, 1)]);
    }
    const shape = line(round);
    let cuts = '';
    for (let index = 0; index < 5; index++) {
      const off = (index - 2) * r * 0.36;
      cuts += fill(
        blade(
          [
            [x - r, y + off + 8],
            [x, y + off - 8],
            [x + r, y + off + 6],
          ],
          6,
        ),
        index % 2 ? t.deep : t.hi,
        'opacity=".7"',
      );
    }
    return {
      z: spec.z ?? Z.mane,
      svg:
        fill(shape, t.base) +
        k.inside(shape, `<circle cx="${x - k.side * r * 0.6}" cy="${y + r * 0.4}" r="${r}" fill="${t.lo}"/>${cuts}`),
    };
  };
}

/** A crest of hair along the middle of a shaven head. */
export function mohawk(spec: { colour: string; tall?: number; wide?: number }): Part {
  return (k) => {
    const { colour, tall = 0.5, wide = 0.24 } = spec;
    let svg = '';
    const count = 7;
    for (let index = 0; index < count; index++) {
      const p = index / (count - 1);
      const u = (p - 0.5) * 2 * wide;
      const lean = (p - 0.5) * 0.5;
      svg += lock(
        k,
        onEdge(k, [
          [u * 1.05, -0.62],
          [u * 1.2 + lean * 0.2, -1.0],
          [u + lean * 1.1, -1.1 - tall * k.c.between(0.8, 1.1) * (1 - Math.abs(p - 0.5) * 0.6)],
        ]),
        [26, 34, 2],
        colour,
        p * -k.side + (k.side > 0 ? 1 : 0) > -0.4 ? 1 : 0.3,
      );
    }
    return { z: Z.hair, svg };
  };
}
