/**
 * Long names get places where a line may break, by the rules of their language: browsers know these
 * rules only for some languages. Each name of a card or a faction that has such places is a message of
 * its own, `folded-card-…`, beside the plain one that is read aloud and searched for.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import german from 'hyphen/de';
import english from 'hyphen/en';
import french from 'hyphen/fr';
import dutch from 'hyphen/nl';
import polish from 'hyphen/pl';
import type { Plugin } from 'vite';

/** Shorter words fit on the smallest card. */
const LONG = 11;
const SOFT_HYPHEN = '\u00ad';

const RULES: Record<string, typeof german> = { de: german, en: english, fr: french, nl: dutch, pl: polish };

export function folded(words: string, language: string): string {
  const rules = RULES[language];
  if (!rules) throw new Error(`no hyphenation for ${language}`);
  return words
    .split('\n')
    .flatMap((line) => {
      const [, id = '', name = ''] = /^((?:card|faction)-(?!ability-)[a-z0-9-]+) = (.+)$/.exec(line) ?? [];
      const text = rules.hyphenateSync(name, { minWordLength: LONG, hyphenChar: SOFT_HYPHEN });
      return text.includes(SOFT_HYPHEN) ? [`folded-${id} = ${text}`] : [];
    })
    .join('\n');
}

/** The long words of Old World's cards, which the server names, each with the places where it may break. */
export function foldedWords(words: string, language: string): [string, string][] {
  const rules = RULES[language];
  if (!rules) throw new Error(`no hyphenation for ${language}`);
  const names = [...words.matchAll(/^ow-card-[a-z0-9-]+ = (.+)$/gm)].flatMap(([, name = '']) => name.split(/[\s-]/));
  return [...new Set(names)]
    .map((word): [string, string] => [word, rules.hyphenateSync(word, { minWordLength: LONG, hyphenChar: SOFT_HYPHEN })])
    .filter(([word, folds]) => word !== folds);
}

const PACKS = fileURLToPath(new URL('../../../src/sevencats/games/oldworld/content', import.meta.url));
const FOLDS = 'virtual:oldworld-folds';

/** The words of every pack in a language, as far as it has names. */
function packWords(language: string): string {
  return readdirSync(PACKS, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ftl') && entry.parentPath.endsWith(join('locales', language)))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

export function folding(): Plugin {
  return {
    name: 'sevencats-folding',
    enforce: 'pre',
    resolveId: (id) => (id === FOLDS ? `\0${FOLDS}` : null),
    load(id) {
      if (id === `\0${FOLDS}`) {
        const folds = Object.keys(RULES).map((language) => [language, Object.fromEntries(foldedWords(packWords(language), language))] as const);
        return `export default ${JSON.stringify(Object.fromEntries(folds))}`;
      }
      const [file = '', language = ''] = /^(.*\/gwent\/locales\/(\w\w)\/(?:cards|abilities)\.ftl)\?raw$/.exec(id)?.slice(1) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const words = readFileSync(file, 'utf8');
      return `export default ${JSON.stringify(`${words}\n${folded(words, language)}\n`)}`;
    },
  };
}
