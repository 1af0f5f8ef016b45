/** What rivals say: loaded with a table that has one. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const FACE_WORDS: MoreWords = {
  en: () => import('./en/faces.ftl?raw'),
  fr: () => import('./fr/faces.ftl?raw'),
  nl: () => import('./nl/faces.ftl?raw'),
  de: () => import('./de/faces.ftl?raw'),
  pl: () => import('./pl/faces.ftl?raw'),
};
