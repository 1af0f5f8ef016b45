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

const LOAD: Record<Language, () => Promise<Source>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
  nl: () => import('../words/nl'),
  de: () => import('../words/de'),
  pl: () => import('../words/pl'),
};

/** The page's own texts and those of all games that it has modules for. */
export async function wordsOf(lang: Language): Promise<string> {
  const loads = [LOAD[lang], ...gameEntries().map(([, { words }]) => words[lang])];
  const sources = await Promise.all(loads.map((load) => load()));
  return sources.map((source) => source.default).join('\n');
}
