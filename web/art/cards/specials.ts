/** Specials. */

import {
  type Drawing,
  birds,
  bolts,
  camp,
  disc,
  motes,
  pines,
  rain,
  ridge,
  sea,
  sky,
  spears,
  wheat,
} from '../portraits';
import { decoy } from '../scenes/decoy';
import { warHorn } from '../scenes/horn';
import { blaze, fogScene, frostScene, rainScene, stormScene, sunFace } from '../scenes/weather';

export const specials: Record<string, Drawing> = {
  decoy: {
    light: 'neutral',
    looks: ['straw-man', 'dented-helm', 'button-eye'],
    parts: [
      sky(),
      disc({ x: 110, y: 150, r: 80 }),
      ridge({ y: 460, rise: 50, tone: 0.3 }),
      decoy(),
      motes({ count: 16 }),
    ],
  },
  commanders_horn: {
    light: 'nilfgaard',
    looks: ['war-horn', 'mailed-fist', 'host-of-spears'],
    parts: [
      sky(),
      disc({ x: 204, y: 220, r: 130, rays: 24 }),
      spears({ helms: true, pennant: '#a8301f', y: 260 }),
      warHorn(),
      motes({ count: 16 }),
    ],
  },

  scorch: {
    light: 'ember',
    looks: ['great-fire', 'burning-field', 'falling-sparks'],
    parts: [sky(), disc({ x: 204, y: 240, r: 150 }), blaze(), motes({ count: 70, paint: '#ffe08a' })],
  },
  biting_frost: {
    light: 'frost',
    looks: ['frozen-soldier', 'icicles', 'snow'],
    parts: [
      sky(),
      disc({ x: 130, y: 140, r: 80 }),
      ridge({ y: 430, rise: 180, peaks: true, tone: 0.2 }),
      frostScene(),
      motes({ count: 60, paint: '#ffffff', size: 3.4 }),
    ],
  },
  impenetrable_fog: {
    light: 'neutral_night',
    looks: ['fog', 'lantern-light', 'shapes-of-men'],
    parts: [sky(), disc({ x: 204, y: 180, r: 100 }), pines({ y: 420, tall: 180, tone: 0.3 }), fogScene()],
  },
  torrential_rain: {
    light: 'northern_realms',
    looks: ['rain', 'flooded-camp', 'dark-cloud'],
    parts: [sky(), camp({ y: 440, tone: 0.4 }), rainScene(), rain({ count: 130, long: 60 })],
  },
  skellige_storm: {
    light: 'skellige_storm',
    looks: ['storm-at-sea', 'lightning', 'small-ship'],
    parts: [
      sky(),
      bolts({ x: 230, y: 40, colour: '#eaf6ff', wide: true }),
      sea({ y: 330, bands: 5, swell: 30 }),
      stormScene(),
      rain({ count: 90, turn: 58 }),
    ],
  },
  clear_weather: {
    light: 'noon',
    looks: ['sun', 'valley-of-wheat', 'birds'],
    parts: [
      sky(),
      disc({ x: 204, y: 190, r: 110, rays: 32, rings: 1 }),
      sunFace(),
      ridge({ y: 470, rise: 90, tone: 0.35 }),
      ridge({ y: 510, rise: 60, tone: 0.65 }),
      birds([
        [80, 130, 22],
        [330, 110, 26],
        [300, 330, 16],
      ]),
      wheat({ count: 18, y: 540 }),
    ],
  },
};
