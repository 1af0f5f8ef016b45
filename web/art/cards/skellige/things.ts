/** Skellige: things. */

import { bear } from '../../creatures/bear';
import { rooster } from '../../creatures/farm';
import { type Drawing, disc, mirrored, motes, pines, rain, resized, ridge, sky } from '../../portraits';
import { longship } from '../../scenes/longship';
import { mushrooms } from '../../scenes/mushrooms';

export const skelligeThings: Record<string, Drawing> = {
  light_longship: {
    light: 'skellige',
    looks: ['longship', 'striped-sail', 'kraken-sign'],
    parts: [
      sky(),
      disc({ x: 130, y: 130, r: 84 }),
      ridge({ y: 440, rise: 170, peaks: true, tone: 0.3 }),
      longship({}),
      motes({ count: 20, paint: '#fff' }),
    ],
  },

  war_longship: {
    light: 'skellige_storm',
    looks: ['longship', 'black-sail', 'dragon-prow'],
    side: 1,
    parts: [
      sky(),
      disc({ x: 290, y: 120, r: 80 }),
      ridge({ y: 440, rise: 120, peaks: true, tone: 0.2 }),
      mirrored(longship({ sail: '#3a3440', stripe: '#8a1f24' })),
      rain({ count: 40 }),
    ],
  },
  kambi: {
    light: 'skellige_dawn',
    looks: ['giant-rooster', 'golden-feathers', 'red-comb'],
    parts: [sky(), disc({ x: 204, y: 210, r: 156, rays: 26 }), rooster(), motes({ count: 24 })],
  },
  transformed_vildkaarl: {
    light: 'monsters_blood',
    looks: ['huge-bear', 'roaring-jaws', 'red-eyes'],
    parts: [
      sky(),
      disc({ x: 204, y: 170, r: 140 }),
      pines({ y: 480, tall: 200, tone: 0.6 }),
      bear({ fur: '#5a3a28', eye: '#ff3a1c', roar: true }),
      motes({ count: 26 }),
    ],
  },
  transformed_young_vildkaarl: {
    light: 'skellige_storm',
    looks: ['young-bear', 'bared-teeth', 'snow'],
    side: 1,
    parts: [
      sky(),
      disc({ x: 130, y: 150, r: 84 }),
      pines({ y: 470, tall: 150, tone: 0.5 }),
      resized(bear({ fur: '#a0744a', eye: '#ffc21f', roar: false }), 0.9, 6, 30),
      motes({ count: 30, paint: '#ffffff' }),
    ],
  },
  mardroeme: {
    light: 'violet',
    looks: ['mushrooms', 'glowing-spots', 'claw-marks'],
    parts: [sky(), disc({ x: 204, y: 200, r: 140, rings: 1 }), mushrooms(), motes({ count: 50 })],
  },
};
