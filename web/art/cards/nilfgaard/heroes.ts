/** Nilfgaard: heroes. */

import {
  SKIN,
  arch,
  disc,
  face,
  hilt,
  medal,
  neck,
  pauldrons,
  rain,
  scar,
  sky,
  torso,
  viper,
  type Drawing,
} from '../../portraits';
import { WITCHER_EYES } from '../faces';

export const nilfgaardHeroes: Record<string, Drawing> = {
  letho_of_gulet: {
    light: 'nilfgaard_night',
    looks: ['bald-giant', 'viper-medal', 'two-swords'],
    pose: { turn: -0.25, nod: 0.2, w: 90, h: 128, y: 226 },
    parts: [
      sky(),
      disc({ r: 150 }),
      arch({ tone: 0.5, wide: 168 }),
      hilt({ x: 366, y: 160, turn: 34 }),
      hilt({ x: 42, y: 184, turn: -34 }),
      torso({ colour: '#4a4436', wide: 198, slope: 40, weave: 'mail' }),
      pauldrons({ colour: '#5a5242', size: 88, plates: 2, studs: '#b9a06a' }),
      neck({ skin: SKIN.tan, wide: 0.88, spread: 0.4, depth: 0.5 }),
      face({
        skin: SKIN.tan,
        jaw: 1.16,
        chin: 1.3,
        brow: '#3a2a1c',
        eyes: { ...WITCHER_EYES, open: 0.6, tilt: 0.2 },
        brows: { tilt: 0.9, thick: 0.9, y: 0.02 },
        nose: { wide: 1.3, long: 0.98 },
        mouth: { smile: -0.5, wide: 1.1, full: 0.2 },
        stubble: '#3a2a1c',
        age: 0.5,
        bald: true,
        gaunt: 0.4,
      }),
      scar(
        [
          [-0.3, -0.6],
          [-0.2, -0.3],
        ],
        5,
      ),
      medal({ sign: viper }),
      rain({}),
    ],
  },
};
