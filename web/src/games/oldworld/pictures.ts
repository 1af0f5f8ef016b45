/** The existing pictures of Old World; custom packs may have cards and monsters without one. */

import { Looks } from '../../shell/lib/looks.svelte';
import { pictureOf, type PictureGroup } from './art';

declare const __OLDWORLD_PICTURES__: string;

const DRAWN = new Set(__OLDWORLD_PICTURES__.split(' '));
const looks = new Looks('oldworld');

export interface Picture {
  large: string;
  small: string;
  /** What one sees, for screen readers; read it where the picture is looked at closely. */
  readonly look: string;
}

/** A picture by its group and id, where it is drawn. */
export function picture(group: PictureGroup, id: string): Picture | undefined {
  const name = `${group}-${id}`;
  if (!DRAWN.has(name)) return undefined;
  return {
    large: pictureOf(group, id),
    small: pictureOf(group, id, true),
    get look() {
      return looks.of(name);
    },
  };
}

/** A monster of the box, or one that has a card of its own; several of a kind (`hound_2`) share a picture. */
export function beastPicture(id: string): Picture | undefined {
  return picture('monsters', id) ?? picture('legends', id) ?? picture('legends', id.replace(/_\d+$/, ''));
}

/** A component by its full name, such as `potion.swallow`, `monster.ghoul` or `witcher.bear`. */
export function componentPicture(full: string): Picture | undefined {
  const dot = full.indexOf('.');
  const [kind, id] = [full.slice(0, dot), full.slice(dot + 1)];
  if (kind === 'monster') return beastPicture(id);
  if (kind === 'witcher') return picture('people', id);
  return picture('things', `${kind}-${id}`);
}
