/** Puts the pictures into the build, and tells the page their version so that they can be kept. */

import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { baked, painted, small, sprite, surroundings } from './bake';
import { LANGUAGES, descriptions } from './looks/compose';
import { mapDigest, oldWorldFiles, oldWorldPainted } from './oldworld';
import { OLDWORLD_SIGNS } from './oldworldSigns';

export function artwork(): Plugin {
  const pictures = painted();
  const around = surroundings();
  const signs = sprite();
  const oldWorld = oldWorldPainted();
  const oldWorldSigns = sprite(OLDWORLD_SIGNS);
  const digest = createHash('sha256').update(signs).update(oldWorldSigns).update(mapDigest());
  for (const [id, svg] of [...pictures, ...oldWorld]) digest.update(id).update(svg);
  for (const [name, { svg }] of Object.entries(around)) digest.update(name).update(svg);
  const looks = LANGUAGES.map((language) => [language, JSON.stringify(descriptions(language))] as const);
  for (const [, text] of looks) digest.update(text);
  const version = digest.digest('hex').slice(0, 10);
  return {
    name: 'sevencats-artwork',
    config: () => ({ define: { __ART__: JSON.stringify(version) } }),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'signs.svg', source: signs });
      await Promise.all(
        [...pictures].map(async ([id, svg]) => {
          const source = await baked(svg);
          this.emitFile({ type: 'asset', fileName: `art/${id}.webp`, source });
          this.emitFile({ type: 'asset', fileName: `art/small/${id}.webp`, source: await small(source) });
        }),
      );
      this.emitFile({ type: 'asset', fileName: 'signs-oldworld.svg', source: oldWorldSigns });
      for (const [name, source] of await oldWorldFiles(oldWorld)) {
        this.emitFile({ type: 'asset', fileName: `art/oldworld/${name}`, source });
      }
      for (const [language, source] of looks) {
        this.emitFile({ type: 'asset', fileName: `art/looks/${language}.json`, source });
      }
      for (const [name, { svg, width, height, quality }] of Object.entries(around)) {
        const source = await baked(svg, width, height, quality);
        this.emitFile({ type: 'asset', fileName: `art/scenery/${name}.webp`, source });
      }
    },
  };
}
