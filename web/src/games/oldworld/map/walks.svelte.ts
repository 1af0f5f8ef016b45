/** Pawns on their way: a witcher that has moved walks its road on the map. */

import { moves, pace } from '../../../shell/lib/settings.svelte';
import type { OldWorldView } from '../view';
import { spotOf } from './layout';
import { courseOf, routeOf, type Point } from './route';

export interface Walk {
  key: number;
  seat: number;
  school: string;
  points: Point[];
  ms: number;
  /** By road; else over the sea, or by a leap. */
  rides: boolean;
}

/** Milliseconds for a unit of the map, and the limits for a whole walk. */
const UNIT_MS = 2.6;
const SHORTEST = 380;
const LONGEST = 850;
/** Between places that are farther apart, a pawn leaps. */
const MOST_STEPS = 3;

let made = 0;

function walkOf(seat: number, school: string, from: string, to: string): Walk | null {
  const route = routeOf(from, to);
  const rides = route.length > 1 && route.length <= MOST_STEPS + 1;
  const points = courseOf(rides ? route : [from, to]);
  const [first] = points;
  if (!first) return null;
  const long = points.reduce((sum, [x, y], at) => {
    const [px, py] = points[at - 1] ?? first;
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  return { key: ++made, seat, school, points, rides, ms: Math.min(LONGEST, Math.max(SHORTEST, long * UNIT_MS)) * pace() };
}

/** The walks between two views of a table; none where many witchers move at once, as when it is set up. */
export function walksBetween(before: OldWorldView | null, after: OldWorldView): Walk[] {
  if (!before || !moves()) return [];
  return after.public.witchers.flatMap(({ place, school }, seat) => {
    const from = before.public.witchers[seat]?.place;
    return from && place && from !== place && spotOf(from) && spotOf(place) ? (walkOf(seat, school, from, place) ?? []) : [];
  });
}

/** Where somebody on the way is: a share of the way from 0 to 1. */
export function pointAt(points: readonly Point[], share: number): Point {
  const at = Math.min(points.length - 1, Math.max(0, share * (points.length - 1)));
  const [a, b] = [points[Math.floor(at)] ?? [0, 0], points[Math.ceil(at)] ?? [0, 0]];
  const part = at - Math.floor(at);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
