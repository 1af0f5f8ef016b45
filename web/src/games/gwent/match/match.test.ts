import { describe, expect, it } from 'vitest';

import { publicPart, viewWith } from '../fixtures';
import type { GwentView } from '../view';
import { betweenGames, deckSlots, gameNumber } from './match';

const face = { faction: 'monsters', leader: 'eredin' };

function view(changes: Partial<GwentView['public']> = {}): GwentView {
  const match = { first: 0, picks: [2, -1], locked: [1, 0] };
  return viewWith({ asked: [1], public: publicPart({ points: [1, 0], match, ...changes }) });
}

describe('a tournament between games', () => {
  it('is told from a game', () => {
    expect(betweenGames(view())).toBe(true);
    expect(betweenGames(view({ decks_in_play: [2, 0] }))).toBe(false);
    expect(betweenGames(view({ match: null }))).toBe(false);
    expect(betweenGames(null)).toBe(false);
  });

  it('counts games that somebody has won', () => {
    expect(gameNumber([0, 0])).toBe(1);
    expect(gameNumber([1, 1])).toBe(3);
  });

  it('has own decks below, with what has won and what is picked', () => {
    const rows = deckSlots(view(), [
      [face, face, face],
      [null, face, null],
    ]);
    expect(rows.map((row) => row.seat)).toEqual([1, 0]);
    expect(rows[1]?.slots.map((slot) => slot.state)).toEqual(['locked', 'free', 'picked']);
    expect(rows[0]?.slots.map((slot) => slot.face)).toEqual([null, face, null]);
  });
});
