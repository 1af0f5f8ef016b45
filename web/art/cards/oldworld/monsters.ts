/** Oldworld: monsters. */

import {
  cap,
  disc,
  motes,
  neck,
  pines,
  ridge,
  sky,
  torso,
  tresses,
  wheat,
  wreath,
  type Drawing,
} from '../../portraits';
import { troll } from '../../creatures/troll';
import { wraithFace } from '../../creatures/wraith';

export const oldworldMonsters: Record<string, Drawing> = {
  noonwraith: {
    light: 'noon',
    looks: ['wraith', 'wreath-of-poppies', 'ears-of-wheat'],
    pose: { turn: 0.25, w: 78, h: 118, y: 240, roll: 5 },
    parts: [
      sky(),
      disc({ r: 150, rays: 36 }),
      torso({ colour: '#d9c79a', wide: 130, slope: 80 }),
      neck({ skin: '#a8946a', wide: 0.42, depth: 0.7 }),
      tresses({ colour: '#f0dfae', long: 1.9, wave: 0.3, spread: 0.7, count: 8, wide: 30, blow: -0.4 }),
      wraithFace({ skin: '#c2ac7e', glow: '#fff27a' }),
      cap({ colour: '#f0dfae', part: 0.1, line: 0.0, lift: 0.08, side: 0.1 }),
      wreath({ petal: '#e8862a', heart: '#7a2a14', leaf: '#c9a83a', count: 7 }),
      wheat({}),
      motes({ count: 30 }),
    ],
  },
  troll: {
    light: 'emerald',
    looks: ['troll', 'cooking-pot-hat', 'belt-of-skulls'],
    parts: [
      sky(),
      disc({ x: 300, y: 120, r: 80 }),
      ridge({ y: 430, rise: 180, peaks: true, tone: 0.4 }),
      pines({ y: 500, tall: 120 }),
      troll(),
      motes({ count: 16 }),
    ],
  },
};
