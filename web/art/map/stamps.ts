/** What stands on the land in numbers: trees, hills, peaks, houses, mills. */

import { at, fill } from './ink';
import { mix, shift } from '../portraits/colour';
import { type Pt, blade, line, poly } from '../portraits/pen';
import type { Chance } from '../random';

export const SHADE = '#2c2a22';
/** The shadow a thing throws on the ground, to the lower right. */
export const thrown = (w: number, h: number, strong = 0.2): string =>
  fill(
    poly([
      [-w / 2, 0],
      [w / 2, -1],
      [w / 2 + h * 0.62, h * 0.2],
      [w * 0.1, h * 0.12],
    ]),
    SHADE,
    `opacity="${strong}"`,
  );

export function fir(c: Chance, size: number, green: string, snow = false): string {
  const [w, h] = [size * c.between(0.62, 0.76), size * c.between(1.1, 1.45)];
  const lit = shift(green, c.between(1.02, 1.14));
  const dark = shift(green, 0.74);
  let out =
    thrown(w * 0.8, h, 0.2) +
    fill(
      poly([
        [-1.2, 0],
        [1.4, 0],
        [1.4, -h * 0.2],
        [-1.2, -h * 0.2],
      ]),
      '#5a4632',
    );
  for (const [low, high, wide] of [
    [0.1, 0.58, 1],
    [0.38, 0.82, 0.76],
    [0.64, 1, 0.52],
  ] as const) {
    const half = (w / 2) * wide;
    out +=
      fill(
        poly([
          [-half, -h * low],
          [0, -h * high],
          [0, -h * low - 1.6],
        ]),
        lit,
      ) +
      fill(
        poly([
          [half, -h * low],
          [0, -h * high],
          [0, -h * low - 1.6],
        ]),
        dark,
      );
    if (snow)
      out += fill(
        poly([
          [-half * 0.62, -h * (low + (high - low) * 0.4)],
          [0, -h * high],
          [0, -h * (low + (high - low) * 0.56)],
        ]),
        '#f4f0e4',
      );
  }
  return out;
}

export function leafy(c: Chance, size: number, green: string): string {
  const r = size * c.between(0.34, 0.42);
  const y = -r * 1.5;
  const round: Pt[] = Array.from({ length: 8 }, (_, k) => {
    const a = (k / 8) * Math.PI * 2;
    const q = r * c.between(0.88, 1.12);
    return [Math.cos(a) * q, y + Math.sin(a) * q * 0.92];
  });
  const d = line(round);
  return (
    thrown(r * 1.4, r * 2.2, 0.2) +
    fill(
      poly([
        [-1.3, 0],
        [1.3, 0],
        [1.3, y],
        [-1.3, y],
      ]),
      '#5a4632',
    ) +
    fill(d, shift(green, 0.74)) +
    fill(line(round.map(([px, py]): Pt => [px * 0.74 - r * 0.22, y + (py - y) * 0.74 - r * 0.2])), shift(green, 1.1))
  );
}

export function hill(w: number, h: number, paint: string): string {
  const d = line([
    [-w / 2, 2, 0],
    [-w * 0.3, -h * 0.6],
    [0, -h],
    [w * 0.32, -h * 0.55],
    [w / 2, 2, 0],
  ]);
  const shade = line([
    [w * 0.06, -h, 0],
    [w * 0.32, -h * 0.55],
    [w / 2, 2, 0],
    [w * 0.16, 2, 0],
    [w * 0.2, -h * 0.4],
  ]);
  return (
    fill(
      poly([
        [0, 1],
        [w / 2, 0],
        [w * 0.62, h * 0.3],
        [w * 0.1, h * 0.3],
      ]),
      SHADE,
      'opacity=".1"',
    ) +
    fill(d, shift(paint, 1.06)) +
    fill(shade, shift(paint, 0.9))
  );
}

export function peak(c: Chance, w: number, h: number, rock: string, snow: number): string {
  const lean = c.between(-0.05, 0.07) * w;
  const side = (to: number, sign: number): Pt[] => {
    const steps = 4;
    return Array.from({ length: steps + 1 }, (_, k): Pt => {
      const t = k / steps;
      const jag = k === 0 || k === steps ? 0 : c.between(-0.035, 0.05) * w;
      return [lean + (to - lean) * t ** 1.16 + sign * jag, -h + h * t, 0];
    });
  };
  const left = side(-w / 2, -1);
  const right = side(w / 2, 1);
  const spine: Pt[] = [
    [lean, -h],
    [lean + w * 0.08, -h * 0.74],
    [lean + w * 0.01, -h * 0.52],
    [lean + w * 0.13, -h * 0.26],
    [lean + w * 0.06, 0],
  ];
  const lit = mix(shift(rock, c.between(1.06, 1.12)), '#f8eed6', 0.5);
  const dark = shift(rock, 0.77, 1.05);
  let out =
    fill(
      poly([
        [0, 0],
        [w / 2, -1],
        [w * 0.5 + h * 0.3, h * 0.1],
        [w * 0.1, h * 0.07],
      ]),
      SHADE,
      'opacity=".14"',
    ) +
    fill(poly([...left, ...[...spine].reverse()]), lit) +
    fill(poly([...right, ...[...spine].reverse()]), dark);
  // Cuts of the graver on the dark side.
  let cuts = '';
  for (let k = 0; k < 4; k++) {
    const t = 0.34 + k * 0.16;
    const x0 = lean + w * 0.05 + (w / 2) * t * 0.18;
    cuts += blade(
      [
        [x0, -h * (1 - t)],
        [x0 + w * 0.06 * (1 + t), -h * (1 - t) + h * 0.16],
      ],
      [0.4, 1.8, 0.3],
    );
  }
  out += fill(cuts, shift(dark, 0.78), 'opacity=".55"');
  if (snow > 0) {
    const at2 = (edge: readonly Pt[], t: number): Pt => {
      const k = Math.min(edge.length - 2, Math.floor(t * (edge.length - 1)));
      const part = t * (edge.length - 1) - k;
      const [a, b] = [edge[k] as Pt, edge[k + 1] as Pt];
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    };
    const low = -h * (1 - snow);
    const l = at2(left, snow);
    const r = at2(right, snow);
    const m = lean;
    out += fill(
      poly([
        [lean, -h],
        ...left.filter((p) => p[1] < l[1]).slice(1),
        l,
        [(l[0] * 2 + m) / 3, low - h * 0.1],
        [(l[0] + m * 2) / 3 - 1, low + h * 0.06],
        [m, low - h * 0.08],
      ]),
      '#f8f4e8',
    );
    out += fill(
      poly([
        [lean, -h],
        ...right.filter((p) => p[1] < r[1]).slice(1),
        r,
        [(r[0] * 2 + m) / 3, low - h * 0.12],
        [(r[0] + m * 2) / 3, low + h * 0.04],
        [m, low - h * 0.08],
      ]),
      '#bcc4c8',
    );
  }
  return out;
}

export function house(size: number, roof: string): string {
  const [w, h] = [size, size * 0.5];
  const wall = '#ecdcb6';
  return (
    thrown(w * 1.5, size * 0.7, 0.22) +
    fill(
      poly([
        [-w * 0.5, 0],
        [0, 0],
        [0, -h],
        [-w * 0.25, -h * 1.75],
        [-w * 0.5, -h],
      ]),
      wall,
    ) +
    fill(
      poly([
        [0, 0],
        [w * 0.75, -h * 0.12],
        [w * 0.75, -h],
        [0, -h],
      ]),
      shift(wall, 0.76),
    ) +
    fill(
      poly([
        [-w * 0.25, -h * 1.85],
        [w * 0.52, -h * 1.9],
        [w * 0.84, -h * 0.9],
        [0.06 * w, -h * 0.85],
      ]),
      roof,
    ) +
    fill(
      poly([
        [-w * 0.25, -h * 1.85],
        [-w * 0.58, -h * 0.86],
        [-w * 0.46, -h * 0.8],
        [-w * 0.2, -h * 1.6],
      ]),
      shift(roof, 1.2),
    ) +
    fill(
      poly([
        [-w * 0.32, 0],
        [-w * 0.18, 0],
        [-w * 0.18, -h * 0.6],
        [-w * 0.32, -h * 0.6],
      ]),
      '#5b4430',
    )
  );
}

export function mill(size: number): string {
  const arm = (deg: number): string =>
    `<g transform="rotate(${deg})">${fill(
      poly([
        [-0.8, 0],
        [0.8, 0],
        [0.8, -17],
        [-0.8, -17],
      ]),
      '#6a4d30',
    )}${fill(
      poly([
        [0.8, -4],
        [5, -5],
        [5, -16.6],
        [0.8, -17],
      ]),
      '#f3e8cc',
    )}</g>`;
  return `<g transform="scale(${size})">${thrown(12, 24, 0.22)}${fill(
    poly([
      [-7, 0],
      [1, 0],
      [1, -20],
      [-5, -20],
    ]),
    '#e6d7b2',
  )}${fill(
    poly([
      [1, 0],
      [7, 0],
      [5, -20],
      [1, -20],
    ]),
    '#b09a74',
  )}${fill(
    poly([
      [-6.4, -19.4],
      [0, -28],
      [1, -19],
    ]),
    '#b0583c',
  )}${fill(
    poly([
      [6.4, -19.4],
      [0, -28],
      [1, -19],
    ]),
    '#83402c',
  )}${at(-0.5, -20, [24, 114, 204, 294].map(arm).join(''))}<circle cx="-.5" cy="-20" r="1.8" fill="#4a3524"/></g>`;
}
