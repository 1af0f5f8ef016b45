/** The words of the end of a game, loaded with it. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const END_WORDS: MoreWords = {
  en: () => import('./en/end.ftl?raw'),
  fr: () => import('./fr/end.ftl?raw'),
  nl: () => import('./nl/end.ftl?raw'),
  de: () => import('./de/end.ftl?raw'),
  pl: () => import('./pl/end.ftl?raw'),
};
