/** Where Old World's pictures and signs lie. */

import type { OldWorldGroup } from '../../../art/cards/oldworld';
import type { Hour } from '../../../art/map/veil';
import type { OldWorldSign } from '../../../art/oldworldSigns';

declare const __ART__: string;

export type { Hour, OldWorldSign };

export type { OldWorldGroup as PictureGroup };

export function pictureOf(group: OldWorldGroup, id: string, small = false): string {
  return `/art/oldworld/${small ? 'small/' : ''}${group}-${id}.webp?v=${__ART__}`;
}

/** The whole map by the hour, with the islands or without, large or for phones. */
export function mapOf(hour: Hour, small = false, isles = false): string {
  return `/art/oldworld/map${isles ? '-isles' : ''}${small ? '-small' : ''}${hour === 'day' ? '' : `-${hour}`}.webp?v=${__ART__}`;
}

export const MAP_GLIMPSE = `/art/oldworld/map-glimpse.webp?v=${__ART__}`;

export function emblemOf(sign: string): string {
  return `/signs-oldworld.svg?v=${__ART__}#${sign}`;
}
