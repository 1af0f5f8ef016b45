/** The languages of the page; the texts of a language are loaded on demand. */

import { gameEntries } from '../../games';

export const LANGUAGES = ['en', 'fr', 'nl', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const OWN_NAME: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
  pl: 'Polski',
};

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

type Source = { default: string };
export type Words = Record<Language, () => Promise<Source>>;

const HOME: Words = {
  en: () => import('../words/en/home.ftl?raw'),
  fr: () => import('../words/fr/home.ftl?raw'),
  nl: () => import('../words/nl/home.ftl?raw'),
  de: () => import('../words/de/home.ftl?raw'),
  pl: () => import('../words/pl/home.ftl?raw'),
};

const REST: Words = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
  nl: () => import('../words/nl'),
  de: () => import('../words/de'),
  pl: () => import('../words/pl'),
};

async function joined(loads: readonly (() => Promise<Source>)[]): Promise<Source> {
  const sources = await Promise.all(loads.map((load) => load()));
  return { default: sources.map((source) => source.default).join('\n') };
}

/** What the first page says, with the plates of all games on it. */
export function firstWords(lang: Language): Promise<Source> {
  return joined([HOME[lang], ...gameEntries().map(([, { words }]) => words[lang])]);
}

/** What every other screen says: the page's own texts, and those that games need on many of them. */
function otherWords(lang: Language): Promise<Source> {
  return joined([REST[lang], ...gameEntries().flatMap(([, { moreWords }]) => moreWords?.[lang] ?? [])]);
}

export const OTHER_WORDS: Words = {
  en: () => otherWords('en'),
  fr: () => otherWords('fr'),
  nl: () => otherWords('nl'),
  de: () => otherWords('de'),
  pl: () => otherWords('pl'),
};
