import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { apart } from './build/apart';
import { installable } from './build/plugin';
import { artwork } from './art/plugin';
import { folding } from './build/text/folding';

/**
 * What is needed together is fetched together: a phone far away asks for six files at a time, and each
 * takes it a journey to the server and back. A group takes what its modules import along, unless one above has it.
 */
const GROUPS = [
  // Beside the first page: the small things that both games use, or the game that is read first would keep them.
  { name: 'start', test: /src\/(main\.ts|shell\/App\.svelte|shell\/lib\/looks\.svelte\.ts|games\/\w+\/(PlayNow|Welcome)\.svelte)$|svelte\/src\/reactivity\//, priority: 4 },
  { name: 'cards', test: /src\/games\/gwent\/cards\/(CardFace|Inspector)\.svelte$/, priority: 3 },
  { name: 'table', test: /src\/shell\/(table\/TableScreen\.svelte|learn\/shine\.ts)$/, priority: 2 },
  { name: 'gwent', test: /src\/games\/gwent\/GwentTable\.svelte$/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), folding(), artwork(), installable(), apart()],
  build: {
    outDir: '../src/sevencats/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // The game's own words lie beside its rules.
  server: { fs: { allow: ['..'] } },
});
