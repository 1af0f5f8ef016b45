/** One landmark for each place: castles, towers, gates, trees. */

import { at, fill, stroke } from './ink';
import { thrown } from './stamps';
import { shift } from '../portraits/colour';
import { line, n, poly } from '../portraits/pen';

export interface Tower {
  x: number;
  w: number;
  h: number;
  top: 'cone' | 'crown' | 'dome' | 'ruin' | 'none';
  roof?: string;
  flag?: string;
  y?: number;
}

export interface Castle {
  stone: string;
  roof: string;
  /** A wall in front: half width and height. */
  wall?: readonly [number, number];
  towers: readonly Tower[];
  extra?: string;
}

const box = (x: number, y: number, w: number, h: number): string =>
  poly([
    [x, y],
    [x + w, y],
    [x + w, y - h],
    [x, y - h],
  ]);

function tower(t: Tower, stone: string, roofs: string): string {
  const y = t.y ?? 0;
  const roof = t.roof ?? roofs;
  const [l, r, top] = [t.x - t.w / 2, t.x + t.w / 2, y - t.h];
  const mid = t.x + t.w * 0.08;
  const lit = stone;
  const dark = shift(stone, 0.7);
  let out = fill(box(l, y, mid - l, t.h), lit) + fill(box(mid, y, r - mid, t.h), dark);
  if (t.h > 18)
    out += fill(box(t.x - t.w * 0.22, y - t.h * 0.55, Math.max(1.8, t.w * 0.16), Math.max(3.4, t.w * 0.3)), '#3a2f2c');
  const e = t.w * 0.16;
  if (t.top === 'cone') {
    const high = t.w * 1.25 + 4;
    out +=
      fill(
        poly([
          [l - e, top],
          [t.x, top - high],
          [mid, top + 1],
        ]),
        shift(roof, 1.16),
      ) +
      fill(
        poly([
          [r + e, top],
          [t.x, top - high],
          [mid, top + 1],
        ]),
        shift(roof, 0.74),
      );
    if (t.flag)
      out +=
        stroke(`M${n(t.x)} ${n(top - high + 1)}v-10`, '#4a3a2c', 1.3) +
        fill(
          poly([
            [t.x, top - high - 9],
            [t.x + 10, top - high - 6.4],
            [t.x, top - high - 3.6],
          ]),
          t.flag,
        );
  } else if (t.top === 'crown' || t.top === 'ruin') {
    const teeth = Math.max(2, Math.round(t.w / 6));
    const tw = (t.w + 2 * e) / (teeth * 2 - 1);
    out += fill(box(l - e, top + 2, t.w + 2 * e, 4), shift(stone, 0.9));
    for (let k = 0; k < teeth; k++) {
      const high = t.top === 'ruin' ? 2 + ((k * 7 + Math.round(t.h)) % 5) * 1.8 : 4.4;
      const x = l - e + k * 2 * tw;
      out += fill(box(x, top - 1, tw, high), x + tw / 2 < mid ? shift(stone, 1.05) : dark);
    }
    if (t.flag)
      out +=
        stroke(`M${n(t.x)} ${n(top)}v-17`, '#4a3a2c', 1.3) +
        fill(
          poly([
            [t.x, top - 17],
            [t.x + 11, top - 14],
            [t.x, top - 10.6],
          ]),
          t.flag,
        );
  } else if (t.top === 'dome') {
    const q = t.w / 2 + e;
    out +=
      `<path d="M${n(t.x - q)} ${n(top)}a${n(q)} ${n(q * 1.08)} 0 0 1 ${n(2 * q)} 0z" fill="${shift(roof, 0.8)}"/><path d="M${n(t.x - q)} ${n(top)}a${n(q)} ${n(q * 1.08)} 0 0 1 ${n(q)} ${n(-q * 1.08)}q${n(q * 0.3)} ${n(q * 0.5)} ${n(q * 0.14)} ${n(q * 1.08)}z" fill="${shift(roof, 1.14)}"/>` +
      stroke(`M${n(t.x)} ${n(top - q)}v-6`, shift(roof, 0.8), 1.6);
  }
  return out;
}

export function castle(spec: Castle): string {
  const all = [...spec.towers].sort((a, b) => (a.y ?? 0) - (b.y ?? 0) || b.h - a.h);
  const wide = Math.max(...all.map((t) => t.x + t.w / 2)) - Math.min(...all.map((t) => t.x - t.w / 2));
  const high = Math.max(...all.map((t) => t.h));
  let out = thrown(wide, high * 0.9, 0.26) + all.map((t) => tower(t, spec.stone, spec.roof)).join('');
  if (spec.wall) {
    const [half, h] = spec.wall;
    out +=
      tower({ x: 0, w: half * 2, h, top: 'crown', y: 5 }, shift(spec.stone, 0.97), spec.roof) +
      fill(`M-6 5v-${n(h * 0.5)}a6 6 0 0 1 12 0v${n(h * 0.5)}z`, '#43342b');
  }
  return out + (spec.extra ?? '');
}

const flame = (x: number, y: number, size: number): string =>
  fill(
    line([
      [x, y, 0],
      [x - 5 * size, y - 6 * size],
      [x - 2 * size, y - 12 * size],
      [x, y - 20 * size, 0],
      [x + 5 * size, y - 10 * size],
      [x + 4 * size, y - 4 * size],
    ]),
    '#d9622b',
  ) +
  fill(
    line([
      [x, y, 0],
      [x - 2.6 * size, y - 5 * size],
      [x, y - 12 * size, 0],
      [x + 2.6 * size, y - 5 * size],
    ]),
    '#ffd36a',
  );

const vines = Array.from({ length: 3 }, (_, k) =>
  stroke(`M${-52 + k * 4} ${14 + k * 7}h30M${22 + k * 4} ${14 + k * 7}h30`, '#6f8a3c', 3, 'stroke-dasharray="3 3"'),
).join('');

/** One landmark for each place, drawn round (0, 0) at its foot. */
export const LANDMARKS: Record<number, { dx: number; dy: number; size?: number; body: string }> = {
  0: {
    dx: -52,
    dy: -26,
    body: castle({
      stone: '#d9b074',
      roof: '#a8612f',
      towers: [
        { x: 0, w: 58, h: 14, top: 'none' },
        { x: 0, w: 42, h: 28, top: 'none' },
        { x: 0, w: 26, h: 42, top: 'crown' },
        { x: -38, w: 9, h: 36, top: 'cone' },
      ],
    }),
  },
  1: {
    dx: 52,
    dy: -30,
    body: castle({
      stone: '#bfb7a6',
      roof: '#4d6a7d',
      towers: [
        { x: -22, w: 16, h: 34, top: 'ruin' },
        { x: 0, w: 22, h: 58, top: 'crown', flag: '#c8962c' },
        { x: 24, w: 18, h: 24, top: 'ruin' },
      ],
    }),
  },
  2: {
    dx: 56,
    dy: -22,
    body: castle({
      stone: '#c9bda6',
      roof: '#4a6076',
      wall: [26, 16],
      towers: [
        { x: -24, w: 14, h: 32, top: 'cone' },
        { x: 2, w: 16, h: 44, top: 'cone', flag: '#3f6fa0' },
        { x: 25, w: 13, h: 28, top: 'cone' },
      ],
    }),
  },
  3: {
    dx: -64,
    dy: -10,
    size: 1.12,
    body: castle({
      stone: '#b3aca0',
      roof: '#5b4a48',
      wall: [32, 16],
      towers: [
        { x: -32, w: 15, h: 30, top: 'ruin' },
        { x: -10, w: 20, h: 58, top: 'cone', flag: '#b9c2c8' },
        { x: 14, w: 18, h: 44, top: 'crown' },
        { x: 33, w: 14, h: 36, top: 'cone' },
      ],
    }),
  },
  4: {
    dx: -58,
    dy: -14,
    body: castle({
      stone: '#d5c7a8',
      roof: '#7a4f8a',
      towers: [
        { x: -22, w: 13, h: 34, top: 'cone' },
        { x: 0, w: 26, h: 34, top: 'dome', roof: '#c09a3e' },
        { x: 22, w: 12, h: 46, top: 'cone' },
      ],
    }),
  },
  5: {
    dx: 58,
    dy: -10,
    body:
      castle({
        stone: '#e3d6b8',
        roof: '#b4553a',
        wall: [22, 12],
        towers: [
          { x: -18, w: 13, h: 22, top: 'cone' },
          { x: 22, w: 14, h: 62, top: 'dome', roof: '#b4553a' },
          { x: 4, w: 14, h: 26, top: 'cone' },
        ],
      }) + fill('M22 -66l-40 -8v14z', '#ffe9a6', 'opacity=".55"'),
  },
  6: {
    dx: 66,
    dy: -14,
    size: 1.14,
    body:
      castle({
        stone: '#dccaa2',
        roof: '#b0503a',
        wall: [42, 15],
        towers: [
          { x: -40, w: 13, h: 32, top: 'cone' },
          { x: -20, w: 14, h: 40, top: 'cone', roof: '#8a4a3a' },
          { x: 4, w: 22, h: 54, top: 'crown' },
          { x: 26, w: 13, h: 38, top: 'cone' },
          { x: 43, w: 13, h: 30, top: 'cone' },
        ],
      }) + flame(4, -60, 1),
  },
  7: {
    dx: -64,
    dy: -12,
    size: 1.14,
    body: castle({
      stone: '#d3c6ae',
      roof: '#4f6f94',
      wall: [38, 15],
      towers: [
        { x: -36, w: 14, h: 30, top: 'cone' },
        { x: -14, w: 17, h: 50, top: 'cone', flag: '#e8e3d2' },
        { x: 10, w: 20, h: 60, top: 'cone', flag: '#3f62a0' },
        { x: 36, w: 14, h: 34, top: 'cone' },
      ],
    }),
  },
  8: {
    dx: 62,
    dy: -10,
    size: 1.06,
    body: castle({
      stone: '#d1bd9a',
      roof: '#a07a2c',
      wall: [34, 14],
      towers: [
        { x: -30, w: 12, h: 36, top: 'cone' },
        { x: -8, w: 15, h: 56, top: 'cone', flag: '#2c2622' },
        { x: 12, w: 15, h: 46, top: 'cone' },
        { x: 31, w: 12, h: 30, top: 'cone' },
      ],
    }),
  },
  9: {
    dx: 66,
    dy: -8,
    size: 1.12,
    body: castle({
      stone: '#e2d6bd',
      roof: '#37659a',
      wall: [38, 16],
      towers: [
        { x: -36, w: 15, h: 34, top: 'cone' },
        { x: -10, w: 18, h: 48, top: 'crown', flag: '#d8a93a' },
        { x: 14, w: 16, h: 60, top: 'cone', flag: '#d8a93a' },
        { x: 36, w: 15, h: 38, top: 'cone' },
      ],
    }),
  },
  10: {
    dx: 58,
    dy: -8,
    body:
      castle({
        stone: '#a5835a',
        roof: '#6e4a30',
        towers: [
          { x: -26, w: 12, h: 28, top: 'crown' },
          { x: 26, w: 12, h: 34, top: 'crown' },
        ],
      }) +
      fill(
        poly([
          [-22, 4],
          [22, 4],
          [22, -18],
          [-22, -18],
        ]),
        '#9a7850',
      ) +
      fill(
        poly([
          [-30, -16],
          [0, -46],
          [4, -16],
        ]),
        '#85583a',
      ) +
      fill(
        poly([
          [30, -16],
          [0, -46],
          [0, -16],
        ]),
        '#5c3c2a',
      ) +
      fill(box(-5, 4, 10, 15), '#3c2a20'),
  },
  11: {
    dx: -66,
    dy: -8,
    size: 1.16,
    body:
      vines +
      castle({
        stone: '#f1e6d0',
        roof: '#3f7fa6',
        wall: [34, 13],
        towers: [
          { x: -32, w: 10, h: 40, top: 'cone', roof: '#c9a23c' },
          { x: -16, w: 12, h: 56, top: 'cone' },
          { x: 2, w: 15, h: 74, top: 'cone', flag: '#c94f3f' },
          { x: 18, w: 12, h: 54, top: 'cone' },
          { x: 33, w: 10, h: 38, top: 'cone', roof: '#c9a23c' },
        ],
      }),
  },
  12: {
    dx: 58,
    dy: -8,
    body:
      fill(box(-34, 2, 9, 26), '#b9b3a4') +
      fill(box(-25, 2, 4, 26), '#8d887c') +
      fill(box(-12, -6, 9, 32), '#c5bfae') +
      fill(box(-3, -6, 4, 32), '#908b7f') +
      fill(box(12, -4, 9, 28), '#b9b3a4') +
      fill(box(21, -4, 4, 28), '#8d887c') +
      fill(
        poly([
          [-15, -36],
          [26, -31],
          [26, -25],
          [-15, -29],
        ]),
        '#a7a092',
      ) +
      fill(box(32, 4, 8, 20), '#b9b3a4') +
      fill(box(40, 4, 4, 20), '#8d887c'),
  },
  13: {
    dx: 60,
    dy: -12,
    body: castle({
      stone: '#a89a8c',
      roof: '#6e3b33',
      wall: [24, 18],
      towers: [
        { x: -24, w: 15, h: 36, top: 'crown' },
        { x: 0, w: 16, h: 54, top: 'crown', flag: '#a33b2e' },
        { x: 24, w: 15, h: 36, top: 'crown' },
      ],
    }),
  },
  14: {
    dx: 92,
    dy: -22,
    body:
      fill('M-34 6q34 -14 68 0q-34 10 -68 0z', '#a9a878') +
      castle({
        stone: '#d0c4aa',
        roof: '#3e7a78',
        towers: [
          { x: -10, w: 11, h: 28, top: 'cone' },
          { x: 6, w: 14, h: 50, top: 'cone', flag: '#e8e0c4' },
          { x: 20, w: 9, h: 22, top: 'cone' },
        ],
      }),
  },
  15: {
    dx: -62,
    dy: -16,
    body: castle({
      stone: '#8f9a84',
      roof: '#3f5f45',
      wall: [24, 14],
      towers: [
        { x: -24, w: 13, h: 40, top: 'cone' },
        { x: 0, w: 15, h: 30, top: 'crown' },
        { x: 24, w: 13, h: 48, top: 'cone', flag: '#4f8f4a' },
      ],
    }),
  },
  16: {
    dx: 62,
    dy: -6,
    size: 1.05,
    body:
      fill(
        line([
          [-8, 4, 0],
          [-5, -20],
          [-14, -34],
          [0, -30],
          [12, -36],
          [6, -20],
          [10, 4, 0],
        ]),
        '#6a4f36',
      ) +
      ['-22 -38 20', '4 -54 24', '24 -36 18', '0 -34 18']
        .map((v, k) => {
          const [x, y, r] = v.split(' ').map(Number) as [number, number, number];
          return `<circle cx="${x}" cy="${y}" r="${r}" fill="${['#6b8447', '#7d9552', '#5a7440', '#6b8447'][k]}"/><circle cx="${x - r * 0.24}" cy="${y - r * 0.26}" r="${r * 0.66}" fill="#8fa55e" opacity=".8"/>`;
        })
        .join(''),
  },
  17: {
    dx: -64,
    dy: -8,
    size: 1.08,
    body:
      fill(
        poly([
          [-44, 10],
          [-30, -14],
          [-12, -24],
          [16, -22],
          [32, -8],
          [46, 10],
        ]),
        '#8a8072',
      ) +
      fill(
        poly([
          [4, -24],
          [16, -22],
          [32, -8],
          [46, 10],
          [8, 10],
        ]),
        '#655d54',
      ) +
      at(
        0,
        -20,
        castle({
          stone: '#7c7476',
          roof: '#3d3742',
          towers: [
            { x: -16, w: 11, h: 28, top: 'cone' },
            { x: 0, w: 14, h: 46, top: 'cone', flag: '#3d8f86' },
            { x: 16, w: 11, h: 22, top: 'ruin' },
          ],
        }),
      ),
  },
  18: {
    dx: -60,
    dy: -10,
    body:
      fill(
        poly([
          [-34, 6],
          [-24, -34],
          [0, -56],
          [26, -30],
          [36, 6],
        ]),
        '#a79a8a',
      ) +
      fill(
        poly([
          [2, -54],
          [26, -30],
          [36, 6],
          [10, 6],
        ]),
        '#7a6e64',
      ) +
      fill('M-14 6v-20a12 14 0 0 1 24 0v20z', '#2f2622') +
      stroke('M-14 6v-20a12 14 0 0 1 24 0v20', '#cdbb94', 3.4),
  },
  19: {
    dx: 54,
    dy: -10,
    body: castle({
      stone: '#a89f92',
      roof: '#5d4f86',
      towers: [
        { x: -14, w: 14, h: 34, top: 'crown' },
        { x: 8, w: 16, h: 50, top: 'cone', flag: '#8674c4' },
      ],
    }),
  },
  20: {
    dx: 50,
    dy: -8,
    body: castle({ stone: '#b7bdb6', roof: '#6b8a86', towers: [{ x: 0, w: 14, h: 52, top: 'ruin' }] }),
  },
  21: {
    dx: 50,
    dy: -8,
    body: castle({ stone: '#a5835a', roof: '#6e4a30', towers: [{ x: 0, w: 26, h: 22, top: 'cone' }] }),
  },
};
