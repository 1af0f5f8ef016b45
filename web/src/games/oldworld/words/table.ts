/** The words of a table, loaded with it. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const TABLE_WORDS: MoreWords = {
  en: () => import('./en/table.ftl?raw'),
  fr: () => import('./fr/table.ftl?raw'),
  nl: () => import('./nl/table.ftl?raw'),
  de: () => import('./de/table.ftl?raw'),
  pl: () => import('./pl/table.ftl?raw'),
};
