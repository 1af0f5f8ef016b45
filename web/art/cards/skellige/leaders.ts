/** Skellige: leaders. */

import {
  SKIN,
  axe,
  beard,
  cap,
  circlet,
  disc,
  face,
  mark,
  motes,
  pelt,
  ridge,
  sea,
  sky,
  torso,
  tresses,
  type Drawing,
} from '../../portraits';

export const skelligeLeaders: Record<string, Drawing> = {
  crach_an_craite: {
    light: 'skellige',
    looks: ['jarl', 'red-beard', 'wolf-pelt', 'blue-war-paint'],
    pose: { turn: 0.3, nod: 0.08, w: 88, h: 124 },
    parts: [
      sky(),
      disc({ r: 110, x: 110, y: 130 }),
      ridge({ peaks: true, rise: 200, y: 400, tone: 0.3 }),
      sea({ y: 370 }),
      axe({ x: 350, y: 136, turn: 20, double: true }),
      torso({ colour: '#4f4a5a', wide: 190, weave: 'mail' }),
      tresses({ colour: '#9a4f2c', long: 1.35, wave: 0.12, spread: 0.4, count: 6, wide: 34 }),
      pelt({ colour: '#6f5a4a', tips: '#c9b49a' }),
      face({
        skin: SKIN.ruddy,
        jaw: 1.1,
        chin: 1.1,
        brow: '#8a4020',
        eyes: { colour: '#7ac0d8', open: 0.75, tilt: 0.2 },
        brows: { tilt: 0.7, thick: 1.5 },
        nose: { wide: 1.2, long: 1.05 },
        age: 0.8,
        gaunt: 0.6,
      }),
      beard({ colour: '#a8562c', tip: 0.42, wide: 1.08, droop: 0.26, size: 1.3 }),
      cap({ colour: '#9a4f2c', part: -0.15, side: 0.2 }),
      circlet({ metal: '#b9a06a', v: -0.48 }),
      mark(
        [
          [
            [0.62, -0.36],
            [0.56, -0.2],
            [0.6, 0.3],
          ],
          [
            [0.76, -0.3],
            [0.7, 0.1],
          ],
        ],
        '#2f6a9a',
        9,
      ),
      motes({ count: 30, paint: '#fff' }),
    ],
  },
};
