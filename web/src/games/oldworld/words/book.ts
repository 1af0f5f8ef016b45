/** The words of the book. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const BOOK_WORDS: MoreWords = {
  en: () => import('./en/book.ftl?raw'),
  fr: () => import('./fr/book.ftl?raw'),
  nl: () => import('./nl/book.ftl?raw'),
  de: () => import('./de/book.ftl?raw'),
  pl: () => import('./pl/book.ftl?raw'),
};
