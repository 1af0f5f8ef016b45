/**
 * Listens to every sound as numbers, in a browser: how loud it is at most and on the whole, and
 * where its middle lies. `scripts/hear.mjs` bundles it, tests/e2e/test_sounds.py runs it.
 */

import { hearth, HEARTH_SECONDS, LOOPS } from '../src/shell/lib/audio/loops';
import { limiter, playParts, type Part } from '../src/shell/lib/audio/parts';
import { partsOf, SOUNDS, type Sound } from '../src/shell/lib/audio/sounds';

export interface Heard {
  name: string;
  seconds: number;
  /** 1 is as loud as a loudspeaker can be asked to be. */
  peak: number;
  /** Decibels below that, on the whole. */
  level: number;
  /** The middle of the spectrum, in Hz. */
  centroid: number;
}

const RATE = 44100;
const WINDOW = 4096;

export async function hear(): Promise<Heard[]> {
  const found: Heard[] = [];
  for (const name of Object.keys(SOUNDS) as Sound[]) found.push(await measure(name, partsOf(name)));
  for (const [name, { parts }] of Object.entries(LOOPS)) found.push(await measure(`music: ${name}`, parts));
  found.push(await measure('hearth', hearth(Math.random)));
  const all = (Object.keys(SOUNDS) as Sound[]).flatMap((name) => partsOf(name));
  found.push(await measure('all at once', [...all, ...hearth(Math.random)], true));
  return found;
}

async function measure(name: string, parts: readonly Part[], limited = false): Promise<Heard> {
  const seconds = Math.min(Math.max(...parts.map(({ at = 0, long }) => at + long)), 2 * HEARTH_SECONDS);
  const out = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  playParts(out, parts, limited ? limiter(out) : out.destination, 0);
  const samples = (await out.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return { name, seconds, peak, level: 10 * Math.log10(power), centroid: centroidOf(samples) };
}

function centroidOf(samples: Float32Array): number {
  let [weighted, whole] = [0, 0];
  for (let start = 0; start + WINDOW <= samples.length; start += WINDOW) {
    const power = spectrum(samples.subarray(start, start + WINDOW));
    for (let bin = 1; bin < WINDOW / 2; bin++) {
      weighted += ((bin * RATE) / WINDOW) * (power[bin] ?? 0);
      whole += power[bin] ?? 0;
    }
  }
  return whole ? weighted / whole : 0;
}

/** Power by frequency: a Fourier transform of radix 2 under a Hann window. */
function spectrum(window: Float32Array): Float64Array {
  const real = Float64Array.from(window, (sample, index) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW)));
  const imaginary = new Float64Array(WINDOW);
  for (let index = 0, mirror = 0; index < WINDOW; index++) {
    if (index < mirror) [real[index], real[mirror]] = [real[mirror] ?? 0, real[index] ?? 0];
    let bit = WINDOW >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
  }
  for (let size = 2; size <= WINDOW; size *= 2) butterflies(real, imaginary, size);
  return real.map((value, bin) => value * value + (imaginary[bin] ?? 0) ** 2);
}

function butterflies(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2;
  for (let start = 0; start < WINDOW; start += size) {
    for (let index = 0; index < half; index++) {
      const angle = (-2 * Math.PI * index) / size;
      const [a, b] = [start + index, start + index + half];
      const [x, y] = [real[b] ?? 0, imaginary[b] ?? 0];
      const [u, v] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
      [real[b], imaginary[b]] = [(real[a] ?? 0) - u, (imaginary[a] ?? 0) - v];
      [real[a], imaginary[a]] = [(real[a] ?? 0) + u, (imaginary[a] ?? 0) + v];
    }
  }
}
