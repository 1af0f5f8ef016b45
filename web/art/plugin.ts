/** Puts the pictures into the build, and tells the page their version so that they can be kept. */

import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { bake } from './bake';

export function artwork(): Plugin {
  const files = bake();
  const digest = createHash('sha256');
  for (const [name, text] of files) digest.update(name).update(text);
  const version = digest.digest('hex').slice(0, 10);
  return {
    name: 'sevencats-artwork',
    config: () => ({ define: { __ART__: JSON.stringify(version) } }),
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
