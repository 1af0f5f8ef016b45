/** Grey: cards that match no extension and so begin a chain. */

import { burst, figure, ghost, gust, profile, sweep, windingMind } from '../../../actions';
import type { Drawing } from '../../../portraits';
import { action } from './stage';

export const greyActions: Record<string, Drawing> = {
  pirouette: action(
    'grey',
    'turning-swordsman',
    ghost({ stance: 'spin', x: 120, y: 232, size: 0.98, paint: '#ffffff', opacity: 0.5 }),
    figure({ stance: 'spin', x: 166, y: 230, size: 1.02, swords: [{ hand: 'near', turn: 70, long: 130 }] }),
    sweep({ x: 160, y: 300, r: 118, from: 170, to: 10, flat: 0.26, wide: 20 }),
  ),
  battle_trance: action(
    'grey',
    'burning-eyes',
    profile({ x: 144, y: 216, size: 1.18, colour: '#5a5a64', eye: 'burning', inside: windingMind('#fafcff') }),
    burst({ x: 268, y: 120, r: 30, points: 6 }),
  ),
  agility: action(
    'grey',
    'leaping-witcher',
    gust({ x: 60, y: 292, reach: 110, turn: -40, spread: 34, count: 3, opacity: 0.7 }),
    figure({ stance: 'leap', x: 150, y: 196, size: 1.1, swords: [{ hand: 'far', turn: -60, long: 110 }] }),
  ),
  deep_breath: action(
    'grey',
    'breathing-witcher',
    figure({ stance: 'sit', x: 146, y: 288, size: 1.14 }),
    gust({ x: 188, y: 176, reach: 120, turn: -24, spread: 44, count: 3 }),
  ),
};
