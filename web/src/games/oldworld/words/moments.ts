/** The words of moments, loaded with the first of them. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const MOMENT_WORDS: MoreWords = {
  en: () => import('./en/moments.ftl?raw'),
  fr: () => import('./fr/moments.ftl?raw'),
  nl: () => import('./nl/moments.ftl?raw'),
  de: () => import('./de/moments.ftl?raw'),
  pl: () => import('./pl/moments.ftl?raw'),
};
