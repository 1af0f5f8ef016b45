/** Old World's pictures as files: faces, actions, things, places, and the map by three hours in its sizes. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { oldWorldDrawings, type OldWorldGroup } from './cards/oldworld';
import { HEIGHT, WIDTH } from './land';
import { mapPicture } from './map/bake';
import { ISLES_LEFT } from './isles';
import type { Hour } from './map/veil';
import { paintDrawing } from './portraits/paint';

/** How wide a group's pictures are: a tale fills a page of a book, faces are held close, the others are never shown larger than a card in a fight. */
const WIDE: Record<OldWorldGroup, number> = {
  monsters: 300,
  legends: 300,
  people: 300,
  actions: 200,
  things: 160,
  places: 240,
  tales: 420,
};

/** Width and quality of the map's files: for desks, for phones, and a glimpse for the first page. */
const MAPS = { map: [1180, 58], 'map-small': [780, 42], 'map-glimpse': [330, 22] } as const;
/** The other hours are darker and need less. */
const DARK_MAPS = { map: [1180, 46], 'map-small': [780, 36] } as const;
const HOURS: readonly Hour[] = ['dusk', 'night'];
/** The same with the islands in the west, for tables with Skellige. */
const ISLES_MAPS = { 'map-isles': [1560, 52], 'map-isles-small': [1040, 33] } as const;

export interface Painted {
  svg: string;
  width: number;
}

/** Each drawing before it is baked, under the name of its file. */
export function oldWorldPainted(): Map<string, Painted> {
  return new Map(
    oldWorldDrawings().map(({ name, id, group, drawing }) => {
      const width = WIDE[group];
      // Painted as large as it is baked: light and shade cost by the dot.
      const scale = width / 300;
      return [name, { svg: paintDrawing(id, drawing, WIDTH * scale, HEIGHT * scale), width }];
    }),
  );
}

export function pictureHeight(width: number): number {
  return Math.round((width * HEIGHT) / WIDTH);
}

/** What the map is painted by: it takes seconds, so its sources stand for it. */
export function mapDigest(): string {
  const folder = join(import.meta.dirname, 'map');
  const digest = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (!name.includes('.test.')) digest.update(readFileSync(join(folder, name)));
  return digest.digest('hex');
}

interface MapWork {
  name: string;
  key: string;
  paint: () => Promise<Buffer>;
}

/** The map's files: what each is painted from, and how. */
export function mapWorks(): MapWork[] {
  const digest = mapDigest();
  const work = (file: string, hour: Hour, [width, quality]: readonly [number, number], left = 0): MapWork => ({
    name: hour === 'day' ? file : `${file}-${hour}`,
    key: `${digest} ${hour} ${width} ${quality}${left ? ` ${left}` : ''}`,
    paint: () => mapPicture(hour, width, quality, left),
  });
  return [
    ...Object.entries(MAPS).map(([file, size]) => work(file, 'day', size)),
    ...HOURS.flatMap((hour) => Object.entries(DARK_MAPS).map(([file, size]) => work(file, hour, size))),
    ...Object.entries(ISLES_MAPS).flatMap(([file, size]) =>
      (['day', ...HOURS] as const).map((hour) => work(file, hour, size, ISLES_LEFT)),
    ),
  ];
}
