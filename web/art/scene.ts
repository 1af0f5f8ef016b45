/** One card's picture: sky, country, the figure in its light, what stands before it, frame. */

import { DRAWINGS } from './cards';
import { cloth, hall, HALL_DEFS } from './banner';
import { EMBLEMS } from './emblems';
import { figure, glory } from './figure';
import { SHADOW, clouds, relief } from './filters';
import { frame } from './frames';
import { HEIGHT, WIDTH } from './land';
import { paletteOf, type Palette } from './palette';
import { before, behind, type Place } from './places';
import { paintDrawing } from './portraits/paint';
import type { Icon } from './props';
import { chance, type Chance } from './random';
import { aurora, flock, lamp, lampAt, leaves, snow, sparks, stars, turnOf, type LampAt } from './sky';
import { SPECIALS } from './specials';

export interface Subject {
  id: string;
  faction: string;
  kind: string;
  rows: readonly number[];
}

const GOLD = '#ffe39a';

/** `icon` gives the body of a game-icons sign, 512 units wide. */
export function paint(subject: Subject, icon: Icon): string {
  const drawing = DRAWINGS[subject.id];
  if (drawing) return paintDrawing(subject.id, drawing, WIDTH, HEIGHT, frame(subject.faction, subject.kind));
  const c = chance(subject.id);
  const grand = subject.kind === 'hero' || subject.kind === 'leader';
  const p = paletteOf(c, subject.id, subject.faction, grand);
  const at = subject.kind === 'leader' ? { x: 40, y: 40, radius: 1 } : lampAt(c, p);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${definitions(c, p, at)}<g id="emblem">${emblem(subject.id, icon)}</g></defs>`,
    subject.kind === 'leader' ? banner(c, p, subject) : picture(c, p, at, subject, icon),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#grain)" opacity=".13"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>`,
    frame(subject.faction, subject.kind),
    '</svg>',
  ].join('');
}

function banner(c: Chance, p: Palette, subject: Subject): string {
  return hall() + cloth(c, subject.faction) + figure(p, { x: 60, y: 40, radius: 1 }, 150, false);
}

function picture(c: Chance, p: Palette, at: LampAt, subject: Subject, icon: Icon): string {
  const row = subject.rows.length > 1 ? c.whole(0, 1) : (subject.rows[0] ?? 0);
  const place: Place = { c, icon, p, faction: subject.faction, row };
  const special = SPECIALS[subject.id]?.(c, p, icon);
  const size = special?.size ?? (subject.kind === 'hero' ? 178 : c.between(170, 186));
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    heavens(c, p, at, subject) +
    `${special && subject.kind === 'weather' ? '' : behind(place)}${special?.behind ?? ''}` +
    (subject.kind === 'hero' ? glory(GOLD) : '') +
    (size ? figure(p, at, size, subject.kind !== 'weather') : '') +
    (special?.before ?? before(place)) +
    fall(c, p, subject)
  );
}

function heavens(c: Chance, p: Palette, at: LampAt, subject: Subject): string {
  const night = p.lamp === 'moon' || p.lamp === 'magic';
  return (
    (night && subject.kind !== 'weather' ? stars(c, p.light) : '') +
    (subject.faction === 'skellige' && night ? aurora(c, p.light) : '') +
    (subject.id === 'clear_weather' ? '' : lamp(c, p, at)) +
    `<rect width="${WIDTH}" height="250" fill="${p.light}" mask="url(#clouds)" opacity=".5"/>` +
    (c.between(0, 1) < 0.4 ? flock(c, p.land[2]) : '')
  );
}

/** What is in the air before the figure. */
function fall(c: Chance, p: Palette, subject: Subject): string {
  if (subject.kind === 'weather' || subject.kind === 'special') return '';
  if (p.lamp === 'fire') return sparks(c, p.light, 34, 290, 60);
  if (p.lamp === 'magic') return sparks(c, p.light, 26, 280, 40);
  if (subject.faction === 'scoiatael') return leaves(c, p.light, 12);
  return subject.faction === 'skellige' ? snow(c, 26) : '';
}

function emblem(id: string, icon: Icon): string {
  const name = EMBLEMS[id];
  if (!name) throw new Error(`no emblem for ${id}`);
  return icon(name);
}

function stop(at: number, paint: string, opacity = 1): string {
  return `<stop offset="${at}" stop-color="${paint}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}

function down(id: string, ...stops: string[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="${HEIGHT}">${stops.join('')}</linearGradient>`;
}

function definitions(c: Chance, p: Palette, at: LampAt): string {
  const x = c.whole(0, WIDTH);
  const y = c.whole(0, HEIGHT);
  const left = at.x < 120;
  return (
    down('sky', stop(0, p.sky[0]), stop(0.34, p.sky[1]), stop(0.68, p.sky[2])) +
    down('far', stop(0.35, p.land[0]), stop(0.72, p.mist)) +
    down('middle', stop(0.45, p.land[1]), stop(0.85, p.land[2])) +
    down('near', stop(0.7, p.land[2]), stop(1, '#030202')) +
    down('water', stop(0.6, p.sky[2], 0.85), stop(0.8, p.land[1])) +
    down('ice', stop(0, '#7fb8d8'), stop(0.2, '#ffffff')) +
    HALL_DEFS +
    `<radialGradient id="halo">${stop(0, p.light, 0.8)}${stop(0.3, p.light, 0.34)}${stop(1, p.light, 0)}</radialGradient>` +
    `<radialGradient id="lamp">${stop(0, p.light, 0.42)}${stop(0.5, p.light, 0.16)}${stop(1, p.light, 0)}</radialGradient>` +
    `<radialGradient id="glory">${stop(0, GOLD, 0.9)}${stop(0.5, '#e89a2a', 0.45)}${stop(1, '#e89a2a', 0)}</radialGradient>` +
    `<linearGradient id="body" x1="${left ? 0 : 1}" x2="${left ? 0.8 : 0.2}" y1="0" y2="1">${stop(0.05, p.body[0])}${stop(0.5, p.body[1])}${stop(1, p.body[2])}</linearGradient>` +
    `<radialGradient id="dusk" cy=".44" r=".8">${stop(0.58, '#000', 0)}${stop(1, '#000', 0.6)}</radialGradient>` +
    `<radialGradient id="mist">${stop(0, p.mist, 0.75)}${stop(1, p.mist, 0)}</radialGradient>` +
    `<radialGradient id="white">${stop(0, '#f6fafa', 0.85)}${stop(1, '#f6fafa', 0)}</radialGradient>` +
    `<radialGradient id="foot">${stop(0, '#000', 0.8)}${stop(1, '#000', 0)}</radialGradient>` +
    relief({ turn: turnOf(p, at), light: p.light, bounce: p.bounce }) +
    SHADOW +
    clouds(x, y) +
    '<pattern id="grain" width="96" height="128" patternUnits="userSpaceOnUse"><image href="noise:grain" width="96" height="128"/></pattern>'
  );
}
