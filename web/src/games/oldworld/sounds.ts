/** The sounds of Old World: their notes are fetched when the first one is to be heard. */

import { soundParts } from '../../shell/lib/sound';
import type { OldWorldSound } from './soundbook';

export type { OldWorldSound } from './soundbook';

export function oldWorldSound(name: OldWorldSound): void {
  soundParts(async () => (await import('./soundbook')).SOUNDS[name]);
}
