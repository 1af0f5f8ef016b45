/** People one meets in stories: townsfolk, country folk, seafarers, and those whom the Wild Hunt has passed. */

import { GENTLE } from '../faces';
import {
  type Drawing,
  type Face,
  type LightName,
  type Part,
  SKIN,
  apron,
  arch,
  axe,
  bandana,
  beard,
  birds,
  book,
  broadHat,
  candle,
  cap,
  castle,
  chaperon,
  circlet,
  cloak,
  collar,
  crutch,
  disc,
  earring,
  eyepatch,
  face,
  flatCap,
  furCap,
  graves,
  hood,
  kerchief,
  lantern,
  lapels,
  mailCoif,
  motes,
  moustache,
  neck,
  parchment,
  pelt,
  perched,
  pines,
  polearm,
  rain,
  ridge,
  sea,
  sky,
  spectacles,
  staff,
  torso,
  tresses,
  trunks,
  wheat,
  windowLight,
} from '../../portraits';

interface Folk {
  light: LightName;
  /** What one sees of them (`looks/*.ftl`). */
  trait: string;
  /** What lies behind them. */
  land: readonly Part[];
  dress: string;
  skin?: string;
  face: Face;
  /** Hair, hats, and what they hold, in the order it is painted. */
  wears: readonly Part[];
  turn?: number;
  wide?: number;
}

function folk({ light, trait, land, dress, skin = SKIN.fair, face: looks, wears, turn = 0.3, wide = 160 }: Folk): Drawing {
  return {
    light,
    looks: ['stranger', trait],
    pose: { turn, w: 82, h: 122 },
    side: turn < 0 ? 1 : -1,
    parts: [sky(), disc({ r: 146 }), ...land, torso({ colour: dress, wide, weave: 'quilt' }), neck({ skin }), face({ skin, ...looks }), ...wears, motes({ count: 22 })],
  };
}

const HILLS = [ridge({ y: 420, rise: 90, tone: 0.25 }), ridge({ y: 470, rise: 50, tone: 0.5 })];
const PEAKS = [ridge({ y: 420, rise: 200, peaks: true, tone: 0.3 }), ridge({ y: 480, rise: 60, tone: 0.55 })];
const WOODS = [pines({ y: 480, tall: 200, tone: 0.5 })];
const TOWN = [castle({ x: 214, y: 400, size: 1, tone: 0.5, lights: true })];
const COAST = [sea({ y: 400, bands: 4, swell: 10 })];
const SNOW = motes({ paint: '#ffffff', count: 60 });

const townsfolk: Record<string, Drawing> = {
  clerk: folk({
    light: 'nilfgaard_night',
    trait: 'high-forehead',
    land: [windowLight({})],
    dress: '#3a3a46',
    skin: SKIN.pale,
    face: { jaw: 0.92, brow: '#6a6258', eyes: { colour: '#7a8a9a', open: 0.95 }, brows: { raise: 1, thick: 0.7 }, nose: { long: 1.14 }, age: 0.6, gaunt: 0.8 },
    wears: [cap({ colour: '#6a6258', part: 0.3, line: -0.14, side: 0.1 }), collar({ colour: '#e8e0d0', tall: 46 }), spectacles('#d9b24a'), book({ x: 100, y: 470, turn: -8, colour: '#6a2a2a' })],
  }),
  merchant: folk({
    light: 'neutral',
    trait: 'red-turban',
    land: TOWN,
    dress: '#5a2f5f',
    skin: SKIN.ruddy,
    face: { jaw: 1.14, cheek: 1.06, brow: '#4a3020', eyes: { colour: '#6a5a3a', open: 0.7 }, brows: { tilt: -0.2, thick: 1.2 }, nose: { wide: 1.3, ball: 0.6 }, mouth: { smile: 0.6 }, age: 0.4, gaunt: 0.1, blush: '#d86a5a' },
    wears: [beard({ colour: '#5a3a24', tip: 0.1, size: 0.9 }), chaperon({ colour: '#a0302c', band: '#c9503c' }), parchment({ x: 330, y: 470, turn: 12, seal: '#b0282c' })],
    turn: -0.3,
    wide: 184,
  }),
  innkeeper: folk({
    light: 'nilfgaard_dusk',
    trait: 'leather-apron',
    land: [windowLight({})],
    dress: '#8a5a34',
    face: { ...GENTLE, jaw: 0.98, brow: '#7a4a2a', eyes: { colour: '#5a7a4a', size: 1.15, open: 0.78 }, brows: { tilt: 0.4, thick: 0.9 }, mouth: { full: 0.8, smile: 0.3, paint: '#b0584c' }, age: 0.5 },
    wears: [tresses({ colour: '#7a4a24', long: 1.1, wave: 0.1, spread: 0.2, count: 6, wide: 26 }), kerchief('#d8c8a8'), apron('#e4d8bc', '#8a8a90')],
  }),
  guard: folk({
    light: 'northern_dusk',
    trait: 'drooping-moustache',
    land: TOWN,
    dress: '#2f4a7a',
    skin: SKIN.tan,
    face: { jaw: 1.1, chin: 1.1, brow: '#3a2a1c', eyes: { colour: '#6a8aa0', open: 0.66 }, brows: { tilt: 0.5, thick: 1.4 }, nose: { wide: 1.2 }, age: 0.5 },
    wears: [moustache('#4a3424', 0.5, 1.3), mailCoif({ metal: '#9aa2aa', mail: true }), polearm({ x: 350, y: 170, turn: 6, head: 'halberd' })],
    wide: 180,
  }),
  priestess: folk({
    light: 'violet',
    trait: 'candle-flame',
    land: [arch({ tone: 0.5, wide: 168 })],
    dress: '#6a5a7a',
    skin: SKIN.pale,
    face: { ...GENTLE, brow: '#5a4a3a', eyes: { colour: '#8a7ab0', size: 1.3, open: 0.7, lash: 1 }, brows: { tilt: 0.1, thick: 0.8 }, mouth: { full: 0.7, paint: '#9a5058' }, age: 0.2 },
    wears: [hood({ colour: '#e8e2f0', lining: '#5a4a6a' }), candle({ x: 92, y: 440, skin: SKIN.pale, sleeve: '#6a5a7a' })],
    turn: -0.26,
  }),
  beggar: folk({
    light: 'ember',
    trait: 'crutch',
    land: [arch({ tone: 0.6, wide: 150 })],
    dress: '#5a4a3a',
    skin: SKIN.ruddy,
    face: { jaw: 1, brow: '#5a4a38', eyes: { colour: '#8a9a5a', open: 0.8 }, brows: { raise: 1, tilt: -0.4, thick: 1.1 }, nose: { wide: 1.2, hook: 0.5 }, age: 0.9, gaunt: 0.9, stubble: '#5a4a38' },
    wears: [cap({ colour: '#7a6a54', part: null, side: 0.3, line: -0.06 }), eyepatch({ colour: '#2a201a', over: 1 }), crutch({ x: 74, y: 330 })],
  }),
  lady: folk({
    light: 'northern_realms',
    trait: 'golden-circlet',
    land: [windowLight({ x: 300 })],
    dress: '#7a2f4a',
    skin: SKIN.pale,
    face: { ...GENTLE, brow: '#6a3a1c', eyes: { colour: '#4a8a5a', size: 1.4, open: 0.74, tilt: 0.4, lash: 1.4 }, brows: { arch: 1.2, thick: 0.7 }, mouth: { full: 1, smile: 0.2, paint: '#a8323c' }, ears: false },
    wears: [tresses({ colour: '#8a4a20', long: 1.6, wave: 0.2, spread: 0.4, count: 8, wide: 28 }), cap({ colour: '#9a5424', part: 0, line: 0.02, lift: 0.12, side: 0.1 }), circlet({ metal: '#e6bf4a', gem: '#3f9ad9' }), lapels({ colour: '#efe2c8', depth: 80 })],
    wide: 146,
  }),
  gravedigger: folk({
    light: 'monsters_grave',
    trait: 'lantern-light',
    land: [graves()],
    dress: '#3f4438',
    skin: SKIN.grey,
    face: { jaw: 1.02, brow: '#4a4038', eyes: { colour: '#a0b08a', open: 0.7 }, brows: { tilt: -0.2, thick: 1.3 }, nose: { long: 1.1, hook: 0.4 }, age: 0.8, gaunt: 0.8 },
    wears: [hood({ colour: '#4a4436', lining: '#1c1812' }), lantern({ x: 96, y: 420 })],
  }),
};

const countryfolk: Record<string, Drawing> = {
  hermit: folk({
    light: 'scoiatael_dawn',
    trait: 'long-white-beard',
    land: PEAKS,
    dress: '#7a6a4a',
    skin: SKIN.ruddy,
    face: { split: false, jaw: 1.02, brow: '#e0dcd0', eyes: { colour: '#7aa0b0', open: 0.86 }, brows: { tilt: -0.3, thick: 1.5 }, nose: { long: 1.08, ball: 0.4 }, mouth: { smile: 0.3 }, age: 1, gaunt: 0.6, bald: true },
    wears: [beard({ colour: '#ece8dc', tip: 0.8, wide: 1.1, ragged: 10, droop: 0.3, size: 1.5 }), staff({ x: 60, y: 190, turn: -5, hook: true })],
    turn: -0.28,
  }),
  farmer: folk({
    light: 'noon',
    trait: 'broad-straw-hat',
    land: [...HILLS, wheat({ count: 14, y: 560 })],
    dress: '#8a7a54',
    skin: SKIN.ruddy,
    face: { jaw: 1.08, brow: '#8a5a2a', eyes: { colour: '#6a8a9a', open: 0.74 }, brows: { tilt: -0.2, thick: 1.2 }, nose: { wide: 1.3, ball: 0.5 }, age: 0.6, stubble: '#8a6a44' },
    wears: [cap({ colour: '#a07038', part: null, side: 0.2 }), broadHat({ colour: '#d8b45a', band: '#8a4a2a', droop: 0.1 })],
  }),
  herbwoman: folk({
    light: 'scoiatael',
    trait: 'herb-satchel',
    land: [trunks({ tone: 0.4 })],
    dress: '#4f6a3f',
    skin: SKIN.tan,
    face: { jaw: 0.94, brow: '#6a6258', eyes: { colour: '#6a9a5a', size: 1.1, open: 0.7 }, brows: { tilt: 0.2 }, nose: { long: 1.12, hook: 0.5 }, age: 0.9, gaunt: 0.6 },
    wears: [tresses({ colour: '#a8a294', long: 1.4, wave: 0.2, spread: 0.3, count: 7, wide: 24 }), kerchief('#6a8a44'), cloak({ colour: '#3f4a34', clasp: '#c9a86a' }), perched({ x: 344, y: 380, kind: 'raven' })],
    turn: -0.3,
  }),
  woodcutter: folk({
    light: 'scoiatael_dusk',
    trait: 'double-axe',
    land: WOODS,
    dress: '#6a3f2a',
    skin: SKIN.ruddy,
    face: { jaw: 1.16, chin: 1.1, brow: '#5a3018', eyes: { colour: '#7a8a5a', open: 0.68 }, brows: { tilt: 0.4, thick: 1.5 }, nose: { wide: 1.3 }, age: 0.3 },
    wears: [beard({ colour: '#7a4420', tip: 0.2, size: 1.1 }), cap({ colour: '#6a3a1c', part: null, side: 0.22 }), axe({ x: 350, y: 160, turn: 16, size: 1.1 })],
    wide: 190,
  }),
  huntsman: folk({
    light: 'neutral_night',
    trait: 'fur-cap',
    land: WOODS,
    dress: '#4a4a3a',
    skin: SKIN.tan,
    face: { jaw: 1, brow: '#3a2c20', eyes: { colour: '#b0a060', open: 0.62 }, brows: { tilt: 0.6, thick: 1.2 }, nose: { long: 1.1 }, age: 0.6, gaunt: 0.7, stubble: '#3a2c20' },
    wears: [furCap({ fur: '#7a5a3a', cloth: '#4a3424' }), pelt({ colour: '#5a4634', tips: '#9a8060', y: 430 })],
    turn: -0.3,
  }),
  child: folk({
    light: 'emerald',
    trait: 'field-of-daisies',
    land: [...HILLS, wheat({ count: 8, y: 570, colour: '#b8c46a' })],
    dress: '#9a5a44',
    face: { ...GENTLE, jaw: 0.9, chin: 0.74, brow: '#a0703a', eyes: { colour: '#5a8ac0', size: 1.6, open: 0.96 }, brows: { raise: 1, thick: 0.7 }, nose: { wide: 0.7, long: 0.74, ball: 0.4 }, mouth: { wide: 0.7, full: 0.6, smile: 0.4, paint: '#c0685c' } },
    wears: [cap({ colour: '#c08a44', part: 0.2, line: 0.1, side: 0.16, lift: 0.1 }), collar({ colour: '#e4d8bc', tall: 30 })],
    wide: 128,
  }),
  pilgrim: folk({
    light: 'nilfgaard_dusk',
    trait: 'plain-brown-robe',
    land: HILLS,
    dress: '#6a5a4a',
    face: { jaw: 0.98, brow: '#5a4a3a', eyes: { colour: '#8a7a5a', open: 0.6 }, brows: { tilt: -0.5 }, nose: { long: 1.1 }, age: 0.5, gaunt: 0.8, stubble: '#5a4a3a' },
    wears: [hood({ colour: '#7a6650', lining: '#3a2c20' }), staff({ x: 346, y: 190, turn: 5 })],
  }),
};

const seafarers: Record<string, Drawing> = {
  sailor: folk({
    light: 'skellige_dawn',
    trait: 'small-ship',
    land: [...COAST, birds([[80, 150, 24], [330, 120, 18]])],
    dress: '#3f5a7a',
    skin: SKIN.tan,
    face: { jaw: 1.04, brow: '#3a2418', eyes: { colour: '#5aa0a8', open: 0.74 }, brows: { tilt: 0.2, thick: 1.2 }, nose: { wide: 1.15 }, mouth: { skew: 0.5, smile: 0.3 }, age: 0.3, stubble: '#3a2418' },
    wears: [cap({ colour: '#4a2f1c', part: null, side: 0.24 }), bandana({ colour: '#b0382c' }), earring('#e0b250', 1)],
  }),
  skipper: folk({
    light: 'skellige_storm',
    trait: 'eye-patch',
    land: [...COAST, rain({})],
    dress: '#2f3a4a',
    skin: SKIN.ruddy,
    face: { jaw: 1.12, brow: '#9a948a', eyes: { colour: '#6aa0c0', open: 0.66 }, brows: { tilt: 0.4, thick: 1.6 }, nose: { wide: 1.3, ball: 0.5 }, age: 0.9 },
    wears: [beard({ colour: '#a8a298', tip: 0.3, wide: 1.1, size: 1.2 }), eyepatch({ colour: '#201a18', over: -1 }), flatCap({ colour: '#243044' }), collar({ colour: '#1c2636', tall: 64 })],
    turn: -0.3,
    wide: 186,
  }),
  fishwife: folk({
    light: 'skellige',
    trait: 'blue-hood',
    land: COAST,
    dress: '#4a5a6a',
    skin: SKIN.ruddy,
    face: { jaw: 1.02, brow: '#7a5a3a', eyes: { colour: '#6a90a0', size: 1.1, open: 0.8 }, brows: { tilt: 0.3 }, mouth: { full: 0.8, smile: -0.2, paint: '#a85a50' }, nose: { wide: 1.1 }, age: 0.7, gaunt: 0.2, blush: '#d8705a' },
    wears: [tresses({ colour: '#9a6a34', long: 1.2, wave: 0.16, spread: 0.26, count: 6, wide: 26 }), kerchief('#4a7aa0'), cloak({ colour: '#34404a', clasp: '#8a9aa0' })],
  }),
};

const frostbitten: Record<string, Drawing> = {
  wanderer: folk({
    light: 'frost',
    trait: 'frost-pale-face',
    land: [...PEAKS, SNOW],
    dress: '#5a6a7a',
    skin: '#c8d4de',
    face: { jaw: 0.98, brow: '#d8e4ee', eyes: { colour: '#a8dcff', open: 0.8, glow: true }, brows: { tilt: -0.2 }, gaunt: 0.9, age: 0.3 },
    wears: [cap({ colour: '#dfe8f0', part: 0.2, side: 0.2 }), collar({ colour: '#46525e', tall: 70 })],
  }),
  sister: folk({
    light: 'frost',
    trait: 'black-hood',
    land: [graves(), SNOW],
    dress: '#2f3440',
    face: { jaw: 1.02, brow: '#4a3a2c', eyes: { colour: '#7a94a8', open: 0.72 }, brows: { tilt: 0.5, thick: 1 }, mouth: { smile: -0.2, paint: '#a06058' }, nose: { wide: 1.1 }, age: 0.6, blush: '#d8786a' },
    wears: [hood({ colour: '#262a34', lining: '#0e1016' })],
    turn: -0.3,
  }),
  girl: folk({
    light: 'skellige_storm',
    trait: 'snow',
    land: [...WOODS, SNOW],
    dress: '#6a4a3a',
    skin: SKIN.pale,
    face: { ...GENTLE, jaw: 0.88, brow: '#6a4a2a', eyes: { colour: '#6a9ac0', size: 1.45, open: 0.86 }, brows: { tilt: -0.4, thick: 0.8 }, nose: { wide: 0.74, long: 0.86 }, mouth: { wide: 0.8, smile: -0.1, paint: '#b0605c' }, ears: false },
    wears: [tresses({ colour: '#8a6238', long: 1.3, wave: 0.1, spread: 0.24, count: 6, wide: 24 }), cap({ colour: '#9a6e40', part: 0, line: 0.04, lift: 0.08, side: 0.12 }), pelt({ colour: '#5a4a3c', tips: '#b0a08c', y: 424 })],
    wide: 136,
  }),
};

export const oldworldTales: Record<string, Drawing> = { ...townsfolk, ...countryfolk, ...seafarers, ...frostbitten };
