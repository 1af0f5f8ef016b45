/** Ways over several roads, as points from one end to the other. */

import { facts } from '../facts.svelte';
import { spotOf, wayBetween } from './layout';

export type Point = readonly [number, number];

/** The places of the shortest way by land, both ends included; empty: there is none. */
export function routeOf(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, '']]);
  const open = [from];
  for (let place = open.shift(); place; place = open.shift()) {
    if (place === to) break;
    for (const next of facts.places.get(place)?.paths ?? []) {
      if (before.has(next)) continue;
      before.set(next, place);
      open.push(next);
    }
  }
  if (!before.has(to)) return [];
  const way: string[] = [];
  for (let place = to; place; place = before.get(place) ?? '') way.unshift(place);
  return way;
}

/** The points of a road between two places, beginning at the first; straight where no road is drawn. */
function roadOf(from: string, to: string): Point[] {
  const [a, b] = [spotOf(from), spotOf(to)];
  if (!a || !b) return [];
  const numbers = (wayBetween(from, to).match(/-?[\d.]+/g) ?? []).map(Number);
  const points = Array.from({ length: numbers.length >> 1 }, (_, at): Point => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0]);
  const first = points[0];
  if (!first) return [[a.x, a.y], [b.x, b.y]];
  const far = ([x, y]: Point, spot: { x: number; y: number }): number => Math.hypot(x - spot.x, y - spot.y);
  return far(first, a) <= far(first, b) ? points : points.reverse();
}

/** The points of a way over several places. */
export function courseOf(way: readonly string[]): Point[] {
  return way.slice(1).flatMap((place, at) => roadOf(way[at] ?? '', place));
}

/** Points of a line at even distances, the last one included. */
export function paced(line: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let left = step;
  line.forEach(([x, y], at) => {
    const [px, py] = line[at - 1] ?? [x, y];
    left -= Math.hypot(x - px, y - py);
    if (left > 0 && at < line.length - 1) return;
    found.push([x, y]);
    left = step;
  });
  return found;
}
