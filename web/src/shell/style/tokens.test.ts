import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const TOKENS = join('src', 'shell', 'style', 'tokens.css');

/** The style sheets of the page: those of components, and whole files. */
function sheets(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sheets(path);
    if (!/\.(svelte|css)$/.test(path) || path === TOKENS) return [];
    const text = readFileSync(path, 'utf8');
    const style = path.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
    return [[path, style]];
  });
}

describe('style sheets', () => {
  const all = sheets('src');

  it('take every colour from a token', () => {
    const raw = all.flatMap(([path, style]) =>
      [...style.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\([^)]*/gi)].map(([colour]) => `${path}: ${colour}`),
    );
    expect(all.length).toBeGreaterThan(60);
    expect(raw).toEqual([]);
  });

  it('use tokens that there are', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svelte|css|ts)$/.test(path))
      .map((path) => readFileSync(join('src', path), 'utf8'));
    const defined = new Set(sources.flatMap((text) => [...text.matchAll(/(--[a-z][\w-]*)(?=\s*[:=}]|', )/g)].map(([, name]) => name)));
    for (const name of ['--wood', '--cloth', '--inn', '--inn-small']) defined.add(name);
    const unknown = all.flatMap(([path, style]) =>
      [...style.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => (defined.has(name) ? [] : [`${path}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });
});
