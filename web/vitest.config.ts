import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';

import build from './vite.config';

/** Apart from the build's: `make.py play` installs nothing that only tests need. */
export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting({ autoCleanup: false })],
    // A browser's document costs more than most tests: those that need it say so in their first line.
    test: {
      environment: 'node',
      maxWorkers: 2,
      testTimeout: 30_000,
      include: ['src/**/*.test.ts', 'art/**/*.test.ts', 'build/**/*.test.ts'],
    },
  }),
);
