/** URLs of pictures and signs. The version in the URL lets browsers cache them permanently. */

import { sheetOf, type Sign } from '../../../art/signs';

declare const __ART__: string;

export type { Sign };

export function artOf(id: string): string {
  return `/art/${id}.webp?v=${__ART__}`;
}

/** The small size of a picture: it stands in while the large one comes. */
export function artSmall(id: string): string {
  return `/art/small/${id}.webp?v=${__ART__}`;
}

/** Both sizes of a picture: the browser takes the small one where a card is small. */
export function artSet(id: string): string {
  return `${artSmall(id)} 114w, ${artOf(id)} 300w`;
}

export function signOf(sign: Sign): string {
  return `/${sheetOf(sign)}.svg?v=${__ART__}#${sign}`;
}

/** Sets the CSS variables for wood, cloth and inn, the inn also in a small size for phones. */
export function dress(root: HTMLElement): void {
  for (const name of ['wood', 'cloth', 'inn', 'inn-small']) {
    root.style.setProperty(`--${name}`, `url("/art/scenery/${name}.webp?v=${__ART__}")`);
  }
}
