// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import type { Reading } from '../../../shell/wire/protocol';
import { bookOf, branches, emptyBook, fights, loadBook, merged, noteFight, noteReading, ownOdds, withFight, withReading } from './book';

const CHOICE: Reading = { stage: 'choice', kind: 'story', id: 'hens', title: 'Hens', text: 'It begins.', seat: 0, options: [{ key: 'option:a', text: 'Go' }, { key: 'option:b', text: 'Stay' }] };
const RESULT: Reading = { stage: 'result', kind: 'story', id: 'hens', title: 'Hens', text: 'You went.', chosen: 'Go', intro: 'It begins.', seat: 0 };

beforeEach(() => localStorage.clear());

describe('a tale', () => {
  it('has its choices, and what came of those that were taken', () => {
    noteReading(CHOICE);
    noteReading(RESULT);
    const tale = loadBook().tales['story.hens'];
    expect(tale).toMatchObject({ intro: 'It begins.', choices: ['Go', 'Stay'], read: { Go: 'You went.' } });
    expect(tale && branches(tale)).toEqual({ read: 1, all: 2 });
  });

  it('keeps its branches over games', () => {
    const once = withReading(withReading(emptyBook(), CHOICE), RESULT);
    const twice = withReading(withReading(once, CHOICE), { ...RESULT, chosen: 'Stay', text: 'You stayed.' });
    expect(twice.tales['story.hens']?.read).toEqual({ Go: 'You went.', Stay: 'You stayed.' });
  });
});

describe('a monster', () => {
  it('has the fights against it, and the chance by them', () => {
    noteFight('griffin', 'Griffin', 'won');
    noteFight('griffin', 'Griffin', 'lost');
    noteFight('griffin', 'Griffin', 'won');
    const griffin = loadBook().beasts['griffin'];
    expect(griffin && [fights(griffin), ownOdds(griffin)]).toEqual([3, 67]);
  });
});

describe('a book as a file', () => {
  it('is read in again, and nothing else is', () => {
    const book = withFight(withReading(emptyBook(), RESULT), 'griffin', 'Griffin', 'won');
    expect(bookOf(JSON.stringify(book))).toEqual(book);
    expect(bookOf('{"decks": []}')).toBeNull();
    expect(bookOf('no book')).toBeNull();
    expect(bookOf('{"tales": {"x": {"id": 3}}, "beasts": {"y": {"id": "y", "won": -4}}}')).toEqual({ tales: {}, beasts: { y: { id: 'y', name: '', won: 0, lost: 0, away: 0 } } });
  });

  it('adds branches, and counts no fight twice', () => {
    const here = withFight(withReading(emptyBook(), RESULT), 'griffin', 'Griffin', 'won');
    const there = withReading(here, { ...RESULT, chosen: 'Stay', text: 'You stayed.' });
    const both = merged(here, there);
    expect(both.beasts['griffin']?.won).toBe(1);
    expect(Object.keys(both.tales['story.hens']?.read ?? {})).toEqual(['Go', 'Stay']);
  });
});
