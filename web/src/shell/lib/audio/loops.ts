/** An evening at an inn: a constant hearth, and short lute pieces that come and go. */

import type { Part, Tone } from './parts';

export interface Loop {
  parts: readonly Part[];
  /** Seconds. */
  long: number;
}

/** A piece: the melody, a note or a rest for each beat, and its bass. */
interface Piece {
  beat: number;
  lute: string;
  bass: string;
}

const PIECES: Record<string, Piece> = {
  // Dorian on D, three beats to a bar: an old dance.
  tavern: {
    beat: 0.36,
    lute: `D4 F4 A4  G4 E4 C4  D4 . A3  D4 . .   F4 A4 C5  B4 G4 E4  F4 D4 E4  D4 . .
           A4 C5 D5  C5 A4 G4  A4 F4 D4  E4 . .   F4 . D4   E4 C4 A3  D4 . A3   D4 . .`,
    bass: `D3 . .    C3 . .    D3 . .    D3 . .   F3 . .    G3 . .    A2 . .    D3 . .
           F3 . .    C3 . .    D3 . .    A2 . .   D3 . .    A2 . .    D3 . .    D3 . .`,
  },
  // A minor, slow, four beats: the road in the rain.
  road: {
    beat: 0.52,
    lute: `A3 E4 A4 C5  B4 . G4 .  F4 A4 E4 .  E4 . . .   A3 E4 A4 B4  C5 . D5 .  B4 G4 A4 .  A4 . . .`,
    bass: `A2 . . .     G2 . . .   F2 . . .    E2 . . .   A2 . . .     F2 . . .   E2 . . .    A2 . . .`,
  },
  // Mixolydian on G, fast: a victory.
  harvest: {
    beat: 0.27,
    lute: `G4 B4 D5 B4  C5 A4 F4 A4  G4 B4 D5 G5  F5 D5 C5 A4   G4 B4 D5 B4  C5 A4 F4 A4  B4 G4 A4 F4  G4 . D4 .`,
    bass: `G2 . D3 .    F2 . C3 .    G2 . D3 .    F2 . C3 .     G2 . D3 .    F2 . C3 .    G2 . F2 .    G2 . . .`,
  },
};

const HALF_TONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export function pitchOf(note: string): number {
  const [name = 'A', octave = '4'] = note;
  return 440 * 2 ** ((HALF_TONES[name] ?? 0) / 12 - 9 / 12 + Number(octave) - 4);
}

/** A plucked string: a soft body, and a short noise of the finger. */
function pluck(from: number, at: number, loud: number, long: number): Tone[] {
  return [
    { shape: 'triangle', from, at, long, loud },
    { shape: 'sine', from: from * 2, at, long: long * 0.45, loud: loud * 0.35 },
    { shape: 'sine', from: from * 3.01, at, long: 0.09, loud: loud * 0.25 },
  ];
}

function notes(line: string, beat: number, loud: number, long: number): Tone[] {
  return line
    .trim()
    .split(/\s+/)
    .flatMap((note, index) => (note === '.' ? [] : pluck(pitchOf(note), index * beat, loud * (index % 4 ? 0.85 : 1), long)));
}

export const LOOPS: Readonly<Record<string, Loop>> = Object.fromEntries(
  Object.entries(PIECES).map(([name, { beat, lute, bass }]) => [
    name,
    { parts: [...notes(lute, beat, 0.16, 1.1), ...notes(bass, beat, 0.2, 1.6)], long: lute.trim().split(/\s+/).length * beat },
  ]),
);

/** Length of one loop of hearth and talk; the next starts when this one is loudest. */
export const HEARTH_SECONDS = 8;
const POPS = 9;

/** Crackles at random times; `random` chooses them. */
export function hearth(random: () => number): Part[] {
  const pops = Array.from({ length: POPS }, (): Part => {
    const sharp = 1 + random() * 3;
    return { filter: 'bandpass', from: 1500 + random() * 2500, to: 900, at: random() * HEARTH_SECONDS, long: 0.03 + random() * 0.05, loud: 0.05 + random() * 0.12, sharp };
  });
  const bed = { long: HEARTH_SECONDS, swell: HEARTH_SECONDS / 2 };
  return [
    { ...bed, filter: 'lowpass', from: 170, to: 240, loud: 0.5 },
    { ...bed, filter: 'bandpass', from: 300 + random() * 80, to: 380 + random() * 120, loud: 0.12, sharp: 2 },
    ...pops,
  ];
}
