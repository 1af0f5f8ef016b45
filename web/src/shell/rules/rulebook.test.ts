import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../lib/languages';
import { bookOf, gameOf, idsOf, piecesOf, search } from './rulebook';

const book = await bookOf('en');
const { gwent = [] } = book;

describe('the rule book', () => {
  it('holds both games', () => {
    expect(gwent.length).toBeGreaterThan(10);
    expect(gameOf(book, 'W6.13')).toBe('oldworld');
    expect(gameOf(book, 'G1.1')).toBe('gwent');
    expect(gameOf(book, 'Z9')).toBeNull();
  });

  it.each(LANGUAGES)('has the same clauses and sections in %s, in its own words', async (lang) => {
    const other = await bookOf(lang);
    expect(Object.keys(other)).toEqual(Object.keys(book));
    for (const [game, english = []] of Object.entries(book)) {
      const sections = other[game] ?? [];
      expect(idsOf(sections)).toEqual(idsOf(english));
      expect(sections.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
      if (lang !== 'en') expect(sections[0]?.clauses[0]?.text).not.toBe(english[0]?.clauses[0]?.text);
    }
  });

  it('finds clauses by all words, without capitals and accents', () => {
    const found = search(gwent, 'MÉDIC unit discard', false);
    const ids = found.flatMap((section) => section.clauses.map((clause) => clause.id));
    expect(ids).toContain('G5.3');
    expect(search(gwent, 'no-such-word-anywhere', false)).toEqual([]);
    const leaders = search(gwent, 'leaders', false);
    expect(leaders.some((section) => section.title === 'Leaders' && section.clauses.length > 5)).toBe(true);
  });

  it('keeps rulings alone', () => {
    const found = search(gwent, '', true).flatMap((section) => section.clauses);
    expect(found.length).toBeGreaterThan(10);
    expect(found.every((clause) => clause.ruling)).toBe(true);
  });

  it('cuts a text into links, names and marks, and loses nothing', () => {
    const text = '`emhyr_the_relentless` takes *other* cards (G1.5 [R]), not H2O.';
    const pieces = piecesOf(text, ['cards'], new Set(['G1.5']));
    expect(pieces.map((piece) => piece.kind)).toEqual([
      'name', 'text', 'strong', 'text', 'mark', 'text', 'clause', 'text', 'ruling', 'text',
    ]);
    expect(pieces.at(-1)?.text).toBe('), not H2O.');
  });

  it('marks overlapping words once', () => {
    expect(piecesOf('unit units', ['unit', 'units'], new Set())).toEqual([
      { kind: 'mark', text: 'unit' },
      { kind: 'text', text: ' ' },
      { kind: 'mark', text: 'units' },
    ]);
  });
});
