/** Blue: fast blades, and the mages' command of water and lightning. */

import {
  bubble,
  burst,
  clawedPaw,
  figure,
  funnel,
  gashes,
  greatWave,
  iceBlade,
  lightning,
  signHand,
  splitLeaf,
  spiral,
  sweep,
} from '../../../actions';
import { floatingOrb, rain, shards, sword, type Drawing } from '../../../portraits';
import { action } from './stage';

const MAGE = { coat: '#2f5a7a', hair: '#2a2430' };

export const blueActions: Record<string, Drawing> = {
  quick_slash: action(
    'blue',
    'single-stroke',
    sweep({ x: 108, y: 236, r: 150, from: -104, to: 12, wide: 46 }),
    sword({ x: 88, y: 300, turn: 62, size: 0.82, long: 270 }),
  ),
  precise_cut: action(
    'blue',
    'parted-leaf',
    splitLeaf({ x: 160, y: 206, colour: '#7fae4a' }),
    sweep({ x: 480, y: -60, r: 420, from: 168, to: 132, wide: 13 }),
  ),
  crippling_strike: action(
    'blue',
    'low-stroke',
    figure({ stance: 'lunge', x: 110, y: 244, swords: [{ hand: 'near', turn: 112, long: 150 }] }),
    sweep({ x: 150, y: 250, r: 132, from: 30, to: 150, flat: 0.5, wide: 30 }),
  ),
  whirl: action(
    'blue',
    'whirling-witcher',
    figure({
      stance: 'spin',
      x: 158,
      y: 232,
      size: 0.96,
      swords: [
        { hand: 'near', turn: 96, long: 120 },
        { hand: 'far', turn: -96, long: 120 },
      ],
    }),
    sweep({ x: 158, y: 196, r: 156, from: 172, to: 10, flat: 0.32, wide: 30 }),
    sweep({ x: 158, y: 260, r: 140, from: 165, to: 20, flat: 0.28, wide: 20 }),
  ),
  sneak_attack: action(
    'blue',
    'hooded-stalker',
    figure({
      stance: 'sneak',
      x: 112,
      y: 234,
      size: 1.12,
      look: { coat: '#26324a', hair: '#1a2030', hood: true },
      swords: [{ hand: 'far', turn: 74, long: 96 }],
    }),
  ),
  sharp_claws: action(
    'blue',
    'raking-claws',
    gashes({ x: 172, y: 210, long: 230, turn: -18, paint: '#eef9ff', inner: '#1f4c82' }),
    clawedPaw({ x: 132, y: 96, size: 0.76, turn: 14, colour: '#4a6a8a' }),
  ),
  implosion: action(
    'blue',
    'falling-inward',
    shards({ x: 158, y: 196, count: 20, near: 62, far: 170, wide: 14 }),
    floatingOrb({ x: 158, y: 196, r: 46, colour: '#123a63' }),
    spiral({ x: 158, y: 196, r: 124, turns: 2.2, wide: 12 }),
  ),
  rain_of_bolts: action(
    'blue',
    'rain-of-lightning',
    lightning([
      [70, 60, 50, 300],
      [150, 50, 168, 320],
      [240, 60, 262, 296],
      [112, 70, 104, 220],
    ]),
    rain({ count: 30 }),
  ),
  ice_dagger: action('blue', 'dagger-of-ice', iceBlade({ x: 138, y: 226, turn: 34, size: 1.18 })),
  energy_theft: action(
    'blue',
    'stolen-lightning',
    lightning([
      [300, 60, 176, 170],
      [300, 150, 180, 186],
      [260, 50, 160, 160],
    ]),
    signHand({ x: 108, y: 262, turn: 26, size: 0.98 }),
    floatingOrb({ x: 158, y: 148, r: 30, colour: '#9ad8ff' }),
  ),
  water_mastery: action('blue', 'great-wave', greatWave({ x: 150, y: 226, size: 1.02 })),
  water_summoner: action(
    'blue',
    'water-spout',
    funnel({ x: 206, y: 312, tall: 230, wide: 92, paint: '#2f7ab8', light: '#eaf8ff' }),
    figure({ stance: 'cast', x: 76, y: 230, size: 0.9, look: MAGE }),
  ),
  water_trap: action(
    'blue',
    'captive-in-water',
    figure({ stance: 'bound', x: 160, y: 208, size: 0.82, turn: -18 }),
    bubble({ x: 158, y: 196, r: 128, paint: '#5ab4e8' }),
    burst({ x: 98, y: 118, r: 15, points: 4 }),
  ),
};
