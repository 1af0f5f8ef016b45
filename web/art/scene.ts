/** One card's picture: sky, country, emblem in its light, frame. Plain SVG without filters. */

import { EMBLEMS } from './emblems';
import { frame, seal } from './frames';
import { HEIGHT, WIDTH, n } from './land';
import { PALETTES, WEATHER, type Palette } from './palette';
import { PLACES } from './places';
import { chance, type Chance } from './random';
import { aurora, bolts, clouds, disc, mist, rain, snow, stars } from './sky';

export interface Subject {
  id: string;
  faction: string;
  kind: string;
  rows: readonly number[];
}

/** `icon` gives the body of a game-icons sign, 512 units wide. */
export function paint(subject: Subject, icon: (name: string) => string): string {
  const c = chance(subject.id);
  const palette = WEATHER[subject.id] ?? c.pick(PALETTES[subject.faction] ?? []);
  const row = subject.rows.length > 1 ? c.whole(0, 1) : (subject.rows[0] ?? 0);
  const place = PLACES[subject.faction];
  if (!place) throw new Error(`no place for ${subject.faction}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    definitions(palette, emblem(subject.id, icon)),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    heavens(c, subject, palette),
    place(c, palette, row),
    figure(subject, palette),
    fall(c, subject.id),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>`,
    frame(subject.faction, subject.kind),
    '</svg>',
  ].join('');
}

function definitions(p: Palette, body: string): string {
  const stop = (at: number, colour: string, opacity = 1): string =>
    `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
  return (
    '<defs>' +
    `<linearGradient id="sky" x2="0" y2="1">${stop(0, p.sky[0])}${stop(0.38, p.sky[1])}${stop(0.72, p.sky[2])}</linearGradient>` +
    `<radialGradient id="halo">${stop(0, p.glow, 0.75)}${stop(0.35, p.glow, 0.25)}${stop(1, p.glow, 0)}</radialGradient>` +
    `<radialGradient id="lamp">${stop(0, p.glow, 0.5)}${stop(0.6, p.glow, 0.16)}${stop(1, p.glow, 0)}</radialGradient>` +
    `<linearGradient id="figure" x2=".25" y2="1">${stop(0.1, p.figure[0])}${stop(0.95, p.figure[1])}</linearGradient>` +
    `<radialGradient id="dusk" cy=".42" r=".78">${stop(0.55, '#000', 0)}${stop(1, '#000', 0.62)}</radialGradient>` +
    `<g id="emblem">${body}</g>` +
    '</defs>'
  );
}

function emblem(id: string, icon: (name: string) => string): string {
  const name = EMBLEMS[id];
  if (!name) throw new Error(`no emblem for ${id}`);
  return icon(name).replaceAll(/ fill="currentColor"/g, '');
}

function heavens(c: Chance, subject: Subject, p: Palette): string {
  const north = subject.faction === 'skellige' ? aurora(c, p.glow) : '';
  return stars(c, p.disc) + north + disc(c, p) + clouds(c, p.figure[0], 5);
}

/** The emblem stands before the land, lit from above left, with its shadow under it. */
function figure(subject: Subject, p: Palette): string {
  const size = subject.kind === 'leader' ? 158 : 168;
  const x = (WIDTH - size) / 2;
  const y = 74;
  const scale = (size / 512).toFixed(4);
  const at = (dx: number, dy: number): string =>
    `transform="translate(${n(x + dx)} ${n(y + dy)}) scale(${scale})"`;
  return (
    `<ellipse cx="120" cy="${y + size / 2}" rx="118" ry="112" fill="url(#lamp)"/>` +
    seal(subject.faction, p.glow, 120, y + size / 2) +
    `<use href="#emblem" ${at(4, 6)} fill="#000" opacity=".5"/>` +
    `<use href="#emblem" ${at(0, 0)} fill="${p.sky[0]}" stroke="${p.sky[0]}" stroke-width="26" stroke-linejoin="round"/>` +
    `<use href="#emblem" ${at(0, 0)} fill="url(#figure)"/>`
  );
}

/** What falls before everything in bad weather. */
function fall(c: Chance, id: string): string {
  if (id === 'biting_frost') return snow(c);
  if (id === 'torrential_rain') return rain(c);
  if (id === 'impenetrable_fog') return mist(c, '#f4f6f0', 5);
  if (id === 'skellige_storm') return bolts(c) + rain(c);
  return '';
}
