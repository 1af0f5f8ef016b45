/** Green: dodging and holding, and the mages' command of earth and growth. */

import {
  arrow,
  breastplate,
  burst,
  clawedPaw,
  cracks,
  figure,
  flower,
  ghost,
  glyph,
  gust,
  heart,
  rubble,
  signHand,
  skull,
  sweep,
  vines,
} from '../../../actions';
import { shield, sword, type Drawing } from '../../../portraits';
import { action } from './stage';

const MAGE = { coat: '#3f6a4a', hair: '#8a4a2a' };

export const greenActions: Record<string, Drawing> = {
  block: action(
    'green',
    'blocking-witcher',
    clawedPaw({ x: 286, y: 76, size: 0.6, turn: 52, colour: '#4a4a52' }),
    figure({ stance: 'guard', x: 118, y: 230, swords: [{ hand: 'near', turn: 84, long: 170 }] }),
    burst({ x: 226, y: 118, r: 44 }),
  ),
  counterattack: action(
    'green',
    'clashing-swords',
    sword({ x: 62, y: 300, turn: 42, size: 0.95, long: 300, z: 30 }),
    sword({ x: 262, y: 306, turn: -40, size: 0.95, long: 300, grip: '#7a2a20', z: 80 }),
    burst({ x: 162, y: 176, r: 66 }),
  ),
  cover: action(
    'green',
    'shield-with-arrows',
    figure({ stance: 'crouch', x: 86, y: 250, size: 0.95 }),
    shield({ x: 178, y: 218, size: 1.22, colour: '#7a4a2c', rim: '#c9a86a', round: true }),
    arrow({ x: 238, y: 150, turn: 158, long: 110 }),
    arrow({ x: 250, y: 232, turn: 186, long: 110 }),
  ),
  push: action(
    'green',
    'kicking-witcher',
    figure({ stance: 'kick', x: 122, y: 222 }),
    burst({ x: 248, y: 190, r: 50, points: 7 }),
    gust({ x: 236, y: 190, reach: 90, spread: 80, count: 4, opacity: 0.7 }),
  ),
  quick_reflexes: action(
    'green',
    'dodging-witcher',
    figure({ stance: 'dodge', x: 168, y: 232, size: 1.08 }),
    arrow({ x: 178, y: 108, turn: 186, long: 190 }),
    gust({ x: 300, y: 96, reach: 70, turn: 8, spread: 30, count: 3, opacity: 0.6 }),
  ),
  evasion: action(
    'green',
    'figure-with-afterimages',
    ghost({ stance: 'leap', x: 74, y: 236, size: 0.95, paint: '#f2ffd0', opacity: 0.45 }),
    ghost({ stance: 'leap', x: 118, y: 224, size: 0.98, paint: '#d2f58a', opacity: 0.7 }),
    figure({ stance: 'leap', x: 172, y: 208 }),
  ),
  dance_of_blades: action(
    'green',
    'dancer-between-blades',
    ...[-72, -36, 0, 36, 72].map((turn) =>
      sword({ x: 158 + turn * 1.3, y: 232 - Math.cos(turn / 40) * 20, turn, size: 0.62, long: 250, z: 10 }),
    ),
    figure({ stance: 'spin', x: 156, y: 236, size: 0.92, look: { coat: '#7a2f3c', hair: '#2a2028' } }),
    sweep({ x: 156, y: 250, r: 122, from: 150, to: 20, flat: 0.3, wide: 22 }),
  ),
  energy_drain: action(
    'green',
    'hand-drawing-life',
    skull({ x: 236, y: 130, size: 0.72, glow: '#d2f58a' }),
    signHand({ x: 92, y: 262, turn: 34, size: 0.86 }),
    gust({ x: 214, y: 158, reach: 140, turn: 142, spread: 46, count: 4, paint: '#e6ffb0' }),
  ),
  earthquake: action(
    'green',
    'split-ground',
    figure({ stance: 'kneel', x: 116, y: 218, size: 0.9, look: MAGE }),
    cracks({ x: 170, y: 300, reach: 220, count: 9 }),
    rubble({ x: 216, y: 290, spread: 130, count: 10 }),
  ),
  improve_armor: action(
    'green',
    'gleaming-breastplate',
    breastplate({ x: 158, y: 204, size: 1.15, metal: '#b8c4c8' }),
    burst({ x: 112, y: 140, r: 34, points: 6 }),
    burst({ x: 214, y: 250, r: 22, points: 6 }),
  ),
  root_armor: action(
    'green',
    'breastplate-of-roots',
    breastplate({ x: 158, y: 196, size: 1.12, metal: '#7a6a4a', trim: '#6fae4a' }),
    vines({ xs: [90, 140, 186, 232], y: 330, tall: 240, thick: 18 }),
  ),
  regeneration: action(
    'green',
    'heart-in-leaf',
    heart({ x: 158, y: 204, size: 1.12, leaf: '#7fc25a' }),
    gust({ x: 60, y: 310, reach: 80, turn: -60, spread: 40, count: 2, opacity: 0.5 }),
  ),
  flora_mastery: action(
    'green',
    'climbing-flowers',
    vines({ xs: [70, 240], y: 350, tall: 290, thick: 24 }),
    flower({ x: 158, y: 178, r: 92, colour: '#d86a9a' }),
    flower({ x: 70, y: 96, r: 36, colour: '#f0c040', petals: 6 }),
    flower({ x: 254, y: 270, r: 34, colour: '#f4f0e0', petals: 7 }),
  ),
  summoning: action(
    'green',
    'beast-from-circle',
    glyph({ x: 158, y: 306, r: 136, paint: '#f2ffd0', z: 20 }),
    clawedPaw({ x: 176, y: 178, size: 0.8, turn: 180, colour: '#4a5a3c' }),
    gust({ x: 158, y: 300, reach: 150, turn: -90, spread: 90, count: 4, opacity: 0.5 }),
  ),
  unity_with_nature: action(
    'green',
    'mage-among-branches',
    vines({ xs: [52, 268], y: 380, tall: 330, thick: 30, z: 10 }),
    figure({ stance: 'sit', x: 158, y: 280, size: 1.1, look: { ...MAGE, hair: '#e6e2d8' } }),
    vines({ xs: [100, 216], y: 366, tall: 130, thick: 14 }),
  ),
};
