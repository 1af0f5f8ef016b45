/** The ground of the map: sheets, roads, what stands on them, the torn edge. Names of places are never baked in. */

import { cloudy } from './field';
import { growth } from './growth';
import { at, fill, stroke } from './ink';
import { type Lay, layLand } from './lay';
import { bridges, roads, seaWays } from './roads';
import { cat, compass, serpent, ship } from './sealife';
import { landPlates, seaSheets } from './sheets';
import { HEIGHT, WIDTH, type World, type XY, pathOf } from './world';
import { shift } from '../portraits/colour';
import { poly } from '../portraits/pen';

/** Paper torn along a frame: noise in and out of its edge. */
function torn(inset: number, rough: number, seed: number, w: number, h: number, x0 = 0): string {
  const a = cloudy(seed, 4);
  const pts: XY[] = [];
  const step = 5;
  const push = (x: number, y: number, nx: number, ny: number): void => {
    const d =
      inset + rough * a(x / 60 + 9, y / 60 + 3) + rough * 0.5 * Math.max(0, a(x / 170, y / 170) * 2.4 - 0.6) * 2;
    pts.push([x + nx * d, y + ny * d]);
  };
  for (let x = x0 + inset; x < x0 + w - inset; x += step) push(x, 0, 0, 1);
  for (let y = inset; y < h - inset; y += step) push(x0 + w, y, -1, 0);
  for (let x = x0 + w - inset; x > x0 + inset; x -= step) push(x, h, 0, -1);
  for (let y = h - inset; y > inset; y -= step) push(x0, y, 1, 0);
  return `${pathOf(pts)}z`;
}

function shadow(id: string, dx: number, dy: number, blur: number, paint: string, strong: number): string {
  return (
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="s"/>` +
    `<feFlood flood-color="${paint}" flood-opacity="${strong}"/><feComposite in2="s" operator="in" result="t"/><feMerge><feMergeNode in="t"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  );
}

/** An island not found yet: a bank of cloud. */
function fog(x: number, y: number, size: number): string {
  const bank = (puffs: readonly (readonly [number, number, number])[], paint: string): string =>
    puffs.map(([px, py, r]) => `<circle cx="${px}" cy="${py}" r="${r}" fill="${paint}"/>`).join('');
  const back = [
    [-40, 0, 26],
    [-8, -18, 34],
    [30, -8, 28],
  ] as const;
  const front = [
    [-54, 16, 20],
    [-26, 12, 26],
    [8, 10, 30],
    [42, 14, 24],
    [64, 20, 15],
  ] as const;
  return at(
    x,
    y,
    `<g filter="url(#faint)" opacity=".9">${bank(back, '#c3d3cb')}</g><g filter="url(#faint)" opacity=".94">${bank(front, '#e6ece0')}${fill('M-72 22h150v6q-75 14 -150 0z', '#e6ece0')}</g>`,
    size,
  );
}

function cartouche(): string {
  const paper = '#f0e3c0';
  const roll = (x: number, flip: number): string =>
    fill(
      poly([
        [x, -30],
        [x + flip * 16, -24],
        [x + flip * 16, 44],
        [x, 38],
      ]),
      shift(paper, 0.74),
    );
  return (
    roll(-96, -1) +
    roll(96, 1) +
    fill('M-98 -34q98 -20 196 0v72q-98 20 -196 0z', paper) +
    stroke('M-91 -27q91 -18 182 0v58q-91 18 -182 0z', '#a98d5c', 1.8) +
    at(
      0,
      -40,
      `<circle r="37" fill="#8e3b2c"/><circle r="37" fill="none" stroke="#d0a648" stroke-width="4"/>${cat(0.98)}`,
    ) +
    `<text y="24" text-anchor="middle" font-family="DejaVu Serif" font-weight="bold" font-size="21" letter-spacing="3.4" fill="#3c2a1a">SEVEN CATS</text>` +
    stroke('M-56 35q56 8 112 0', '#8e3b2c', 2)
  );
}

/** Ship, serpent, rose, name plate. */
function atSea(lay: Lay): string {
  const { left, c } = lay;
  const svg: string[] = [];
  // At sea: ship, serpent, rose, name plate.
  svg.push(`<g filter="url(#sheet)">${at(70, 812, ship('#efe3c6'), 0.95)}</g>`);
  svg.push(`<g filter="url(#faint)" opacity=".95">${at(72, 1052, serpent('#a9cfae'), 0.9)}</g>`);
  svg.push(`<g filter="url(#faint)">${at(88, 1196, compass(58, '#2f4a4e', '#f2e8cb', '#d0a648'))}</g>`);
  svg.push(`<g filter="url(#sheet)">${at(136, 1388, cartouche())}</g>`);
  if (left) {
    svg.push(`<g filter="url(#sheet)">${at(-60, 1080, ship('#b0503a'), 0.9)}</g>`);
    for (const [fx, fy] of [
      [-130, 290],
      [-370, 570],
      [-150, 960],
      [-350, 1050],
      [-130, 1210],
    ] as const)
      svg.push(fog(fx, fy, c.between(0.9, 1.1)));
  }
  return svg.join('');
}

export interface Ground {
  svg: string;
  /** Where lamps shine by night. */
  lights: XY[];
}

/** `left` widens the frame to the west, for the islands. */
export function ground(w: World, left = 0): Ground {
  const lay = layLand(w, left);
  const { X0, W, coast } = lay;
  const below = seaSheets(lay) + landPlates(lay) + seaWays(lay) + roads(lay) + bridges(lay);
  const { svg: standing, lights } = growth(lay);
  const svg = below + standing + atSea(lay);
  // The torn sheet on the table.
  const edge = torn(12, 6, 3, W, HEIGHT, X0);
  const fibre = torn(7, 5, 5, W, HEIGHT, X0);
  const all = `M${X0 - 20} -20h${W + 40}v${HEIGHT + 40}h${-W - 40}z`;
  const defs =
    `<linearGradient id="land" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="160" y2="${HEIGHT}"><stop offset="0" stop-color="#e0dac0"/><stop offset=".3" stop-color="#dccd9f"/><stop offset=".62" stop-color="#e2cc95"/><stop offset="1" stop-color="#e8c888"/></linearGradient><clipPath id="coast"><path d="${coast}" clip-rule="evenodd"/></clipPath>` +
    shadow('step', 0, 2, 4, '#21474d', 0.28) +
    shadow('soft', 1.2, 2, 2, '#5a4322', 0.3) +
    shadow('sheet', 4, 6, 5, '#1d3336', 0.55) +
    shadow('faint', 2, 3, 3, '#1d3336', 0.35) +
    shadow('edge', 0, 0, 16, '#3a2410', 0.75) +
    `<radialGradient id="air" gradientUnits="userSpaceOnUse" cx="${WIDTH * 0.36}" cy="${HEIGHT * 0.3}" r="${HEIGHT * 0.86}"><stop offset="0" stop-color="#fff6d8" stop-opacity=".2"/><stop offset=".5" stop-color="#fff6d8" stop-opacity="0"/><stop offset="1" stop-color="#3a2410" stop-opacity=".28"/></radialGradient>`;
  const over =
    `<rect x="${X0}" width="${W}" height="${HEIGHT}" fill="url(#air)"/>` +
    `<g filter="url(#edge)">${fill(`${all}${edge}`, '#f0e3c0', 'fill-rule="evenodd"')}</g>${fill(`${all}${fibre}`, '#24180e', 'fill-rule="evenodd"')}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${HEIGHT}" viewBox="${X0} 0 ${W} ${HEIGHT}"><defs>${defs}</defs>${svg}${over}</svg>`,
    lights,
  };
}
