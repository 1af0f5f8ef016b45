// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGES, OTHER_WORDS } from '../../../../shell/lib/languages';
import { addWords, speak } from '../../../../shell/lib/words.svelte';
import type { Goes, GwentInsight } from '../../view';
import { whyNot, whyNotHere } from './reasons';

const CODES = ['over', 'question', 'passed', 'turn', 'no-unit', 'no-row', 'no-weather'] as const;
const LEADER = ['leader-none', 'leader-used', 'leader-off', 'leader-passive'] as const;
const PLACES: Goes[] = [
  { to: 'own', rows: [0] },
  { to: 'enemy', rows: [0] },
  { to: 'beside', rows: [0, 2], taken: [1] },
  { to: 'unit' },
  { to: 'weather' },
  { to: 'anywhere' },
];

function insight(changes: Partial<GwentInsight>): GwentInsight {
  return { why: {}, plays: {}, cannot: {}, goes: {}, ...changes };
}

describe.each(LANGUAGES)('reasons in %s', (lang) => {
  beforeAll(() => addWords(OTHER_WORDS).then(() => speak(lang)));

  it('have words for every code', () => {
    const raw = /why-|goes-|\{|undefined/;
    for (const code of CODES) {
      const text = whyNot(insight({ cannot: { '*': code } }), 'decoy');
      expect(text, code).toMatch(/\.$/);
      expect(text, code).not.toMatch(raw);
    }
    for (const code of LEADER) expect(whyNot(insight({ cannot: { leader: code } }), 'leader')).not.toMatch(raw);
    for (const goes of PLACES) {
      const text = whyNotHere(insight({ goes: { ghoul: goes } }), 'ghoul', 1);
      expect(text, goes.to).toMatch(/\.$/);
      expect(text, goes.to).not.toMatch(raw);
    }
  });
});

describe('reasons', () => {
  beforeAll(() => addWords(OTHER_WORDS).then(() => speak('en')));

  it('are those of the card before those of all cards', () => {
    const told = insight({ cannot: { decoy: 'no-unit', '*': 'turn' } });
    expect(whyNot(told, 'decoy')).toBe('Decoy needs a unit of yours on the table that is not a hero.');
    expect(whyNot(told, 'ghoul')).toBe('It is not your turn.');
    expect(whyNot(told, 'leader')).toBe('');
    expect(whyNot(null, 'ghoul')).toBe('');
  });

  it('name the rows a card goes to', () => {
    const told = insight({ goes: { ghoul: { to: 'own', rows: [0, 1] } } });
    expect(whyNotHere(told, 'ghoul', 2)).toBe('Ghoul goes to your own row: close combat or ranged combat.');
    const horn = insight({ goes: { commanders_horn: { to: 'beside', rows: [0], taken: [1, 2] } } });
    expect(whyNotHere(horn, 'commanders_horn', 1)).toBe('There is one beside this row already: ranged combat.');
  });
});
