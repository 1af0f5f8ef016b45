/** Where pictures and signs lie. The version in the address lets browsers keep them for good. */

import { sheetOf, type Sign } from '../../../art/signs';

declare const __ART__: string;

export type { Sign };

export function artOf(id: string): string {
  return `/art/${id}.webp?v=${__ART__}`;
}

/** Both sizes of a picture: a browser takes the small one where a card is small. */
export function artSet(id: string): string {
  return `/art/small/${id}.webp?v=${__ART__} 114w, ${artOf(id)} 300w`;
}

export function signOf(sign: Sign): string {
  return `/${sheetOf(sign)}.svg?v=${__ART__}#${sign}`;
}

/** Tells the style sheets where wood, cloth and inn lie, the last one small for phones too. */
export function dress(root: HTMLElement): void {
  for (const name of ['wood', 'cloth', 'inn', 'inn-small']) {
    root.style.setProperty(`--${name}`, `url("/art/scenery/${name}.webp?v=${__ART__}")`);
  }
}
