/** Contact sheets for us: every card by faction at both sizes, and the nearest twins side by side. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type OverlayOptions } from 'sharp';

import { baked, painted, small, subjects } from '../bake';
import { OLDWORLD_DRAWINGS } from '../cards/oldworld';
import { HEIGHT, WIDTH } from '../land';
import { nearestPairs } from '../likeness';
import { paintDrawing } from '../portraits/paint';

const WALL = '#21160d';
const GAP = 5;
const LARGE = { width: 150, height: 200, columns: 9 };
const BOARD = { width: 57, height: 76, columns: 22 };
const TWINS = { pairs: 36, columns: 6 };
/** Leaders first, then heroes; a sheet shows what belongs together side by side. */
const KINDS = ['leader', 'hero', 'unit', 'special', 'weather'];

type Files = ReadonlyMap<string, Buffer>;

async function save(file: string, width: number, height: number, parts: OverlayOptions[]): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: WALL } })
    .composite(parts)
    .webp({ quality: 66, effort: 6 })
    .toFile(file);
}

/** Pictures in rows below `top`; says where the next row would begin. */
async function grid(
  pictures: readonly Buffer[],
  spec: typeof LARGE,
  top: number,
  parts: OverlayOptions[],
): Promise<number> {
  const { width, height, columns } = spec;
  const inputs = await Promise.all(pictures.map((picture) => sharp(picture).resize(width, height).png().toBuffer()));
  inputs.forEach((input, index) => {
    parts.push({
      input,
      left: GAP + (index % columns) * (width + GAP),
      top: top + Math.floor(index / columns) * (height + GAP),
    });
  });
  return top + Math.ceil(pictures.length / columns) * (height + GAP);
}

async function factionSheet(folder: string, faction: string, files: Files): Promise<void> {
  const ids = subjects()
    .filter((subject) => subject.faction === faction)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .map(({ id }) => id);
  const pictures = ids.map((id) => files.get(id)).filter((file) => file !== undefined);
  const parts: OverlayOptions[] = [];
  const middle = await grid(pictures, LARGE, GAP, parts);
  const bottom = await grid(await Promise.all(pictures.map(small)), BOARD, middle, parts);
  await save(join(folder, `${faction}.webp`), LARGE.columns * (LARGE.width + GAP) + GAP, bottom, parts);
}

/** Old World's pictures have no frame yet: its page will give them one. */
async function oldWorldSheet(folder: string): Promise<void> {
  const drawings = Object.values(OLDWORLD_DRAWINGS).flatMap((group) => Object.entries(group));
  const pictures = await Promise.all(drawings.map(([id, drawing]) => baked(paintDrawing(id, drawing, WIDTH, HEIGHT))));
  const parts: OverlayOptions[] = [];
  const bottom = await grid(pictures, LARGE, GAP, parts);
  await save(join(folder, 'oldworld.webp'), LARGE.columns * (LARGE.width + GAP) + GAP, bottom, parts);
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="18"><text x="${width / 2}" y="13" text-anchor="middle" font-family="sans-serif" font-size="12" fill="#e9d6a8">${text}</text></svg>`,
  );
}

async function twinSheet(folder: string, files: Files): Promise<void> {
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
  await save(
    join(folder, 'twins.webp'),
    TWINS.columns * wide + GAP,
    Math.ceil(pairs.length / TWINS.columns) * high + GAP,
    parts,
  );
}

/** `main([folder])` writes all sheets; `main([folder, id, ...])` one sheet of these cards. */
export async function main([folder = '.', ...ids]: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const wanted = [...painted()].filter(([id]) => !ids.length || ids.includes(id));
  const files = new Map(await Promise.all(wanted.map(async ([id, svg]) => [id, await baked(svg)] as const)));
  if (ids.length) {
    const parts: OverlayOptions[] = [];
    const columns = Math.min(ids.length, LARGE.columns);
    const middle = await grid([...files.values()], { width: 300, height: 400, columns }, GAP, parts);
    const bottom = await grid([...files.values()], { ...BOARD, columns: columns * 4 }, middle, parts);
    await save(join(folder, 'cards.webp'), columns * 305 + GAP, bottom, parts);
    return;
  }
  for (const faction of new Set(subjects().map((subject) => subject.faction)))
    await factionSheet(folder, faction, files);
  await oldWorldSheet(folder);
  await twinSheet(folder, files);
}
