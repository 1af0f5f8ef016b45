/** The five slots of a card: each colour has a shape of its own, so that they are told apart in grey. */

import type { Colour, SymbolName, Terrain } from '../facts.svelte';

export const SHAPE: Record<Colour, string> = {
  green: 'M-9.2 0a9.2 9.2 0 1 1 18.4 0a9.2 9.2 0 1 1 -18.4 0z',
  yellow: 'M-8.6 -8.6q4.6 .6 8.6 -1.2q4 1.8 8.6 1.2v7.4q0 7 -8.6 11q-8.6 -4 -8.6 -11z',
  purple: 'M0 -11l10.6 11l-10.6 11l-10.6 -11z',
  blue: 'M-9.4 -8.6h10.4l9.4 8.6l-9.4 8.6h-10.4l5 -8.6z',
  red: 'M-5 -9h10l4 4v10l-4 4h-10l-4 -4v-10z',
};

/** What stands inside a card's own sign: dodge (a line, all others are filled), ward, spell, fast, strong. */
export const SIGN: Record<Colour, string> = {
  green: 'M-4.4 4.6q-.4 -7.6 5.4 -7.6M-1.2 -6.4l3.8 3.4l-3.8 3.4',
  yellow: 'M0 -6l1.7 3.8l4.2 .4l-3.2 2.8l1 4.1l-3.7 -2.2l-3.7 2.2l1 -4.1l-3.2 -2.8l4.2 -.4z',
  purple: 'M0 -7.4q1 6.4 7 7.4q-6 1 -7 7.4q-1 -6.4 -7 -7.4q6 -1 7 -7.4z',
  blue: 'M2.4 -6l-5 6.6h3.4l-1.6 5.6l6 -7.4h-3.6z',
  red: 'M-5 5.6v-3l-1.2 -2v-4.4q0 -1.2 1.3 -1.2q1.2 0 1.2 1.2v-1q0 -1.2 1.3 -1.2q1.3 0 1.3 1.2v-.2q0 -1.2 1.3 -1.2q1.3 0 1.3 1.2v.6q0 -1 1.2 -1q1.3 0 1.3 1.3v4.2l-1.6 2.8v2.7zM-3.4 1.2h5.6v1.2h-5.6z',
};

/** Symbols in a square of 16: drawn plain, so that they hold inside a slot of a card in the hand. */
export const SYMBOL: Record<SymbolName, string> = {
  damage: 'M14.6 1.4l-1 4.2l-6 6l1.5 1.5l-1.3 1.3l-2.2 -2.2l-2.3 2.3q-1.6 .6 -1.9 -.3q-.5 -.6 .1 -1.7l2.3 -2.3l-2.2 -2.2l1.3 -1.3l1.5 1.5l6 -6z',
  shield: 'M8 .8q3 1.6 6.4 1.6v5q0 5.4 -6.4 8q-6.4 -2.6 -6.4 -8v-5q3.4 0 6.4 -1.6z',
  draw: 'M4 .8h8q1.4 0 1.4 1.4v11.6q0 1.4 -1.4 1.4h-8q-1.4 0 -1.4 -1.4v-11.6q0 -1.4 1.4 -1.4zM7 4.4v2.6h-2.6v2h2.6v2.6h2v-2.6h2.6v-2h-2.6v-2.6z',
  takeBack: 'M4 .8h8q1.4 0 1.4 1.4v11.6q0 1.4 -1.4 1.4h-8q-1.4 0 -1.4 -1.4v-11.6q0 -1.4 1.4 -1.4zM4 8l4 -4.2v2.6h3.6v5h-1.9v-3.1h-1.7v2.6z',
  returnCard: 'M4 .8h8q1.4 0 1.4 1.4v11.6q0 1.4 -1.4 1.4h-8q-1.4 0 -1.4 -1.4v-11.6q0 -1.4 1.4 -1.4zM8 3.4l-4 4.4h2.6v4.4h2.8v-4.4h2.6z',
};

/** Terrain in a small round seal. */
export const TERRAIN: Record<Terrain, string> = {
  forest: 'M0 -9.2L5.2 -2.4H3L7.6 4.6H1.8V8.6H-1.8V4.6H-7.6L-3 -2.4H-5.2z',
  mountain: 'M-9.6 7.4L-4 -5.2L-1 -1.2L3 -8L9.6 7.4z',
  water: 'M-8.4 -3.4q2.1 -3.4 4.2 0t4.2 0t4.2 0t4.2 0v2.8q-2.1 3.4 -4.2 0t-4.2 0t-4.2 0t-4.2 0zM-8.4 3q2.1 -3.4 4.2 0t4.2 0t4.2 0t4.2 0v2.8q-2.1 3.4 -4.2 0t-4.2 0t-4.2 0t-4.2 0z',
  any: 'M0 -9L2.4 -2.9L8.8 -2.7L3.8 1.3L5.5 7.5L0 3.9L-5.5 7.5L-3.8 1.3L-8.8 -2.7L-2.4 -2.9z',
};

/** Where a slot begins on a card, in hundredths of its width. */
export const SLOT_TOP = 28;
export const SLOT_STEP = 21.4;

export function slotTop(index: number): number {
  return SLOT_TOP + index * SLOT_STEP;
}
