/** Where Old World's pictures and signs lie. */

import type { OldWorldSign } from '../../../art/oldworldSigns';

declare const __ART__: string;

export type { OldWorldSign };

export type Portrait = 'monsters' | 'legends' | 'people';

export function portraitOf(kind: Portrait, id: string, small = false): string {
  return `/art/oldworld/${small ? 'small/' : ''}${kind}-${id}.webp?v=${__ART__}`;
}

export const MAP = `/art/oldworld/map.webp?v=${__ART__}`;
export const MAP_GLIMPSE = `/art/oldworld/map-glimpse.webp?v=${__ART__}`;
export const MAP_SMALL = `/art/oldworld/map-small.webp?v=${__ART__}`;

export function emblemOf(sign: string): string {
  return `/signs-oldworld.svg?v=${__ART__}#${sign}`;
}
