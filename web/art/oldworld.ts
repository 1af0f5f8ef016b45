/** Old World's pictures as files: monsters, legends, people, and the map in three sizes. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { baked, kept, small } from './bake';
import { OLDWORLD_DRAWINGS } from './cards/oldworld';
import { HEIGHT, WIDTH } from './land';
import { mapPicture } from './map/bake';
import { paintDrawing } from './portraits/paint';

/** Width and quality of the map's files: for desks, for phones, and a glimpse for the first page. */
const MAPS = { map: [1180, 58], 'map-small': [780, 42], 'map-glimpse': [366, 30] } as const;

/** Each drawing before it is baked, under the name of its file. */
export function oldWorldPainted(): Map<string, string> {
  const all = Object.entries(OLDWORLD_DRAWINGS).flatMap(([group, drawings]) =>
    Object.entries(drawings).map(([id, drawing]): [string, string] => [
      `${group}-${id}`,
      paintDrawing(id, drawing, WIDTH, HEIGHT),
    ]),
  );
  return new Map(all);
}

/** What the map is painted by: it takes seconds, so its sources stand for it. */
export function mapDigest(): string {
  const folder = join(import.meta.dirname, 'map');
  const digest = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (!name.includes('.test.')) digest.update(readFileSync(join(folder, name)));
  return digest.digest('hex');
}

/** All files below `art/oldworld`. */
export async function oldWorldFiles(painted: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await Promise.all(
    [...painted].map(async ([name, svg]) => {
      const picture = await baked(svg);
      files.set(`${name}.webp`, picture);
      files.set(`small/${name}.webp`, await small(picture));
    }),
  );
  const digest = mapDigest();
  for (const [name, [width, quality]] of Object.entries(MAPS))
    files.set(`${name}.webp`, await kept(`${digest} ${width} ${quality}`, () => mapPicture('day', width, quality)));
  return files;
}
