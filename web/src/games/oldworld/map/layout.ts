/** Where things lie on the map: places, ways, and what stands at a place. */

import { PLACES as SPOTS } from '../../../../art/map/places';
import { HEIGHT, WIDTH, pathOf, world } from '../../../../art/map/world';
import type { Price } from '../../../../art/map/marks';
import { facts } from '../facts.svelte';
import { openCards, type MonsterView, type OldWorldView, type Way } from '../view';

export { HEIGHT, WIDTH };

export interface MapPlace {
  id: string;
  x: number;
  y: number;
  monsters: MonsterView[];
  /** Seats whose witcher stands here. */
  pawns: number[];
  /** Other things that lie here, by the name of their mark. */
  tokens: string[];
}

interface Spot {
  x: number;
  y: number;
}

const SPOT = new Map<string, Spot>(SPOTS.filter(({ island }) => !island).map(({ key, x, y }) => [key, { x, y }]));

export function spotOf(id: string): Spot | undefined {
  return SPOT.get(id);
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

/** The marks of a seat's trails and quests at their places. */
function ownMarks(view: OldWorldView, seat: number): [string, string][] {
  const quests = view.public.witchers[seat]?.quests.map(({ place }): [string, string] => [place, 'quest']) ?? [];
  const trails = openCards(view, seat, 'trails').map((token): [string, string] => [token.replace('place.', ''), 'trail']);
  return [...quests, ...trails];
}

const LANDMARKS: Partial<Record<string, string>> = { mount: 'mount', lost_mount: 'mount', hunt: 'hunt', ship: 'ship' };

/** Every place that the map shows, with what stands there. */
export function mapPlaces(view: OldWorldView, seat: number): MapPlace[] {
  const { monsters, witchers, landmarks, tavern } = view.public;
  const own = ownMarks(view, seat);
  return [...facts.places.keys()].flatMap((id) => {
    const spot = SPOT.get(id);
    if (!spot) return [];
    const tokens = own.filter(([place]) => place === id).map(([, mark]) => mark);
    if (tavern === id) tokens.push('tavern');
    for (const [name, place] of Object.entries(landmarks)) if (place === id) tokens.push(LANDMARKS[name.split('.')[0] ?? name] ?? 'more');
    return [
      {
        id,
        ...spot,
        monsters: monsters.filter((monster) => monster !== null && monster.place === id) as MonsterView[],
        pawns: witchers.flatMap((witcher, at) => (witcher.place === id ? [at] : [])),
        tokens,
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
