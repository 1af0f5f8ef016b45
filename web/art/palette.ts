/** The light a card lies in: every faction has several, and each card falls under one of them. */

import { colour } from './colour';
import type { Chance } from './random';

export type Lamp = 'moon' | 'sun' | 'fire' | 'magic';

export interface Palette {
  lamp: Lamp;
  /** The sky from top to horizon. */
  sky: readonly [string, string, string];
  /** Land from far to near. */
  land: readonly [string, string, string];
  /** The light itself, and the weak light from the other side. */
  light: string;
  bounce: string;
  /** What the figure is made of: lit, turned away, in shade; and what shows through its gaps. */
  body: readonly [string, string, string];
  gap: string;
  mist: string;
}

interface Mood {
  lamp: Lamp;
  /** Hues of sky, land and light. */
  sky: number;
  land: number;
  light: number;
  /** How strong its colours are, 1 as usual. */
  vivid?: number;
  /** How bright it is, 1 as usual. */
  day?: number;
}

/** Hue, strength and lightness of what a figure is made of. */
type Stuff = readonly [number, number, number];

const BONE: Stuff = [85, 0.035, 0.93];
const STEEL: Stuff = [240, 0.03, 0.9];
const GOLD: Stuff = [85, 0.13, 0.88];
const BRONZE: Stuff = [65, 0.1, 0.82];
const JADE: Stuff = [150, 0.09, 0.85];
const EMBER: Stuff = [48, 0.14, 0.84];
const ICE: Stuff = [215, 0.06, 0.94];
const AMETHYST: Stuff = [305, 0.09, 0.84];
const SILVER: Stuff = [95, 0.015, 0.95];

const MOODS: Record<string, readonly Mood[]> = {
  monsters: [
    { lamp: 'moon', sky: 15, land: 20, light: 45 },
    { lamp: 'fire', sky: 340, land: 10, light: 50 },
    { lamp: 'moon', sky: 350, land: 300, light: 15, vivid: 0.9 },
    { lamp: 'magic', sky: 25, land: 130, light: 130, vivid: 0.8 },
    { lamp: 'sun', sky: 45, land: 30, light: 60, vivid: 1.2 },
  ],
  nilfgaard: [
    { lamp: 'sun', sky: 80, land: 70, light: 92, vivid: 1.1 },
    { lamp: 'moon', sky: 95, land: 100, light: 95, vivid: 0.45, day: 0.9 },
    { lamp: 'fire', sky: 55, land: 50, light: 75 },
    { lamp: 'sun', sky: 100, land: 85, light: 100, vivid: 0.8, day: 1.1 },
  ],
  northern_realms: [
    { lamp: 'moon', sky: 250, land: 250, light: 235 },
    { lamp: 'sun', sky: 240, land: 225, light: 80 },
    { lamp: 'fire', sky: 262, land: 255, light: 60 },
    { lamp: 'moon', sky: 230, land: 215, light: 215, day: 1.15 },
    { lamp: 'magic', sky: 270, land: 260, light: 255 },
  ],
  scoiatael: [
    { lamp: 'sun', sky: 140, land: 145, light: 110 },
    { lamp: 'moon', sky: 175, land: 165, light: 170 },
    { lamp: 'magic', sky: 155, land: 150, light: 145, day: 0.95 },
    { lamp: 'sun', sky: 115, land: 130, light: 95, vivid: 1.1, day: 1.05 },
    { lamp: 'fire', sky: 150, land: 150, light: 65, day: 0.9 },
  ],
  skellige: [
    { lamp: 'moon', sky: 290, land: 280, light: 280 },
    { lamp: 'moon', sky: 280, land: 270, light: 190 },
    { lamp: 'sun', sky: 310, land: 290, light: 40 },
    { lamp: 'fire', sky: 300, land: 285, light: 55 },
    { lamp: 'magic', sky: 275, land: 280, light: 170 },
  ],
  neutral: [
    { lamp: 'sun', sky: 65, land: 60, light: 80, vivid: 0.7 },
    { lamp: 'moon', sky: 240, land: 60, light: 90, vivid: 0.35 },
    { lamp: 'fire', sky: 40, land: 50, light: 65, vivid: 0.7 },
    { lamp: 'magic', sky: 320, land: 330, light: 330, vivid: 0.6 },
  ],
};

/** Special and weather cards have a sky of their own. */
const OWN: Record<string, Mood> = {
  commanders_horn: { lamp: 'sun', sky: 60, land: 55, light: 88, vivid: 1.1 },
  decoy: { lamp: 'sun', sky: 50, land: 75, light: 65, vivid: 0.9 },
  scorch: { lamp: 'fire', sky: 35, land: 30, light: 60, vivid: 1.4 },
  mardroeme: { lamp: 'magic', sky: 300, land: 150, light: 320, vivid: 1 },
  biting_frost: { lamp: 'moon', sky: 225, land: 225, light: 215, day: 1.3 },
  impenetrable_fog: { lamp: 'moon', sky: 190, land: 190, light: 150, vivid: 0.25, day: 1.2 },
  torrential_rain: { lamp: 'moon', sky: 245, land: 240, light: 235, vivid: 0.8 },
  skellige_storm: { lamp: 'moon', sky: 275, land: 265, light: 270, vivid: 1 },
  clear_weather: { lamp: 'sun', sky: 240, land: 135, light: 95, day: 1.6 },
};

/** It stands out from the faction's sky by its hue or by its brightness. */
const STUFF: Record<string, readonly Stuff[]> = {
  monsters: [BONE, EMBER, JADE, SILVER, BONE],
  nilfgaard: [SILVER, STEEL, GOLD, BONE],
  northern_realms: [STEEL, BONE, BRONZE, ICE, SILVER],
  scoiatael: [BONE, BRONZE, SILVER, JADE, EMBER],
  skellige: [ICE, BRONZE, BONE, STEEL, AMETHYST],
  neutral: [SILVER, BONE, BRONZE, STEEL],
  special: [GOLD],
  weather: [ICE],
};

export function paletteOf(c: Chance, id: string, faction: string, grand: boolean): Palette {
  const mood = OWN[id] ?? c.pick(MOODS[faction] ?? MOODS['neutral'] ?? []);
  const stuff = grand ? GOLD : c.pick(STUFF[faction] ?? [BONE]);
  return mixed(mood, id === 'clear_weather' ? GOLD : stuff, c.between(-8, 8));
}

function mixed(mood: Mood, stuff: Stuff, drift: number): Palette {
  const vivid = mood.vivid ?? 1;
  const day = mood.day ?? 1;
  const sky = mood.sky + drift;
  const [hue, strength, bright] = stuff;
  const warm = mood.lamp === 'fire' || mood.lamp === 'sun';
  return {
    lamp: mood.lamp,
    sky: [
      colour(0.21 * day, 0.062 * vivid, sky - 6),
      colour(0.43 * day, 0.115 * vivid, sky),
      colour(Math.min(0.9, 0.72 * day), 0.135 * vivid, warm ? between(sky, mood.light, 0.65) : sky + 6),
    ],
    land: [
      colour(0.46 * day, 0.09 * vivid, mood.land),
      colour(0.29 * day, 0.075 * vivid, mood.land),
      colour(0.13, 0.04 * vivid, mood.land),
    ],
    light: colour(0.92, warm ? 0.13 : 0.09, mood.light),
    bounce: colour(0.68, 0.13 * vivid, sky),
    body: [
      colour(bright, strength, hue),
      colour(bright * 0.8, strength * 1.25, hue - 8),
      colour(bright * 0.58, 0.04 + 0.05 * vivid, between(hue, sky, 0.4)),
    ],
    gap: colour(0.17, 0.06, between(hue, sky, 0.5)),
    mist: colour(0.7 * Math.min(1.2, day), 0.1 * vivid, warm ? between(sky, mood.light, 0.5) : sky),
  };
}

/** A hue on the shorter way from one to another. */
function between(from: number, to: number, part: number): number {
  const way = ((to - from + 540) % 360) - 180;
  return from + way * part;
}
