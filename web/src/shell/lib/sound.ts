/** Short sounds. What makes them is fetched when the first one is to be heard. */

import { settings } from './settings.svelte';
import type { Part } from './audio/parts';
import type { Sound } from './audio/sounds';

export type { Sound } from './audio/sounds';

type Player = typeof import('./audio/player');

let player: Promise<Player> | null = null;

/** Browsers let a page sound only after a person has touched it. */
function heard(): boolean {
  return settings.sound && settings.volume > 0 && 'AudioContext' in globalThis && navigator.userActivation?.hasBeenActive !== false;
}

function withPlayer(act: (player: Player, loud: number) => unknown): void {
  if (!heard()) return;
  player ??= import('./audio/player');
  // Without them a game goes on in silence.
  void player.then((made) => act(made, settings.volume / 100)).catch(() => (player = null));
}

export function sound(name: Sound): void {
  withPlayer(({ play }, loud) => play(name, loud));
}

/** A sound of a game's own, loaded when it is to be heard. */
export function soundParts(load: () => Promise<readonly Part[]>): void {
  withPlayer(async ({ playAll }, loud) => playAll(await load(), loud));
}
