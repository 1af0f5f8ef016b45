/** Words that the first view of a table does without. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const LATER_WORDS: MoreWords = {
  en: () => import('./en/later.ftl?raw'),
  fr: () => import('./fr/later.ftl?raw'),
  nl: () => import('./nl/later.ftl?raw'),
  de: () => import('./de/later.ftl?raw'),
  pl: () => import('./pl/later.ftl?raw'),
};
