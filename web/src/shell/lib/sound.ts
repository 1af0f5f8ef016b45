/** Short sounds. What makes them is fetched when the first one is to be heard. */

import { settings } from './settings.svelte';
import type { Sound } from './audio/sounds';

export type { Sound } from './audio/sounds';

let player: Promise<typeof import('./audio/player')> | null = null;

/** Browsers let a page sound only after a person has touched it. */
function heard(): boolean {
  return settings.sound && settings.volume > 0 && 'AudioContext' in globalThis && navigator.userActivation?.hasBeenActive !== false;
}

export function sound(name: Sound): void {
  if (!heard()) return;
  player ??= import('./audio/player');
  // Without them a game goes on in silence.
  void player.then(({ play }) => play(name, settings.volume / 100)).catch(() => (player = null));
}
