// @vitest-environment node
/** docs/writing_cards.md is true: the steps that draw a card are done on a copy of web/art, then it is painted. */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

const WEB = resolve(import.meta.dirname, '..');
const STEP = /<!-- (in|append to|new file) web\/(art\/\S+?)(?: after: (.+?))? -->\n```\w*\n([^]*?)```\n/g;

/** Inside web/, so that the copy finds the same modules. */
const copy = mkdtempSync(join(WEB, '.walkthrough-'));

function apply(how: string, path: string, after: string | undefined, code: string): void {
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
  const lines = old.split('\n').filter((line) => line.trim() === after);
  expect(lines, `${path} has one line ${after}`).toHaveLength(1);
  writeFileSync(file, old.replace(`${lines[0]}\n`, `${lines[0]}\n${code}`));
}

describe('the walk-through', () => {
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });

  it('draws a card and says what one sees', async () => {
    cpSync(join(WEB, 'art'), join(copy, 'art'), { recursive: true });
    const page = readFileSync(join(WEB, '..', 'docs', 'writing_cards.md'), 'utf8');
    const steps = [...page.matchAll(STEP)];
    expect(steps.length).toBeGreaterThanOrEqual(7);
    for (const [, how = '', path = '', after, code = ''] of steps) apply(how, path, after, code);

    const { DRAWINGS } = (await import(/* @vite-ignore */ join(copy, 'art/cards/index.ts'))) as typeof import('./cards');
    const { paintDrawing } = (await import(/* @vite-ignore */ join(copy, 'art/portraits/paint.ts'))) as typeof import('./portraits/paint');
    const { descriptions } = (await import(/* @vite-ignore */ join(copy, 'art/looks/compose.ts'))) as typeof import('./looks/compose');
    const drawing = DRAWINGS.old_ferryman;
    if (!drawing) throw new Error('the walk-through names no drawing of old_ferryman');
    expect(paintDrawing('old_ferryman', drawing, 240, 320)).not.toMatch(/NaN|undefined/);
    expect(descriptions('en').old_ferryman).toBe('An old ferryman with a broad hat and a lantern.');
    expect(descriptions('de').old_ferryman).toBe('Ein alter Fährmann mit breitem Hut und einer Laterne.');
  }, 60_000);
});
