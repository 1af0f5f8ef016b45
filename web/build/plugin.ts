/** What makes the page an app: its manifest, its icons, the page that is shown without a connection, and the worker that shows it. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

import { pictureFile } from '../art/painted';
import { ICONS } from './icon';

const LANGUAGES = ['en', 'fr', 'nl', 'de', 'pl'];
const NAME = 'Seven Cats';
const INK = '#140d08';
/** What is kept in the browser: nothing of the page itself, so none of it can be out of date. */
const KEPT = ['offline.html', 'offline.js', 'icons/icon-192.png'];

const MANIFEST = {
  id: '/',
  name: NAME,
  short_name: NAME,
  description: 'Gwent and an old world of witchers at an inn table: against a bot, a friend, or five at once.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: INK,
  theme_color: INK,
  categories: ['games'],
  icons: Object.entries(ICONS).map(([src, [width, room]]) => ({
    src: `/${src}`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose: room > 0.1 ? 'maskable' : 'any',
  })),
};

async function sections(): Promise<string> {
  const parts = LANGUAGES.map(async (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await readFile(new URL(`../src/shell/words/${lang}/together.ftl`, import.meta.url), 'utf8')));
    const say = (id: string): string => {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) throw new Error(`${lang}: no text ${id}`);
      return bundle.formatPattern(pattern);
    };
    const hidden = lang === 'en' ? '' : ' hidden';
    return `<section lang="${lang}"${hidden}><h1>${say('offline-title')}</h1><p>${say('offline-games')}</p><p>${say('offline-works')}</p><button type="button">${say('offline-again')}</button></section>`;
  });
  return (await Promise.all(parts)).join('\n');
}

async function offlinePage(): Promise<string> {
  const page = await readFile(new URL('offline.html', import.meta.url), 'utf8');
  return page.replace('<!-- sections -->', await sections());
}

export function installable(): Plugin {
  return {
    name: 'sevencats-app',
    async generateBundle() {
      const files = new Map<string, string | Buffer>();
      files.set('manifest.webmanifest', JSON.stringify(MANIFEST));
      files.set('offline.html', await offlinePage());
      files.set('offline.js', await readFile(new URL('offline.js', import.meta.url)));
      const digest = createHash('sha256');
      for (const name of KEPT) digest.update(files.get(name) ?? pictureFile(name));
      const worker = await readFile(new URL('worker.js', import.meta.url), 'utf8');
      files.set('worker.js', worker.replace('__VERSION__', digest.digest('hex').slice(0, 10)).replace("'__KEPT__'", JSON.stringify(KEPT.map((name) => `/${name}`))));
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
