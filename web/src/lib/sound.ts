/** A few short sounds, made as they are needed: no files. */

import { settings } from './settings.svelte';

export type Sound = 'slide' | 'turn' | 'pass' | 'won' | 'lost' | 'hurry';

let context: AudioContext | null = null;

/** Browsers let a page sound only after a person has touched it. */
function air(): AudioContext | null {
  if (!settings.sound || !('AudioContext' in globalThis)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

const TUNES: Record<Exclude<Sound, 'slide'>, readonly number[]> = {
  turn: [523, 784],
  pass: [220, 165],
  won: [392, 494, 587, 784],
  lost: [330, 262, 196],
  hurry: [880, 660, 880],
};

export function sound(name: Sound): void {
  const out = air();
  if (!out) return;
  if (name === 'slide') slide(out);
  else TUNES[name].forEach((pitch, index) => pluck(out, pitch, index * 0.11));
}

/** A card over wood: a breath of noise through a falling filter. */
function slide(out: AudioContext): void {
  const length = Math.floor(out.sampleRate * 0.16);
  const noise = out.createBuffer(1, length, out.sampleRate);
  const data = noise.getChannelData(0);
  for (let index = 0; index < length; index++) data[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(out, { buffer: noise });
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: 2400, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(700, out.currentTime + 0.15);
  source.connect(filter).connect(fade(out, 0.12, 0, 0.16));
  source.start();
}

/** A string plucked once. */
function pluck(out: AudioContext, pitch: number, delay: number): void {
  const at = out.currentTime + delay;
  const tone = new OscillatorNode(out, { type: 'triangle', frequency: pitch });
  tone.connect(fade(out, 0.09, delay, 0.5));
  tone.start(at);
  tone.stop(at + 0.5);
}

function fade(out: AudioContext, loud: number, delay: number, long: number): GainNode {
  const at = out.currentTime + delay;
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(out.destination);
  return gain;
}
