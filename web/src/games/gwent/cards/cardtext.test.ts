// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGES, OTHER_WORDS } from '../../../shell/lib/languages';
import { addWords, speak } from '../../../shell/lib/words.svelte';
import { abilityTexts, cardName, kindLine, leaderName, leaderText } from './cardtext';
import { CARDS, LEADERS } from './catalogue';

describe.each(LANGUAGES)('cards in %s', (lang) => {
  beforeAll(() => addWords(OTHER_WORDS).then(() => speak(lang)));

  it('have a name and a text without a raw key', () => {
    const raw = /^(card|leader|ability|cardtext|row|faction)-[a-z-]+$/;
    for (const card of CARDS.values()) {
      const texts = [cardName(card.id), kindLine(card)];
      for (const ability of abilityTexts(card)) texts.push(ability.name, ability.text);
      for (const text of texts) expect(text).not.toMatch(raw);
    }
    for (const leader of LEADERS.values()) {
      expect(leaderName(leader.id)).not.toMatch(raw);
      expect(leaderText(leader)).not.toMatch(raw);
    }
  });
});
