// @vitest-environment node
/** The map fits the game's content, and can be painted. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ground } from './ground';
import { LANDMARKS } from './landmarks';
import { TOKENS, medallion, pawn, price } from './marks';
import { PLACES, WAYS } from './places';
import { veil } from './veil';
import { world } from './world';

const CONTENT = join(import.meta.dirname, '../../../src/sevencats/games/oldworld/content/base/locations.toml');

interface Row {
  id: string;
  number: number;
  terrain: string;
  paths: string[];
}

function rows(): Row[] {
  const blocks = readFileSync(CONTENT, 'utf8').split('[[location]]').slice(1);
  const word = (block: string, key: string): string =>
    new RegExp(`^${key} = "?([\\w]+)"?$`, 'm').exec(block)?.[1] ?? '';
  return blocks.map((block) => ({
    id: word(block, 'id'),
    number: Number(word(block, 'number')),
    terrain: word(block, 'terrain'),
    paths: [...(/^paths = \[([^\]]*)\]/m.exec(block)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, id = '']) => id),
  }));
}

describe('the map', () => {
  it('has the places of the game, with their terrain', () => {
    const mine = PLACES.filter((place) => !place.island).map(({ id, key, terrain }) => `${id} ${key} ${terrain}`);
    expect(mine).toEqual(rows().map(({ number, id, terrain }) => `${number} ${id} ${terrain}`));
    for (const { id } of PLACES) expect(LANDMARKS[id], `landmark of ${id}`).toBeDefined();
  });

  it('has the ways of the game', () => {
    const key = new Map(PLACES.map((place) => [place.id, place.key]));
    const mine = WAYS.map(({ a, b }) => [key.get(a), key.get(b)].sort().join(' '));
    const game = rows().flatMap(({ id, paths }) => paths.map((other) => [id, other].sort().join(' ')));
    expect([...new Set(mine)].sort()).toEqual([...new Set(game)].sort());
  });

  it('can be painted by day and night, with its marks', () => {
    const { svg, lights } = ground(world());
    expect(lights.length).toBeGreaterThan(40);
    const marks = [medallion('forest', 7), pawn('Wolf', true), price('two'), ...Object.values(TOKENS)];
    for (const text of [svg, veil('night', lights), ...marks]) expect(text).not.toMatch(/NaN|undefined/);
  }, 60_000);
});
