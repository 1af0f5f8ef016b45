/** The lie of the land: fields of height, wood, rock, wet and cold, and where nothing may stand. */

import { along, type Pt } from '../portraits/pen';
import { chance, type Chance } from '../random';
import { COAST, FIELDS, GROVES, LAKES, REGIONS, RIDGES, RIVERS } from './country';
import { Grid, cloudy, noise, toLine, within, type Field } from './field';
import { LANDMARKS } from './landmarks';
import { HEIGHT, WIDTH, type World, type XY } from './world';

interface Letter {
  sign: string;
  x: number;
  y: number;
  turn: number;
  size: number;
}

interface Fields {
  w: World;
  left: number;
  X0: number;
  W: number;
  c: Chance;
  slow: Field;
  slow2: Field;
  fine: Field;
  land: Grid;
  woods: Grid;
  rocks: Grid;
  wet: Grid;
  warm: Grid;
  cold: Grid;
  dry: Grid;
}

export interface Lay extends Fields {
  coast: string;
  roads: XY[][];
  letters: Letter[];
  /** How far it is to the next road, mark, name or river. */
  clear: Grid;
  dryLand(x: number, y: number, r: number): boolean;
}

function fields(w: World, left: number): Fields {
  const X0 = -left;
  const W = WIDTH + left;
  const c = chance('old world');
  const slow = cloudy(7, 4);
  const slow2 = cloudy(31, 4);
  const fine = noise(77);
  const shore = [...COAST, [1700, 1640], [1700, -120]] as XY[];
  const isles = w.places.filter((p) => p.island);

  // The lie of the land: above 0 is land.
  const land = new Grid(X0 - 24, -24, WIDTH + 24, HEIGHT + 24, 4, (x, y) => {
    const wx = x + 22 * slow(x / 95, y / 95) + 5 * fine(x / 13, y / 13);
    const wy = y + 22 * slow2(x / 95, y / 95) + 5 * fine(x / 13 + 40, y / 13);
    let v = toLine(COAST, wx, wy) * (within(shore, wx, wy) ? 1 : -1);
    for (const p of isles)
      v = Math.max(v, 96 + 26 * slow(x / 70 + p.id, y / 70) - Math.hypot((wx - p.x - 18) * 0.8, wy - p.y + 4));
    for (const [ix, iy, r] of [
      [60, 880, 13],
      [92, 914, 9],
      [40, 250, 12],
      [150, 1240, 10],
      [28, 690, 9],
    ] as const)
      v = Math.max(v, r - Math.hypot(wx - ix, wy - iy));
    for (const [lx, ly, rx, ry] of LAKES)
      v = Math.min(v, (Math.hypot((wx - lx) / rx, (wy - ly) / ry) - 1) * Math.min(rx, ry));
    return v;
  });
  const near = (kind: string, reach: number, extra: readonly (readonly [number, number, number])[] = []): Grid =>
    new Grid(X0 - 24, -24, WIDTH + 24, HEIGHT + 24, 6, (x, y) => {
      let v = -1;
      for (const p of w.places)
        if (p.terrain === kind) v = Math.max(v, 1 - Math.hypot(x - p.x, (y - p.y) * 1.1) / (p.island ? 130 : reach));
      for (const [gx, gy, r] of extra) v = Math.max(v, 1 - Math.hypot(x - gx, (y - gy) * 1.15) / r);
      return v + 0.34 * slow2(x / 110 + 5, y / 110) + 0.1 * fine(x / 17, y / 17);
    });
  const woods = near('forest', 185, GROVES);
  const rocks = new Grid(X0 - 24, -24, WIDTH + 24, HEIGHT + 24, 6, (x, y) => {
    let v = -1;
    for (const p of w.places)
      if (p.terrain === 'mountain') v = Math.max(v, 1 - Math.hypot(x - p.x, y - p.y) / (p.island ? 130 : 150));
    for (const ridge of RIDGES) v = Math.max(v, 1 - toLine(ridge.way, x, y) / 88);
    return v + 0.3 * slow(x / 90 + 8, y / 90) + 0.08 * fine(x / 15, y / 15);
  });
  const wet = near(
    'water',
    130,
    LAKES.map(([x, y, rx]) => [x, y, rx * 1.7] as const),
  );
  const warm = near('none', 1, FIELDS);
  const cold = new Grid(
    X0 - 24,
    -24,
    WIDTH + 24,
    HEIGHT + 24,
    8,
    (x, y) =>
      1 - y / 240 + 0.4 * slow(x / 130, y / 90) + (x > 1000 ? (x - 1000) / 1300 : 0) - (x < 500 ? (500 - x) / 500 : 0),
  );
  const dry = new Grid(
    X0 - 24,
    -24,
    WIDTH + 24,
    HEIGHT + 24,
    8,
    (x, y) => 1 - Math.hypot((x - 1400) / 230, (y - 720) / 210) + 0.26 * slow2(x / 100, y / 100),
  );
  return { w, left, X0, W, c, slow, slow2, fine, land, woods, rocks, wet, warm, cold, dry };
}

/** `left` widens the frame to the west, for the islands. */
export function layLand(w: World, left = 0): Lay {
  const all = fields(w, left);
  const { X0, land } = all;
  const roads = w.ways.filter((way) => !way.sea).map((way) => way.line);
  const clear = new Grid(X0 - 24, -24, WIDTH + 24, HEIGHT + 24, 8, () => 999);
  const keep = (x: number, y: number, r: number): void => {
    for (let j = Math.max(0, Math.floor((y - 80 + 24) / 8)); j <= Math.min(clear.h - 1, (y + 104) / 8); j++)
      for (
        let i = Math.max(0, Math.floor((x - 80 - clear.x0) / 8));
        i <= Math.min(clear.w - 1, (x + 80 - clear.x0) / 8);
        i++
      ) {
        const d = Math.hypot(clear.x0 + i * 8 - x, -24 + j * 8 - y) - r;
        const k = j * clear.w + i;
        if (d < (clear.v[k] as number)) clear.v[k] = d;
      }
  };
  for (const road of roads) for (const [x, y] of road) keep(x, y, 2);
  for (const p of w.places) {
    keep(p.x, p.y, 34);
    for (let k = -3; k <= 3; k++) keep(p.x + k * 17, p.y + 48, 10);
    const mark = LANDMARKS[p.id];
    if (mark)
      for (const [ox, oy] of [
        [-22, -8],
        [0, -8],
        [22, -8],
        [0, -30],
      ] as const)
        keep(p.x + mark.dx + ox, p.y + mark.dy + oy, 22);
  }
  for (const river of RIVERS) for (const [x, y] of along(river as Pt[], 24)) keep(x, y, 1);
  const letters = REGIONS.flatMap((r) =>
    [...r.name].map((sign, k) => {
      const u = (k - (r.name.length - 1) / 2) * r.gap;
      const half = (r.name.length * r.gap) / 2;
      return {
        sign,
        x: r.x + u,
        y: r.y + (r.arc * (u * u)) / half,
        turn: (Math.atan((2 * r.arc * u) / half) * 180) / Math.PI,
        size: r.size,
      };
    }),
  );
  for (const l of letters) keep(l.x, l.y - l.size * 0.35, 14);
  const dryLand = (x: number, y: number, r: number): boolean => land.at(x, y) > r;
  return { ...all, coast: land.above(0), roads, letters, clear, dryLand };
}
