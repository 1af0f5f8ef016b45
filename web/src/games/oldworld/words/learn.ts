/** The words of the lessons, loaded with them. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const LEARN_WORDS: MoreWords = {
  en: () => import('./en/learn.ftl?raw'),
  fr: () => import('./fr/learn.ftl?raw'),
  nl: () => import('./nl/learn.ftl?raw'),
  de: () => import('./de/learn.ftl?raw'),
  pl: () => import('./pl/learn.ftl?raw'),
};
