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
  const how = `${width} ${height} ${quality} ${sharp.versions.sharp}`;
  const key = createHash('sha256').update(svg).update(how).digest('hex');
  const kept = join(CACHE, `${key.slice(0, 24)}.webp`);
  try {
    return readFileSync(kept);
  } catch {
    const made = await sharp(Buffer.from(await withNoise(svg)), { density: 72 * SCALE })
      .resize(width, height)
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(kept, made);
    return made;
  }
}

/** The same picture for the board, where a card is small. */
export async function small(file: Buffer): Promise<Buffer> {
  return sharp(file).resize(SMALL, (SMALL * 4) / 3).webp({ quality: 52, effort: 5, smartSubsample: true }).toBuffer();
}

/** One file with all signs the page uses; `<use href="signs.svg#name">` shows one. */
export function sprite(): string {
  const icon = icons();
  const symbols = Object.entries(SIGNS).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 512 512">${icon(source)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
