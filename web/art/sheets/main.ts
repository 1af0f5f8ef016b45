/** Contact sheets for us: every picture by faction and kind at both sizes, and the nearest twins side by side. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type OverlayOptions } from 'sharp';

import { baked, painted, small, subjects } from '../bake';
import { nearestPairs } from '../likeness';
import { oldWorldPainted, pictureHeight } from '../oldworld';
import { pictureFile } from '../painted';
import { BOARD, GAP, LARGE, grid, label, save, sheet } from './grid';

const TWINS = { pairs: 36, columns: 6 };
/** Leaders first, then heroes; a sheet shows what belongs together side by side. */
const KINDS = ['leader', 'hero', 'unit', 'special', 'weather'];
/** Sheets of Old World, and the groups that each shows. */
const OLDWORLD_SHEETS: Record<string, readonly string[]> = {
  oldworld: ['monsters', 'legends', 'people'],
  oldworld_actions: ['actions'],
  oldworld_things: ['things'],
  oldworld_places: ['places'],
  oldworld_tales: ['tales'],
};

type Files = ReadonlyMap<string, Buffer>;

/** The pictures that are asked for, painted now, or all as they are committed: Gwent's by id, Old World's as `monsters-troll`. */
async function gwentFiles(ids: readonly string[]): Promise<Files> {
  if (!ids.length) return new Map(subjects().map(({ id }) => [id, pictureFile(`art/${id}.webp`)]));
  const wanted = [...painted()].filter(([id]) => ids.includes(id));
  return new Map(await Promise.all(wanted.map(async ([id, svg]) => [id, await baked(svg)] as const)));
}

async function oldWorldFiles(ids: readonly string[]): Promise<Files> {
  const all = [...oldWorldPainted()];
  if (!ids.length) return new Map(all.map(([name]) => [name, pictureFile(`art/oldworld/${name}.webp`)]));
  const wanted = all.filter(([name]) => ids.includes(name));
  return new Map(
    await Promise.all(
      wanted.map(async ([name, { svg, width }]) => [name, await baked(svg, width, pictureHeight(width))] as const),
    ),
  );
}

async function factionSheet(folder: string, faction: string, files: Files): Promise<void> {
  const pictures = subjects()
    .filter((subject) => subject.faction === faction)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .flatMap(({ id }) => files.get(id) ?? []);
  await sheet(join(folder, `${faction}.webp`), pictures, await Promise.all(pictures.map(small)));
}

async function oldWorldSheet(folder: string, name: string, groups: readonly string[], files: Files): Promise<void> {
  const pictures = [...files]
    .filter(([file]) => groups.some((group) => file.startsWith(`${group}-`)))
    .map(([, file]) => file);
  await sheet(join(folder, `${name}.webp`), pictures, await Promise.all(pictures.map(small)));
}

async function twinSheet(file: string, files: Files): Promise<void> {
  const pairs = (await nearestPairs(files)).slice(0, TWINS.pairs);
  const [width, height] = [96, 128];
  const [wide, high] = [2 * width + 3 * GAP, height + 18 + GAP];
  const parts: OverlayOptions[] = [];
  for (const [index, pair] of pairs.entries()) {
    const left = GAP + (index % TWINS.columns) * wide;
    const top = GAP + Math.floor(index / TWINS.columns) * high;
    for (const [place, id] of [pair.one, pair.other].entries()) {
      const input = await sharp(files.get(id)).resize(width, height).png().toBuffer();
      parts.push({ input, left: left + place * (width + 2), top });
    }
    parts.push({ input: label(pair.distance.toFixed(1), 2 * width), left, top: top + height });
    console.log(`${pair.distance.toFixed(1).padStart(5)}  ${pair.one}  ${pair.other}`);
  }
  await save(file, TWINS.columns * wide + GAP, Math.ceil(pairs.length / TWINS.columns) * high + GAP, parts);
}

/** One sheet of a few pictures, large, while they are drawn. */
async function closeLook(folder: string, files: Files): Promise<void> {
  const pictures = [...files.values()];
  const columns = Math.min(pictures.length, LARGE.columns);
  const parts: OverlayOptions[] = [];
  const middle = await grid(pictures, { width: 300, height: 400, columns }, GAP, parts);
  const bottom = await grid(pictures, { ...BOARD, columns: columns * 4 }, middle, parts);
  await save(join(folder, 'cards.webp'), columns * 305 + GAP, bottom, parts);
}

/** `main([folder])` writes all sheets; `main([folder, id, ...])` one sheet of these cards. */
export async function main([folder = '.', ...ids]: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const gwent = await gwentFiles(ids);
  const oldWorld = await oldWorldFiles(ids);
  if (ids.length) {
    await closeLook(folder, new Map([...gwent, ...oldWorld]));
    return;
  }
  for (const faction of new Set(subjects().map((subject) => subject.faction)))
    await factionSheet(folder, faction, gwent);
  for (const [name, groups] of Object.entries(OLDWORLD_SHEETS)) await oldWorldSheet(folder, name, groups, oldWorld);
  await twinSheet(join(folder, 'twins.webp'), gwent);
  await twinSheet(join(folder, 'twins_oldworld.webp'), oldWorld);
}
