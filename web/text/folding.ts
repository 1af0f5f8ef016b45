/**
 * Long names get places where a line may break, by the rules of their language: browsers know these
 * rules only for some languages. Each name of a card that has such places is a message of its own,
 * `folded-card-…`, beside the plain one that is read aloud and searched for.
 */

import { readFileSync } from 'node:fs';

import german from 'hyphen/de';
import english from 'hyphen/en';
import french from 'hyphen/fr';
import dutch from 'hyphen/nl';
import type { Plugin } from 'vite';

/** Shorter words fit on the smallest card. */
const LONG = 11;
const SOFT_HYPHEN = '\u00ad';

const RULES: Record<string, typeof german> = { de: german, en: english, fr: french, nl: dutch };

export function folded(words: string, language: string): string {
  const rules = RULES[language];
  if (!rules) throw new Error(`no hyphenation for ${language}`);
  return words
    .split('\n')
    .flatMap((line) => {
      const [, id = '', name = ''] = /^(card-[a-z0-9-]+) = (.+)$/.exec(line) ?? [];
      const text = rules.hyphenateSync(name, { minWordLength: LONG, hyphenChar: SOFT_HYPHEN });
      return text.includes(SOFT_HYPHEN) ? [`folded-${id} = ${text}`] : [];
    })
    .join('\n');
}

export function folding(): Plugin {
  return {
    name: 'sevencats-folding',
    enforce: 'pre',
    load(id) {
      const [file = '', language = ''] = /^(.*\/gwent\/locales\/(\w\w)\/cards\.ftl)\?raw$/.exec(id)?.slice(1) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const words = readFileSync(file, 'utf8');
      return `export default ${JSON.stringify(`${words}\n${folded(words, language)}\n`)}`;
    },
  };
}
