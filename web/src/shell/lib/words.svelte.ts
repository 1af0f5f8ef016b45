/** Texts in the reader's language: `t(key, args)`. Switching language updates them in place. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings } from './settings.svelte';
import { firstWords, type Language, type Words } from './languages';

export type { Words as MoreWords } from './languages';

export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

export function bundleOf(lang: Language, source: string): FluentBundle {
  // Isolation marks around arguments would be invisible characters in every string.
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw new Error(`${lang}: ${errors.map(String).join(', ')}`);
  return made;
}

/** Texts that parts of the page load on demand. */
const more = new Map<Words, Promise<void>>();

let asked = 0;
let latest: Promise<void> = Promise.resolve();

/** Load the texts of a language. Of several calls the last one counts, and all of them wait for it. */
export function speak(lang: Language): Promise<void> {
  latest = load(lang, ++asked);
  return latest;
}

async function load(lang: Language, turn: number): Promise<void> {
  const sources = await Promise.all([firstWords(lang), ...[...more.keys()].map((words) => words[lang]())]);
  if (turn !== asked) return latest;
  bundle = bundleOf(lang, sources.map((source) => source.default).join('\n'));
  document.documentElement.lang = lang;
}

/** Add these texts, in every language from now on. */
export function addWords(words: Words): Promise<void> {
  const coming = more.get(words);
  if (coming) return coming;
  more.set(words, Promise.resolve());
  const known = speak(settings.lang);
  more.set(words, known);
  // After a network error, the next caller loads them again.
  known.catch(() => more.delete(words));
  return known;
}

/** A message that may be missing, such as the name of a game that the page does not know. */
export function tOr(key: string, otherwise: string): string {
  return bundle.hasMessage(key) ? t(key) : otherwise;
}

/** A message, or its key where it is missing: a missing text never stops a game. */
export function t(key: string, args: Args = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}
