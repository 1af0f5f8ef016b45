import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

import { describe, expect, it } from 'vitest';

import { gameEntries } from '.';

const HOME = join('src', 'games');
const SEAM = join(HOME, 'index');

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'generated' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

/** The files that a file imports, without their endings. */
function imports(path: string): string[] {
  const found = [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^'?]*)/g)];
  return found.map(([, spec = '']) => {
    const target = normalize(join(dirname(path), spec)).replace(/\.(ts|svelte)$/, '');
    return existsSync(target) && statSync(target).isDirectory() ? join(target, 'index') : target;
  });
}

/** The game a file belongs to; null: none. */
function gameOf(path: string): string | null {
  const parts = relative(HOME, path).split(sep);
  return parts[0] === '..' || parts.length < 2 ? null : (parts[0] ?? null);
}

describe('the seam', () => {
  it('is the only way from the shell to a game', () => {
    const crossing = sources(join('src', 'shell')).flatMap((path) =>
      imports(path).flatMap((target) => (target.startsWith(HOME) && target !== SEAM ? [`${path} -> ${target}`] : [])),
    );
    expect(crossing).toEqual([]);
  });

  it('keeps games apart', () => {
    const crossing = sources(HOME).flatMap((path) => {
      const own = gameOf(path);
      const others = imports(path).filter((target) => ![null, own, 'generated'].includes(gameOf(target)));
      return own === null ? [] : others.map((target) => `${path} -> ${target}`);
    });
    expect(crossing).toEqual([]);
  });

  it('names no game in the shell', () => {
    const names = gameEntries().map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    const naming = sources(join('src', 'shell')).filter(
      (path) => !path.includes('.test.') && names.some((name) => readFileSync(path, 'utf8').includes(name)),
    );
    expect(naming).toEqual([]);
  });
});
