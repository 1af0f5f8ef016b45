/** What is fetched before anybody asks for it. */

import { gameEntry } from '../../games';

/** Fetch what a table needs while the server still lays it out. */
export function preloadTable(game: string): void {
  void import('./TableScreen.svelte');
  void gameEntry(game)?.table();
}

/** The first view is there, and has been looked at for a moment. */
const LATER_MS = 4000;

/**
 * Fetch what comes after the first view while one looks at it, never before it. Gives a function that calls it off:
 * while the line is lost there is nobody to fetch it from. What breaks off is fetched when it is needed.
 */
export function fetchLater(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const load of loads) void load().catch(() => undefined);
  }, LATER_MS);
  return () => clearTimeout(timer);
}
