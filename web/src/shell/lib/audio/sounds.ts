/** The short sounds, by name. */

import type { Part, Tone } from './parts';

function tune(shape: OscillatorType, pitches: readonly number[], gap = 0.11, long = 0.5): Tone[] {
  return pitches.map((from, index) => ({ shape, from, at: index * gap, long }));
}

export const SOUNDS = {
  slide: [{ filter: 'bandpass', from: 2000, to: 700, long: 0.16, loud: 0.22 }],
  /** A card lands on the table; a strong one shakes it. */
  thump: [
    { shape: 'sine', from: 118, to: 44, long: 0.24, loud: 0.42 },
    { filter: 'lowpass', from: 900, to: 160, long: 0.11, loud: 0.3 },
  ],
  slam: [
    { shape: 'sine', from: 92, to: 30, long: 0.5, loud: 0.55 },
    { filter: 'lowpass', from: 1400, to: 90, long: 0.32, loud: 0.4 },
    { filter: 'bandpass', from: 2600, to: 1500, at: 0.02, long: 0.14, loud: 0.06, sharp: 4 },
  ],
  turn: tune('triangle', [523, 784]),
  pass: tune('triangle', [220, 165]),
  won: tune('triangle', [392, 494, 587, 784]),
  lost: tune('triangle', [330, 262, 196]),
  hurry: tune('triangle', [880, 660, 880]),
  coin: [...tune('square', [1319, 1760], 0.07, 0.3).map((tone) => ({ ...tone, loud: 0.03 })), { filter: 'highpass', from: 5000, to: 7000, long: 0.12, loud: 0.03 }],
  clink: tune('sine', [1568, 2093], 0.05, 0.35),
  chime: tune('sine', [659, 988, 1319, 1976], 0.07, 0.8),
  horn: [
    { shape: 'sawtooth', from: 146, to: 220, long: 0.9, loud: 0.05 },
    { shape: 'sawtooth', from: 147.5, to: 221, long: 0.9, loud: 0.05 },
    { shape: 'triangle', from: 293, to: 440, long: 0.9, loud: 0.06 },
  ],
  fire: [
    { filter: 'lowpass', from: 300, to: 1600, long: 0.9, loud: 0.8 },
    { filter: 'bandpass', from: 2600, to: 4200, at: 0.12, long: 0.6, loud: 0.05 },
  ],
  /** A hero: the table shakes, and a shield rings after. */
  hero: [
    { shape: 'sine', from: 84, to: 28, long: 0.6, loud: 0.5 },
    { filter: 'lowpass', from: 1800, to: 80, long: 0.3, loud: 0.35 },
    ...tune('triangle', [392, 588, 784], 0.03, 0.7).map((tone) => ({ ...tone, at: (tone.at ?? 0) + 0.05, loud: 0.05 })),
  ],
  /** Boots, one after the other. */
  march: [0, 0.12, 0.24, 0.36, 0.48].flatMap((at): Part[] => [
    { shape: 'sine', from: 150, to: 60, at, long: 0.12, loud: 0.24 },
    { filter: 'bandpass', from: 900, to: 400, at, long: 0.07, loud: 0.14 },
  ]),
  /** Somebody is lifted out of the pile. */
  lift: [
    { shape: 'sine', from: 262, to: 784, long: 0.7, loud: 0.06, swell: 0.3 },
    ...tune('sine', [523, 659, 784, 1047], 0.13, 0.5),
  ],
  cheer: tune('triangle', [392, 523, 659], 0.06, 0.3),
  tick: [
    { shape: 'triangle', from: 1047, long: 0.09, loud: 0.08 },
    { filter: 'bandpass', from: 2400, to: 1800, long: 0.04, loud: 0.08, sharp: 2 },
  ],
  /** A gem gets a crack, before it breaks. */
  crack: [
    { filter: 'highpass', from: 3000, to: 5200, long: 0.07, loud: 0.22 },
    { shape: 'square', from: 2100, to: 1500, long: 0.05, loud: 0.03 },
  ],
  fog: [
    { filter: 'lowpass', from: 260, to: 150, long: 1, loud: 0.7, swell: 0.4 },
    { shape: 'sine', from: 110, to: 98, long: 1, loud: 0.08, swell: 0.4 },
  ],
  wind: [{ filter: 'bandpass', from: 380, to: 900, long: 1.3, loud: 0.9, sharp: 3 }],
  rain: [{ filter: 'bandpass', from: 3400, to: 2200, long: 1.2, loud: 0.22, sharp: 0.7 }],
  thunder: [
    { filter: 'lowpass', from: 420, to: 55, long: 1.6, loud: 0.9 },
    { filter: 'bandpass', from: 1200, to: 400, long: 0.14, loud: 0.08 },
  ],
  drum: [
    { shape: 'sine', from: 130, to: 46, long: 0.34, loud: 0.3 },
    { shape: 'sine', from: 130, to: 46, at: 0.19, long: 0.4, loud: 0.3 },
  ],
  whisper: [{ filter: 'bandpass', from: 3200, to: 5200, long: 0.6, loud: 0.3, sharp: 5 }],
  roar: [
    { shape: 'sawtooth', from: 96, to: 52, long: 0.7, loud: 0.1 },
    { filter: 'bandpass', from: 700, to: 240, long: 0.7, loud: 0.25, sharp: 1.4 },
  ],
  shatter: [
    { filter: 'highpass', from: 6000, to: 2500, long: 0.35, loud: 0.12 },
    ...tune('sine', [2637, 2093, 3136], 0.04, 0.3),
  ],
} satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

/** The parts of any sound. */
export function partsOf(name: Sound): readonly Part[] {
  return SOUNDS[name];
}
