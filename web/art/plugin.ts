/** Puts the pictures into the build, and tells the page their version so that they can be kept. */

import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { baked, painted, small, sprite, surroundings } from './bake';
import { oldWorldDrawings } from './cards/oldworld';
import { LANGUAGES, descriptions, oldWorldDescriptions } from './looks/compose';
import { mapDigest, oldWorldFiles, oldWorldPainted } from './oldworld';
import { OLDWORLD_SIGNS } from './oldworldSigns';
import { signSheets } from './signs';

/** All that the build writes, before it is baked. */
function works() {
  return {
    pictures: painted(),
    around: surroundings(),
    signs: sprite(),
    oldWorld: oldWorldPainted(),
    oldWorldSigns: sprite(OLDWORLD_SIGNS),
    looks: LANGUAGES.flatMap((language) => [
      [`gwent-${language}`, JSON.stringify(descriptions(language))] as const,
      [`oldworld-${language}`, JSON.stringify(oldWorldDescriptions(language))] as const,
    ]),
  };
}

type Works = ReturnType<typeof works>;

/** Changes whenever a picture, a sign or a sentence does. */
function versionOf({ pictures, around, signs, oldWorld, oldWorldSigns, looks }: Works): string {
  const digest = createHash('sha256').update(signs).update(oldWorldSigns).update(mapDigest());
  for (const [id, svg] of pictures) digest.update(id).update(svg);
  for (const [name, { svg }] of oldWorld) digest.update(name).update(svg);
  for (const [name, { svg }] of Object.entries(around)) digest.update(name).update(svg);
  for (const [, text] of looks) digest.update(text);
  return digest.digest('hex').slice(0, 10);
}

export function artwork(): Plugin {
  let ready: Works | undefined;
  return {
    name: 'sevencats-artwork',
    config(_config, { command }) {
      // Only a build writes pictures: tests and checks would paint them for nothing.
      if (command === 'build') ready = works();
      const names = oldWorldDrawings().map(({ name }) => name);
      return {
        define: {
          __ART__: JSON.stringify(ready ? versionOf(ready) : 'unbuilt'),
          __OLDWORLD_PICTURES__: JSON.stringify(names.join(' ')),
        },
      };
    },
    async generateBundle() {
      const { pictures, around, oldWorld, oldWorldSigns, looks } = (ready ??= works());
      const write = (fileName: string, source: string | Buffer): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      for (const [sheet, some] of signSheets()) write(`${sheet}.svg`, sprite(some));
      write('signs-oldworld.svg', oldWorldSigns);
      await Promise.all(
        [...pictures].map(async ([id, svg]) => {
          const source = await baked(svg);
          write(`art/${id}.webp`, source);
          write(`art/small/${id}.webp`, await small(source));
        }),
      );
      for (const [name, source] of await oldWorldFiles(oldWorld)) write(`art/oldworld/${name}`, source);
      for (const [name, source] of looks) write(`art/looks/${name}.json`, source);
      for (const [name, { svg, width, height, quality }] of Object.entries(around))
        write(`art/scenery/${name}.webp`, await baked(svg, width, height, quality));
    },
  };
}
