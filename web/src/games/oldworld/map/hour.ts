/** The hour on the map: evening falls as somebody comes near the end of the trophy track. */

import type { Hour } from '../art';
import type { OldWorldPublic } from '../view';

/** Trophies still missing when dusk and night begin. */
const DUSK = 2;
const NIGHT = 1;

export function hourOf({ witchers }: Pick<OldWorldPublic, 'witchers'>, top: number): Hour {
  const missing = top - Math.max(0, ...witchers.map(({ track }) => track));
  if (!top || missing > DUSK) return 'day';
  return missing <= NIGHT ? 'night' : 'dusk';
}
