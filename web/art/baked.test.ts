// @vitest-environment node
/** The pictures as the page gets them. */

import { beforeAll, describe, expect, it } from 'vitest';

import { baked, painted, small } from './bake';
import { nearestPairs } from './likeness';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('baked pictures', () => {
  const files = new Map<string, Buffer>();

  // The first time takes a minute of work; later they come from the cache.
  beforeAll(async () => {
    await Promise.all([...painted()].map(async ([id, svg]) => files.set(id, await baked(svg))));
  }, 300_000);

  it('are light', () => {
    const weights = [...files.values()].map((file) => file.length);
    expect(Math.max(...weights)).toBeLessThan(20_000);
    expect(sum(weights) / weights.length).toBeLessThan(14_500);
  });

  it('are lighter still for the board', async () => {
    const weights = await Promise.all([...files.values()].map(async (file) => (await small(file)).length));
    expect(sum(weights) / weights.length).toBeLessThan(3_500);
  }, 120_000);

  it('can be told apart where they are small', async () => {
    const twins = (await nearestPairs(files)).filter(({ distance }) => distance < 16);
    expect(twins).toEqual([]);
  }, 120_000);
});
