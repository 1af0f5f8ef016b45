/** Curves of a finished game, for the chart of the end screen. */

import type { Point } from '../../../shell/review/curve';
import type { OldWorldChronicle, TurnPoint } from '../../generated/oldworld';

export type Curve = 'track' | 'gold' | 'cards';
export const CURVES: readonly Curve[] = ['track', 'gold', 'cards'];

/** Lines that lie on each other are drawn this far apart, as a share of the height. */
const APART = 0.014;

export interface Curves {
  /** The points of each seat, from 0 to 1. */
  lines: Point[][];
  /** The highest number of all. */
  top: number;
}

/** The lines of all seats, from the first turn to the end; higher numbers lie higher. */
export function linesOf({ turns }: OldWorldChronicle, curve: Curve): Curves {
  const seats = turns[0]?.[curve].length ?? 0;
  const top = Math.max(1, ...turns.flatMap((turn) => turn[curve]));
  const lines = Array.from({ length: seats }, (_, seat) =>
    turns.map((turn): Point => ({ step: turn.step, chance: (turn[curve][seat] ?? 0) / top + (seat - (seats - 1) / 2) * APART })),
  );
  return { lines, top };
}

/** The turn that goes on at a step. */
export function turnAt(turns: readonly TurnPoint[], step: number): TurnPoint | undefined {
  return turns.findLast((turn) => turn.step <= step) ?? turns[0];
}
