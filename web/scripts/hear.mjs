/** Writes `scripts/hear.ts` as one script for a browser: `node scripts/hear.mjs FILE`. */

import { dirname, basename, resolve } from 'node:path';

import { build } from 'vite';

const file = resolve(process.argv[2] ?? 'hear.js');

await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: dirname(file),
    emptyOutDir: false,
    minify: false,
    lib: { entry: resolve('scripts/hear.ts'), formats: ['iife'], name: 'sevencats', fileName: () => basename(file) },
  },
});
