/** Music and inn sounds during a game. Loaded with the first table that uses them. */

import { hearth, HEARTH_SECONDS, LOOPS } from './audio/loops';
import { limiter, playParts } from './audio/parts';
import { settings } from './settings.svelte';

/** Silence between pieces, in seconds. */
const REST = 24;
const FADE = 0.6;

class Inn {
  readonly #out = new AudioContext();
  readonly #volume = new GainNode(this.#out, { gain: 0 });
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor() {
    this.#volume.connect(limiter(this.#out));
    this.#volume.gain.setTargetAtTime(settings.musicVolume / 100, this.#out.currentTime, FADE / 3);
    this.#hearth();
    this.#later(4, () => this.#piece(0));
  }

  #hearth(): void {
    playParts(this.#out, hearth(Math.random), this.#volume, this.#out.currentTime + 0.05);
    this.#later(HEARTH_SECONDS / 2, () => this.#hearth());
  }

  /** A piece is played twice, then only the inn is heard for a while. */
  #piece(number: number): void {
    const loops = Object.values(LOOPS);
    const loop = loops[Math.floor(number / 2) % loops.length];
    if (!loop) return;
    playParts(this.#out, loop.parts, this.#volume, this.#out.currentTime + 0.05);
    this.#later(loop.long + (number % 2 ? REST : 0), () => this.#piece(number + 1));
  }

  #later(seconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, seconds * 1000);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#volume.gain.setTargetAtTime(0, this.#out.currentTime, FADE / 3);
    setTimeout(() => void this.#out.close(), FADE * 1000);
  }
}

/** Play until the returned function is called; silent while the page is hidden. */
export function playMusic(): () => void {
  let inn: Inn | null = null;

  function listen(): void {
    const heard = document.visibilityState === 'visible' && navigator.userActivation?.hasBeenActive !== false;
    if (heard) inn ??= new Inn();
    else {
      inn?.close();
      inn = null;
    }
  }

  const moments = ['pointerdown', 'keydown', 'visibilitychange'];
  for (const moment of moments) document.addEventListener(moment, listen);
  listen();
  return () => {
    for (const moment of moments) document.removeEventListener(moment, listen);
    inn?.close();
  };
}
