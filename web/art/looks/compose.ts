/** A sentence for each drawing, in each language: who it shows and how they look. */

import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { DRAWINGS } from '../cards';
import { oldWorldDrawings } from '../cards/oldworld';
import type { Drawing } from '../portraits';

export const LANGUAGES = ['en', 'fr', 'nl', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Phrases of people and creatures, and those that belong to one picture of Old World. */
const FILES = (language: Language): string[] => [`${language}.ftl`, `oldworld/${language}.ftl`];

export function looksBundle(language: Language): FluentBundle {
  // Isolation marks around arguments would be read aloud by some screen readers.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES(language)) {
    const errors = bundle.addResource(new FluentResource(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')));
    if (errors.length) throw new Error(`web/art/looks/${file}: ${errors.map(String).join(', ')}`);
  }
  return bundle;
}

/** `looks` names a `who-` message and up to two `trait-` messages. */
export function describe({ looks }: Pick<Drawing, 'looks'>, bundle: FluentBundle): string {
  const [who, ...traits] = looks;
  const phrase = (key: string, args: Record<string, string> = {}): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`web/art/looks/${bundle.locales.values().next().value ?? ''}.ftl has no ${key}`);
    return bundle.formatPattern(pattern, args);
  };
  const [first = '', second = ''] = traits.map((trait) => phrase(`trait-${trait}`));
  return phrase(`sentence-${traits.length}`, { who: phrase(`who-${who}`), first, second });
}

/** Gwent's cards: id to sentence. */
export function descriptions(language: Language): Record<string, string> {
  const bundle = looksBundle(language);
  return Object.fromEntries(Object.entries(DRAWINGS).map(([id, drawing]) => [id, describe(drawing, bundle)]));
}

/** Old World's pictures: the name of the file to a sentence. */
export function oldWorldDescriptions(language: Language): Record<string, string> {
  const bundle = looksBundle(language);
  return Object.fromEntries(oldWorldDrawings().map(({ name, drawing }) => [name, describe(drawing, bundle)]));
}
