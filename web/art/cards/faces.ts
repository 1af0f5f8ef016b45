/** What kinds of faces share; each record changes it. */

import type { Face } from '../portraits';

export const WITCHER_EYES = { colour: '#ffc21f', slit: true, open: 0.78, tilt: 0.3 } as const;

/** A gentle face: no half in shade, a small nose, warm cheeks. */
export const GENTLE = {
  split: false,
  jaw: 0.86,
  chin: 0.78,
  cheek: 0.98,
  gaunt: 0.15,
  blush: '#e0705a',
  nose: { wide: 0.76, long: 0.92 },
} as const satisfies Face;
