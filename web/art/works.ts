/** Every picture of the page: the file it becomes, a digest of what it is painted from, and how to paint it. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ICONS, icon } from '../build/icon';
import { WIDTH, HEIGHT } from './land';
import { baked, iconFile, painted, SCALE, small, surroundings } from './bake';
import { mapWorks, oldWorldPainted, pictureHeight } from './oldworld';
import { manifest, PAINTED } from './painted';

export interface Work {
  /** Below the built page, for example `art/small/geralt.webp`. */
  file: string;
  /** Changes when the picture does. */
  digest: string;
  paint: () => Promise<Buffer>;
}

function digestOf(...parts: readonly (string | number)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(`${part} `);
  return digest.digest('hex').slice(0, 20);
}

/** A picture and its small version for the board. */
function card(folder: string, name: string, svg: string, width: number, height: number): Work[] {
  const digest = digestOf(svg, width, height);
  let large: Promise<Buffer> | undefined;
  const paint = (): Promise<Buffer> => (large ??= baked(svg, width, height));
  return [
    { file: `${folder}/${name}.webp`, digest, paint },
    { file: `${folder}/small/${name}.webp`, digest: digestOf(digest, 'small'), paint: async () => small(await paint()) },
  ];
}

function gwentWorks(): Work[] {
  return [...painted()].flatMap(([id, svg]) => card('art', id, svg, WIDTH * SCALE, HEIGHT * SCALE));
}

function oldWorldWorks(): Work[] {
  const pictures = [...oldWorldPainted()].flatMap(([name, { svg, width }]) =>
    card('art/oldworld', name, svg, width, pictureHeight(width)),
  );
  const maps = mapWorks().map(({ name, key, paint }) => ({ file: `art/oldworld/${name}.webp`, digest: digestOf(key), paint }));
  return [...pictures, ...maps];
}

function sceneryWorks(): Work[] {
  return Object.entries(surroundings()).map(([name, { svg, width, height, quality }]) => ({
    file: `art/scenery/${name}.webp`,
    digest: digestOf(svg, width, height, quality),
    paint: () => baked(svg, width, height, quality),
  }));
}

function iconWorks(): Work[] {
  return Object.entries(ICONS).map(([file, [width, room]]) => ({
    file,
    digest: digestOf(icon(room), width),
    paint: () => iconFile(icon(room), width),
  }));
}

export function works(): Work[] {
  return [...gwentWorks(), ...oldWorldWorks(), ...sceneryWorks(), ...iconWorks()];
}

/** What the manifest says when all pictures are up to date. */
export function manifestOf(sources: string, all: readonly Work[]): string {
  const lines = all.map(({ file, digest }) => `${file} ${digest}`).sort();
  return `sources ${sources}\n${lines.join('\n')}\n`;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'digests.txt')
    .map((entry) => join(entry.parentPath, entry.name).slice(PAINTED.length + 1).replaceAll('\\', '/'));
}

/** Paint what changed, remove what no painter makes any more, and write the manifest. */
export async function paintAll(sources: string): Promise<{ painted: string[]; removed: string[] }> {
  const all = works();
  const known = existsSync(join(PAINTED, 'digests.txt')) ? manifest() : new Map<string, string>();
  const stale = all.filter(({ file, digest }) => known.get(file) !== digest || !existsSync(join(PAINTED, file)));
  await Promise.all(
    stale.map(async ({ file, paint }) => {
      const picture = await paint();
      mkdirSync(dirname(join(PAINTED, file)), { recursive: true });
      writeFileSync(join(PAINTED, file), picture);
    }),
  );
  const wanted = new Set(all.map(({ file }) => file));
  const removed = filesIn(PAINTED).filter((file) => !wanted.has(file));
  for (const file of removed) rmSync(join(PAINTED, file));
  writeFileSync(join(PAINTED, 'digests.txt'), manifestOf(sources, all));
  return { painted: stale.map(({ file }) => file), removed };
}
