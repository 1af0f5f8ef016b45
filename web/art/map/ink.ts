/** The simplest strokes: a filled shape, a line, something put in its place. */

import { n } from '../portraits/pen';

export const fill = (d: string, paint: string, more = ''): string =>
  `<path d="${d}" fill="${paint}"${more ? ` ${more}` : ''}/>`;
export const stroke = (d: string, paint: string, wide: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(wide)}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;
export const at = (x: number, y: number, body: string, size = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${size === 1 ? '' : ` scale(${size})`}">${body}</g>`;
