/** How much two pictures look alike where they are small. */

import sharp from 'sharp';

/** A card on the board is about twice as wide as this. */
const WIDE = 28;
const HIGH = 37;

export async function dots(file: Buffer): Promise<Uint8Array> {
  return new Uint8Array(await sharp(file).resize(WIDE, HIGH).removeAlpha().raw().toBuffer());
}

/** How far two pictures are from each other, dot by dot, of 255. */
export function distance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

export interface Pair {
  one: string;
  other: string;
  distance: number;
}

/** Each picture with its nearest neighbour, nearest pairs first; a pair is named once. */
export async function nearestPairs(files: ReadonlyMap<string, Buffer>): Promise<Pair[]> {
  const small = await Promise.all([...files].map(async ([id, file]) => ({ id, dots: await dots(file) })));
  const pairs = new Map<string, Pair>();
  for (const one of small) {
    let best: Pair | undefined;
    for (const other of small) {
      if (other === one) continue;
      const far = distance(one.dots, other.dots);
      if (!best || far < best.distance) best = { one: one.id, other: other.id, distance: far };
    }
    if (best) pairs.set([best.one, best.other].sort().join(' '), best);
  }
  return [...pairs.values()].sort((a, b) => a.distance - b.distance);
}
