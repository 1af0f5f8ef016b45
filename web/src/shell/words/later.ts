/** Words that few readers need: each set is loaded with the part of the page that uses it. */

import type { MoreWords } from '../lib/words.svelte';

export const ACHIEVEMENT_WORDS: MoreWords = {
  en: () => import('./en/later/achievements.ftl?raw'),
  fr: () => import('./fr/later/achievements.ftl?raw'),
  nl: () => import('./nl/later/achievements.ftl?raw'),
  de: () => import('./de/later/achievements.ftl?raw'),
};
