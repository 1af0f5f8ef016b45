/** Neutral: beasts. */

import { disc, ridge, sky, type Drawing } from '../../portraits';
import { cow } from '../../creatures/cow';

export const neutralBeasts: Record<string, Drawing> = {
  cow: {
    light: 'northern_dusk',
    looks: ['cow', 'golden-bell', 'stalk-of-grass'],
    parts: [
      sky(),
      disc({ x: 96, y: 120, r: 66 }),
      ridge({ y: 420, rise: 70, tone: 0.2 }),
      ridge({ y: 470, rise: 50, tone: 0.5 }),
      cow(),
    ],
  },
};
