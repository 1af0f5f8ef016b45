import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { firstWords, LANGUAGES, OTHER_WORDS, type Language } from './languages';
import { bundleOf, t } from './words.svelte';

const SOURCES = ['src'];

/** Keys that the page uses by name. */
function asked(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return asked(path);
    if (!/\.(svelte|ts)$/.test(entry.name) || entry.name.endsWith('.test.ts')) return [];
    const text = readFileSync(path, 'utf8');
    const direct = [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)];
    const listed = [...text.matchAll(/'(keys-[a-z]+)'/g)];
    return [...direct, ...listed].map((match) => match[1] ?? '');
  });
}

function keysOf(source: string): Set<string> {
  const keys = [...source.matchAll(/^(-?[a-z][a-zA-Z0-9-]*) =/gm)].map((match) => match[1] ?? '');
  // Which names are long enough to fold is a matter of each language.
  return new Set(keys.filter((key) => !key.startsWith('folded-')));
}

/** The texts of the page, those loaded on demand, and those of games' tables and lessons. */
async function allWords(lang: Language): Promise<string> {
  const games = join('src', 'games');
  const tables = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(games, name, 'words', lang))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith('.ftl') && file !== 'start.ftl').map((file) => join(folder, file)));
  const later = join('src', 'shell', 'words', lang, 'later');
  tables.push(...readdirSync(later).map((file) => join(later, file)));
  return [(await firstWords(lang)).default, (await OTHER_WORDS[lang]()).default, ...tables.map((path) => readFileSync(path, 'utf8'))].join('\n');
}

describe('words', () => {
  it('are the same keys in every language', async () => {
    const english = keysOf(await allWords('en'));
    expect(english.size).toBeGreaterThan(300);
    for (const lang of LANGUAGES) expect(keysOf(await allWords(lang)), lang).toEqual(english);
  });

  it('cover every key the page asks for', async () => {
    const english = keysOf(await allWords('en'));
    const wanted = SOURCES.flatMap(asked);
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((key) => !english.has(key))).toEqual([]);
  });

  it('are well-formed in every language', async () => {
    for (const lang of LANGUAGES) expect(() => bundleOf(lang, '')).not.toThrow();
    for (const lang of LANGUAGES) bundleOf(lang, await allWords(lang));
  });

  it('say a missing key as it is', () => {
    expect(t('no-such-key')).toBe('no-such-key');
  });
});
