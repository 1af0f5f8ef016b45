import { describe, expect, it } from 'vitest';

import { Play } from '../board/play.svelte';
import { placesAsked, placesOf } from './rulings';

describe('the places of rulings', () => {
  it('of a card are its own and those of its abilities and kind', () => {
    expect(placesOf('clan_dimun_pirate')).toEqual(['card:clan_dimun_pirate', 'kind:unit', 'ability:scorch']);
    expect(placesOf('king_bran')).toContain('faction:skellige');
    expect(placesOf('nobody')).toEqual([]);
  });

  it('of a question are its kind, the card that asks, and in one’s turn the mode', () => {
    const play = new Play(() => null);
    expect(placesAsked(play)).toEqual([]);
    const decision = { id: 1, kind: 'row', source: 'decoy', options: [{ key: 'row:0', arg: 0 }], closed: [] };
    play.answering.show({ view: { decisions: [decision] } });
    expect(placesAsked(play)).toEqual(['ask:row', 'card:decoy', 'kind:special', 'ability:decoy']);
  });
});
