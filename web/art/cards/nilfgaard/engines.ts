/** Nilfgaard: engines. */

import { type Drawing, disc, motes, ridge, sky } from '../../portraits';
import { fireScorpion, heavyFireScorpion } from '../../scenes/fireScorpion';
import { mangonel } from '../../scenes/mangonel';

export const nilfgaardEngines: Record<string, Drawing> = {
  rotten_mangonel: {
    light: 'nilfgaard_night',
    looks: ['mangonel', 'rotting-heap', 'skull'],
    parts: [sky(), disc({ x: 290, y: 160, r: 120 }), ridge({ y: 440, rise: 80, tone: 0.4 }), mangonel()],
  },

  zerrikanian_fire_scorpion: {
    light: 'nilfgaard',
    looks: ['fire-engine', 'scorpion-tail', 'flaming-bolt'],
    parts: [
      sky(),
      disc({ x: 204, y: 190, r: 120 }),
      ridge({ y: 450, rise: 70, tone: 0.3 }),
      fireScorpion(),
      motes({ count: 26, paint: '#ffd28a' }),
    ],
  },
  heavy_zerrikanian_fire_scorpion: {
    light: 'nilfgaard_night',
    looks: ['fire-engine', 'iron-scorpion-tail', 'great-fire'],
    parts: [
      sky(),
      disc({ x: 204, y: 180, r: 150, rays: 16 }),
      ridge({ y: 450, rise: 110, peaks: true, tone: 0.4 }),
      heavyFireScorpion(),
      motes({ count: 40, paint: '#ffb347' }),
    ],
  },
};
