/** The words for the extras of a new table. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const SETUP_WORDS: MoreWords = {
  en: () => import('./en/setup.ftl?raw'),
  fr: () => import('./fr/setup.ftl?raw'),
  nl: () => import('./nl/setup.ftl?raw'),
  de: () => import('./de/setup.ftl?raw'),
  pl: () => import('./pl/setup.ftl?raw'),
};
