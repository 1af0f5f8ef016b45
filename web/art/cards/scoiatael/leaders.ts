/** Scoiatael: leaders. */

import {
  SKIN,
  cap,
  disc,
  elfEars,
  face,
  motes,
  neck,
  sky,
  torso,
  tresses,
  wreath,
  type Drawing,
} from '../../portraits';
import { GENTLE } from '../faces';

export const scoiataelLeaders: Record<string, Drawing> = {
  francesca_queen_of_dol_blathanna: {
    light: 'scoiatael_dawn',
    looks: ['elven-queen', 'golden-hair', 'wreath-of-daisies'],
    pose: { turn: 0.32, nod: -0.08, w: 82, h: 118, roll: 3 },
    parts: [
      sky(),
      disc({ r: 160, rays: 28 }),
      torso({ colour: '#3f7a4a', wide: 140, weave: 'vine', weavePaint: '#e6cf6a' }),
      neck({ skin: SKIN.pale, wide: 0.46, depth: 0.62 }),
      tresses({ colour: '#e9b444', long: 1.85, wave: 0.12, spread: 0.5, count: 8, wide: 34, tuck: true }),
      face({
        ...GENTLE,
        skin: SKIN.pale,
        brow: '#a8782a',
        eyes: { colour: '#2f9ac9', size: 1.55, open: 0.72, tilt: 0.6, lash: 1.7 },
        brows: { thick: 0.6, arch: 1.4, y: -0.03 },
        shadow: '#6a8f4a',
        mouth: { wide: 0.85, full: 1, smile: 0.3, paint: '#c0545a' },
        elf: true,
      }),
      cap({ colour: '#ecbb4e', part: 0, line: 0.05, lift: 0.1, side: -0.05 }),
      wreath({ petal: '#fff6e4', heart: '#f0b429', leaf: '#5d9148' }),
      elfEars(SKIN.pale),
      motes({ petals: true, paint: '#fff6d0', size: 4 }),
    ],
  },
};
