/** The country a card stands in: one setting for each faction, changed by the card's row. */

import { grass, keep, longships, pines, ridge, roofs, snags, spears, stones, tents } from './land';
import type { Palette } from './palette';
import type { Chance } from './random';
import { mist } from './sky';

type Place = (c: Chance, palette: Palette, row: number) => string;

const HORIZON = 212;

/** A layer of land: its ridge, and what stands on it in the same colour. */
function layer(colour: string, ...paths: string[]): string {
  return `<path d="${paths.join('')}" fill="${colour}"/>`;
}

/** What the row adds: a host in close combat, a palisade for archers, walls for a siege. */
function rowMark(c: Chance, row: number, y: number): string {
  if (row === 0) return spears(c, y, 16);
  if (row === 1) return stones(c, y, 5);
  return keep(c, y, 46);
}

const swamp: Place = (c, p, row) =>
  layer(p.land[0], ridge(c, HORIZON, 46, 1)) +
  mist(c, p.glow, 2) +
  layer(p.land[1], ridge(c, HORIZON + 32, 22, 0.2), snags(c, HORIZON + 26, 5, 70), row === 2 ? stones(c, HORIZON + 24, 5) : '') +
  layer(p.land[2], ridge(c, HORIZON + 74, 16, 0), grass(c, HORIZON + 76, 40, 30));

const empire: Place = (c, p, row) =>
  layer(p.land[0], ridge(c, HORIZON, 30, 0.1)) +
  layer(p.land[1], ridge(c, HORIZON + 30, 16, 0), tents(c, HORIZON + 22, 6, 34), rowMark(c, row, HORIZON + 22)) +
  layer(p.land[2], ridge(c, HORIZON + 74, 10, 0), spears(c, HORIZON + 78, 22));

const kingdom: Place = (c, p, row) =>
  layer(p.land[0], ridge(c, HORIZON, 60, 0.9)) +
  layer(p.land[1], ridge(c, HORIZON + 32, 26, 0.2), keep(c, HORIZON + 18, row === 2 ? 64 : 40), roofs(c, HORIZON + 26, 4)) +
  layer(p.land[2], ridge(c, HORIZON + 76, 14, 0), rowMark(c, row === 2 ? 0 : row, HORIZON + 76), grass(c, HORIZON + 84, 26, 18));

const forest: Place = (c, p, row) =>
  layer(p.land[0], ridge(c, HORIZON - 6, 34, 0.2), pines(c, HORIZON - 10, 22, 60)) +
  mist(c, p.glow, 1) +
  layer(p.land[1], ridge(c, HORIZON + 34, 20, 0.1), pines(c, HORIZON + 32, 12, 96), row === 2 ? stones(c, HORIZON + 30, 6) : '') +
  layer(p.land[2], ridge(c, HORIZON + 80, 12, 0), grass(c, HORIZON + 80, 60, 34));

const isles: Place = (c, p, row) =>
  layer(p.land[0], ridge(c, HORIZON - 2, 84, 1)) +
  `<path d="M0 ${HORIZON - 6}H240V320H0z" fill="${p.land[1]}"/>` +
  waves(c, p.land[0]) +
  layer(p.land[2], longships(c, HORIZON + 26, row === 2 ? 3 : 1)) +
  layer(p.land[2], ridge(c, HORIZON + 84, 22, 0.8), rowMark(c, row === 2 ? 1 : row, HORIZON + 86));

const road: Place = (c, p, row) =>
  layer(p.land[0], ridge(c, HORIZON, 36, 0.2), roofs(c, HORIZON - 10, 3)) +
  layer(p.land[1], ridge(c, HORIZON + 34, 18, 0), pines(c, HORIZON + 28, 6, 54), roofs(c, HORIZON + 30, 3)) +
  layer(p.land[2], ridge(c, HORIZON + 76, 12, 0), rowMark(c, row, HORIZON + 78), grass(c, HORIZON + 86, 30, 18)) +
  `<path d="M120 ${HORIZON + 34}q-30 30 -12 50t-40 60h92q-30 -34 -10 -58t-30 -52z" fill="${p.land[1]}"/>`;

function waves(c: Chance, colour: string): string {
  let path = '';
  for (let y = HORIZON + 6; y < 320; y += 11) {
    const shift = c.between(0, 30);
    for (let x = -shift; x < 240; x += 44) path += `M${Math.round(x)} ${y}q11 -6 22 0t22 0`;
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="2" fill="none" opacity=".7"/>`;
}

export const PLACES: Record<string, Place> = {
  monsters: swamp,
  nilfgaard: empire,
  northern_realms: kingdom,
  scoiatael: forest,
  skellige: isles,
  neutral: road,
  special: road,
  weather: kingdom,
};
