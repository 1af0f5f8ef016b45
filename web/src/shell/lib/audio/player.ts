/** Lets short sounds be heard, and rests while there is none: a context that runs keeps a phone awake. */

import { limiter, longOf, playParts, type Part } from './parts';
import { partsOf, type Sound } from './sounds';

/** Milliseconds after the last sound in which another may come. */
const REST_MS = 400;

let out: AudioContext | null = null;
let volume: GainNode | null = null;
/** When the last sound ends, in the context's time. */
let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function play(name: Sound, loud: number): void {
  playAll(partsOf(name), loud);
}

/** Play a sound that is not in the shared list, such as one of a game's own. */
export function playAll(parts: readonly Part[], loud: number): void {
  out ??= new AudioContext();
  if (!volume) {
    volume = new GainNode(out);
    volume.connect(limiter(out));
  }
  if (out.state === 'suspended') void out.resume();
  volume.gain.value = loud;
  playParts(out, parts, volume, out.currentTime);
  until = Math.max(until, out.currentTime + longOf(parts));
  clearTimeout(timer);
  timer = setTimeout(() => void out?.suspend(), (until - out.currentTime) * 1000 + REST_MS);
}
