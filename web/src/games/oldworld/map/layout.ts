/** Where things lie on the map: places, ways, and what stands at a place. */

import { PLACES as SPOTS } from '../../../../art/map/places';
import { HEIGHT, WIDTH, pathOf, world } from '../../../../art/map/world';
import type { Price } from '../../../../art/map/marks';
import { ISLES_OF } from '../expansions';
import type { Spot } from '../expansions/expansion';
import { facts } from '../facts.svelte';
import type { MonsterView, OldWorldView, Way } from '../view';
import { beastsAt, tokensAt, type Beast, type Token } from './tokens';

export { HEIGHT, WIDTH };

export interface MapPlace {
  id: string;
  x: number;
  y: number;
  monsters: MonsterView[];
  /** Seats whose witcher stands here. */
  pawns: number[];
  /** Creatures of expansions that one may meet here. */
  beasts: Beast[];
  /** Other things that lie here. */
  tokens: Token[];
  /** An island that nobody has found yet. */
  fog: boolean;
  /** There is no room above: monsters stand to the left. */
  tight: boolean;
}

const SPOT = new Map<string, Spot>([
  ...SPOTS.map(({ key, x, y }): [string, Spot] => [key, { x, y }]),
  ...Object.entries(ISLES_OF?.spots ?? {}).flatMap(([key, spot]): [string, Spot][] => (spot ? [[key, spot]] : [])),
]);
const FOGGED: ReadonlySet<string> = new Set(ISLES_OF?.fogged);
const LEFT = ISLES_OF?.left ?? 0;

/** The part of the map that is in sight: where it begins in the west, and how wide it is. */
export interface Frame {
  x: number;
  width: number;
}

export const LAND: Frame = { x: 0, width: WIDTH };
/** The islands and the coast that ships leave from. */
export const ISLES: Frame = { x: -LEFT, width: WIDTH };
export const ALL: Frame = { x: -LEFT, width: WIDTH + LEFT };

export function isInside({ x }: Spot, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width;
}

/** Whether a table has places in the west that the map of the continent does not show. */
export function hasIsles(): boolean {
  return [...facts.places.keys()].some((id) => (SPOT.get(id)?.x ?? 0) < 0);
}

export function spotOf(id: string): Spot | undefined {
  return SPOT.get(id);
}

/** How far a monster's medal reaches upward, on the map of the smallest screen, and how wide it is. */
const MEDAL = { height: 190, width: 110 };

/** Whether the upper edge of the map or another place lies where a monster would stand. */
export function isTight(id: string): boolean {
  const here = SPOT.get(id);
  if (!here) return false;
  return here.y < MEDAL.height || [...SPOT].some(([other, { x, y }]) => other !== id && Math.abs(x - here.x) < MEDAL.width && y < here.y && here.y - y < MEDAL.height);
}

let lines: Map<string, string> | undefined;

function wayLines(): Map<string, string> {
  const key = new Map(SPOTS.map(({ id, key: name }) => [id, name]));
  const made = world().ways.map(({ a, b, line }): [string, string] => [
    [key.get(a), key.get(b)].sort().join(' '),
    pathOf(line),
  ]);
  return new Map(made);
}

/** The course of the way between two neighbours. */
export function wayBetween(one: string, other: string): string {
  lines ??= wayLines();
  return lines.get([one, other].sort().join(' ')) ?? '';
}

/** Every place that the map shows, with what stands there. */
export function mapPlaces(view: OldWorldView, seat: number): MapPlace[] {
  const { monsters, witchers, extra } = view.public;
  return [...facts.places.keys()].flatMap((id) => {
    const spot = SPOT.get(id);
    if (!spot) return [];
    return [
      {
        id,
        ...spot,
        monsters: monsters.filter((monster) => monster !== null && monster.place === id) as MonsterView[],
        pawns: witchers.flatMap((witcher, at) => (witcher.place === id ? [at] : [])),
        beasts: beastsAt(view, id, seat),
        tokens: tokensAt(view, seat, id),
        fog: FOGGED.has(id) && !extra[`island.${id}`],
        tight: isTight(id),
      },
    ];
  });
}

/** The neighbour that lies best in a direction. */
export function neighbour(from: string, [dx, dy]: readonly [number, number]): string | undefined {
  const here = SPOT.get(from);
  if (!here) return undefined;
  let best: string | undefined;
  let most = 0.2;
  for (const id of facts.places.get(from)?.paths ?? []) {
    const there = SPOT.get(id);
    if (!there) continue;
    const [x, y] = [there.x - here.x, there.y - here.y];
    const straight = (x * dx + y * dy) / Math.hypot(x, y);
    if (straight > most) [most, best] = [straight, id];
  }
  return best;
}

/** The price of a step, as its chip on the map. */
export function priceOf(way: Way | undefined, place: string): Price | null {
  const pays = way?.pays ?? [];
  if (pays.includes('free')) return 'free';
  const terrain = facts.places.get(place)?.terrain;
  if (pays.includes('terrain')) return terrain === 'forest' || terrain === 'mountain' || terrain === 'water' ? terrain : null;
  if (pays.includes('gold')) return 'coin';
  return pays.includes('two') ? 'two' : null;
}
