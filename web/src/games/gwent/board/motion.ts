/** Animation durations of the table. */

import { moves, pace } from '../../../shell/lib/settings.svelte';

/** Neighbours that make room. */
export function flipTime(): number {
  return moves() ? 240 * pace() : 0;
}
