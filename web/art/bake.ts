/** Renders pictures to WebP. `works.ts` lists them all; the files are committed in `painted/`. */

import sharp from 'sharp';

import catalogue from '../generated/catalogue.json' with { type: 'json' };
import { HEIGHT, WIDTH } from './land';
import { withNoise } from './noise';
import { paint, type Subject } from './scene';
import { scenery, type Scenery } from './scenery';
import { shapes } from './sprites';

/** Pixels of a baked picture for each unit of the canvas: sharp on a card held close. */
export const SCALE = 1.25;
/** Width of a picture for the board: twice what a card measures there. */
export const SMALL = 114;
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
  return sharp(Buffer.from(await withNoise(svg)), { density: 72 * SCALE })
    .resize(width, height)
    .webp({ quality, effort: 5, smartSubsample: true })
    .toBuffer();
}

/** One of the app's icons as PNG. */
export function iconFile(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, width).png().toBuffer();
}

/** The same picture for the board, where a card is small. */
export async function small(file: Buffer): Promise<Buffer> {
  return sharp(file).resize(SMALL, (SMALL * 4) / 3).webp({ quality: 52, effort: 5, smartSubsample: true }).toBuffer();
}
