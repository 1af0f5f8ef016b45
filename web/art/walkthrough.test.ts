// @vitest-environment node
/** docs/write/cards.md and packs.md are true: the steps that draw are done on a copy of web/art, then it is painted. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import type { Drawing } from './portraits';

const WEB = resolve(import.meta.dirname, '..');
const STEP = /<!-- (in|append to|new file) web\/(art\/\S+?)(?: (after|replace): (.+?))? -->\n```\w*\n([^]*?)```\n/g;

/** Inside web/, so that the copy finds the same modules. */
const copy = mkdtempSync(join(WEB, '.walkthrough-'));

function apply(how: string, path: string, where: string | undefined, at: string | undefined, code: string): void {
  const file = join(copy, path);
  if (how === 'new file') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return;
  }
  const old = readFileSync(file, 'utf8');
  if (how === 'append to') {
    writeFileSync(file, `${old}\n${code}`);
    return;
  }
  const lines = old.split('\n').filter((line) => line.trim() === at);
  expect(lines, `${path} has one line ${at}`).toHaveLength(1);
  writeFileSync(file, old.replace(`${lines[0]}\n`, where === 'replace' ? code : `${lines[0]}\n${code}`));
}

function follow(page: string): void {
  const steps = [...readFileSync(join(WEB, '..', 'docs', page), 'utf8').matchAll(STEP)];
  expect(steps.length, page).toBeGreaterThanOrEqual(7);
  for (const [, how = '', path = '', where, at, code = ''] of steps) apply(how, path, where, at, code);
}

describe('the walk-throughs', () => {
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });

  it('draw a card and a monster, and say what one sees', async () => {
    cpSync(join(WEB, 'art'), join(copy, 'art'), { recursive: true });
    follow('write/cards.md');
    follow('write/packs.md');

    const { DRAWINGS } = (await import(
      /* @vite-ignore */ join(copy, 'art/cards/index.ts')
    )) as typeof import('./cards');
    const { paintDrawing } = (await import(
      /* @vite-ignore */ join(copy, 'art/portraits/paint.ts')
    )) as typeof import('./portraits/paint');
    const { OLDWORLD_DRAWINGS } = (await import(
      /* @vite-ignore */ join(copy, 'art/cards/oldworld/index.ts')
    )) as typeof import('./cards/oldworld');
    const { descriptions, oldWorldDescriptions } = (await import(
      /* @vite-ignore */ join(copy, 'art/looks/compose.ts')
    )) as typeof import('./looks/compose');
    const drawing = DRAWINGS.old_ferryman;
    if (!drawing) throw new Error('the walk-through names no drawing of old_ferryman');
    expect(paintDrawing('old_ferryman', drawing, 240, 320)).not.toMatch(/NaN|undefined/);
    expect(descriptions('en').old_ferryman).toBe('An old ferryman with a broad hat and a lantern.');
    expect(descriptions('de').old_ferryman).toBe('Ein alter Fährmann mit breitem Hut und einer Laterne.');
    const monsters: Record<string, Drawing> = OLDWORLD_DRAWINGS.monsters;
    const hound = monsters['bog_hound'];
    if (!hound) throw new Error('the walk-through names no drawing of bog_hound');
    expect(paintDrawing('bog_hound', hound, 240, 320)).not.toMatch(/NaN|undefined/);
    expect(oldWorldDescriptions('en')['monsters-bog_hound']).toBe(
      'A hound of mud with reeds in its fur and yellow eyes.',
    );
  }, 60_000);
});
