/** Fetch what a table needs while the server still lays it out. */

import { gameEntry } from '../../games';

export function preloadTable(game: string): void {
  void import('./TableScreen.svelte');
  void gameEntry(game)?.table();
}
