/** The places of Old World and the ways between them. `places.test.ts` holds them to the game's content. */

export type Terrain = 'forest' | 'mountain' | 'water' | 'any';

export interface Place {
  /** The number printed on the board. */
  id: number;
  key: string;
  terrain: Terrain;
  harbour: boolean;
  island: boolean;
  /** On the canvas of the map. */
  x: number;
  y: number;
}

export interface Way {
  a: number;
  b: number;
  sea: boolean;
  /** The table is not sure of it: drawn faint. */
  doubtful: boolean;
}

const place = (
  id: number,
  key: string,
  terrain: Terrain,
  x: number,
  y: number,
  more: { harbour?: boolean; island?: boolean } = {},
): Place => ({ id, key, terrain, x, y, harbour: false, island: false, ...more });

export const PLACES: readonly Place[] = [
  place(0, 'behelt_nar', 'any', 1296, 694),
  place(1, 'kaer_seren', 'water', 203, 232, { harbour: true }),
  place(2, 'hengfors', 'mountain', 729, 215),
  place(3, 'kaer_morhen', 'mountain', 1225, 142),
  place(4, 'ban_ard', 'water', 1273, 301),
  place(5, 'cidaris', 'water', 131, 533, { harbour: true }),
  place(6, 'novigrad', 'forest', 317, 421, { harbour: true }),
  place(7, 'vizima', 'forest', 666, 448),
  place(8, 'vengerberg', 'forest', 1175, 507),
  place(9, 'cintra', 'mountain', 200, 760, { harbour: true }),
  place(10, 'haern_caduch', 'forest', 688, 844),
  place(11, 'beauclair', 'mountain', 1117, 871),
  place(12, 'glenmore', 'water', 267, 1014, { harbour: true }),
  place(13, 'doldeth', 'mountain', 311, 1247, { harbour: true }),
  place(14, 'loc_ichaer', 'water', 810, 1172),
  place(15, 'gorthur_gvaed', 'water', 1325, 1108),
  place(16, 'dhuwod', 'forest', 555, 1402),
  place(17, 'stygga', 'forest', 973, 1367),
  place(18, 'ard_modron', 'mountain', 1306, 1402),
  place(19, 'ard_skellig', 'mountain', -170, 560, { harbour: true, island: true }),
  place(20, 'isle_of_mists', 'water', -330, 330, { harbour: true, island: true }),
  place(21, 'eyna', 'forest', -330, 800, { harbour: true, island: true }),
];

/** Ways by land, by sea, and those the table doubts. */
const LAND = [
  '0-4',
  '0-8',
  '0-11',
  '0-15',
  '1-2',
  '2-3',
  '2-6',
  '2-7',
  '3-4',
  '3-7',
  '4-7',
  '4-8',
  '6-7',
  '7-8',
  '7-9',
  '7-10',
  '7-11',
  '8-11',
  '9-10',
  '10-11',
  '10-12',
  '10-14',
  '11-14',
  '11-15',
  '11-18',
  '12-14',
  '13-14',
  '13-16',
  '14-16',
  '14-17',
  '14-18',
  '15-18',
  '16-17',
  '17-18',
];
const SEA = ['1-5', '1-6', '1-9', '5-6', '5-9', '6-9', '9-12', '12-13'];
const DOUBTFUL_LAND = ['14-15'];
const DOUBTFUL_SEA: string[] = [];

function waysOf(names: readonly string[], sea: boolean, doubtful: boolean): Way[] {
  return names.map((name) => {
    const [a = NaN, b = NaN] = name.split('-').map(Number);
    return { a, b, sea, doubtful };
  });
}

export const WAYS: readonly Way[] = [
  ...waysOf(LAND, false, false),
  ...waysOf(SEA, true, false),
  ...waysOf(DOUBTFUL_LAND, false, true),
  ...waysOf(DOUBTFUL_SEA, true, true),
];
