/** Curves of a finished game as lines on a small canvas. */

import type { OldWorldChronicle } from '../../generated/oldworld';

export type Curve = 'track' | 'gold' | 'cards';
export const CURVES: readonly Curve[] = ['track', 'gold', 'cards'];

export interface Line {
  seat: number;
  points: [number, number][];
  last: number;
}

/** The lines of all seats, from the first turn to the end; higher numbers lie higher. */
export function linesOf({ turns }: OldWorldChronicle, curve: Curve, width: number, height: number): { lines: Line[]; top: number } {
  const seats = turns[0]?.[curve].length ?? 0;
  const top = Math.max(1, ...turns.flatMap((turn) => turn[curve]));
  const x = (at: number): number => (turns.length > 1 ? (at / (turns.length - 1)) * width : width);
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const values = turns.map((turn) => turn[curve][seat] ?? 0);
    return {
      seat,
      points: values.map((value, at): [number, number] => [x(at), height - (value / top) * height]),
      last: values.at(-1) ?? 0,
    };
  });
  return { lines, top };
}
