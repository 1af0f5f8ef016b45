/** Northern realms: heroes. */

import {
  SKIN,
  blindfold,
  braid,
  cap,
  circlet,
  disc,
  face,
  motes,
  neck,
  sky,
  torso,
  type Drawing,
} from '../../portraits';
import { GENTLE } from '../faces';

export const northernRealmsHeroes: Record<string, Drawing> = {
  philippa_eilhart: {
    light: 'northern_realms',
    looks: ['sorceress', 'red-blindfold', 'two-dark-braids'],
    pose: { turn: 0.36, w: 82, h: 118, nod: -0.1, roll: -2 },
    parts: [
      sky(),
      disc({ r: 158, rings: 1, rays: 18 }),
      torso({ colour: '#5a1f2c', wide: 140, weave: 'vine', weavePaint: '#c9a04a' }),
      neck({ skin: SKIN.pale, wide: 0.48, depth: 0.7 }),
      face({
        ...GENTLE,
        skin: SKIN.pale,
        brow: '#2a1c1c',
        brows: { tilt: 0.4, thick: 0.7, arch: 1.3, y: -0.06 },
        mouth: { wide: 0.95, full: 1, smile: 0.2, paint: '#a0202c', skew: -0.5 },
        ears: false,
      }),
      blindfold('#a8242c'),
      cap({ colour: '#3a2622', part: 0, line: 0.02, lift: 0.14, side: 0.1, wide: 1.04 }),
      braid({
        colour: '#3a2622',
        way: [
          [-0.9, 0.2],
          [-1.12, 0.8],
          [-1.0, 1.5],
          [-0.9, 2.1],
        ],
        wide: 36,
        knots: 9,
        tie: '#d9a83a',
      }),
      braid({
        colour: '#3a2622',
        way: [
          [0.9, 0.2],
          [1.12, 0.8],
          [1.0, 1.5],
          [0.9, 2.1],
        ],
        wide: 36,
        knots: 9,
        tie: '#d9a83a',
      }),
      circlet({ metal: '#e6bf4a', gem: '#3f74d9' }),
      motes({ count: 20 }),
    ],
  },
};
