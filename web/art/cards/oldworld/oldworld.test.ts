// @vitest-environment node
/** Old World's drawings fit its content. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { paintDrawing } from '../../portraits/paint';
import { OLDWORLD_DRAWINGS, oldWorldDrawings, type OldWorldGroup } from '.';

const CONTENT = join(import.meta.dirname, '../../../../src/sevencats/games/oldworld/content');
/** Kinds of things whose pictures are called after kind and id. */
const THINGS = ['potion', 'bomb', 'mutagen', 'mount', 'dagon_bonus', 'attribute_trophy'];
/** Packs whose stories are all written: what they give is drawn. */
const TOLD = ['base', 'adventure_pack'];

/** The blocks of every record of a kind. */
function blocks(kind: string, packs: readonly string[] = readdirSync(CONTENT)): string[] {
  return packs.flatMap((pack) =>
    readdirSync(join(CONTENT, pack))
      .filter((file) => file.endsWith('.toml'))
      .flatMap((file) => readFileSync(join(CONTENT, pack, file), 'utf8').split(/^(?=\[\[)/m))
      .filter((block) => block.startsWith(`[[${kind}]]`)),
  );
}

const word = (block: string, key: string): string => new RegExp(`^${key} = "(\\w+)"`, 'm').exec(block)?.[1] ?? '';
const ids = (kind: string): string[] => [...new Set(blocks(kind).map((block) => word(block, 'id')))];

function missing(group: OldWorldGroup, names: Iterable<string>): string[] {
  const drawings: Record<string, unknown> = OLDWORLD_DRAWINGS[group];
  return [...names].filter((name) => !drawings[name]);
}

describe('Old World', () => {
  it('is read from its content', () => {
    expect(ids('monster').length).toBeGreaterThanOrEqual(30);
  });

  it('has a drawing of every monster, legend, school and place', () => {
    expect(missing('monsters', ids('monster'))).toEqual([]);
    expect(missing('legends', ids('legend'))).toEqual([]);
    expect(missing('people', ids('school'))).toEqual([]);
    expect(missing('places', ids('location'))).toEqual([]);
  });

  it('has a drawing of every action by its name', () => {
    expect(missing('actions', new Set(blocks('action').map((block) => word(block, 'name'))))).toEqual([]);
  });

  it('has a drawing of everything that is carried', () => {
    const kept = blocks('event', TOLD).filter((block) => word(block, 'kept'));
    const names = [
      ...THINGS.flatMap((kind) => ids(kind).map((id) => `${kind.replace('_trophy', '')}-${id}`)),
      ...kept.map((block) => `event-${word(block, 'id')}`),
    ];
    expect(missing('things', names)).toEqual([]);
  });

  it('has drawings that can be painted', () => {
    for (const { name, id, drawing } of oldWorldDrawings())
      expect(paintDrawing(id, drawing, 240, 320), name).not.toMatch(/NaN|undefined/);
  }, 60_000);
});
