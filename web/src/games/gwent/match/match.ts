/** The state of a tournament between two games. */

import type { DeckFace, GwentView } from '../view';

export interface DeckSlot {
  /** Null: nobody has shown it yet. */
  face: DeckFace | null;
  locked: boolean;
  state: 'free' | 'picked' | 'locked';
}

export interface DeckRow {
  seat: number;
  points: number;
  slots: DeckSlot[];
}

/** Decks are being picked: there is no board to look at. */
export function betweenGames(view: GwentView | null): boolean {
  return Boolean(view?.public.match) && view?.public.decks_in_play.length === 0;
}

/** The games that count, and the next one. */
export function gameNumber(points: readonly number[]): number {
  return points.reduce((sum, one) => sum + one, 1);
}

/** Both players' decks, the viewer's own below. */
export function deckSlots(view: GwentView, faces: readonly (readonly (DeckFace | null)[])[]): DeckRow[] {
  const { match, points, seats } = view.public;
  const rows = seats.map((_, seat) => ({
    seat,
    points: points[seat] ?? 0,
    slots: (faces[seat] ?? []).map((face, box): DeckSlot => {
      const locked = Boolean(((match?.locked[seat] ?? 0) >> box) & 1);
      const picked = match?.picks[seat] === box;
      return { face, locked, state: locked ? 'locked' : picked ? 'picked' : 'free' };
    }),
  }));
  return rows.sort((a, b) => Number(a.seat === (view.seat ?? 0)) - Number(b.seat === (view.seat ?? 0)));
}
