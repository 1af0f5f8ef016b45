// @vitest-environment node
/** The words for those who cannot see the cards. */

import { describe as suite, expect, it } from 'vitest';

import { DRAWINGS } from '../cards';
import { oldWorldDrawings } from '../cards/oldworld';
import { stranger } from '../cards/stranger';
import { LANGUAGES, describe, descriptions, looksBundle, oldWorldDescriptions } from './compose';

const drawings = [...Object.values(DRAWINGS), ...oldWorldDrawings().map(({ drawing }) => drawing), stranger('neutral')];

suite('descriptions', () => {
  it('say what one sees', () => {
    expect(descriptions('en').vesemir).toBe('An old witcher with a grey moustache and a wolf medallion.');
    expect(descriptions('fr').vesemir).toBe('Un vieux sorceleur avec une moustache grise et un médaillon de loup.');
    expect(descriptions('nl').vesemir).toBe('Een oude hekser met een grijze snor en een wolvenmedaillon.');
    expect(descriptions('de').vesemir).toBe('Ein alter Hexer mit grauem Schnurrbart und einem Wolfsmedaillon.');
  });

  it.each(LANGUAGES)('exist for every drawing in %s, with no phrase left over', (language) => {
    const bundle = looksBundle(language);
    for (const drawing of drawings) expect(describe(drawing, bundle)).toMatch(/^\p{Lu}.+\.$/u);
    const used = new Set(
      drawings.flatMap(({ looks: [who, ...traits] }) => [`who-${who}`, ...traits.map((trait) => `trait-${trait}`)]),
    );
    const written = [...bundle._messages.keys()].filter((key) => !key.startsWith('sentence-'));
    expect(written.filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('tell the cards of a game apart in %s', (language) => {
    for (const game of [descriptions(language), oldWorldDescriptions(language)]) {
      const sentences = Object.values(game);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    }
  });
});
