/** The building blocks of all sounds: tones, and noise through a moving filter. No files. */

export interface Tone {
  shape: OscillatorType;
  /** Pitch at the start and at the end. */
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  /** Attack time in seconds. */
  swell?: number;
}

export interface Noise {
  filter: BiquadFilterType;
  from: number;
  to: number;
  at?: number;
  long: number;
  loud?: number;
  sharp?: number;
  swell?: number;
}

export type Part = Tone | Noise;

const LOUD = 0.09;
/** No sound starts at full volume: that would be heard as a click. */
const SOFT = 0.004;
const SILENT = 0.0008;

/** Play parts from `at` on, into a node such as a volume. */
export function playParts(out: BaseAudioContext, parts: readonly Part[], into: AudioNode, at: number): void {
  for (const part of parts) play(out, part, into, at + (part.at ?? 0));
}

/** Seconds until the last of the parts ends. */
export function longOf(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map(({ at = 0, long }) => at + long));
}

function play(out: BaseAudioContext, part: Part, into: AudioNode, at: number): void {
  const gain = envelope(out, part, at);
  gain.connect(into);
  const source = 'shape' in part ? tone(out, part, at, gain) : noise(out, part, at, gain);
  source.start(at);
  source.stop(at + part.long);
}

function envelope(out: BaseAudioContext, { loud = LOUD, swell = SOFT, long }: Part, at: number): GainNode {
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(swell, long / 2));
  gain.gain.exponentialRampToValueAtTime(SILENT, at + long);
  return gain;
}

function tone(out: BaseAudioContext, part: Tone, at: number, gain: GainNode): OscillatorNode {
  const made = new OscillatorNode(out, { type: part.shape, frequency: part.from });
  if (part.to) {
    made.frequency.setValueAtTime(part.from, at);
    made.frequency.exponentialRampToValueAtTime(part.to, at + part.long);
  }
  made.connect(gain);
  return made;
}

function noise(out: BaseAudioContext, part: Noise, at: number, gain: GainNode): AudioBufferSourceNode {
  const filter = new BiquadFilterNode(out, { type: part.filter, frequency: part.from, Q: part.sharp ?? 0.8 });
  filter.frequency.setValueAtTime(part.from, at);
  filter.frequency.exponentialRampToValueAtTime(part.to, at + part.long);
  filter.connect(gain);
  const source = new AudioBufferSourceNode(out, { buffer: hiss(out), loop: true });
  source.connect(filter);
  return source;
}

const kept = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of noise, created once. */
function hiss(out: BaseAudioContext): AudioBuffer {
  const known = kept.get(out);
  if (known) return known;
  const buffer = out.createBuffer(1, out.sampleRate, out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  kept.set(out, buffer);
  return buffer;
}

/** The last node before the output: a limiter, so that many sounds at once do not clip. */
export function limiter(out: BaseAudioContext): AudioNode {
  const node = new DynamicsCompressorNode(out, { threshold: -10, knee: 8, ratio: 16, attack: 0.002, release: 0.15 });
  // The compressor's makeup gain; this takes it back.
  const level = new GainNode(out, { gain: 0.7 });
  node.connect(level).connect(out.destination);
  return node;
}
