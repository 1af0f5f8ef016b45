/** Puts the pictures into the build, and tells the page their version so that they can be kept. */

import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { oldWorldDrawings } from './cards/oldworld';
import { LANGUAGES, descriptions, oldWorldDescriptions } from './looks/compose';
import { OLDWORLD_SIGNS } from './oldworldSigns';
import { manifest, paintedVersion, pictureFile } from './painted';
import { signSheets } from './signs';
import { sprite } from './sprites';

/** The files that every build writes: sheets of signs, and descriptions of the pictures. */
function texts(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [sheet, some] of signSheets()) files.set(`${sheet}.svg`, sprite(some));
  files.set('signs-oldworld.svg', sprite(OLDWORLD_SIGNS));
  for (const language of LANGUAGES) {
    files.set(`art/looks/gwent-${language}.json`, JSON.stringify(descriptions(language)));
    files.set(`art/looks/oldworld-${language}.json`, JSON.stringify(oldWorldDescriptions(language)));
  }
  return files;
}

/** Changes whenever a picture, a sign or a sentence does. */
function versionOf(written: ReadonlyMap<string, string>): string {
  const digest = createHash('sha256').update(paintedVersion());
  for (const [, text] of written) digest.update(text);
  return digest.digest('hex').slice(0, 10);
}

export function artwork(): Plugin {
  let written: Map<string, string> | undefined;
  return {
    name: 'sevencats-artwork',
    config(_config, { command }) {
      if (command === 'build') written = texts();
      const names = oldWorldDrawings().map(({ name }) => name);
      return {
        define: {
          __ART__: JSON.stringify(written ? versionOf(written) : 'unbuilt'),
          __OLDWORLD_PICTURES__: JSON.stringify(names.join(' ')),
        },
      };
    },
    generateBundle() {
      for (const [fileName, source] of (written ??= texts())) this.emitFile({ type: 'asset', fileName, source });
      for (const fileName of manifest().keys()) this.emitFile({ type: 'asset', fileName, source: pictureFile(fileName) });
    },
  };
}
