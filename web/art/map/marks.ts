/** Marks laid over the map in screen pixels: dark edge, paper rim, full colour. The ground has never all three. */

import { at, fill, stroke } from './ink';
import type { Terrain } from './places';
import { shift } from '../portraits/colour';
import { type Pt, line, n, poly } from '../portraits/pen';

const INK = '#20160d';
const PAPER = '#f7ecd0';
const GOLD = '#f2c14a';

export const TERRAIN: Record<Terrain, string> = {
  forest: '#3f6b35',
  mountain: '#5c4f5a',
  water: '#26648a',
  any: '#9a6a16',
};

export function shape(kind: Terrain, r: number): string {
  if (kind === 'water') return `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
  if (kind === 'forest')
    return line([
      [0, -r * 1.3, 0],
      [r * 0.74, -r * 0.1],
      [r * 1.26, r * 0.86, 0],
      [0, r * 1],
      [-r * 1.26, r * 0.86, 0],
      [-r * 0.74, -r * 0.1],
    ]);
  if (kind === 'mountain')
    return poly([
      [-r * 1.3, r * 0.9],
      [-r * 1.02, -r * 0.12],
      [-r * 0.52, -r * 1.08],
      [-r * 0.1, -r * 0.66],
      [r * 0.36, -r * 1.3],
      [r * 0.98, -r * 0.2],
      [r * 1.3, r * 0.9],
    ]);
  const pts: Pt[] = Array.from({ length: 16 }, (_, k) => {
    const a = (k / 16) * Math.PI * 2 - Math.PI / 2;
    const q = k % 2 ? r * 0.94 : r * 1.36;
    return [Math.cos(a) * q, Math.sin(a) * q];
  });
  return poly(pts);
}

const text = (x: number, y: number, body: string, size: number, paint = PAPER, more = ''): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="${n(size)}" fill="${paint}" ${more}>${body}</text>`;

/** Small signs, drawn in a box of ten round (0, 0). */
export const SIGN: Record<string, string> = {
  school: stroke('M-3.6 -3.6L3.4 3.4M3.6 -3.6L-3.4 3.4M-3.9 1.6l2.2 2.2M3.9 1.6l-2.2 2.2', INK, 1.3),
  swap: stroke('M-4 -1.4h6.4M1 -3.6l2.4 2.2l-2.4 2.2M4 2h-6.4M-1 4.2l-2.4 -2.2l2.4 -2.2', INK, 1.2),
  raise: fill(
    poly([
      [0, -4.2],
      [4, 0],
      [1.5, 0],
      [1.5, 4],
      [-1.5, 4],
      [-1.5, 0],
      [-4, 0],
    ]),
    INK,
  ),
  card: fill('M-2.8 -4h5.6v8h-5.6z', INK) + fill('M-1.6 -2.7h3.2v2h-3.2z', PAPER),
  trophy:
    fill('M-3.6 -1.4a3.6 3.4 0 0 1 7.2 0q0 2 -1.6 2.6v2h-4v-2q-1.6 -.6 -1.6 -2.6z', INK) +
    '<circle cx="-1.4" cy="-1" r="1" fill="#f7ecd0"/><circle cx="1.4" cy="-1" r="1" fill="#f7ecd0"/>',
  potion: fill('M-1.2 -4.4h2.4v2.6q3 1.4 2.6 4q-.6 2.2 -3.8 2.2t-3.8 -2.2q-.4 -2.6 2.6 -4z', INK),
  coin: '<circle r="3.8" fill="#20160d"/><circle r="2.5" fill="none" stroke="#f2c14a" stroke-width=".9"/>',
  dice:
    fill('M-3.6 -3.6h7.2v7.2h-7.2z', INK) +
    '<circle cx="-1.6" cy="-1.6" r=".9" fill="#f7ecd0"/><circle cx="1.6" cy="1.6" r=".9" fill="#f7ecd0"/><circle r=".9" fill="#f7ecd0"/>',
};

export function signOf(action: string): string {
  if (action === 'school') return 'school';
  if (action.startsWith('swap')) return 'swap';
  if (action.startsWith('raise')) return 'raise';
  if (action.includes('trophy')) return 'trophy';
  if (action.includes('card')) return 'card';
  return '';
}

/** A place: its terrain as a shape, its number, the sign of its action. */
export function medallion(kind: Terrain, number: number | string, sign = '', r = 11): string {
  const paint = TERRAIN[kind];
  const d = shape(kind, r);
  const low = kind === 'forest' ? 5.6 : kind === 'mountain' ? 5.4 : 4;
  return (
    fill(
      d,
      INK,
      `opacity=".4" transform="translate(1.4 2.2)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    `<path d="${d}" fill="${paint}" stroke="${INK}" stroke-width="5.2" stroke-linejoin="round"/><path d="${d}" fill="${paint}" stroke="${PAPER}" stroke-width="2.8" stroke-linejoin="round"/><path d="${d}" fill="${paint}"/>` +
    `<g clip-path="url(#k-${kind})">${fill(`M-20 -20h20l-6 40h-14z`, shift(paint, 1.22))}</g>` +
    text(0, low, String(number), r, '#fffaf0') +
    (sign
      ? at(
          r * 1.02,
          r * 0.98,
          `<circle r="6.2" fill="${INK}"/><circle r="5.2" fill="${GOLD}"/>${at(0, 0, SIGN[sign] as string, 0.92)}`,
        )
      : '')
  );
}

export const defs = (r = 11): string =>
  (Object.keys(TERRAIN) as Terrain[])
    .map((kind) => `<clipPath id="k-${kind}"><path d="${shape(kind, r)}"/></clipPath>`)
    .join('') +
  '<radialGradient id="halo"><stop offset=".3" stop-color="#fff3b8" stop-opacity=".95"/><stop offset=".62" stop-color="#ffd75a" stop-opacity=".6"/><stop offset="1" stop-color="#ffb52e" stop-opacity="0"/></radialGradient>' +
  '<clipPath id="round"><circle r="13"/></clipPath>';

/** The mark of a place I can pay. */
export const glow = (kind: Terrain): string =>
  `<circle r="31" fill="url(#halo)"/><path d="${shape(kind, 15.4)}" fill="none" stroke="#5a3200" stroke-width="3.6" stroke-linejoin="round"/><path d="${shape(kind, 15.4)}" fill="none" stroke="#ffe07a" stroke-width="2" stroke-linejoin="round"/>`;

/** A lair: the place a monster of my trail hides at. */
export const lair = (r = 17): string =>
  `<circle r="${r}" fill="none" stroke="${INK}" stroke-width="4.4"/><circle r="${r}" fill="none" stroke="#d8402c" stroke-width="2.6" stroke-dasharray="5.2 3.7"/>`;
/** A thread from my trails and quests to their place. */
export const thread = (d: string, unit = 1): string =>
  stroke(d, INK, 3.2 * unit, 'opacity=".55"') + stroke(d, '#d8402c', 1.8 * unit);

const RANK: Record<number, { rim: string; rays: number; label: string }> = {
  1: { rim: '#b9793f', rays: 0, label: 'I' },
  2: { rim: '#cfd6dc', rays: 8, label: 'II' },
  3: { rim: '#f2c14a', rays: 14, label: 'III' },
};

/** A monster: its portrait in a ring, with a glory and a numeral by level. `art` is a data address. */
export function monster(art: string, level: 1 | 2 | 3): string {
  const { rim, rays, label } = RANK[level] as (typeof RANK)[1];
  let out = `<circle cx="1.4" cy="2.4" r="17" fill="${INK}" opacity=".4"/>`;
  for (let k = 0; k < rays; k++)
    out += `<g transform="rotate(${(360 / rays) * k})">${fill(
      poly([
        [-2.6, -15],
        [0, level === 3 ? -23 : -20.5],
        [2.6, -15],
      ]),
      rim,
      `stroke="${INK}" stroke-width="1" stroke-linejoin="round"`,
    )}</g>`;
  const wide = label.length * 3.8 + 6;
  return (
    out +
    `<circle r="17" fill="${INK}"/><circle r="15.8" fill="${rim}"/><circle r="13.6" fill="${INK}"/><g clip-path="url(#round)"><image x="-13.6" y="-14.6" width="27.2" height="27.2" href="${art}"/></g>` +
    `<path d="M-14 -6a15 15 0 0 1 8 -8" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round" opacity=".7"/>` +
    `<rect x="${n(-wide / 2)}" y="9.6" width="${n(wide)}" height="10.4" rx="3" fill="${INK}" stroke="${rim}" stroke-width="1.3"/>${text(0, 17.8, label, 8.6, '#fff4d0')}`
  );
}

export interface School {
  letter: string;
  paint: string;
  d: string;
}

/** Each school: a colour, a shape, a letter. */
export const SCHOOLS: Record<string, School> = {
  Wolf: {
    letter: 'W',
    paint: '#5f7486',
    d: line([
      [-8, -9, 0],
      [0, -7],
      [8, -9, 0],
      [8, 1],
      [0, 10, 0],
      [-8, 1],
    ]),
  },
  Griffin: {
    letter: 'G',
    paint: '#b8322a',
    d: poly([
      [-5, -9],
      [5, -9],
      [10, 0],
      [5, 9],
      [-5, 9],
      [-10, 0],
    ]),
  },
  Cat: {
    letter: 'C',
    paint: '#1f7f78',
    d: line([
      [-9, -11, 0],
      [-4, -7],
      [4, -7],
      [9, -11, 0],
      [9, 0],
      [5, 8],
      [-5, 8],
      [-9, 0],
    ]),
  },
  Viper: {
    letter: 'V',
    paint: '#3d7f2e',
    d: poly([
      [0, -11],
      [10, 0],
      [0, 11],
      [-10, 0],
    ]),
  },
  Bear: { letter: 'B', paint: '#7a4a22', d: 'M-8 -8h16v16h-16z' },
  Ciri: { letter: 'Z', paint: '#a8587a', d: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z' },
  Manticore: {
    letter: 'M',
    paint: '#7a3f94',
    d: poly([
      [0, -10.4],
      [9.9, -3.2],
      [6.1, 8.4],
      [-6.1, 8.4],
      [-9.9, -3.2],
    ]),
  },
};

/** A pawn on its foot. */
export function pawn(school: string, mine = false): string {
  const s = SCHOOLS[school] as School;
  const edge = mine ? '#ffe07a' : '#fffaf0';
  return (
    `<ellipse cx="2" cy="13.4" rx="10" ry="3.6" fill="${INK}" opacity=".4"/>` +
    fill('M-7 13.5l3 -6h8l3 6q-7 3 -14 0z', shift(s.paint, 0.62), `stroke="${INK}" stroke-width="1.4"`) +
    `<path d="${s.d}" fill="${INK}" stroke="${INK}" stroke-width="5.4" stroke-linejoin="round"/><path d="${s.d}" fill="${s.paint}" stroke="${edge}" stroke-width="2.8" stroke-linejoin="round"/>` +
    `<path d="${s.d}" fill="${s.paint}"/>` +
    text(0, 4, s.letter, 11, '#fff') +
    (mine
      ? fill(
          poly([
            [-6, -23],
            [6, -23],
            [0, -14.5],
          ]),
          '#ffcf3a',
          `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`,
        )
      : '')
  );
}

const token = (paint: string, body: string, rim = PAPER): string =>
  `<circle cx="1" cy="1.8" r="10.6" fill="${INK}" opacity=".4"/><circle r="10.6" fill="${INK}"/><circle r="9.6" fill="${rim}"/><circle r="8.2" fill="${paint}"/>${body}`;
const W = '#fff8e4';

/** Everything else that lies at a place. */
export const TOKENS: Record<string, string> = {
  trail: token(
    '#8a5a2a',
    [
      [-3, 3.4],
      [2.4, -2.4],
    ]
      .map(([x, y]) =>
        at(
          x as number,
          y as number,
          `<ellipse cy="1.4" rx="2" ry="1.7" fill="${W}"/><circle cx="-2" cy="-1" r=".9" fill="${W}"/><circle cy="-1.8" r=".9" fill="${W}"/><circle cx="2" cy="-1" r=".9" fill="${W}"/>`,
        ),
      )
      .join(''),
  ),
  quest:
    fill(
      poly([
        [-6, 11],
        [-6, -12],
        [-3.8, -12],
        [-3.8, 11],
      ]),
      '#5a3a1c',
      `stroke="${INK}" stroke-width="1.2"`,
    ) +
    fill(
      line([
        [-3.8, -11, 0],
        [3, -9.6],
        [11, -11, 0],
        [8.4, -5.4, 0],
        [11, 0, 0],
        [3, 1.2],
        [-3.8, 0, 0],
      ]),
      '#c8432e',
      `stroke="${PAPER}" stroke-width="1.4"`,
    ) +
    text(2.4, -1.6, '!', 8.6, W),
  ship: token(
    '#2b6c86',
    fill('M-5.4 1.6h10.8q-1 4 -3.6 4h-3.6q-2.6 0 -3.6 -4z', W) +
      fill(
        poly([
          [-0.4, -6.4],
          [4.8, 0.6],
          [-0.4, 0.6],
        ]),
        W,
      ) +
      fill(
        poly([
          [-1.4, -4.4],
          [-1.4, 0.6],
          [-5, 0.6],
        ]),
        '#cfe0dc',
      ),
  ),
  weakness: token(
    '#6d2f7a',
    stroke('M0 -6.4v12.8M-6.4 0h12.8', W, 1.2) +
      `<circle r="4.4" fill="none" stroke="${W}" stroke-width="1.5"/><circle r="1.5" fill="${GOLD}"/>`,
  ),
  destruction: token(
    '#8a1f16',
    fill(
      line([
        [0, 6, 0],
        [-5, 2],
        [-3, -2.6],
        [-1.6, -0.6],
        [0, -7, 0],
        [2, -2],
        [3.4, -3.2],
        [5, 2],
      ]),
      '#ffb13a',
    ) +
      fill(
        line([
          [0, 6, 0],
          [-2.2, 3],
          [0, -1, 0],
          [2.2, 3],
        ]),
        '#fff1b0',
      ),
  ),
  hound: token(
    '#3c5f86',
    fill(
      poly([
        [-6, -2],
        [-3.4, -6],
        [-2, -2.6],
        [3, -3],
        [6.6, 0.4],
        [5.6, 2.6],
        [1.4, 2.6],
        [-1, 6],
        [-5, 5],
      ]),
      W,
    ) + '<circle cx="1" cy="-.8" r="1" fill="#c8231a"/>',
    '#bfe4f5',
  ),
  hunt: token(
    '#1d2c44',
    fill(
      line([
        [-5, 5, 0],
        [-5.4, -1],
        [-6.6, -7, 0],
        [-2.6, -4, 0],
        [0, -8, 0],
        [2.6, -4, 0],
        [6.6, -7, 0],
        [5.4, -1],
        [5, 5, 0],
        [0, 6.6],
      ]),
      '#a9c6dc',
    ) +
      fill(
        poly([
          [-3.6, -0.6],
          [-0.8, 0.8],
          [-3.4, 1.8],
        ]),
        '#c8231a',
      ) +
      fill(
        poly([
          [3.6, -0.6],
          [0.8, 0.8],
          [3.4, 1.8],
        ]),
        '#c8231a',
      ),
    '#9cc3dd',
  ),
  mount: token(
    '#6a4a2a',
    fill(
      line([
        [-4.6, 6, 0],
        [-3.4, -1],
        [-1, -5],
        [-0.6, -7.4, 0],
        [1.4, -5.4],
        [5.6, 0.2],
        [4.4, 2.6, 0],
        [1, 0.8],
        [2.4, 6, 0],
      ]),
      W,
    ) + '<circle cx="1.6" cy="-2.4" r=".9" fill="#20160d"/>',
  ),
  tavern: token(
    '#9a6a16',
    fill('M-4.6 -3.4h7v8.6h-7z', W) +
      stroke('M2.6 -1.4h2.4v4.4h-2.4', W, 1.4) +
      `<circle cx="-3" cy="-4" r="1.9" fill="#fff"/><circle cy="-4.6" r="2.1" fill="#fff"/>`,
  ),
  blocked: `<circle r="10.6" fill="${INK}"/><circle r="9.4" fill="${W}"/><circle r="7.6" fill="none" stroke="#b8231a" stroke-width="3"/>${stroke('M-5.2 5.2L5.2 -5.2', '#b8231a', 3)}`,
  more: token('#3a2a1a', text(0, 3.4, '+2', 9, W)),
};

export type Price = 'forest' | 'mountain' | 'water' | 'two' | 'coin' | 'free';
const leaf = (kind: Terrain | '', x: number): string =>
  at(
    x,
    0,
    `<rect x="-4.4" y="-6" width="8.8" height="12" rx="1.4" fill="${PAPER}" stroke="${INK}" stroke-width="1"/>${kind ? at(0, 0, fill(shape(kind, 2.7), TERRAIN[kind])) : text(0, 3, '?', 7.4, INK)}`,
  );
const coin = (x: number): string =>
  at(x, 0, `<circle r="5" fill="${GOLD}" stroke="${INK}" stroke-width="1"/>${text(0, 2.8, '1', 7.6, INK)}`);

/** What a step costs. */
export function price(what: Price): string {
  const chip = (half: number, body: string): string =>
    `<rect x="${-half + 1}" y="-7.4" width="${half * 2}" height="17" rx="8.5" fill="${INK}" opacity=".4"/><rect x="${-half}" y="-8.5" width="${half * 2}" height="17" rx="8.5" fill="#3a2412" stroke="#ffe07a" stroke-width="1.5"/>${body}`;
  if (what === 'free') return chip(13, text(0, 3, 'free', 8.4, '#ffe9a8'));
  if (what === 'two') return chip(13, leaf('', -4.6) + leaf('', 4.6));
  if (what === 'coin') return chip(16.5, leaf('', -8) + text(0, 3, '+', 8, '#ffe9a8') + coin(8));
  return chip(9.5, leaf(what, 0));
}
