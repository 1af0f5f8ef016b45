/** Specials. */

import { disc, motes, ridge, sky, spears, type Drawing } from '../portraits';
import { decoy } from '../scenes/decoy';
import { warHorn } from '../scenes/horn';

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
};
