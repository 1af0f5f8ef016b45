import { describe, expect, it } from 'vitest';

import { wordsOf } from '../../lib/languages';
import { GAMES, gameOf, piecesOf, search, sectionsOf } from './rulebook';

const gwent = sectionsOf('gwent');
const title = (section: { title: string }): string => section.title;

describe('the rule book', () => {
  it('holds both games', () => {
    expect(gwent.length).toBeGreaterThan(10);
    expect(gameOf('W6.13')).toBe('oldworld');
    expect(gameOf('G1.1')).toBe('gwent');
    expect(gameOf('Z9')).toBeNull();
  });

  it('has words for every section', async () => {
    const words = await wordsOf('en');
    const keys = GAMES.flatMap((game) => sectionsOf(game).map((section) => section.key));
    expect(keys.filter((key) => !words.includes(`\n${key} = `))).toEqual([]);
  });

  it('finds clauses by all words, without capitals and accents', () => {
    const found = search(gwent, 'MÉDIC unit discard', false, title);
    const ids = found.flatMap((section) => section.clauses.map((clause) => clause.id));
    expect(ids).toContain('G5.3');
    expect(search(gwent, 'no-such-word-anywhere', false, title)).toEqual([]);
    const leaders = search(gwent, 'leaders', false, title);
    expect(leaders.some((section) => section.title === 'Leaders' && section.clauses.length > 5)).toBe(true);
  });

  it('keeps rulings alone', () => {
    const found = search(gwent, '', true, title).flatMap((section) => section.clauses);
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
