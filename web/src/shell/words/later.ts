/** Texts that few readers need: each set is loaded with the part of the page that uses it. */

import type { MoreWords } from '../lib/words.svelte';

export const ACHIEVEMENT_WORDS: MoreWords = {
  en: () => import('./en/later/achievements.ftl?raw'),
  fr: () => import('./fr/later/achievements.ftl?raw'),
  nl: () => import('./nl/later/achievements.ftl?raw'),
  de: () => import('./de/later/achievements.ftl?raw'),
  pl: () => import('./pl/later/achievements.ftl?raw'),
};

export const REPORT_WORDS: MoreWords = {
  en: () => import('./en/later/reports.ftl?raw'),
  fr: () => import('./fr/later/reports.ftl?raw'),
  nl: () => import('./nl/later/reports.ftl?raw'),
  de: () => import('./de/later/reports.ftl?raw'),
  pl: () => import('./pl/later/reports.ftl?raw'),
};

export const OPERATOR_WORDS: MoreWords = {
  en: () => import('./en/later/operator.ftl?raw'),
  fr: () => import('./fr/later/operator.ftl?raw'),
  nl: () => import('./nl/later/operator.ftl?raw'),
  de: () => import('./de/later/operator.ftl?raw'),
  pl: () => import('./pl/later/operator.ftl?raw'),
};

export const OFFLINE_WORDS: MoreWords = {
  en: () => import('./en/later/offline.ftl?raw'),
  fr: () => import('./fr/later/offline.ftl?raw'),
  nl: () => import('./nl/later/offline.ftl?raw'),
  de: () => import('./de/later/offline.ftl?raw'),
  pl: () => import('./pl/later/offline.ftl?raw'),
};
