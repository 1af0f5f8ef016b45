/** How cards travel between places: one pair of transitions for the whole table. */

import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';

import { moves, pace } from '../../../shell/lib/settings.svelte';

const TIME = 380;

export const [send, receive] = crossfade({
  duration: () => (moves() ? TIME * pace() : 0),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: moves() ? 220 * pace() : 0, start: 0.7 }),
});

export function flipTime(): number {
  return moves() ? 240 * pace() : 0;
}
