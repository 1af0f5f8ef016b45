import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { installable } from './app/plugin';
import { artwork } from './art/plugin';
import { folding } from './text/folding';

export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), folding(), artwork(), installable()],
  build: {
    outDir: '../src/sevencats/server/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  // The game's own words lie beside its rules.
  server: { fs: { allow: ['..'] } },
  // A browser's document costs more than most tests: those that need it say so in their first line.
  test: { environment: 'node', maxWorkers: 2, include: ['src/**/*.test.ts', 'art/**/*.test.ts', 'text/**/*.test.ts'] },
});
