/** All pictures and signs of the page as files. Pictures that were baked before come from a cache. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import catalogue from '../catalogue.json' with { type: 'json' };
import { HEIGHT, WIDTH } from './land';
import { withNoise } from './noise';
import { paint, type Subject } from './scene';
import { scenery, type Scenery } from './scenery';
import { SIGNS } from './signs';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Pixels of a baked picture for each unit of the canvas: sharp on a card held close. */
const SCALE = 1.25;
/** Width of a picture for the board: twice what a card measures there. */
export const SMALL = 114;
const ICONS = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
/** Beside the modules: it goes when they are installed anew. */
const CACHE = join(dirname(ICONS), '..', '..', '.cache', 'sevencats-art');

function icons(): (name: string) => string {
  const set = JSON.parse(readFileSync(ICONS, 'utf8')) as IconSet;
  return (name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`no icon ${name}`);
    return icon.body;
  };
}

export function subjects(): Subject[] {
  const cards = catalogue.cards.map((card) => ({
    id: card.id,
    faction: card.faction,
    kind: 'kind' in card ? card.kind : 'unit',
  }));
  const leaders = catalogue.leaders.map((leader) => ({
    id: leader.id,
    faction: leader.faction,
    kind: 'leader',
  }));
  return [...cards, ...leaders];
}

/** A sign as a bare shape: what it stands in gives it its colour. */
function shapes(): (name: string) => string {
  const icon = icons();
  return (name) => icon(name).replaceAll(' fill="currentColor"', '');
}

/** Each picture as it is painted, before it is baked: id to SVG text. */
export function painted(): Map<string, string> {
  return new Map(subjects().map((subject) => [subject.id, paint(subject)]));
}

export function surroundings(): Record<string, Scenery> {
  return scenery(shapes());
}

/** One picture as WebP. */
export async function baked(
  svg: string,
  width = WIDTH * SCALE,
  height = HEIGHT * SCALE,
  quality = 70,
): Promise<Buffer> {
  return kept(`${svg}${width} ${height} ${quality}`, async () =>
    sharp(Buffer.from(await withNoise(svg)), { density: 72 * SCALE })
      .resize(width, height)
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer(),
  );
}

/** A picture from the cache, or made now; `what` is all that it is made from. */
export async function kept(what: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(what).update(` ${sharp.versions.sharp}`).digest('hex');
  const file = join(CACHE, `${key.slice(0, 24)}.webp`);
  try {
    return readFileSync(file);
  } catch {
    const picture = await make();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(file, picture);
    return picture;
  }
}

/** The same picture for the board, where a card is small. */
export async function small(file: Buffer): Promise<Buffer> {
  return sharp(file).resize(SMALL, (SMALL * 4) / 3).webp({ quality: 52, effort: 5, smartSubsample: true }).toBuffer();
}

/** One file with many signs; `<use href="signs.svg#name">` shows one. */
export function sprite(signs: Record<string, string> = SIGNS): string {
  const icon = icons();
  const symbols = Object.entries(signs).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 512 512">${icon(source)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
