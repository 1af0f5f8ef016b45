/** The five slots of a card: each colour has a shape of its own, so that they are told apart in grey. */

import type { Colour, Terrain } from '../facts.svelte';

export const SHAPE: Record<Colour, string> = {
  green: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z',
  yellow: 'M-8.6 -8.6q4.6 .6 8.6 -1.2q4 1.8 8.6 1.2v7.4q0 7 -8.6 11q-8.6 -4 -8.6 -11z',
  purple: 'M0 -10.6L10.6 0L0 10.6L-10.6 0z',
  blue: 'M-9.8 -8.8h9l10 8.8l-10 8.8h-9l5.4 -8.8z',
  red: 'M-4 -9.6h8l5.6 5.6v8l-5.6 5.6h-8l-5.6 -5.6v-8z',
};

/** Terrain in a small round seal. */
export const TERRAIN: Record<Terrain, string> = {
  forest: 'M0 -8L5 -1H2.8L7 6H1.6V9H-1.6V6H-7L-2.8 -1H-5z',
  mountain: 'M-9 6.5L-3.4 -4.6L-.6 -.6L2.6 -7L9 6.5z',
  water: 'M-8 -3.2q2 -3 4 0t4 0t4 0t4 0v2.6q-2 3 -4 0t-4 0t-4 0t-4 0zM-8 3q2 -3 4 0t4 0t4 0t4 0v2.6q-2 3 -4 0t-4 0t-4 0t-4 0z',
  any: 'M0 -8.6L2.3 -2.8L8.4 -2.6L3.6 1.2L5.3 7.2L0 3.7L-5.3 7.2L-3.6 1.2L-8.4 -2.6L-2.3 -2.8z',
};
