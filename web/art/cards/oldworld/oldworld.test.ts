// @vitest-environment node
/** Old World's drawings fit its content: nothing is missing, and nothing is drawn that is in no box. */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { paintDrawing } from '../../portraits/paint';
import { OLDWORLD_DRAWINGS, oldWorldDrawings, type OldWorldGroup } from '.';

const CONTENT = join(import.meta.dirname, '../../../../src/sevencats/oldworld/content');
/** Kinds of things whose pictures are called after kind and id. */
const THINGS = ['potion', 'bomb', 'mutagen', 'mount', 'dagon_bonus', 'attribute_trophy'];
/** The Wild Hunt rides in no box yet; it is drawn for the day it does. */
const AHEAD = ['hound', 'eredin', 'imlerith', 'caranthir', 'nithral'];

/** The blocks of every record of a kind in all packs. */
function blocks(kind: string): string[] {
  return readdirSync(CONTENT).flatMap((pack) =>
    readdirSync(join(CONTENT, pack))
      .filter((file) => file.endsWith('.toml'))
      .flatMap((file) => readFileSync(join(CONTENT, pack, file), 'utf8').split(/^(?=\[\[)/m))
      .filter((block) => block.startsWith(`[[${kind}]]`)),
  );
}

const word = (block: string, key: string): string => new RegExp(`^${key} = "(\\w+)"`, 'm').exec(block)?.[1] ?? '';
const ids = (kind: string): string[] => [...new Set(blocks(kind).map((block) => word(block, 'id')))];
const drawn = (group: OldWorldGroup): string[] => Object.keys(OLDWORLD_DRAWINGS[group]).sort();

describe('Old World', () => {
  it('is read from its content', () => {
    expect(existsSync(CONTENT)).toBe(true);
    expect(ids('monster')).toHaveLength(30);
  });

  it('has a drawing of every monster, legend, school and place', () => {
    expect(drawn('monsters')).toEqual(ids('monster').sort());
    expect(drawn('legends')).toEqual([...ids('legend'), ...AHEAD].sort());
    expect(drawn('people')).toEqual(ids('school').sort());
    expect(drawn('places')).toEqual(ids('location').sort());
  });

  it('has a drawing of every action by its name', () => {
    const names = new Set(blocks('action').map((block) => word(block, 'name')));
    expect(drawn('actions')).toEqual([...names].sort());
  });

  it('has a drawing of everything that is carried', () => {
    const kept = blocks('event').filter((block) => word(block, 'kept'));
    const names = [
      ...THINGS.flatMap((kind) => ids(kind).map((id) => `${kind.replace('_trophy', '')}-${id}`)),
      ...kept.map((block) => `event-${word(block, 'id')}`),
    ];
    expect(drawn('things')).toEqual(names.sort());
  });

  it('has drawings that can be painted', () => {
    for (const { name, id, drawing } of oldWorldDrawings())
      expect(paintDrawing(id, drawing, 240, 320), name).not.toMatch(/NaN|undefined/);
  }, 60_000);
});
