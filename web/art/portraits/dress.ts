/** Shoulders and the cloth on them. */

import { mix, shift } from './colour';
import { type Kit, type Part, Z, fill, form, hatch } from './kit';
import { type Pt, blade, line, n } from './pen';
import { type Weave, weave } from './weave';

export interface Torso {
  colour: string;
  wide?: number;
  slope?: number;
  y?: number;
  weave?: Weave;
  weavePaint?: string;
  weaveSize?: number;
  hatch?: boolean;
  z?: number;
}

function torsoPoints(
  k: Kit,
  spec: { wide?: number; slope?: number; y?: number },
): { points: Pt[]; top: number; wide: number } {
  const { x, y, w, h } = k.frame.pose;
  const top = spec.y ?? y + h * 1.22;
  const wide = spec.wide ?? 176;
  const slope = spec.slope ?? 62;
  const half = (s: -1 | 1): Pt[] => [
    [x + s * w * 0.5, top - 8],
    [x + s * w * 0.95, top + slope * 0.3],
    [x + s * wide * 0.78, top + slope * 0.66],
    [x + s * wide, top + slope * 1.45],
    [x + s * (wide + 14), 640, 0],
  ];
  return { points: [...half(-1), ...half(1).reverse()], top, wide };
}

/** The body down from the neck, in cloth, leather or mail. */
export function torso(spec: Torso): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { points, top } = torsoPoints(k, spec);
    const { x } = k.frame.pose;
    const s = -k.side;
    const d = line(points);
    const inner =
      (spec.weave ? fill(d, weave(k, spec.weave, spec.weavePaint ?? t.lo, spec.weaveSize), 'opacity=".8"') : '') +
      fill(
        line([
          [x + s * 6, top - 40, 0],
          [x + s * 34, top + 60],
          [x + s * 16, 640, 0],
          [x + s * 420, 640, 0],
          [x + s * 420, top - 40, 0],
        ]),
        mix(t.deep, k.light.fill, 0.35),
        'opacity=".55"',
      ) +
      fill(
        line([
          [x - 96, top - 30, 0],
          [x - 50, top + 30],
          [x + s * 10, top + 58],
          [x + s * 96, top + 44, 0],
          [x + 96, top - 30, 0],
        ]),
        t.deep,
        'opacity=".55"',
      ) +
      (spec.hatch === false
        ? ''
        : hatch(k, [s > 0 ? x + 30 : x - 210, top + 40, 180, 190], s * 62, 11, t.deep, 3.4, 0.55));
    return { z: spec.z ?? Z.body, svg: form(k, d, t, { edge: 5, depth: 10, inner }) };
  };
}

/** The open front of a coat: shirt or skin shows in a V, lapels turn out. */
export function lapels(spec: {
  colour: string;
  trim?: string;
  wide?: number;
  depth?: number;
  shirt?: string;
  buttons?: string;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, w, h } = k.frame.pose;
    const { wide = 50, depth = 130 } = spec;
    const top = y + h * 1.18;
    let svg = '';
    if (spec.shirt) {
      const sh = k.tones(spec.shirt);
      const v = line([
        [x - w * 0.62, top + 12, 0],
        [x, top + 20],
        [x + w * 0.62, top + 12, 0],
        [x + 4, top + depth + 70, 0],
      ]);
      svg += form(k, v, sh, {
        depth: 16,
        edge: 0,
        inner: fill(
          blade(
            [
              [x, top + 40],
              [x + 2, top + depth + 60],
            ],
            [2, 5, 2],
          ),
          sh.deep,
        ),
      });
    }
    for (const s of [-1, 1] as const) {
      const dim = s !== k.side;
      const shape: Pt[] = [
        [x + s * w * 0.5, top - 14, 0],
        [x + s * (w * 0.6 + wide * 0.9), top + 22, 0],
        [x + s * (wide * 1.1 + 20), top + 64, 0],
        [x + s * (wide * 0.9 + 26), top + 74, 0],
        [x + s * 4, top + depth + 46, 0],
        [x + s * w * 0.4, top + 44],
      ];
      svg += form(k, line(shape), t, { depth: 8, edge: 4, dim });
      if (spec.trim)
        svg += fill(
          blade(
            [
              [x + s * w * 0.5, top - 14],
              [x + s * w * 0.4, top + 44],
              [x + s * 4, top + depth + 46],
            ],
            [5, 6, 4],
          ),
          k.tones(spec.trim)[dim ? 'lo' : 'base'],
        );
    }
    return { z: Z.front, svg };
  };
}

/** A standing collar, open in front. */
export function collar(spec: {
  colour: string;
  tall?: number;
  wide?: number;
  flare?: number;
  trim?: string;
  z?: number;
  gap?: number;
  lining?: string;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, w, h } = k.frame.pose;
    const { tall = 62, wide = 0.86, flare = 16, gap = 8 } = spec;
    const foot = y + h * 1.5;
    let back = '';
    let svg = '';
    const lining = k.tones(spec.lining ?? shift(spec.colour, 0.7));
    back += fill(
      line([
        [x - w * wide - flare, foot - tall, 0],
        [x, foot - tall + 26],
        [x + w * wide + flare, foot - tall, 0],
        [x + w * wide, foot + 20, 0],
        [x - w * wide, foot + 20, 0],
      ]),
      lining.deep,
    );
    for (const s of [-1, 1] as const) {
      const out = x + s * w * wide;
      const shape: Pt[] = [
        [x + s * gap, foot + 26, 0],
        [x + s * w * 0.46, foot - tall * 0.22],
        [out + s * flare, foot - tall, 0],
        [out + s * (flare + 8), foot - tall * 0.4],
        [out + s * 26, foot + 16],
        [x + s * 44, foot + 62, 0],
      ];
      const dim = s !== k.side;
      svg += form(k, line(shape), t, { depth: 8, edge: 3, dim });
      if (spec.trim)
        svg += fill(
          blade(
            [
              [x + s * gap, foot + 26],
              [x + s * w * 0.46, foot - tall * 0.22],
              [out + s * flare, foot - tall],
            ],
            [6, 6, 4],
          ),
          k.tones(spec.trim)[dim ? 'lo' : 'base'],
        );
    }
    return [
      { z: Z.body, svg: back },
      { z: spec.z ?? Z.front, svg },
    ];
  };
}

/** A cloak over both shoulders, open in front. */
export function cloak(spec: {
  colour: string;
  clasp?: string;
  wide?: number;
  open?: number;
  y?: number;
  weave?: Weave;
  weavePaint?: string;
  z?: number;
  lining?: string;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, w, h } = k.frame.pose;
    const top = spec.y ?? y + h * 1.22;
    const { wide = 194, open = 56 } = spec;
    let svg = '';
    for (const s of [-1, 1] as const) {
      const dim = s !== k.side;
      const shape: Pt[] = [
        [x + s * w * 0.42, top - 4],
        [x + s * w * 0.95, top + 6],
        [x + s * wide * 0.8, top + 40],
        [x + s * wide, top + 96],
        [x + s * (wide + 22), 640, 0],
        [x + s * open * 1.2, 640, 0],
        [x + s * open * 0.55, top + 150],
        [x + s * 16, top + 62, 0],
      ];
      const d = line(shape);
      let inner = spec.weave ? fill(d, weave(k, spec.weave, spec.weavePaint ?? t.lo), 'opacity=".85"') : '';
      for (let index = 0; index < 5; index++) {
        const p = (index + 0.5) / 5;
        const bx = x + s * (w * 0.5 + p * (wide - w * 0.4));
        inner += fill(
          blade(
            [
              [x + s * (w * 0.5 + p * 60), top + 20 + p * 30],
              [bx * 0.5 + (x + s * (open + p * wide)) * 0.5, top + 120],
              [x + s * (open * 1.1 + p * (wide - open * 0.4)), 620],
            ],
            [2, 14, 20],
          ),
          index % 2 ? (dim ? t.lo : t.hi) : t.deep,
          `opacity="${index % 2 ? 0.45 : 0.5}"`,
        );
      }
      svg += form(k, d, t, { depth: 12, edge: 4, dim, inner });
    }
    if (spec.clasp) {
      const c = k.tones(spec.clasp);
      svg +=
        fill(
          blade(
            [
              [x - w * 0.3, top + 40],
              [x, top + 60],
              [x + w * 0.3, top + 40],
            ],
            [5, 6, 5],
          ),
          c.lo,
        ) +
        `<circle cx="${n(x)}" cy="${n(top + 60)}" r="15" fill="${c.lo}"/><circle cx="${n(x + k.side * 2)}" cy="${n(top + 58)}" r="11" fill="${c.base}"/><circle cx="${n(x + k.side * 4)}" cy="${n(top + 55)}" r="4" fill="${c.hi}"/>`;
    }
    return { z: spec.z ?? Z.front, svg };
  };
}
