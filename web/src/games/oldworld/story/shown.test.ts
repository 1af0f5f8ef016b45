import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { oldWorldDrawings } from '../../../../art/cards/oldworld';
import { shownName } from './shown';

const CONTENT = join(import.meta.dirname, '../../../../../src/sevencats/games/oldworld/content');
const drawn = new Set(oldWorldDrawings().map(({ name }) => name));

/** The ids of all stories and events that are written. */
function told(): string[] {
  return readdirSync(CONTENT).flatMap((pack) =>
    readdirSync(join(CONTENT, pack))
      .filter((file) => /^(stories|events).*\.toml$/.test(file))
      .flatMap((file) => [...readFileSync(join(CONTENT, pack, file), 'utf8').matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id ?? '')),
  );
}

describe('the picture of a story', () => {
  it('is drawn, whatever the story', () => {
    const stories = told();
    expect(stories.length).toBeGreaterThan(128);
    expect(stories.filter((story) => !drawn.has(shownName(story)))).toEqual([]);
  });

  it('fits the land of the story', () => {
    expect(shownName('wilds_chapel')).toBe('tales-hermit');
    expect(shownName('sea_knots')).toMatch(/^tales-(sailor|skipper|fishwife)$/);
    expect(shownName('of_my_own')).toMatch(/^tales-/);
  });
});
