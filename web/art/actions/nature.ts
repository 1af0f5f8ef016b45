/** Water, ice, plants, stone: what mages command. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly, pts } from '../portraits/pen';
import { round } from './strikes';
import type { XY } from './stances';

/** A wave that rears up and breaks to the right. */
export function greatWave(spec: { x: number; y: number; size?: number; colour?: string }): Part {
  return (k) => {
    const { x, y, size = 1, colour = '#3f8fc4' } = spec;
    const on = (text: string): Pt[] => place(pts(text), x, y, size);
    const t = k.tones(colour);
    const body = line(
      on(
        '-190 130!, -150 40, -90 -50, 0 -104, 80 -92, 118 -44, 96 -10, 84 -38, 46 -52, 6 -28, -10 30, 30 90, 190 130!',
      ),
    );
    const ribs = ['-120 90, -70 0, 10 -74, 70 -76', '-84 108, -44 20, 6 -44, 50 -58', '-40 116, -20 56, -2 10']
      .map((way) => blade(on(way), [3, 11, 9, 2]))
      .join('');
    const foam = [
      '118 -44, 124 -16, 106 6',
      '96 -10, 92 14, 76 26',
      '104 -76, 140 -60, 146 -34',
      '60 -98, 100 -118, 138 -104',
    ];
    return {
      z: Z.front,
      svg:
        form(k, body, t, { depth: 22, edge: 7, inner: fill(ribs, t.hi, 'opacity=".8"') }) +
        fill(foam.map((way) => blade(on(way), [13, 17, 2])).join(''), '#f4fcff') +
        [
          [132, -72, 6],
          [150, -10, 5],
          [112, 34, 5],
          [158, -50, 3],
        ]
          .map(
            ([px = 0, py = 0, r = 0]) =>
              `<circle cx="${n(x + px * size)}" cy="${n(y + py * size)}" r="${r}" fill="#f4fcff"/>`,
          )
          .join(''),
    };
  };
}

/** A column of water or wind, wider above. */
export function funnel(spec: {
  x: number;
  y: number;
  tall?: number;
  wide?: number;
  paint: string;
  light: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, tall = 250, wide = 120 } = spec;
    let svg = '';
    const rings = 7;
    for (let index = 0; index < rings; index++) {
      const part = index / (rings - 1);
      const r = 16 + wide * part ** 1.3;
      const cy = y - tall * part;
      const cx = x + Math.sin(index * 1.3) * 10;
      const across = (from: number, to: number): XY[] =>
        Array.from({ length: 5 }, (_, step) => round(cx, cy, r, from + ((to - from) * step) / 4, 0.3));
      svg +=
        fill(blade(across(-10, 190), [2, 24, 28, 24, 2]), spec.paint) +
        fill(blade(across(20, 150), [1, 8, 10, 8, 1]), spec.light, 'opacity=".9"') +
        fill(blade(across(200, 340), [1, 9, 10, 9, 1]), spec.paint, 'opacity=".55"');
    }
    return {
      z: spec.z ?? Z.front,
      svg:
        svg +
        fill(
          blade(
            [
              [x - 26, y + 8],
              [x, y + 14],
              [x + 26, y + 8],
            ],
            [2, 9, 2],
          ),
          k.light.ink,
          'opacity=".4"',
        ),
    };
  };
}

/** A dagger of ice, point to the upper right. */
export function iceBlade(spec: { x: number; y: number; turn?: number; size?: number }): Part {
  return (k) => {
    const { x, y, turn = 45, size = 1 } = spec;
    const on = (text: string): Pt[] => place(pts(text), x, y, size, turn);
    const t = k.tones('#bfe6f8');
    return {
      z: Z.front,
      svg:
        form(k, poly(on('-13 40, 13 40, 10 104, -10 104')), k.tones('#6aa4c8'), { depth: 6, edge: 3 }) +
        form(k, poly(on('-52 20, -20 30, 0 22, 22 32, 54 16, 34 44, -30 46')), t, { depth: 8, edge: 3 }) +
        form(k, poly(on('-26 24, -32 -40, -14 -108, 0 -150, 16 -96, 28 -30, 24 24')), t, { depth: 14, edge: 5 }) +
        fill(poly(on('0 -150, 2 24, 24 24, 28 -30, 16 -96')), '#7fc4e8', 'opacity=".75"') +
        fill(poly(on('-14 -108, -8 -60, -26 -10, -32 -40')), '#ffffff', 'opacity=".8"'),
    };
  };
}

/** Stems that wind up from below, with leaves. */
export function vines(spec: {
  xs: readonly number[];
  y?: number;
  tall?: number;
  colour?: string;
  leaf?: string;
  thick?: number;
  z?: number;
}): Part {
  return (k) => {
    const { y = 420, tall = 300, colour = '#5a4a2c', thick = 20 } = spec;
    const leaf = k.tones(spec.leaf ?? '#6fae4a');
    let svg = '';
    spec.xs.forEach((x, index) => {
      const s = index % 2 ? -1 : 1;
      const at = (part: number): XY => [x + s * Math.sin(part * 5.4) * 34, y - tall * part];
      svg += form(
        k,
        blade([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), [thick, thick * 0.9, thick * 0.75, thick * 0.6, thick * 0.4, 2]),
        k.tones(colour),
        { depth: 6, edge: 3 },
      );
      if (spec.leaf === '') return;
      for (const part of [0.34, 0.52, 0.7, 0.88]) {
        const [px, py] = at(part);
        const out = (part * 10) % 2 > 1 ? 1 : -1;
        svg += form(
          k,
          blade(
            [
              [px, py],
              [px + out * 22, py - 16],
              [px + out * 44, py - 20],
            ],
            [2, 22, 1],
          ),
          leaf,
          { depth: 5, edge: 3 },
        );
      }
    });
    return { z: spec.z ?? Z.front, svg };
  };
}

export function flower(spec: {
  x: number;
  y: number;
  r?: number;
  colour: string;
  heart?: string;
  petals?: number;
}): Part {
  return (k) => {
    const { x, y, r = 62, petals = 8 } = spec;
    const t = k.tones(spec.colour);
    const svg = Array.from({ length: petals }, (_, index) =>
      form(
        k,
        blade(
          [[x, y] as XY, round(x, y, r * 0.6, (360 * index) / petals), round(x, y, r, (360 * index) / petals)],
          [r * 0.2, r * 0.56, r * 0.12],
        ),
        t,
        { depth: 6, edge: 3 },
      ),
    ).join('');
    return { z: Z.front, svg: `${svg}<circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="${spec.heart ?? '#ffe27a'}"/>` };
  };
}

/** Standing stones, each with a sign cut into it. */
export function runeStones(spec: {
  stones: readonly (readonly [x: number, y: number, tall: number])[];
  paint: string;
  colour?: string;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour ?? '#8a8690');
    const signs = [
      '-12 -20, 0 -44, 12 -20, 0 -6, 0 30',
      '-12 -40, -12 30, 14 4, -12 -16',
      '0 -44, 0 30, 14 -30, 0 -10',
    ];
    const svg = spec.stones.map(([x, y, tall], index) => {
      const on = (text: string): Pt[] => place(pts(text), x, y, tall / 120, index % 2 ? 5 : -4);
      const cut = on(signs[index % signs.length] ?? '');
      return (
        form(k, line(on('-34 62!, -40 -20, -24 -62, 6 -74, 32 -54, 38 0, 36 62!')), t, { depth: 14, edge: 4 }) +
        `<path d="M${cut.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}" fill="none" stroke="${spec.paint}" stroke-width="${n(tall / 13)}" stroke-linejoin="round"/>`
      );
    });
    return { z: Z.front, svg: svg.join('') };
  };
}
