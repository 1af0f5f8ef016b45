/** Short sounds, made as they are needed out of tones and noise: no files. */

import { settings } from './settings.svelte';

export type Sound = keyof typeof SOUNDS;

interface Tone {
  shape: OscillatorType;
  /** Pitch at its beginning and at its end. */
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
}

/** Noise through a filter that moves. */
interface Noise {
  filter: BiquadFilterType;
  from: number;
  to: number;
  at?: number;
  long: number;
  loud?: number;
  sharp?: number;
}

type Part = Tone | Noise;

function tune(shape: OscillatorType, pitches: readonly number[], gap = 0.11, long = 0.5): Tone[] {
  return pitches.map((from, index) => ({ shape, from, at: index * gap, long }));
}

const SOUNDS = {
  slide: [{ filter: 'bandpass', from: 2400, to: 700, long: 0.16, loud: 0.12 }],
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
    { filter: 'lowpass', from: 300, to: 1600, long: 0.9, loud: 0.3 },
    { filter: 'highpass', from: 3000, to: 5200, at: 0.12, long: 0.6, loud: 0.06 },
  ],
  wind: [{ filter: 'bandpass', from: 380, to: 900, long: 1.3, loud: 0.25, sharp: 3 }],
  rain: [{ filter: 'highpass', from: 2600, to: 1800, long: 1.2, loud: 0.08 }],
  thunder: [
    { filter: 'lowpass', from: 900, to: 60, long: 1.5, loud: 0.6 },
    { filter: 'highpass', from: 4000, to: 900, long: 0.14, loud: 0.1 },
  ],
  drum: [
    { shape: 'sine', from: 130, to: 46, long: 0.34, loud: 0.3 },
    { shape: 'sine', from: 130, to: 46, at: 0.19, long: 0.4, loud: 0.3 },
  ],
  whisper: [{ filter: 'bandpass', from: 3200, to: 5200, long: 0.6, loud: 0.09, sharp: 5 }],
  roar: [
    { shape: 'sawtooth', from: 96, to: 52, long: 0.7, loud: 0.1 },
    { filter: 'bandpass', from: 700, to: 240, long: 0.7, loud: 0.25, sharp: 1.4 },
  ],
  shatter: [
    { filter: 'highpass', from: 6000, to: 2500, long: 0.35, loud: 0.12 },
    ...tune('sine', [2637, 2093, 3136], 0.04, 0.3),
  ],
} satisfies Record<string, readonly Part[]>;

const LOUD = 0.09;

let context: AudioContext | null = null;

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
  for (const part of SOUNDS[name] as readonly Part[]) play(out, part);
}

function play(out: AudioContext, part: Part): void {
  const at = out.currentTime + (part.at ?? 0);
  const gain = fade(out, (part.loud ?? LOUD) * (settings.volume / 100), at, part.long);
  const source = 'shape' in part ? tone(out, part, at) : noise(out, part, at, gain);
  if ('shape' in part) source.connect(gain);
  source.start(at);
  source.stop(at + part.long);
}

function tone(out: AudioContext, part: Tone, at: number): OscillatorNode {
  const made = new OscillatorNode(out, { type: part.shape, frequency: part.from });
  if (part.to) {
    made.frequency.setValueAtTime(part.from, at);
    made.frequency.exponentialRampToValueAtTime(part.to, at + part.long);
  }
  return made;
}

function noise(out: AudioContext, part: Noise, at: number, gain: GainNode): AudioBufferSourceNode {
  const filter = new BiquadFilterNode(out, { type: part.filter, frequency: part.from, Q: part.sharp ?? 0.8 });
  filter.frequency.setValueAtTime(part.from, at);
  filter.frequency.exponentialRampToValueAtTime(part.to, at + part.long);
  filter.connect(gain);
  const source = new AudioBufferSourceNode(out, { buffer: hiss(out), loop: true });
  source.connect(filter);
  return source;
}

let kept: AudioBuffer | null = null;

/** One second of noise, made once. */
function hiss(out: AudioContext): AudioBuffer {
  if (kept) return kept;
  kept = out.createBuffer(1, out.sampleRate, out.sampleRate);
  const data = kept.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return kept;
}

function fade(out: AudioContext, loud: number, at: number, long: number): GainNode {
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(out.destination);
  return gain;
}
