/** Plates, gorgets, straps and studs. */

import { shift } from './colour';
import { type Kit, type Part, Z, fill, form } from './kit';
import { type Pt, blade, line, n, poly } from './pen';

/** Plates over the shoulders. */
export function pauldrons(spec: {
  colour: string;
  plates?: number;
  size?: number;
  spread?: number;
  rim?: string;
  spikes?: number;
  only?: -1 | 1;
  y?: number;
  studs?: string;
  z?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const edge = k.tones(spec.rim ?? shift(spec.colour, 1.3));
    const { x, y, h } = k.frame.pose;
    const { plates = 3, size = 76, spread = 132, spikes = 0 } = spec;
    let svg = '';
    for (const s of [-1, 1] as const) {
      if (spec.only && spec.only !== s) continue;
      const dim = s !== k.side;
      const cx = x + s * spread;
      const cy = spec.y ?? y + h * 1.62;
      for (let index = 0; index < spikes; index++) {
        const p = spikes === 1 ? 0.4 : index / (spikes - 1);
        const bx = cx + s * size * (-0.3 + p * 1.1);
        const by = cy - size * (0.42 - p * 0.36);
        const spike = blade(
          [
            [bx, by + 20],
            [bx + s * size * (0.04 + p * 0.22), by - size * 0.3],
            [bx + s * size * (0.2 + p * 0.5), by - size * (0.95 - p * 0.3)],
          ],
          [size * 0.34, size * 0.22, 1],
        );
        svg += form(k, spike, t, { depth: 8, edge: 3, dim });
      }
      for (let index = plates - 1; index >= 0; index--) {
        const drop = index * size * 0.44;
        const r = size * (1 - index * 0.05);
        const shape: Pt[] = [
          [cx - s * r * 0.95, cy + drop + 4],
          [cx - s * r * 0.5, cy + drop - r * 0.44],
          [cx + s * r * 0.15, cy + drop - r * 0.6],
          [cx + s * r * 0.8, cy + drop - r * 0.2],
          [cx + s * r * 1.06, cy + drop + r * 0.46, 0],
          [cx + s * r * 0.1, cy + drop + r * 0.26],
          [cx - s * r * 0.95, cy + drop + 34, 0],
        ];
        const d = line(shape);
        const lower: Pt[] = [
          [cx + s * r * 1.06, cy + drop + r * 0.46],
          [cx + s * r * 0.1, cy + drop + r * 0.26],
          [cx - s * r * 0.95, cy + drop + 34],
        ];
        svg += fill(
          blade(
            lower.map((p): Pt => [p[0], p[1] + 9]),
            [8, 14, 8],
          ),
          t.deep,
          'opacity=".8"',
        );
        svg += form(k, d, t, { depth: r * 0.26, edge: 4, dim });
        svg += fill(blade(lower, [5, 7, 4]), dim ? edge.lo : edge.base);
        if (spec.studs && index === 0) {
          const st = k.tones(spec.studs);
          for (const [u, v] of [
            [-0.5, 0.1],
            [0, -0.06],
            [0.5, 0.08],
          ] as const)
            svg += `<circle cx="${n(cx + s * r * u)}" cy="${n(cy + drop + r * v)}" r="5" fill="${dim ? st.lo : st.base}"/><circle cx="${n(cx + s * r * u + k.side * 1.5)}" cy="${n(cy + drop + r * v - 1.5)}" r="2.4" fill="${st.hi}"/>`;
        }
      }
    }
    return { z: spec.z ?? Z.body, svg };
  };
}

/** A breastplate with a ridge, and what is painted on it. */
export function plate(spec: {
  colour: string;
  trim?: string;
  sign?: (k: Kit, x: number, y: number) => string;
  wide?: number;
  y?: number;
  z?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, w, h } = k.frame.pose;
    const top = spec.y ?? y + h * 1.42;
    const wide = spec.wide ?? 104;
    const s = -k.side;
    const shape: Pt[] = [
      [x - w * 0.62, top - 8, 0],
      [x, top + 16],
      [x + w * 0.62, top - 8, 0],
      [x + wide, top + 26],
      [x + wide * 1.02, top + 120],
      [x + wide * 0.8, 640, 0],
      [x - wide * 0.8, 640, 0],
      [x - wide * 1.02, top + 120],
      [x - wide, top + 26],
    ];
    const d = line(shape);
    const ridge = poly([
      [x + s * 2, top + 10],
      [x + s * 14, top + 120],
      [x + s * 4, 640],
      [x + s * 300, 640],
      [x + s * 300, top - 30],
    ]);
    let svg = form(k, d, t, {
      depth: 10,
      edge: 5,
      inner:
        fill(ridge, t.lo) +
        fill(
          blade(
            [
              [x - k.side * -wide * 0.6, top + 40],
              [x + k.side * wide * 0.7, top + 110],
              [x + k.side * wide * 0.6, top + 190],
            ],
            22,
          ),
          t.hi,
          'opacity=".5"',
        ),
    });
    if (spec.trim) {
      const tr = k.tones(spec.trim);
      svg += fill(
        blade(
          [
            [x - wide * 0.96, top + 22],
            [x - w * 0.5, top + 0],
            [x, top + 18],
            [x + w * 0.5, top + 0],
            [x + wide * 0.96, top + 22],
          ],
          [6, 8, 9, 8, 6],
        ),
        tr.base,
      );
    }
    svg += spec.sign?.(k, x, top + 92) ?? '';
    return { z: spec.z ?? Z.front, svg };
  };
}

/** A ring of plates round the neck. */
export function gorget(spec: { colour: string; trim?: string; tall?: number }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, w, h } = k.frame.pose;
    const foot = y + h * 1.55;
    const tall = spec.tall ?? 52;
    let svg = '';
    for (let index = 0; index < 2; index++) {
      const up = foot - tall + index * tall * 0.5;
      const wide = w * (0.86 + index * 0.16);
      const d = line([
        [x - wide, up, 0],
        [x, up + 18],
        [x + wide, up, 0],
        [x + wide + 12, up + tall * 0.62],
        [x, up + tall * 0.62 + 26],
        [x - wide - 12, up + tall * 0.62],
      ]);
      svg += form(k, d, t, { depth: 14, edge: 3 });
      if (spec.trim)
        svg += fill(
          blade(
            [
              [x - wide, up + 1],
              [x, up + 19],
              [x + wide, up + 1],
            ],
            [5, 6, 5],
          ),
          k.tones(spec.trim).base,
        );
    }
    return { z: Z.front, svg };
  };
}

/** A strap from one shoulder to the other hip. */
export function strap(spec: { colour: string; from?: -1 | 1; wide?: number; buckle?: string; z?: number }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, h } = k.frame.pose;
    const s = spec.from ?? 1;
    const wide = spec.wide ?? 24;
    const a: Pt = [x + s * 116, y + h * 1.46];
    const b: Pt = [x - s * 96, 620];
    const way: Pt[] = [a, [(a[0] + b[0]) / 2 + s * 4, (a[1] + b[1]) / 2 + 12], b];
    let svg =
      fill(blade(way, [wide, wide, wide]), t.base) +
      fill(blade(way, [wide, wide, wide], s * k.side * 0.6, 0.3), t.lo) +
      fill(blade(way, [wide, wide, wide], -s * k.side * 0.8, 0.12), t.hi);
    if (spec.buckle) {
      const m = k.tones(spec.buckle);
      const [px, py] = [a[0] * 0.68 + b[0] * 0.32, a[1] * 0.68 + b[1] * 0.32 + 8];
      svg += `<g transform="rotate(${s > 0 ? -48 : 48} ${n(px)} ${n(py)})"><rect x="${n(px - 17)}" y="${n(py - 13)}" width="34" height="26" rx="4" fill="none" stroke="${m.base}" stroke-width="6"/></g>`;
    }
    return { z: spec.z ?? Z.front, svg };
  };
}

/** Two rows of studs down a jerkin. */
export function studs(spec: {
  metal: string;
  rows?: number;
  spread?: number;
  top?: number;
  gap?: number;
  r?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const { x, y, h } = k.frame.pose;
    const { rows = 5, spread = 44, gap = 32, r = 5 } = spec;
    const top = spec.top ?? y + h * 1.72;
    let svg = '';
    for (let row = 0; row < rows; row++)
      for (const s of [-1, 1] as const) {
        const [px, py] = [x + s * (spread - row * 3), top + row * gap];
        svg += `<circle cx="${n(px)}" cy="${n(py + 2)}" r="${r + 1}" fill="${t.deep}"/><circle cx="${n(px)}" cy="${n(py)}" r="${r}" fill="${s === k.side ? t.base : t.lo}"/><circle cx="${n(px + k.side * 1.5)}" cy="${n(py - 1.5)}" r="${n(r * 0.45)}" fill="${t.hi}"/>`;
      }
    return { z: Z.front, svg };
  };
}
