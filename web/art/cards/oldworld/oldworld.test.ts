// @vitest-environment node
/** Old World's drawings fit its content. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { paintDrawing } from '../../portraits/paint';
import { OLDWORLD_DRAWINGS } from '.';

const CONTENT = join(import.meta.dirname, '../../../../src/sevencats/oldworld/content/base');

function ids(table: string): string[] {
  const text = readFileSync(join(CONTENT, `${table}.toml`), 'utf8');
  return [...text.matchAll(/^id = "(\w+)"$/gm)].map(([, id = '']) => id);
}

describe('Old World', () => {
  it('has a drawing of every monster and every school of the box', () => {
    const monsters = ids('monsters');
    expect(monsters).toHaveLength(28);
    expect(monsters.filter((id) => !OLDWORLD_DRAWINGS.monsters[id])).toEqual([]);
    expect(ids('schools').filter((id) => !OLDWORLD_DRAWINGS.people[id])).toEqual([]);
  });

  it('has drawings that can be painted', () => {
    for (const [group, drawings] of Object.entries(OLDWORLD_DRAWINGS))
      for (const [id, drawing] of Object.entries(drawings))
        expect(paintDrawing(id, drawing, 240, 320), `${group} ${id}`).not.toMatch(/NaN|undefined/);
  }, 60_000);
});
