/** Skellige: things. */

import { disc, motes, ridge, sky, type Drawing } from '../../portraits';
import { longship } from '../../scenes/longship';

export const skelligeThings: Record<string, Drawing> = {
  light_longship: {
    light: 'skellige',
    looks: ['longship', 'striped-sail', 'kraken-sign'],
    parts: [
      sky(),
      disc({ x: 130, y: 130, r: 84 }),
      ridge({ y: 440, rise: 170, peaks: true, tone: 0.3 }),
      longship({}),
      motes({ count: 20, paint: '#fff' }),
    ],
  },
};
