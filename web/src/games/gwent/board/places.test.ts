import { describe, expect, it } from 'vitest';

import { cardOf } from '../cards/catalogue';
import type { DecisionView } from '../../../shell/wire/protocol';
import { answerAt, cardIn, litBy, parsePlace, placeKey, picksAt, placesFor, previewAt } from './places';

function decision(kind: string, ...keys: string[]): DecisionView {
  return { id: 1, kind, source: '', options: keys.map((key) => ({ key })) };
}

describe('places of a held card', () => {
  it('are its own rows', () => {
    expect(placesFor(cardOf('ghoul'), 0, 2)).toEqual([{ at: 'row', side: 0, row: 0 }]);
    expect(placesFor(cardOf('harpy'), 1, 2)).toHaveLength(2);
  });

  it("are the rivals' rows for a spy", () => {
    expect(placesFor(cardOf('thaler'), 0, 2)).toEqual([{ at: 'row', side: 1, row: 2 }]);
    expect(placesFor(cardOf('thaler'), 0, 4)).toHaveLength(3);
  });

  it('are the weather place and the whole table', () => {
    expect(placesFor(cardOf('biting_frost'), 0, 2)).toEqual([{ at: 'weather' }]);
    expect(placesFor(cardOf('scorch'), 0, 2)).toEqual([{ at: 'table' }]);
  });
});

describe('questions and places', () => {
  it('a place reads back', () => {
    for (const key of ['row:0:2', 'unit:1:0:ghoul', 'weather', 'table']) {
      const place = parsePlace(key);
      expect(place && placeKey(place)).toBe(key);
    }
    expect(parsePlace('nowhere')).toBeNull();
  });

  it('an intended row answers the row question', () => {
    const asked = decision('row', 'row:close', 'row:ranged');
    expect(answerAt(asked, { at: 'row', side: 0, row: 1 }, [])).toBe('row:ranged');
    expect(answerAt(asked, { at: 'row', side: 0, row: 2 }, [])).toBeNull();
  });

  it('an intended unit answers the decoy question', () => {
    const asked = decision('decoy', 'target:close.ghoul');
    expect(answerAt(asked, { at: 'unit', side: 0, row: 0, id: 'ghoul' }, [])).toBe('target:close.ghoul');
  });

  it('an intended rival receives the spy', () => {
    const asked = decision('receiver', 'to:B', 'to:C');
    expect(answerAt(asked, { at: 'row', side: 2, row: 0 }, ['A', 'B', 'C'])).toBe('to:C');
  });

  it('open questions light their places', () => {
    expect([...litBy(decision('decoy', 'target:siege.catapult'), 1)]).toEqual([
      ['unit:1:2:catapult', 'target:siege.catapult'],
    ]);
    expect(litBy(decision('revive', 'target:ghoul'), 0).size).toBe(0);
  });

  it('an option names its card', () => {
    expect(cardIn('play:ghoul')).toBe('ghoul');
    expect(cardIn('target:close.ghoul')).toBe('ghoul');
    expect(cardIn('row:close')).toBe('');
    expect(cardIn('colour:monsters')).toBe('');
    expect(cardIn('done')).toBe('');
  });
});

describe('what the engine has tried', () => {
  const plays = {
    'play:ghoul': 'a',
    'play:harpy/row:close': 'b',
    'play:harpy/row:ranged': 'c',
    'play:decoy/target:close.ghoul': 'd',
    'play:decoy/target:close.nekker': 'e',
    'play:thaler/to:B': 'f',
    'play:thaler/to:C': 'g',
  };

  it('is told for a card, its row, the unit it takes, and who receives it', () => {
    expect(previewAt(plays, 'play:ghoul', null, [])).toBe('a');
    expect(previewAt(plays, 'play:harpy', { at: 'row', side: 0, row: 1 }, [])).toBe('c');
    expect(previewAt(plays, 'play:decoy', { at: 'unit', side: 0, row: 0, id: 'nekker' }, [])).toBe('e');
    expect(previewAt(plays, 'play:thaler', { at: 'row', side: 2, row: 2 }, ['A', 'B', 'C'])).toBe('g');
  });

  it('is not guessed where the place is open', () => {
    expect(previewAt(plays, 'play:harpy', null, [])).toBeNull();
    expect(previewAt(plays, 'play:decoy', { at: 'row', side: 0, row: 0 }, [])).toBeNull();
    expect(previewAt(plays, 'play:geralt', null, [])).toBeNull();
  });
});

describe('the picks that a place makes', () => {
  const plays = Object.fromEntries(
    ['play:ghoul', 'play:harpy/row:close', 'play:harpy/row:ranged', 'play:thaler/to:B', 'play:thaler/to:C', 'play:decoy/target:close.nekker/colour:monsters', 'play:horn/colour:neutral/row:siege'].map((key) => [key, {}]),
  );
  const sides = ['A', 'B', 'C'];

  it('are the card and the row, the rival, or the unit', () => {
    expect(picksAt(plays, 'play:harpy', { at: 'row', side: 0, row: 1 }, sides)).toEqual(['play:harpy', 'row:ranged']);
    expect(picksAt(plays, 'play:thaler', { at: 'row', side: 2, row: 2 }, sides)).toEqual(['play:thaler', 'to:C']);
    expect(picksAt(plays, 'play:decoy', { at: 'unit', side: 0, row: 0, id: 'nekker' }, sides)).toEqual(['play:decoy', 'target:close.nekker']);
  });

  it('are the card alone where nothing is asked, nothing is chosen, or something else is asked first', () => {
    expect(picksAt(plays, 'play:ghoul', { at: 'row', side: 0, row: 0 }, sides)).toEqual(['play:ghoul']);
    expect(picksAt(plays, 'play:harpy', null, sides)).toEqual(['play:harpy']);
    expect(picksAt(plays, 'play:horn', { at: 'row', side: 0, row: 2 }, sides)).toEqual(['play:horn']);
    expect(picksAt({}, 'play:harpy', { at: 'row', side: 0, row: 1 }, sides)).toEqual(['play:harpy']);
  });
});
