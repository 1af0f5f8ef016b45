import { describe, expect, it } from 'vitest';

import { CARDS } from '../cards/catalogue';
import { change, deckText, emptyDeck, fits, inOrder, NO_FILTER, poolOf, starterDeck } from './deck';

describe('a deck in the making', () => {
  const start = starterDeck('monsters', 'Fangs');

  it('begins as a starter deck', () => {
    expect(Object.keys(start.cards).length).toBeGreaterThan(10);
    expect(start.leader).toContain('eredin');
  });

  it('takes as many copies as are printed and no fewer than none', () => {
    const ghoul = CARDS.get('ghoul');
    let deck = emptyDeck('monsters', '');
    for (let n = 0; n < 9; n++) deck = change(deck, 'ghoul', 1);
    expect(deck.cards['ghoul']).toBe(ghoul?.copies);
    for (let n = 0; n < 9; n++) deck = change(deck, 'ghoul', -1);
    expect(deck.cards).toEqual({});
  });

  it('is written as a deck file', () => {
    const deck = change({ ...emptyDeck('monsters', 'Frost\nand  fangs'), leader: 'x' }, 'ghoul', 1);
    expect(deckText(deck)).toBe('name: Frost and fangs\nfaction: monsters\nleader: x\n1 ghoul');
    expect(deckText({ ...deck, name: '' })).not.toContain('name:');
  });

  it('draws from its faction and what all share, never from the reserve', () => {
    const pool = poolOf('skellige');
    expect(pool.every((card) => !card.reserve)).toBe(true);
    expect(new Set(pool.map((card) => card.faction)).has('monsters')).toBe(false);
    expect(pool.some((card) => card.kind === 'weather')).toBe(true);
  });

  it('lists heroes, then units by strength, then the rest', () => {
    const kinds = inOrder(poolOf('monsters')).map((card) => card.kind);
    expect(kinds[0]).toBe('hero');
    expect(kinds.at(-1)).toBe('weather');
  });

  it('filters by name, row, kind, ability and what is missing', () => {
    const count = (filter: object): number =>
      poolOf('monsters').filter((card) => fits(card, { ...NO_FILTER, ...filter }, start, card.id)).length;
    const all = count({});
    expect(count({ word: 'ghoul' })).toBeGreaterThan(0);
    expect(count({ row: '2' })).toBeLessThan(all);
    expect(count({ kind: 'hero' })).toBeGreaterThan(3);
    expect(count({ ability: 'muster' })).toBeGreaterThan(3);
    expect(count({ missing: true })).toBeLessThan(all);
    expect(count({ owner: 'own' }) + count({ owner: 'shared' })).toBe(all);
  });
});
