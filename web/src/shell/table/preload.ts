/** Preloading. */

import { gameEntry } from '../../games';
import { OTHER_WORDS } from '../lib/languages';
import { addWords } from '../lib/words.svelte';

/** Fetch the code and the words of a table while the server still creates it. */
export function preloadTable(game: string): void {
  void import('./TableScreen.svelte');
  void gameEntry(game)?.table();
  void addWords(OTHER_WORDS);
}

/** Milliseconds after the first view before preloading starts. */
const LATER_MS = 4000;

/**
 * Fetch later parts while the user looks at the first view, never before it. Returns a function that cancels it: while
 * the connection is lost nothing can be fetched. Parts that fail are fetched when they are needed.
 */
export function fetchLater(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const load of loads) void load().catch(() => undefined);
  }, LATER_MS);
  return () => clearTimeout(timer);
}

let mark: Promise<typeof import('../rules/RulingMark.svelte') | undefined> | undefined;

/**
 * The mark of rulings: what it needs is fetched after the first view, once for all marks. While the connection is lost
 * nothing can be fetched: then there is no mark, and the next place that wants one tries again.
 */
export function rulingMark() {
  if (mark) return mark;
  const wait = new Promise((done) => setTimeout(done, LATER_MS));
  const wanted = wait.then(() => import('../rules/RulingMark.svelte'));
  mark = wanted.catch(() => {
    mark = undefined;
    return undefined;
  });
  return mark;
}
