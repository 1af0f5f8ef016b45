/** Short sounds, made as they are needed. */

import { limiter, playParts } from './audio/parts';
import { partsOf, type Sound } from './audio/sounds';
import { settings } from './settings.svelte';

export type { Sound } from './audio/sounds';

let context: AudioContext | null = null;
let volume: GainNode | null = null;

/** Browsers let a page sound only after a person has touched it. */
function air(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || !('AudioContext' in globalThis)) return null;
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function sound(name: Sound): void {
  const out = air();
  if (!out) return;
  if (!volume) {
    volume = new GainNode(out);
    volume.connect(limiter(out));
  }
  volume.gain.value = settings.volume / 100;
  playParts(out, partsOf(name), volume, out.currentTime);
}
