/** The people that bots play as at a table. */

import type { SeatInfo } from '../../../shell/wire/protocol';
import type { Board } from '../board/model';
import { faceOf, type Face } from '../cards/catalogue';

/** The face of a seat; a person has none, nor a bot that goes by its level. */
export function faceAt(faction: string, seat: SeatInfo | undefined): Face | undefined {
  const face = seat?.kind === 'bot' ? faceOf(faction, seat.level) : undefined;
  return face && seat?.name.startsWith(face.name) ? face : undefined;
}

/** The only rival, if it has a face. */
export function rivalAt(board: Board, seats: readonly SeatInfo[]): Face | undefined {
  const [only, ...more] = board.sides.filter((side) => !side.mine).flatMap((side) => side.seats);
  return only && !more.length ? faceAt(only.faction, seats[only.seat]) : undefined;
}
