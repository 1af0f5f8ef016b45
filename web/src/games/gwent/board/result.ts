/** The end of a game: by its rules, or because a player gave up. */

import type { Board } from './model';
import type { Result } from '../../../shell/wire/protocol';

/** The board with its winners once the game is over; null before. */
export function boardAtEnd(board: Board, result: Result | null): Board | null {
  if (board.over || !result) return board.over ? board : null;
  const winners = board.sides
    .filter((side) => side.seats.some(({ seat }) => (result.returns[seat] ?? 0) > 0))
    .map((side) => side.side);
  return { ...board, over: true, winners };
}
