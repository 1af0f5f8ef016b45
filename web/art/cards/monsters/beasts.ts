/** Monsters: beasts. */

import { birds, disc, motes, resized, ridge, sky, trunks, type Drawing } from '../../portraits';
import { ghoul } from '../../creatures/ghoul';
import { arachas } from '../../creatures/arachas';
import { leshen } from '../../creatures/leshen';
import { griffin } from '../../creatures/griffin';

export const monstersBeasts: Record<string, Drawing> = {
  ghoul: {
    light: 'monsters',
    looks: ['ghoul', 'bony-spines', 'open-jaws'],
    parts: [sky(), disc({ x: 220, y: 170, r: 130 }), ridge({ y: 420, rise: 60 }), ghoul(), motes({ count: 20 })],
  },
  griffin: {
    light: 'monsters_moon',
    looks: ['griffin', 'golden-beak', 'spread-wings'],
    side: -1,
    parts: [
      sky(),
      disc({ x: 200, y: 200, r: 150 }),
      ridge({ y: 520, rise: 160, peaks: true }),
      resized(griffin(), 0.84, 0, 40),
      motes({ count: 18 }),
    ],
  },
  arachas: {
    light: 'monsters_swamp',
    looks: ['giant-spider', 'mossy-shell', 'many-glowing-eyes'],
    parts: [sky(), disc({ x: 204, y: 190, r: 150 }), trunks({ tone: 0.5, gap: 110 }), arachas(), motes({ count: 26 })],
  },
  leshen: {
    light: 'monsters_swamp',
    looks: ['forest-spirit', 'deer-skull', 'antlers'],
    parts: [
      sky(),
      disc({ x: 204, y: 170, r: 150 }),
      trunks({ tone: 0.5, gap: 130 }),
      resized(leshen(), 1.06, 0, 20),
      birds([
        [330, 70, 16],
        [372, 130, 12],
      ]),
      motes({ count: 22 }),
    ],
  },
};
