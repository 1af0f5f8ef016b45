/** Nilfgaard: leaders. */

import {
  arch,
  cap,
  collar,
  disc,
  face,
  locks,
  medal,
  motes,
  neck,
  sky,
  sun,
  torso,
  type Drawing,
} from '../../portraits';

export const nilfgaardLeaders: Record<string, Drawing> = {
  emhyr_emperor_of_nilfgaard: {
    light: 'nilfgaard',
    looks: ['emperor', 'stern-face', 'sun-on-chain'],
    pose: { turn: -0.48, nod: -0.08, w: 80, h: 128 },
    side: 1,
    parts: [
      sky(),
      disc({ r: 140, rays: 24, rings: 1 }),
      arch({ tone: 0.7, wide: 172 }),
      torso({ colour: '#221d1c', wide: 170, weave: 'vine', weavePaint: '#7a5c1f' }),
      neck({ skin: '#e0b592', wide: 0.56 }),
      face({
        skin: '#e0b592',
        jaw: 0.98,
        chin: 1.05,
        brow: '#1c1614',
        eyes: { colour: '#a87a32', open: 0.7, tilt: 0.1 },
        brows: { tilt: 0.6, thick: 1, raise: 1 },
        nose: { long: 1.12, wide: 0.95, hook: 1 },
        mouth: { smile: -0.6, wide: 0.95, full: 0.2 },
        age: 0.8,
        gaunt: 1,
      }),
      locks('#8d877c', [
        {
          way: [
            [-1.0, -0.3],
            [-1.1, 0.1],
            [-0.98, 0.5],
          ],
          wide: [10, 24, 1],
          lit: 0.4,
        },
        {
          way: [
            [1.0, -0.3],
            [1.12, 0.1],
            [0.98, 0.5],
          ],
          wide: [10, 26, 1],
        },
      ]),
      cap({ colour: '#2c2524', part: null, line: -0.08, peak: 0.16, side: -0.1, lift: 0.02 }),
      collar({ colour: '#15110f', tall: 84, flare: 24, trim: '#e0b040', lining: '#5a1c14' }),
      medal({ sign: sun('#f0c24a', 24), r: 0, chain: 10, metal: '#e0b040', wide: 1.1, y: 474 }),
      motes({}),
    ],
  },
};
