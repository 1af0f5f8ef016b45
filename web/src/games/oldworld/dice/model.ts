/** Dice poker as the page shows it: two rows of five, and what each makes so far. */

import type { OldWorldPublic, PokerView } from '../view';

/** The opponent of the active player if it is not a witcher. */
export const LOCALS = -1;
export const ALONE = -2;
const ROW = 5;

/** From the highest hand to the lowest, with dice that show it. */
export const HANDS = [
  ['five', [6, 6, 6, 6, 6]],
  ['four', [5, 5, 5, 5]],
  ['full_house', [4, 4, 4, 2, 2]],
  ['six_high', [2, 3, 4, 5, 6]],
  ['five_high', [1, 2, 3, 4, 5]],
  ['three', [5, 5, 5]],
  ['two_pairs', [6, 6, 4, 4]],
  ['pair', [3, 3]],
  ['nothing', []],
] as const;

export interface DiceSide {
  /** The seat, `LOCALS`, or `ALONE`. */
  seat: number;
  dice: readonly number[];
  /** What its dice show; empty while some are in the air. */
  hand: string;
  /** It is this side that throws again now. */
  throwing: boolean;
}

/** The two sides, the one that is shown below first; alone there is only one. */
export function sidesOf(poker: PokerView, own: number): [DiceSide, DiceSide | null] {
  const active: DiceSide = { seat: poker.seat, dice: poker.dice.slice(0, ROW), hand: poker.hands[0] ?? '', throwing: poker.turn === 1 };
  const other: DiceSide | null = poker.rival === ALONE ? null : { seat: poker.rival, dice: poker.dice.slice(ROW), hand: poker.hands[1] ?? '', throwing: poker.turn === 0 };
  return other && poker.rival === own ? [other, active] : [active, other];
}

/** Who plays for the locals: the player on the right of the one who throws. */
export function playsLocals(table: OldWorldPublic, poker: PokerView): number {
  const seats = table.seats.length;
  return (poker.seat + seats - 1) % seats;
}

/** What to send to throw all dice that are not held; those that were named before are not named again. */
export function throwPicks(held: readonly boolean[], named: readonly number[]): string[] {
  const again = held.flatMap((one, at) => (one || named.includes(at + 1) ? [] : [`reroll:${at + 1}`]));
  // Where every die is named nothing is left to choose: the table throws by itself.
  return again.length + named.length < ROW ? [...again, 'done'] : again;
}
