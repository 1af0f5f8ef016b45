/** Words in the reader's language: `t(key, args)`. Switching language changes them in place. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings } from './settings.svelte';
import { wordsOf, type Language } from './languages';

export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

export function bundleOf(lang: Language, source: string): FluentBundle {
  // Isolation marks around arguments would be in every string, unseen.
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw new Error(`${lang}: ${errors.map(String).join(', ')}`);
  return made;
}

/** Words that are loaded when a part of the page needs them, by language. */
export type MoreWords = Record<Language, () => Promise<{ default: string }>>;

const more = new Map<MoreWords, Promise<void>>();

export async function speak(lang: Language): Promise<void> {
  const sources = await Promise.all([wordsOf(lang), ...[...more.keys()].map(async (words) => (await words[lang]()).default)]);
  bundle = bundleOf(lang, sources.join('\n'));
  document.documentElement.lang = lang;
}

/** Know these words too from now on, whatever the language. */
export function addWords(words: MoreWords): Promise<void> {
  const coming = more.get(words);
  if (coming) return coming;
  more.set(words, Promise.resolve());
  const known = speak(settings.lang);
  more.set(words, known);
  // Where the line was lost they are asked for again, by whoever needs them next.
  known.catch(() => more.delete(words));
  return known;
}

/** A message that may not be there, such as the word of a game the page knows nothing about. */
export function tOr(key: string, otherwise: string): string {
  return bundle.hasMessage(key) ? t(key) : otherwise;
}

/** A message, or its key where it is missing: a word never stops a game. */
export function t(key: string, args: Args = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}
