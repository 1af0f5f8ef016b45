/** Beards and moustaches. */

import { type Kit, type Part, Z, fill } from '../kit';
import { type Pt, blade, line } from '../pen';

/** A beard from ear to ear; `tip` is how far below the chin it ends, in head units. */
export function beard(spec: {
  colour: string;
  tip?: number;
  wide?: number;
  moustache?: boolean;
  droop?: number;
  ragged?: number;
  low?: number;
  size?: number;
  goatee?: boolean;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { tip = 0.15, wide = 1, ragged = 5, low = 0.42 } = spec;
    const at = k.frame.at.bind(k.frame);
    const edge = k.frame.edge.bind(k.frame);
    let svg: string;
    if (spec.goatee) {
      const shape = line([
        at(-0.16, 0.76, 0.02),
        at(0, 0.74, 0.05),
        at(0.16, 0.76, 0.02),
        at(0.2, 0.95, 0.03),
        at(0.02, 1.08 + tip, 0, 0),
        at(-0.2, 0.95, 0.03),
      ]);
      svg =
        fill(shape, t.base) +
        k.inside(
          shape,
          fill(
            line([
              at(-k.side * 0.02, 0.6, 0, 0),
              at(0, 1.4, 0, 0),
              at(-k.side * 1, 1.4, 0, 0),
              at(-k.side * 1, 0.6, 0, 0),
            ]),
            t.lo,
          ),
        );
    } else {
      const foot: Pt[] = [];
      const steps = ragged * 2;
      for (let index = 0; index <= steps; index++) {
        const p = index / steps;
        const u = 0.97 * wide * (1 - 2 * p);
        const deep = 0.56 + (0.5 + tip) * Math.sin(Math.PI * p) ** 0.7;
        foot.push(edge(u, deep + (index % 2 ? 0.07 : -0.05) * (0.5 + tip) + k.c.between(-0.02, 0.02), 0));
      }
      const top: Pt[] = [
        edge(-1.03, -0.04, 0),
        edge(-0.9, 0.2),
        at(-0.64, low + 0.1),
        at(-0.34, low + 0.08),
        at(0, low + 0.1, 0.04),
        at(0.34, low + 0.08),
        at(0.64, low + 0.1),
        edge(0.9, 0.2),
        edge(1.03, -0.04, 0),
      ];
      const shape = line([...top, edge(1.0 + (wide - 1) * 0.6, 0.36), ...foot, edge(-1.0 - (wide - 1) * 0.6, 0.36)]);
      const s = -k.side;
      let inner = fill(
        line([
          at(s * 0.06, 0.3, 0, 0),
          at(s * 0.12, 0.9, 0, 0),
          edge(s * 0.02, 3, 0),
          edge(s * 3, 3, 0),
          edge(s * 3, -0.3, 0),
        ]),
        t.lo,
      );
      const many = 11;
      for (let index = 0; index < many; index++) {
        const u = -0.85 + (index * 1.7) / (many - 1);
        const start = at(u, 0.7 - 0.42 * Math.abs(u) ** 2 + k.c.between(-0.03, 0.03), 0.02);
        const end = edge(
          u * wide * 0.78,
          1.0 + tip * (1 - Math.abs(u) * 0.6) + k.c.between(-0.1, 0.0) - Math.abs(u) * 0.2,
        );
        const dark = u * s > 0.06;
        inner += fill(
          blade([start, [(start[0] + end[0]) / 2 + u * 12, (start[1] + end[1]) / 2], end], 8),
          index % 2 ? (dark ? t.base : t.hi) : dark ? t.deep : t.lo,
          'opacity=".75"',
        );
      }
      // The mouth shows between beard and moustache.
      inner += fill(
        line([at(-0.2, 0.645, 0.03), at(0, 0.63, 0.05), at(0.2, 0.645, 0.03), at(0.1, 0.7, 0.04), at(-0.1, 0.7, 0.04)]),
        t.deep,
      );
      svg = fill(shape, t.base) + k.inside(shape, inner);
    }
    if (spec.moustache ?? true) svg += whiskers(k, spec.colour, spec.droop ?? 0.12, spec.size ?? 1);
    return { z: Z.beard, svg };
  };
}

export function moustache(colour: string, droop = 0.1, size = 1): Part {
  return (k) => ({ z: Z.beard, svg: whiskers(k, colour, droop, size) });
}

export function whiskers(k: Kit, colour: string, droop: number, size: number): string {
  const at = k.frame.at.bind(k.frame);
  const t = k.tones(colour);
  return ([-1, 1] as const)
    .map((s) => {
      const way = [
        at(0, 0.525, 0.12),
        at(s * 0.2, 0.53, 0.08),
        at(s * 0.4 * (0.8 + size * 0.2), 0.58 + droop * 0.4),
        at(s * 0.48 * (0.7 + size * 0.3), 0.6 + droop),
      ];
      const g = [9 * size, 17 * size, 13 * size, 1];
      const lit = s === k.side;
      return (
        fill(blade(way, g), lit ? t.base : t.lo) +
        fill(blade(way, g, -s * 0.4, 0.3), lit ? t.hi : t.base, 'opacity=".85"') +
        fill(blade(way, g, s * 0.55, 0.25), t.deep, 'opacity=".6"')
      );
    })
    .join('');
}
