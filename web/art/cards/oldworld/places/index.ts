/** Every place with its landmark, in the light of its land. */

import { castle, LANDMARKS } from '../../../map/landmarks';
import {
  birds,
  disc,
  motes,
  pines,
  rain,
  ridge,
  sea,
  shafts,
  sky,
  wheat,
  type Drawing,
  type LightName,
  type Part,
} from '../../../portraits';
import { Z } from '../../../portraits/kit';

/** The landmark of the map, large. */
function landmark(body: string, size = 3.4, x = 200, y = 400): Part {
  return () => ({ z: Z.body, svg: `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>` });
}

const onMap = (number: number, size?: number): Part => landmark(LANDMARKS[number]?.body ?? '', size);

const DISTANCE = {
  peaks: [ridge({ y: 400, rise: 220, peaks: true, tone: 0.15 }), ridge({ y: 420, rise: 130, peaks: true, tone: 0.35 })],
  woods: [ridge({ y: 350, rise: 70, tone: 0.15 }), pines({ y: 390, tall: 150, tone: 0.35 })],
  coast: [ridge({ y: 340, rise: 80, tone: 0.15 }), ridge({ y: 390, rise: 50, tone: 0.3 })],
} as const;

const NEAR = {
  rock: [ridge({ y: 440, rise: 50, peaks: true, tone: 0.6 })],
  firs: [pines({ y: 520, tall: 130, count: 8, tone: 0.75 })],
  water: [sea({ y: 420, bands: 3, swell: 8 })],
  field: [ridge({ y: 440, rise: 30, tone: 0.5 }), wheat({ count: 12, y: 540 })],
} as const;

function scene(
  light: LightName,
  looks: string,
  far: keyof typeof DISTANCE,
  mark: Part,
  near: keyof typeof NEAR,
  ...more: Part[]
): Drawing {
  // What lies before the landmark is painted over it.
  const front = NEAR[near].map(
    (part): Part =>
      (k) =>
        [part(k)].flat().map(({ svg }) => ({ z: Z.front, svg })),
  );
  return {
    light,
    looks: [looks],
    parts: [sky(), disc({ x: 130, y: 140, r: 84 }), ...DISTANCE[far], mark, ...front, ...more],
  };
}

export const oldworldPlaces: Record<string, Drawing> = {
  behelt_nar: scene('noon', 'place-behelt-nar', 'coast', onMap(0), 'rock'),
  kaer_seren: scene(
    'skellige_storm',
    'place-kaer-seren',
    'coast',
    onMap(1),
    'water',
    birds([
      [90, 210, 18],
      [300, 170, 22],
    ]),
  ),
  hengfors: scene('frost', 'place-hengfors', 'peaks', onMap(2), 'rock', motes({ paint: '#ffffff', count: 30 })),
  kaer_morhen: scene('neutral_night', 'place-kaer-morhen', 'peaks', onMap(3), 'firs'),
  ban_ard: scene('violet', 'place-ban-ard', 'peaks', onMap(4), 'water'),
  cidaris: scene(
    'skellige_dawn',
    'place-cidaris',
    'coast',
    onMap(5),
    'water',
    birds([
      [80, 230, 20],
      [310, 150, 24],
    ]),
  ),
  novigrad: scene('ember', 'place-novigrad', 'woods', onMap(6), 'water'),
  vizima: scene('northern_realms', 'place-vizima', 'woods', onMap(7), 'water'),
  vengerberg: scene('scoiatael_dusk', 'place-vengerberg', 'woods', onMap(8), 'firs'),
  cintra: scene('northern_dusk', 'place-cintra', 'peaks', onMap(9), 'water', birds([[320, 160, 22]])),
  haern_caduch: scene('scoiatael', 'place-haern-caduch', 'woods', onMap(10), 'firs', shafts({})),
  beauclair: scene('nilfgaard', 'place-beauclair', 'peaks', onMap(11, 3), 'field'),
  glenmore: scene('emerald', 'place-glenmore', 'coast', onMap(12), 'water'),
  doldeth: scene('monsters_moon', 'place-doldeth', 'peaks', onMap(13), 'rock'),
  loc_ichaer: scene('frost', 'place-loc-ichaer', 'woods', onMap(14), 'water', motes({ paint: '#ffffff' })),
  gorthur_gvaed: scene('nilfgaard_night', 'place-gorthur-gvaed', 'peaks', onMap(15), 'water'),
  dhuwod: scene('scoiatael_dawn', 'place-dhuwod', 'woods', onMap(16), 'field'),
  stygga: scene(
    'monsters_grave',
    'place-stygga',
    'woods',
    onMap(17, 3),
    'firs',
    birds([
      [120, 180, 16],
      [300, 140, 18],
      [260, 210, 14],
    ]),
  ),
  ard_modron: scene('monsters', 'place-ard-modron', 'peaks', onMap(18), 'rock'),
  ard_skellig: scene('skellige', 'place-ard-skellig', 'peaks', onMap(19, 4), 'water'),
  isle_of_mists: scene(
    'neutral_night',
    'place-isle-of-mists',
    'coast',
    onMap(20, 4),
    'water',
    rain({ count: 26, turn: 80 }),
  ),
  eyna: scene('skellige_dawn', 'place-eyna', 'woods', onMap(21, 4.4), 'water'),
  hen_inis: scene(
    'scoiatael_dusk',
    'place-hen-inis',
    'woods',
    landmark(
      castle({
        stone: '#9a8f80',
        roof: '#4a6a4a',
        towers: [
          { x: -16, w: 12, h: 22, top: 'ruin' },
          { x: 6, w: 18, h: 36, top: 'ruin' },
          { x: 28, w: 10, h: 16, top: 'ruin' },
        ],
      }),
      4,
    ),
    'water',
  ),
  loc_gwen: scene(
    'emerald',
    'place-loc-gwen',
    'coast',
    landmark(castle({ stone: '#e0dcd0', roof: '#4a8a9a', towers: [{ x: 0, w: 16, h: 46, top: 'dome' }] }), 4),
    'water',
  ),
  aenye_ard: scene(
    'ember',
    'place-aenye-ard',
    'peaks',
    landmark(
      castle({
        stone: '#7a5a50',
        roof: '#c8442a',
        towers: [
          { x: -12, w: 14, h: 44, top: 'crown' },
          { x: 12, w: 12, h: 30, top: 'crown', flag: '#ffb040' },
        ],
      }),
      4,
    ),
    'water',
  ),
  pawen_y_crevan: scene(
    'scoiatael',
    'place-pawen-y-crevan',
    'woods',
    landmark(
      castle({
        stone: '#8a6a44',
        roof: '#5a7a3a',
        towers: [
          { x: -18, w: 18, h: 16, top: 'cone' },
          { x: 12, w: 24, h: 24, top: 'cone' },
        ],
      }),
      4,
    ),
    'water',
  ),
  haundre_hevangix: scene(
    'skellige_storm',
    'place-haundre-hevangix',
    'peaks',
    landmark(
      castle({
        stone: '#6a7078',
        roof: '#3a4a6a',
        towers: [
          { x: 0, w: 24, h: 40, top: 'crown' },
          { x: -24, w: 10, h: 54, top: 'cone' },
        ],
      }),
      4,
    ),
    'water',
    rain({ count: 40 }),
  ),
  dagons_deep: scene(
    'monsters_moon',
    'place-dagons-deep',
    'coast',
    landmark(
      castle({
        stone: '#3a5a60',
        roof: '#2a4a50',
        towers: [
          { x: -10, w: 12, h: 30, top: 'ruin' },
          { x: 12, w: 10, h: 20, top: 'ruin' },
        ],
      }),
      3.4,
    ),
    'water',
  ),
};
