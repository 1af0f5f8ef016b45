/** What lies under and around the cards: the wood of the table, the cloth of its rows, the inn. */

import { pines, ridge } from './land';
import { DARK, PLANKS } from './noise';
import { prop, type Icon } from './props';
import { chance } from './random';

export interface Scenery {
  svg: string;
  width: number;
  height: number;
  quality: number;
}

const SRGB = 'color-interpolation-filters="sRGB"';

export function scenery(icon: Icon): Record<string, Scenery> {
  return {
    wood: { svg: wood(), width: 640, height: 480, quality: 62 },
    cloth: { svg: cloth(), width: 200, height: 200, quality: 58 },
    inn: { svg: inn(icon), width: 1600, height: 900, quality: 56 },
    'inn-small': { svg: inn(icon), width: 800, height: 450, quality: 46 },
  };
}

function drawing(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** Grain that runs along the planks. */
function grain(id: string, frequency: string, values: string): string {
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1" ${SRGB}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="8" stitchTiles="stitch"/>` +
    `<feColorMatrix values="${values}"/></filter>`
  );
}

function wood(): string {
  const seam = (y: number): string => `<rect y="${y}" width="640" height="3" fill="#0a0502" opacity=".8"/><rect y="${y + 3}" width="640" height="1.500" fill="#ffcf8c" opacity=".1"/>`;
  const end = (x: number, y: number): string => `<rect x="${x}" y="${y}" width="2.500" height="117" fill="#0a0502" opacity=".75"/><circle cx="${x - 9}" cy="${y + 20}" r="3" fill="#0a0502" opacity=".8"/><circle cx="${x + 11}" cy="${y + 96}" r="3" fill="#0a0502" opacity=".8"/>`;
  const whole = `width="${PLANKS[0]}" height="${PLANKS[1]}"`;
  // Where the picture repeats the grain would break: it breaks where a plank ends.
  const ends = [180, 470, 90, 560];
  const plank = (x: number, row: number): string =>
    `<clipPath id="p${row}"><rect y="${row * 120}" width="640" height="120"/></clipPath>` +
    `<g clip-path="url(#p${row})"><use href="#grain" x="${x}"/><use href="#grain" x="${x - 640}"/></g>`;
  return drawing(
    640,
    480,
    `<defs><g id="grain"><image ${whole} href="noise:planks" opacity=".85"/><image ${whole} href="noise:shine" opacity=".2"/></g></defs>`,
    '<rect width="640" height="480" fill="#3a2414"/>',
    '<rect y="120" width="640" height="120" fill="#2c1a0d" opacity=".6"/><rect y="360" width="640" height="120" fill="#472c18" opacity=".5"/>',
    ends.map(plank).join(''),
    [0, 120, 240, 360].map(seam).join(''),
    ends.map((x, row) => end(x, row * 120 + 2)).join(''),
  );
}

/** Woven cloth, grey: a row gives it its colour. */
function cloth(): string {
  let threads = '';
  for (let at = 0; at < 200; at += 4) threads += `M${at} 0v200M0 ${at}h200`;
  return drawing(
    200,
    200,
    `<defs>${grain('weave', '.05 .05', '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.8 0 0 0 -.7')}</defs>`,
    '<rect width="200" height="200" fill="#6b5a48"/>',
    `<path d="${threads}" stroke="#000" stroke-width="1" opacity=".22"/><path d="${threads}" transform="translate(1 1)" stroke="#fff" stroke-width=".7" opacity=".1"/>`,
    '<rect width="200" height="200" filter="url(#weave)" opacity=".5"/>',
  );
}

function glow(id: string, paint: string, weight: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${paint}" stop-opacity="${weight}"/><stop offset=".4" stop-color="${paint}" stop-opacity="${weight * 0.3}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>`;
}

function down(id: string, ...stops: readonly [number, string][]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, paint]) => `<stop offset="${at}" stop-color="${paint}"/>`).join('')}</linearGradient>`;
}

/** An inn at night: the moon in the window, a cat on the sill, a fire, candles on the table. */
function inn(icon: Icon): string {
  return drawing(
    1600,
    900,
    '<defs>',
    grain('dark', '.008 .07', DARK),
    grain('plaster', '.02 .025', '0 0 0 0 .02  0 0 0 0 .01  0 0 0 0 0  2.2 0 0 0 -.95'),
    down('wall', [0, '#1a0f08'], [0.5, '#4a2f1a'], [1, '#1d1109']),
    down('night', [0, '#0b1730'], [0.6, '#2c5484'], [1, '#8fb6d6']),
    down('table', [0, '#7a4c24'], [0.12, '#4a2c14'], [1, '#180c05']),
    down('fire', [0, '#b5260a'], [0.5, '#ff7a1c'], [1, '#ffe27a']),
    down('stone', [0, '#4a4038'], [1, '#1c1713']),
    '<linearGradient id="beam"><stop offset="0" stop-color="#241307"/><stop offset=".4" stop-color="#5c3a1c"/><stop offset="1" stop-color="#1a0d05"/></linearGradient>',
    glow('warm', '#ffb24d', 0.85),
    glow('hearth', '#ff8a2a', 0.9),
    glow('moon', '#bfe0ff', 0.8),
    '<clipPath id="pane"><path d="M52 500V270Q150 120 248 270V500z"/></clipPath>',
    '</defs>',
    '<rect width="1600" height="900" fill="url(#wall)"/><rect width="1600" height="900" filter="url(#plaster)" opacity=".38"/>',
    timber(),
    windowView(),
    hearth(icon),
    lanterns(),
    shelf(icon),
    board(icon),
    `<g fill="#0a0603">${prop(icon('cat'), 196, 520, 132)}</g>`,
    '<rect width="1600" height="900" fill="url(#warm)" opacity=".16"/>',
  );
}

function timber(): string {
  const post = (x: number): string => `<rect x="${x}" width="44" height="900" fill="url(#beam)"/>`;
  const beam = (y: number, deep: number): string => `<rect y="${y}" width="1600" height="${deep}" fill="#3a2312"/><rect y="${y}" width="1600" height="4" fill="#8a5a2c" opacity=".6"/><rect y="${y + deep}" width="1600" height="14" fill="#000" opacity=".35"/>`;
  return `<g>${post(-12)}${post(300)}${post(1262)}${post(1572)}${beam(0, 34)}${beam(96, 22)}</g><rect width="1600" height="130" filter="url(#dark)" opacity=".7"/><path d="M322 118l-70 -84h30l62 74zM1284 118l70 -84h-30l-62 74z" fill="#2b190c"/>`;
}

function windowView(): string {
  const c = chance('the window of the inn');
  const place = 'transform="translate(40 236) scale(.9)"';
  return (
    '<path d="M36 512V264Q150 92 264 264V512z" fill="#1c0f06"/>' +
    '<g clip-path="url(#pane)"><rect x="40" y="120" width="220" height="400" fill="url(#night)"/>' +
    '<circle cx="120" cy="256" r="120" fill="url(#moon)"/><circle cx="120" cy="256" r="31" fill="#f2f7ff"/><circle cx="110" cy="248" r="6" fill="#c6d8ec"/><circle cx="130" cy="264" r="8" fill="#c6d8ec"/>' +
    `<g ${place}><path d="${ridge(c, 240, 70, 0.9)}" fill="#26486e"/><path d="${ridge(c, 272, 22, 0.2)}${pines(c, 272, 14, 54)}" fill="#0e2036"/></g></g>` +
    '<path d="M150 176V504M52 330H248M52 418H248" stroke="#1c0f06" stroke-width="9"/><path d="M52 500V270Q150 120 248 270V500z" fill="none" stroke="#6b4422" stroke-width="10"/>' +
    '<path d="M58 500L250 290L640 900H210z" fill="#bfe0ff" opacity=".07"/>' +
    '<rect x="16" y="500" width="268" height="24" rx="4" fill="#6b4422"/><rect x="16" y="500" width="268" height="5" fill="#bfe0ff" opacity=".35"/>'
  );
}

function hearth(icon: Icon): string {
  const stones = [0, 1, 2, 3, 4, 5].map((index) => `<rect x="${1330 + (index % 2) * 6}" y="${470 + index * 52}" width="46" height="46" rx="8" fill="#5a4c40"/><rect x="${1544 + (index % 2) * 4}" y="${470 + index * 52}" width="46" height="46" rx="8" fill="#463a30"/>`).join('');
  const flame = (x: number, y: number, s: number, fill: string): string => `<path d="M${x} ${y}q${-46 * s} ${-60 * s} ${-8 * s} ${-150 * s}q${10 * s} ${44 * s} ${28 * s} ${30 * s}q${2 * s} ${-40 * s} ${-6 * s} ${-74 * s}q${74 * s} ${90 * s} ${34 * s} ${194 * s}z" fill="${fill}"/>`;
  return (
    '<circle cx="1462" cy="660" r="420" fill="url(#hearth)"/>' +
    `<rect x="1318" y="440" width="290" height="360" fill="url(#stone)"/>${stones}` +
    '<path d="M1376 800V600Q1462 500 1548 600V800z" fill="#0d0603"/>' +
    flame(1452, 790, 1.1, '#c43a0c') + flame(1486, 790, 0.85, '#ff7a1c') + flame(1440, 792, 0.7, '#ffb02e') + flame(1470, 792, 0.5, '#fff0a8') +
    '<rect x="1390" y="780" width="150" height="16" rx="8" fill="#2a1508"/>' +
    '<rect x="1300" y="418" width="320" height="32" rx="5" fill="#6b4422"/><rect x="1300" y="418" width="320" height="6" fill="#ffcf8c" opacity=".35"/>' +
    `<g fill="#1f1209">${prop(icon('stag-head'), 1462, 372, 190)}</g><g fill="#d8b98a" opacity=".35">${prop(icon('stag-head'), 1465, 370, 184)}</g>` +
    candle(1344, 418, 0.8) + candle(1580, 418, 0.65)
  );
}

function candle(x: number, y: number, s: number): string {
  return (
    `<circle cx="${x}" cy="${y - 78 * s}" r="${150 * s}" fill="url(#warm)"/>` +
    `<rect x="${x - 11 * s}" y="${y - 60 * s}" width="${22 * s}" height="${60 * s}" rx="4" fill="#e9d9b0"/><rect x="${x + 2 * s}" y="${y - 60 * s}" width="${9 * s}" height="${60 * s}" rx="3" fill="#a8895a"/>` +
    `<path d="M${x} ${y - 102 * s}q${14 * s} ${22 * s} ${5 * s} ${38 * s}q${-5 * s} ${6 * s} ${-10 * s} 0q${-9 * s} ${-16 * s} ${5 * s} ${-38 * s}z" fill="#ffe9a8"/>` +
    `<path d="M${x - 20 * s} ${y}h${40 * s}l${-8 * s} ${9 * s}h${-24 * s}z" fill="#8a5f17"/>`
  );
}

function lanterns(): string {
  return [470, 1130]
    .map(
      (x) =>
        `<path d="M${x} 118v34" stroke="#1a0d05" stroke-width="5"/><circle cx="${x}" cy="186" r="190" fill="url(#warm)"/>` +
        `<path d="M${x - 20} 156h40l6 60h-52z" fill="#ffdf9a" opacity=".9"/><path d="M${x - 26} 152h52v8h-52zM${x - 30} 214h60v10h-60zM${x - 2} 156h4v60h-4z" fill="#1a0d05"/>`,
    )
    .join('');
}

function shelf(icon: Icon): string {
  return (
    '<rect x="20" y="664" width="250" height="16" fill="#5c3a1c"/><rect x="20" y="664" width="250" height="4" fill="#ffcf8c" opacity=".25"/>' +
    `<g fill="#8a5a30">${prop(icon('wine-bottle'), 62, 666, 86)}${prop(icon('jug'), 136, 668, 78)}${prop(icon('square-bottle'), 214, 666, 84)}</g>` +
    `<g fill="#5c3a1c">${prop(icon('barrel'), 92, 822, 140)}${prop(icon('barrel'), 226, 826, 120)}</g>`
  );
}

/** The table before all: planks, candles, steins, a hand of cards that somebody left. */
function board(icon: Icon): string {
  const card = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-14)"><rect width="58" height="66" rx="5" fill="#57291c" stroke="#c79a3a" stroke-width="3"/><path d="M10 33L29 12L48 33L29 54z" fill="none" stroke="#c79a3a" stroke-width="2"/></g>`;
  return (
    '<path d="M0 800L120 776H1480L1600 800V900H0z" fill="url(#table)"/><path d="M0 800L120 776H1480L1600 800" fill="none" stroke="#c98a4a" stroke-width="3" opacity=".6"/>' +
    '<rect y="776" width="1600" height="124" filter="url(#dark)" opacity=".55"/>' +
    candle(330, 838, 1.15) + candle(1262, 842, 1.05) +
    `<g fill="#2a170a">${prop(icon('beer-stein'), 420, 866, 108)}${prop(icon('beer-stein'), 1160, 868, 100, true)}</g>` +
    `<g fill="#ffcf8c" opacity=".28">${prop(icon('beer-stein'), 417, 864, 104)}${prop(icon('beer-stein'), 1163, 866, 96, true)}</g>` +
    card(520, 816, -16) + card(560, 812, -4) + card(600, 814, 9) + card(1010, 826, 30) +
    '<g fill="#d8a941" stroke="#5a3a0c" stroke-width="2"><ellipse cx="930" cy="860" rx="17" ry="7"/><ellipse cx="930" cy="854" rx="17" ry="7"/><ellipse cx="962" cy="866" rx="17" ry="7"/></g>'
  );
}
