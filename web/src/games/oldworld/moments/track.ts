/** The trophy track: who stands where, and what the next step costs. */

import { facts } from '../facts.svelte';
import type { OldWorldView } from '../view';

export interface Spot {
  n: number;
  /** Seats whose witcher stands there. */
  seats: number[];
  /** Cards that the step to it takes. */
  cost: number;
  wins: boolean;
}

/** The spots of the track; none where trophies do not win the game. */
export function trackOf({ public: table }: OldWorldView): Spot[] {
  const top = facts.tracks?.top ?? 0;
  // Where all act at once, all win or lose together.
  if (table.seats.length < 2 || table.active < 0 || top > 8) return [];
  return Array.from({ length: top }, (_, at) => at + 1).map((n) => ({
    n,
    seats: table.witchers.flatMap(({ track }, seat) => (track === n ? [seat] : [])),
    cost: facts.tracks?.fatigue[n] ?? 0,
    wins: n === top,
  }));
}

/** How near the next level is: attributes that are high enough, and those that are not. */
export function nextLevel({ level, attributes }: { level: number; attributes: Readonly<Record<string, number>> }): { level: number; missing: string[] } | null {
  if (level >= 5) return null;
  return { level: level + 1, missing: Object.entries(attributes).flatMap(([name, n]) => (n > level ? [] : [name])) };
}
