/** Red: heavy blows, and the mages' command of fire. */

import {
  burst,
  cracks,
  figure,
  fires,
  gashes,
  greatEye,
  gust,
  lightning,
  rubble,
  signHand,
  skull,
  spiral,
  sweep,
  wristBlade,
} from '../../../actions';
import { fist, floatingOrb, hammer, resized, sword, type Drawing } from '../../../portraits';
import { action } from './stage';

const MAGE = { coat: '#8a2f24', hair: '#2a1c18' };

export const redActions: Record<string, Drawing> = {
  crushing_blow: action(
    'red',
    'falling-hammer',
    hammer({ x: 150, y: 224, turn: 152, size: 1.5 }),
    cracks({ x: 178, y: 304, reach: 180 }),
    burst({ x: 176, y: 290, r: 62 }),
    rubble({ x: 180, y: 290, spread: 130 }),
  ),
  demolishing_blow: action(
    'red',
    'two-handed-blow',
    figure({ stance: 'overhead', x: 148, y: 236, size: 0.96, swords: [{ hand: 'near', turn: 34, long: 186 }] }),
    sweep({ x: 150, y: 200, r: 156, from: -58, to: 34, wide: 40 }),
    rubble({ x: 250, y: 312, spread: 70, count: 6 }),
  ),
  precise_blow: action(
    'red',
    'blade-through-skull',
    skull({ x: 158, y: 222, size: 0.98 }),
    sword({ x: 158, y: 96, turn: 180, size: 0.86, long: 150, z: 80 }),
    burst({ x: 158, y: 118, r: 30, points: 7 }),
  ),
  rend: action(
    'red',
    'torn-wounds',
    gashes({ x: 158, y: 198, long: 270, gap: 66, paint: '#ffe8b8', inner: '#58150f' }),
  ),
  critical_hit: action(
    'red',
    'struck-eye',
    greatEye({ x: 158, y: 222, size: 1.05, iris: '#e0a020', slit: true }),
    burst({ x: 158, y: 214, r: 84, points: 11 }),
    sword({ x: 262, y: 74, turn: 218, size: 0.9, long: 160, z: 80 }),
  ),
  burst_of_rage: action(
    'red',
    'raging-fist',
    fires([[158, 150, 108]], ['#b02a14', '#ff7a2a', '#ffd87a'], 20),
    resized(fist({ x: 158, y: 190, skin: '#d8946a', sleeve: '#5a2a20' }), 1.9, 0, 0, 158, 200),
    burst({ x: 250, y: 96, r: 26, points: 5 }),
  ),
  retaliation: action(
    'red',
    'broken-sword',
    sword({ x: 66, y: 292, turn: 46, size: 0.92, long: 290 }),
    sword({ x: 268, y: 318, turn: -38, size: 0.8, long: 120, grip: '#2a2a34', z: 30 }),
    burst({ x: 186, y: 178, r: 52 }),
    rubble({ x: 206, y: 150, spread: 84, count: 5, colour: '#c3cad0' }),
  ),
  cumulated_power: action(
    'red',
    'gathered-power',
    lightning([
      [60, 90, 136, 160],
      [262, 92, 184, 160],
      [66, 262, 136, 206],
      [158, 46, 158, 130],
    ]),
    floatingOrb({ x: 158, y: 176, r: 62, colour: '#ff8a4a' }),
    signHand({ x: 158, y: 336, size: 0.7 }),
  ),
  hidden_blade: action('red', 'wrist-blade', wristBlade({ x: 150, y: 240, turn: 22, size: 1.08 })),
  fire_embers: action(
    'red',
    'glowing-embers',
    fires([
      [100, 280, 30],
      [158, 262, 44],
      [216, 282, 32],
    ]),
    fires([
      [120, 180, 12],
      [190, 160, 14],
      [158, 108, 10],
      [228, 212, 9],
      [92, 128, 8],
    ]),
  ),
  burning_wind: action(
    'red',
    'burning-wind',
    gust({ x: 30, y: 262, reach: 260, turn: -22, spread: 54, count: 6, paint: '#ff9a2e' }),
    gust({ x: 40, y: 270, reach: 200, turn: -22, spread: 44, count: 4, paint: '#fff2b0' }),
    fires([
      [238, 130, 26],
      [272, 196, 20],
    ]),
  ),
  circle_of_fire: action(
    'red',
    'ring-of-flames',
    figure({ stance: 'open', x: 158, y: 220, size: 0.82, look: MAGE }),
    fires([
      [42, 276, 32],
      [92, 306, 36],
      [158, 318, 40],
      [224, 306, 36],
      [274, 276, 32],
    ]),
  ),
  fire_wall: action(
    'red',
    'wall-of-fire',
    fires([
      [52, 250, 62],
      [264, 248, 62],
      [106, 224, 74],
      [210, 222, 74],
      [158, 206, 88],
    ]),
  ),
  fireball: action(
    'red',
    'ball-of-fire',
    gust({ x: 196, y: 166, reach: 200, turn: 128, spread: 40, count: 5, paint: '#ff7a2a' }),
    fires([[196, 158, 84]]),
  ),
  magic_accumulation: action(
    'red',
    'circling-orbs',
    spiral({ x: 158, y: 196, r: 134, turns: 2, wide: 11 }),
    floatingOrb({ x: 158, y: 196, r: 50, colour: '#ff9a4a' }),
    floatingOrb({ x: 62, y: 150, r: 24, colour: '#ffcf6a' }),
    floatingOrb({ x: 238, y: 116, r: 28, colour: '#ff6a5a' }),
    floatingOrb({ x: 222, y: 286, r: 22, colour: '#ffe08a' }),
  ),
};
