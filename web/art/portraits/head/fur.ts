/** Fur, feathers and pelts round the shoulders. */

import { mix, shift } from '../colour';
import { type Part, Z, fill, form } from '../kit';
import { type Pt, blade, poly } from '../pen';

/** A ring of fur or feathers round the neck and over the shoulders. */
export function fur(spec: {
  colour: string;
  wide?: number;
  y?: number;
  drop?: number;
  rows?: number;
  spiky?: number;
  thick?: number;
  z?: number;
  tips?: string;
  open?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { x, y, h } = k.frame.pose;
    const top = spec.y ?? y + h * 1.24;
    const { wide = 160, drop = 70, rows = 3, spiky = 34, thick = 34, open = 0 } = spec;
    const tip = spec.tips ? k.tones(spec.tips) : t;
    let svg = '';
    for (let row = 0; row < rows; row++) {
      const reach = wide * (1 - row * 0.14);
      const many = Math.round((2 * reach) / (thick * 0.62));
      const order = Array.from({ length: many }, (_, index) => index).sort(
        (a, b) => Math.abs(b - (many - 1) / 2) - Math.abs(a - (many - 1) / 2),
      );
      for (const index of order) {
        const u = (index / (many - 1)) * 2 - 1;
        if (Math.abs(u) < open * (1 - row * 0.1)) continue;
        const px = x + u * reach;
        const py = top + drop * (0.1 + 0.9 * Math.abs(u) ** 1.5) - row * 15 + (1 - Math.abs(u)) ** 1.4 * 46;
        const long = spiky * k.c.between(0.8, 1.25);
        const lean = u * 30 + k.c.between(-7, 7);
        const way: Pt[] = [
          [px - lean * 0.3, py - long * 0.8],
          [px + lean * 0.3, py + long * 0.05],
          [px + lean, py + long],
        ];
        const lit = u * k.side > -0.12;
        const girth = [thick * 0.8, thick, 2];
        svg += fill(
          blade(way, girth),
          lit ? mix(t.base, t.lo, index % 2 ? 0.12 : 0.45) : mix(t.lo, t.deep, index % 2 ? 0.1 : 0.5),
        );
        svg += fill(blade(way, girth, -k.side * 0.62, 0.2), lit ? tip.hi : tip.base, `opacity="${lit ? 0.9 : 0.6}"`);
      }
    }
    return { z: spec.z ?? Z.front, svg };
  };
}

/** A whole pelt round the shoulders: one shaggy mass with strokes of hair. */
export function pelt(spec: {
  colour: string;
  tips?: string;
  wide?: number;
  y?: number;
  drop?: number;
  tall?: number;
  z?: number;
  hang?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const tip = k.tones(spec.tips ?? shift(spec.colour, 1.3));
    const { x, y, h } = k.frame.pose;
    const { wide = 190, drop = 96, tall = 74, hang = 96 } = spec;
    const top = spec.y ?? y + h * 1.12;
    const upper: Pt[] = [];
    const lower: Pt[] = [];
    const many = 34;
    const rise = (u: number): number => top + drop * Math.abs(u) ** 1.7 + (1 - Math.abs(u)) ** 2 * 40;
    for (let i = 0; i <= many; i++) {
      const u = -1 + (2 * i) / many;
      upper.push([x + u * wide, rise(u) + (i % 2 ? -9 : 6) + k.c.between(-4, 4), 0]);
      lower.push([
        x + u * (wide + 8),
        rise(u) + tall + hang * (1 - Math.abs(u)) ** 0.7 * 0.5 + (i % 2 ? 20 : -4) + k.c.between(-5, 7),
        0,
      ]);
    }
    const d = poly([...upper, ...lower.reverse()]);
    let strokes = '';
    for (let i = 0; i < 150; i++) {
      const u = k.c.between(-1, 1);
      const p = k.c.between(0, 1);
      const px = x + u * wide;
      const py = rise(u) + p * (tall + hang * (1 - Math.abs(u)) ** 0.7 * 0.5);
      const long = k.c.between(16, 32);
      const lean = u * 14 + k.c.between(-5, 5);
      const lit = u * k.side > -0.05;
      const tone = i % 3 === 0 ? (lit ? tip.base : tip.lo) : i % 3 === 1 ? t.deep : lit ? t.hi : t.lo;
      strokes += fill(
        blade(
          [
            [px - lean * 0.4, py - long * 0.5],
            [px, py],
            [px + lean, py + long * 0.6],
          ],
          [3, 7, 1],
        ),
        tone,
        'opacity=".8"',
      );
    }
    const s = -k.side;
    return {
      z: spec.z ?? Z.front,
      svg: form(k, d, t, {
        depth: 14,
        edge: 4,
        inner:
          fill(
            poly([
              [x + s * 20, 0],
              [x + s * 40, 640],
              [x + s * 400, 640],
              [x + s * 400, 0],
            ]),
            t.lo,
          ) + strokes,
      }),
    };
  };
}
