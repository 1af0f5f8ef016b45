/** Neutral: beasts. */

import { cow } from '../../creatures/cow';
import { dragon } from '../../creatures/dragon';
import { chort, roach } from '../../creatures/farm';
import { type Drawing, disc, motes, pines, ridge, sky } from '../../portraits';

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

  roach: {
    light: 'neutral',
    looks: ['mare', 'white-blaze', 'brown-mane'],
    parts: [
      sky(),
      disc({ x: 120, y: 150, r: 90 }),
      ridge({ y: 430, rise: 90, tone: 0.25 }),
      ridge({ y: 480, rise: 50, tone: 0.5 }),
      roach(),
      motes({ count: 14 }),
    ],
  },
  bovine_defense_force: {
    light: 'ember',
    looks: ['bull-demon', 'great-horns', 'burning-eyes'],
    parts: [
      sky(),
      disc({ x: 204, y: 190, r: 150 }),
      pines({ y: 480, tall: 190, tone: 0.6 }),
      chort(),
      motes({ count: 30 }),
    ],
  },
  villentretenmerth: {
    light: 'nilfgaard',
    looks: ['dragon', 'golden-scales', 'fire-in-jaws'],
    parts: [
      sky(),
      disc({ x: 190, y: 190, r: 160, rays: 24 }),
      dragon({
        hide: '#e0a832',
        belly: '#fff0b8',
        horn: '#fff6dc',
        eye: '#ff7a1c',
        wing: '#b87a1c',
        crest: '#c8641c',
        fire: true,
      }),
      motes({ count: 30 }),
    ],
  },
};
