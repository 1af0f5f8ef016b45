/** At sea: ship, serpent, compass, and the cat on the name plate. */

import { fill, stroke } from './ink';
import { mix, shift } from '../portraits/colour';
import { type Pt, blade, line, n, poly } from '../portraits/pen';

export function ship(sail: string): string {
  return (
    fill('M-34 6q34 14 70 -2q-6 18 -22 22h-30q-14 -6 -18 -20z', '#5d3f2a') +
    fill('M-34 6q34 14 70 -2l-2 6q-34 12 -66 2z', '#8a623c') +
    stroke('M0 10v-60', '#4a3322', 3) +
    fill(
      line([
        [-24, -40, 0],
        [0, -46],
        [26, -40, 0],
        [32, -18],
        [24, 0, 0],
        [0, -6],
        [-24, 0, 0],
        [-18, -20],
      ]),
      sail,
    ) +
    fill(
      line([
        [6, -45, 0],
        [26, -40, 0],
        [32, -18],
        [24, 0, 0],
        [8, -5, 0],
        [14, -24],
      ]),
      shift(sail, 0.78),
    ) +
    fill(
      poly([
        [0, -62],
        [14, -57],
        [0, -52],
      ]),
      '#b0503a',
    ) +
    `<circle cx="1" cy="-22" r="7.5" fill="${shift(sail, 0.55)}"/>` +
    fill(
      poly([
        [-5, -27],
        [-3, -33],
        [1, -29],
        [5, -33],
        [7, -27],
      ]),
      shift(sail, 0.55),
    )
  );
}

export function serpent(skin: string): string {
  const hump = (x: number, w: number, h: number): string =>
    stroke(`M${x} 0q${w / 2} ${-h * 2} ${w} 0`, shift(skin, 0.72), 13, 'stroke-linecap="butt"') +
    stroke(`M${x - 2} -1q${w / 2} ${-h * 2} ${w} 0`, skin, 8, 'stroke-linecap="butt"');
  return (
    hump(20, 34, 22) +
    hump(62, 26, 15) +
    stroke('M6 0q-6 -34 -30 -42', shift(skin, 0.72), 14, 'stroke-linecap="butt"') +
    stroke('M3 0q-6 -32 -28 -41', skin, 9, 'stroke-linecap="butt"') +
    fill(
      line([
        [-18, -52, 0],
        [-36, -52],
        [-56, -40, 0],
        [-36, -36],
        [-20, -34],
      ]),
      skin,
    ) +
    fill(
      line([
        [-22, -40, 0],
        [-40, -36],
        [-52, -33, 0],
        [-34, -30],
        [-18, -32, 0],
      ]),
      shift(skin, 0.72),
    ) +
    fill(
      poly([
        [-20, -51],
        [-8, -62],
        [-12, -48],
      ]),
      shift(skin, 1.1),
    ) +
    `<circle cx="-34" cy="-45" r="2.6" fill="#f6d35a"/>` +
    fill(
      blade(
        [
          [92, 0],
          [104, -12],
          [112, -6],
        ],
        [7, 5, 1],
      ),
      skin,
    )
  );
}

export function compass(r: number, ink: string, pale: string, gold: string): string {
  let out = `<circle r="${r}" fill="${pale}" opacity=".22"/><circle r="${r * 0.8}" fill="none" stroke="${pale}" stroke-width="2" opacity=".7"/><circle r="${r * 0.74}" fill="none" stroke="${pale}" stroke-width="1" opacity=".7"/>`;
  for (let k = 0; k < 32; k++) {
    const a = (k / 32) * Math.PI * 2;
    out += stroke(
      `M${n(Math.cos(a) * r * 0.75)} ${n(Math.sin(a) * r * 0.75)}L${n(Math.cos(a) * r * 0.8)} ${n(Math.sin(a) * r * 0.8)}`,
      pale,
      2,
      'opacity=".8"',
    );
  }
  const point = (deg: number, long: number, wide: number, lit: string, dark: string): string =>
    `<g transform="rotate(${deg})">${fill(
      poly([
        [0, -long],
        [-wide, -wide],
        [0, 0],
      ]),
      lit,
    )}${fill(
      poly([
        [0, -long],
        [wide, -wide],
        [0, 0],
      ]),
      dark,
    )}</g>`;
  for (const deg of [45, 135, 225, 315]) out += point(deg, r * 0.66, r * 0.13, mix(pale, gold, 0.3), shift(gold, 0.62));
  for (const deg of [0, 90, 180, 270]) out += point(deg, r, r * 0.16, pale, deg === 0 ? '#a8442f' : ink);
  return out + `<circle r="${r * 0.12}" fill="${gold}"/><circle r="${r * 0.06}" fill="${ink}"/>`;
}

/** The cat of the table: a head cut from dark paper. */
export function cat(size: number, ink = '#2a211c', eye = '#f0c445'): string {
  const s = (points: Pt[]): Pt[] =>
    points.map((p): Pt => (p.length === 3 ? [p[0] * size, p[1] * size, p[2]] : [p[0] * size, p[1] * size]));
  const head = s([
    [-20, -30, 0],
    [-12, -18],
    [0, -20],
    [12, -18],
    [20, -30, 0],
    [24, -8],
    [27, 2, 0],
    [22, 6],
    [26, 12, 0],
    [16, 17],
    [0, 24],
    [-16, 17],
    [-26, 12, 0],
    [-22, 6],
    [-27, 2, 0],
    [-24, -8],
  ]);
  const half = s([
    [0, -20, 0],
    [12, -18],
    [20, -30, 0],
    [24, -8],
    [27, 2, 0],
    [22, 6],
    [26, 12, 0],
    [16, 17],
    [0, 24, 0],
    [4, 0],
  ]);
  const eyes = [-1, 1]
    .map(
      (k) =>
        fill(
          line(
            s([
              [k * 4, -1, 0],
              [k * 10, -8],
              [k * 18, -6, 0],
              [k * 11, 0],
            ]),
          ),
          eye,
        ) +
        fill(
          line(
            s([
              [k * 11, -7.4, 0],
              [k * 12.4, -3.6],
              [k * 11, 0, 0],
              [k * 9.6, -3.6],
            ]),
          ),
          ink,
        ),
    )
    .join('');
  const wh = [-1, 1]
    .map((k) =>
      stroke(
        `M${n(k * 8 * size)} ${n(9 * size)}L${n(k * 32 * size)} ${n(5 * size)}M${n(k * 8 * size)} ${n(11 * size)}L${n(k * 31 * size)} ${n(14 * size)}`,
        '#d9c79a',
        1 * size,
      ),
    )
    .join('');
  return (
    fill(line(head), mix(ink, '#8a7460', 0.34)) +
    fill(line(half), ink) +
    fill(
      poly(
        s([
          [-18, -24],
          [-12, -16],
          [-19, -14],
        ]),
      ),
      '#a8705a',
    ) +
    fill(
      poly(
        s([
          [18, -24],
          [12, -16],
          [19, -14],
        ]),
      ),
      '#6e4a3e',
    ) +
    eyes +
    fill(
      poly(
        s([
          [-3, 5],
          [3, 5],
          [0, 9],
        ]),
      ),
      '#c98a74',
    ) +
    stroke(
      `M0 ${n(9 * size)}q${n(-3 * size)} ${n(5 * size)} ${n(-7 * size)} ${n(3 * size)}M0 ${n(9 * size)}q${n(3 * size)} ${n(5 * size)} ${n(7 * size)} ${n(3 * size)}`,
      '#c9b48a',
      1.1 * size,
    ) +
    wh
  );
}
