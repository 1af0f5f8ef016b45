/** Nilfgaard: engines. */

import { disc, ridge, sky, type Drawing } from '../../portraits';
import { mangonel } from '../../scenes/mangonel';

export const nilfgaardEngines: Record<string, Drawing> = {
  rotten_mangonel: {
    light: 'nilfgaard_night',
    looks: ['mangonel', 'rotting-heap', 'skull'],
    parts: [sky(), disc({ x: 290, y: 160, r: 120 }), ridge({ y: 440, rise: 80, tone: 0.4 }), mangonel()],
  },
};
