/** What Old World sounds like, made of tones and noise like all sounds here. */

import type { Part, Tone } from '../../shell/lib/audio/parts';

function tune(shape: OscillatorType, pitches: readonly number[], gap: number, long: number, loud = 0.07): Tone[] {
  return pitches.map((from, index) => ({ shape, from, at: index * gap, long, loud }));
}

/** A hoof on a road: the knock, and the earth. */
function hoof(at: number, loud = 1): Part[] {
  return [
    { shape: 'sine', from: 210, to: 70, at, long: 0.09, loud: 0.2 * loud },
    { filter: 'bandpass', from: 1300, to: 500, at, long: 0.05, loud: 0.16 * loud, sharp: 1.6 },
  ];
}

/** A die hits the table: two knocks of bone. */
function knock(at: number, loud: number, pitch: number): Part[] {
  return [
    { shape: 'triangle', from: pitch, to: pitch * 0.6, at, long: 0.05, loud: 0.14 * loud },
    { filter: 'bandpass', from: 2600, to: 1400, at, long: 0.035, loud: 0.2 * loud, sharp: 2 },
  ];
}

export const SOUNDS = {
  /** A horse on the road: two beats of a canter. */
  hooves: [0, 0.11, 0.27, 0.42, 0.53, 0.69].flatMap((at, n) => hoof(at, n % 3 === 2 ? 1 : 0.7)),
  page: [
    { filter: 'bandpass', from: 3800, to: 1500, long: 0.22, loud: 0.13, swell: 0.08, sharp: 0.9 },
    { filter: 'highpass', from: 5200, to: 3600, at: 0.15, long: 0.09, loud: 0.06 },
  ],
  /** Wax cracks, and the letter opens. */
  seal: [
    { filter: 'highpass', from: 2600, to: 4600, long: 0.06, loud: 0.25 },
    { shape: 'square', from: 900, to: 380, long: 0.06, loud: 0.05 },
    { filter: 'bandpass', from: 3400, to: 1600, at: 0.1, long: 0.24, loud: 0.1, swell: 0.1 },
  ],
  coin: [
    ...tune('sine', [2350, 3140], 0.06, 0.32, 0.05),
    ...tune('triangle', [1568, 2093], 0.06, 0.16, 0.03),
    { filter: 'highpass', from: 6000, to: 8000, long: 0.06, loud: 0.05 },
  ],
  /** A sword through the air, and where it lands. */
  blade: [
    { filter: 'bandpass', from: 900, to: 5200, long: 0.17, loud: 0.34, swell: 0.1, sharp: 2.4 },
    { shape: 'sine', from: 150, to: 44, at: 0.14, long: 0.28, loud: 0.42 },
    { filter: 'lowpass', from: 2200, to: 220, at: 0.14, long: 0.14, loud: 0.34 },
    { shape: 'triangle', from: 3100, to: 2900, at: 0.14, long: 0.5, loud: 0.02 },
  ],
  bite: [
    { shape: 'sawtooth', from: 120, to: 62, long: 0.3, loud: 0.11 },
    { filter: 'bandpass', from: 700, to: 1900, long: 0.12, loud: 0.26, sharp: 2 },
    { filter: 'highpass', from: 2400, to: 1200, at: 0.13, long: 0.06, loud: 0.2 },
    { shape: 'sine', from: 110, to: 40, at: 0.13, long: 0.22, loud: 0.36 },
  ],
  charge: [...hoof(0), ...hoof(0.09), ...hoof(0.18, 1.3), { shape: 'sine', from: 96, to: 30, at: 0.27, long: 0.4, loud: 0.5 }, { filter: 'lowpass', from: 1300, to: 90, at: 0.27, long: 0.3, loud: 0.4 }],
  shield: [
    { shape: 'triangle', from: 520, to: 480, long: 0.5, loud: 0.07 },
    { shape: 'sine', from: 1243, to: 1190, long: 0.4, loud: 0.05 },
    { filter: 'bandpass', from: 2200, to: 1300, long: 0.07, loud: 0.24, sharp: 1.6 },
  ],
  /** Five dice over a table: fast knocks that slow down. */
  dice: [0, 0.05, 0.09, 0.15, 0.2, 0.28, 0.35, 0.46, 0.58].flatMap((at, n) => knock(at, 1 - n * 0.07, 700 + ((n * 137) % 420))),
  /** A cork, and a swallow. */
  potion: [
    { shape: 'sine', from: 420, to: 980, long: 0.07, loud: 0.22 },
    ...[0.16, 0.3, 0.43].map((at): Part => ({ shape: 'sine', from: 300, to: 520, at, long: 0.1, loud: 0.12, swell: 0.03 })),
  ],
  /** The wind that comes before the Hunt, and a horn far away. */
  hunt: [
    { filter: 'bandpass', from: 300, to: 900, long: 1.7, loud: 0.8, swell: 0.7, sharp: 3.4 },
    { filter: 'highpass', from: 4200, to: 2600, long: 1.5, loud: 0.05, swell: 0.6 },
    { shape: 'sawtooth', from: 98, to: 93, at: 0.5, long: 1.3, loud: 0.035, swell: 0.4 },
    { shape: 'triangle', from: 147, to: 139, at: 0.5, long: 1.3, loud: 0.05, swell: 0.4 },
  ],
  card: [{ filter: 'bandpass', from: 2200, to: 800, long: 0.13, loud: 0.18 }],
  burn: [
    { filter: 'lowpass', from: 400, to: 1700, long: 0.5, loud: 0.5, swell: 0.08 },
    { filter: 'bandpass', from: 3000, to: 4600, at: 0.06, long: 0.35, loud: 0.06 },
  ],
  /** A monster comes: something low moves in the undergrowth. */
  monster: [
    { shape: 'sawtooth', from: 74, to: 52, long: 0.9, loud: 0.09, swell: 0.2 },
    { filter: 'bandpass', from: 420, to: 220, long: 0.8, loud: 0.22, swell: 0.2, sharp: 1.6 },
    { filter: 'highpass', from: 3000, to: 4400, at: 0.1, long: 0.22, loud: 0.04 },
  ],
  falls: [
    { shape: 'sawtooth', from: 130, to: 38, long: 0.9, loud: 0.1 },
    { shape: 'sine', from: 80, to: 28, at: 0.55, long: 0.5, loud: 0.5 },
    { filter: 'lowpass', from: 700, to: 70, at: 0.55, long: 0.4, loud: 0.45 },
  ],
  medal: [...tune('triangle', [392, 494, 587, 784], 0.09, 0.7), ...tune('sine', [784, 1175], 0.27, 0.9, 0.05)],
  level: tune('sine', [523, 659, 784, 1047], 0.08, 0.6, 0.07),
  beaten: [...tune('triangle', [262, 233, 196, 147], 0.19, 0.8, 0.07), { shape: 'sine', from: 73, to: 60, at: 0.6, long: 1, loud: 0.16, swell: 0.1 }],
  fire: [
    { filter: 'lowpass', from: 300, to: 240, long: 1.4, loud: 0.3, swell: 0.5 },
    { filter: 'bandpass', from: 2600, to: 1800, at: 0.3, long: 0.05, loud: 0.12, sharp: 3 },
    { filter: 'bandpass', from: 3200, to: 2100, at: 0.8, long: 0.05, loud: 0.1, sharp: 3 },
  ],
  wave: [{ filter: 'lowpass', from: 380, to: 1100, long: 1.1, loud: 0.55, swell: 0.5 }],
} satisfies Record<string, readonly Part[]>;

export type OldWorldSound = keyof typeof SOUNDS;
