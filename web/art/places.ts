/** The country a card stands in: one for each faction, changed by the card's row. */

import { HEIGHT, grass, keep, longships, pines, ridge, roofs, snags, spears, stones, tents } from './land';
import type { Palette } from './palette';
import { crowd, landmark, type Icon } from './props';
import type { Chance } from './random';
import { mist } from './sky';

export interface Place {
  c: Chance;
  icon: Icon;
  p: Palette;
  faction: string;
  row: number;
}

export const HORIZON = 204;

/** A layer of land: lit along its upper edge, darker towards its foot. */
function layer(fill: string, ...shapes: string[]): string {
  return `<g fill="url(#${fill})">${shapes.join('')}</g>`;
}

function path(...parts: string[]): string {
  return `<path d="${parts.join('')}"/>`;
}

/** What lies behind the figure. */
export function behind(place: Place): string {
  const { c } = place;
  const [far, middle] = (LAND[place.faction] ?? road)(place);
  return (
    layer('far', far) +
    mist(c, HORIZON + 8, 20, 0.6) +
    layer('middle', middle, landmark(c, place.icon, place.faction, place.row, HORIZON + 30)) +
    mist(c, HORIZON + 44, 14, 0.4)
  );
}

/** What stands before it, nearly black, with the mist that hides its foot. */
export function before(place: Place): string {
  const { c, icon, faction } = place;
  const ground = path(ridge(c, HORIZON + 74, 14, 0.1), grass(c, HORIZON + 76, 46, faction === 'scoiatael' ? 34 : 20));
  return mist(c, HORIZON + 50, 12, 0.5) + layer('near', ground, crowd(c, icon, faction, HORIZON + 84));
}

type Country = (place: Place) => [far: string, middle: string];

const swamp: Country = ({ c, row }) => [
  path(ridge(c, HORIZON, 58, 1), row === 2 ? keep(c, HORIZON - 8, 40) : ''),
  path(ridge(c, HORIZON + 32, 22, 0.2), snags(c, HORIZON + 28, 6, 88), row ? stones(c, HORIZON + 26, 5) : ''),
];

const empire: Country = ({ c, row }) => [
  path(ridge(c, HORIZON, 34, 0.1), row === 2 ? keep(c, HORIZON - 6, 62) : tents(c, HORIZON - 4, 5, 22)),
  path(ridge(c, HORIZON + 32, 16, 0), row === 1 ? roofs(c, HORIZON + 26, 5) : tents(c, HORIZON + 24, 5, 36), spears(c, HORIZON + 30, 18)),
];

const kingdom: Country = ({ c, row }) => [
  path(ridge(c, HORIZON - 4, 80, 0.9)),
  path(ridge(c, HORIZON + 32, 26, 0.2), keep(c, HORIZON + 20, row === 2 ? 74 : 46), row === 0 ? spears(c, HORIZON + 30, 14) : roofs(c, HORIZON + 26, 5)),
];

const forest: Country = ({ c, row }) => [
  path(ridge(c, HORIZON - 6, 34, 0.2), pines(c, HORIZON - 8, 26, 76)),
  path(ridge(c, HORIZON + 34, 20, 0.1), pines(c, HORIZON + 34, 10, 128), row === 2 ? stones(c, HORIZON + 30, 6) : ''),
];

const isles: Country = ({ c, p, row }) => [
  path(ridge(c, HORIZON - 8, 100, 1)),
  `<rect y="${HORIZON - 10}" width="240" height="${HEIGHT}" fill="url(#water)"/>${waves(c, p.light)}` +
    path(longships(c, HORIZON + 20, row === 2 ? 3 : 1), ridge(c, HORIZON + 62, 16, 0.8)),
];

const road: Country = ({ c, row }) => [
  path(ridge(c, HORIZON, 44, 0.3), row === 2 ? keep(c, HORIZON - 8, 52) : roofs(c, HORIZON - 10, 4)),
  path(ridge(c, HORIZON + 34, 18, 0), pines(c, HORIZON + 30, 6, 62), roofs(c, HORIZON + 30, 3)),
];

function waves(c: Chance, paint: string): string {
  let line = '';
  for (let y = HORIZON - 2; y < 280; y += 9) {
    const shift = c.between(0, 40);
    for (let x = -shift; x < 240; x += 52) {
      if (c.between(0, 1) < 0.6) line += `M${Math.round(x)} ${y}q8 -4 16 0t16 0`;
    }
  }
  return `<path d="${line}" stroke="${paint}" stroke-width="1.4" fill="none" opacity=".5"/>`;
}

const LAND: Record<string, Country> = {
  monsters: swamp,
  nilfgaard: empire,
  northern_realms: kingdom,
  scoiatael: forest,
  skellige: isles,
  neutral: road,
  special: road,
  weather: kingdom,
};
