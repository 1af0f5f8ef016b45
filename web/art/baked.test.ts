// @vitest-environment node
/** The pictures as the page gets them. */

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { baked, painted } from './bake';

/** A card on the board is about twice as wide as this. */
const WIDE = 28;
const HIGH = 37;

describe('baked pictures', () => {
  const files = new Map<string, Buffer>();

  // The first time takes half a minute of work; later they come from the cache.
  beforeAll(async () => {
    await Promise.all([...painted()].map(async ([id, svg]) => files.set(id, await baked(svg))));
  }, 240_000);

  it('are light', () => {
    const weights = [...files.values()].map((file) => file.length);
    expect(Math.max(...weights)).toBeLessThan(40_000);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(4_000_000);
  });

  it('can be told apart where they are small', async () => {
    const small = await Promise.all(
      [...files].map(async ([id, file]) => ({ id, dots: await dots(file) })),
    );
    const alike = small.flatMap((one, index) =>
      small.slice(index + 1).filter((other) => distance(one.dots, other.dots) < 7).map((other) => `${one.id} ${other.id}`),
    );
    expect(alike).toEqual([]);
  }, 120_000);
});

async function dots(file: Buffer): Promise<Uint8Array> {
  return new Uint8Array(await sharp(file).resize(WIDE, HIGH).removeAlpha().raw().toBuffer());
}

/** How far two pictures are from each other, dot by dot, of 255. */
function distance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}
