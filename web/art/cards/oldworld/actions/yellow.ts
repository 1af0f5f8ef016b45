/** Yellow: wards and the mind, and the mages' command of air. */

import {
  bubble,
  burst,
  burstBubble,
  chain,
  clawedPaw,
  figure,
  funnel,
  ghost,
  glyph,
  greatEye,
  gust,
  jawTrap,
  pillars,
  profile,
  runeStones,
  signHand,
  spiral,
  windingMind,
} from '../../../actions';
import { birds, floatingOrb, type Drawing } from '../../../portraits';
import { action } from './stage';

const MAGE = { coat: '#7a4a8a', hair: '#3a2a24' };

export const yellowActions: Record<string, Drawing> = {
  axii: action(
    'yellow',
    'hand-with-spiral',
    spiral({ x: 216, y: 136, r: 84 }),
    signHand({ x: 108, y: 262, turn: 14, size: 0.94, gesture: 'two' }),
  ),
  intensive_axii: action(
    'yellow',
    'bewitched-head',
    profile({ x: 146, y: 210, size: 1.2, colour: '#a06a4a', eye: 'burning', inside: windingMind('#fff8d2') }),
    spiral({ x: 284, y: 108, r: 44, turns: 2 }),
  ),
  quen: action(
    'yellow',
    'hand-in-ward',
    signHand({ x: 152, y: 258, size: 0.92, gesture: 'three' }),
    bubble({ x: 158, y: 200, r: 118 }),
  ),
  intensive_quen: action(
    'yellow',
    'witcher-in-ward',
    figure({ stance: 'stand', x: 158, y: 216, size: 0.92, swords: [{ hand: 'near', turn: 168, long: 96 }] }),
    bubble({ x: 158, y: 204, r: 134, cells: true }),
  ),
  exploding_shield: action(
    'yellow',
    'bursting-ward',
    figure({ stance: 'open', x: 158, y: 224, size: 0.84 }),
    burstBubble({ x: 158, y: 202, r: 116, paint: '#ffe06a' }),
  ),
  yrden: action(
    'yellow',
    'circle-of-light',
    glyph({ x: 158, y: 280, r: 142, z: 20 }),
    signHand({ x: 158, y: 150, turn: 180, size: 0.82, gesture: 'horns' }),
  ),
  intensive_yrden: action(
    'yellow',
    'beast-in-circle',
    clawedPaw({ x: 158, y: 150, size: 0.78, turn: 180, colour: '#4a4038' }),
    glyph({ x: 158, y: 300, r: 146, points: 7, step: 3, z: 70 }),
    pillars({ xs: [26, 84, 232, 290], y: 306 }),
  ),
  magic_trap: action(
    'yellow',
    'trap-with-rune',
    glyph({ x: 158, y: 284, r: 150, points: 6, z: 20 }),
    jawTrap({ x: 158, y: 262, size: 1.12 }),
  ),
  delirium: action(
    'yellow',
    'reeling-head',
    profile({ x: 150, y: 224, size: 1.06, colour: '#8a7a5a', eye: 'shut' }),
    spiral({ x: 92, y: 110, r: 48, turns: 2 }),
    spiral({ x: 236, y: 96, r: 38, turns: 2 }),
    burst({ x: 168, y: 74, r: 26, points: 5 }),
  ),
  endurance: action(
    'yellow',
    'standing-fast',
    figure({ stance: 'guard', x: 128, y: 226, swords: [{ hand: 'near', turn: 176, long: 190 }] }),
    gust({ x: 330, y: 130, reach: 130, turn: 180, spread: 34, count: 4 }),
    burst({ x: 206, y: 210, r: 34, points: 7 }),
  ),
  dark_meditation: action(
    'yellow',
    'dark-meditation',
    floatingOrb({ x: 158, y: 110, r: 66, colour: '#3a2450' }),
    figure({ stance: 'sit', x: 158, y: 284, size: 1.06, look: { coat: '#33283a', hair: '#1c1820', hood: true } }),
    spiral({ x: 158, y: 110, r: 62, paint: '#8a5ac0', wide: 9 }),
  ),
  dazzle: action(
    'yellow',
    'blinding-star',
    burst({ x: 158, y: 190, r: 150, points: 14 }),
    greatEye({ x: 158, y: 192, size: 0.62, iris: '#c9921a', slit: true }),
  ),
  air_strike: action(
    'yellow',
    'striking-wind',
    figure({ stance: 'cast', x: 96, y: 226, size: 0.92, look: MAGE }),
    gust({ x: 176, y: 158, reach: 130, turn: 14, spread: 64, count: 6 }),
    burst({ x: 296, y: 186, r: 36, points: 7 }),
  ),
  dark_wind: action(
    'yellow',
    'dark-wind',
    gust({ x: 20, y: 300, reach: 290, turn: -34, spread: 62, count: 6, paint: '#3a2a1c' }),
    birds([
      [110, 120, 24],
      [226, 196, 20],
      [178, 80, 17],
      [96, 210, 14],
    ]),
  ),
  invisibility: action(
    'yellow',
    'fading-mage',
    ghost({ stance: 'cast', x: 128, y: 222, size: 1.08, paint: '#8a5f17', opacity: 0.55, look: MAGE, z: 20 }),
    ghost({ stance: 'cast', x: 120, y: 216, size: 1.08, paint: '#fffdf0', opacity: 0.9, look: MAGE, z: 30 }),
    gust({ x: 214, y: 250, reach: 110, turn: -30, spread: 60, count: 3, opacity: 0.6 }),
  ),
  magic_torrent: action(
    'yellow',
    'torrent-of-light',
    figure({ stance: 'open', x: 158, y: 262, size: 0.78, look: MAGE }),
    pillars({ xs: [96, 158, 220], y: 250, tall: 230, wide: 46 }),
    gust({ x: 158, y: 178, reach: 120, turn: -90, spread: 120, count: 6 }),
  ),
  rune_control: action(
    'yellow',
    'rune-stones',
    runeStones({
      stones: [
        [78, 250, 130],
        [238, 254, 140],
        [158, 196, 190],
      ],
      paint: '#fff2a0',
    }),
    chain({ from: [84, 120], to: [240, 118], paint: '#fff8d2', size: 9 }),
  ),
  shielding_wind: action(
    'yellow',
    'mage-in-wind',
    figure({ stance: 'kneel', x: 150, y: 240, size: 0.92, look: MAGE }),
    spiral({ x: 158, y: 206, r: 136, turns: 2, wide: 20 }),
  ),
  tornado: action(
    'yellow',
    'tornado',
    funnel({ x: 158, y: 318, tall: 246, wide: 116, paint: '#7a5a24', light: '#fff8e0' }),
  ),
};
