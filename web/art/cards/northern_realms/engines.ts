/** Northern realms: engines. */

import { type Drawing, castle, disc, motes, ridge, sky } from '../../portraits';
import { catapult } from '../../scenes/catapult';
import { ballista, siegeTower, trebuchet } from '../../scenes/engines';

export const northernRealmsEngines: Record<string, Drawing> = {
  catapult: {
    light: 'northern_dusk',
    looks: ['catapult', 'burning-shot', 'lily-flag'],
    parts: [
      sky(),
      disc({ x: 120, y: 150, r: 70 }),
      ridge({ y: 420, rise: 130, tone: 0.25 }),
      castle({ x: 210, y: 420, size: 0.8, tone: 0.5, lights: true }),
      catapult(),
      motes({ count: 26, paint: '#ffd28a' }),
    ],
  },
  ballista: {
    light: 'northern_realms',
    looks: ['ballista', 'great-bolt', 'night-sky'],
    parts: [
      sky(),
      disc({ x: 120, y: 150, r: 84 }),
      ridge({ y: 430, rise: 90, tone: 0.35 }),
      ballista(),
      motes({ count: 14 }),
    ],
  },
  trebuchet: {
    light: 'northern_dusk',
    looks: ['trebuchet', 'stone-shot', 'evening-sky'],
    parts: [
      sky(),
      disc({ x: 130, y: 170, r: 96 }),
      ridge({ y: 440, rise: 120, peaks: true, tone: 0.3 }),
      trebuchet(),
      motes({ count: 14 }),
    ],
  },
  siege_tower: {
    light: 'northern_realms',
    looks: ['siege-tower', 'lily-flag', 'eyes-in-the-dark'],
    parts: [
      sky(),
      disc({ x: 204, y: 160, r: 150 }),
      castle({ x: 200, y: 460, size: 1, tone: 0.35 }),
      siegeTower(),
      motes({ count: 14, paint: '#ffd28a' }),
    ],
  },
};
