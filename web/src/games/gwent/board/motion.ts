/** How long things on the table take to move. */

import { moves, pace } from '../../../shell/lib/settings.svelte';

/** A card on its way from one place to another. */
export function flightTime(): number {
  return moves() ? 420 * pace() : 0;
}

/** Neighbours that make room. */
export function flipTime(): number {
  return moves() ? 240 * pace() : 0;
}
