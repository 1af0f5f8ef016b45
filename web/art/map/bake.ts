/** The map as a picture, by day, dusk or night. */

import sharp from 'sharp';

import { noise } from './field';
import { ground } from './ground';
import { veil, type Hour } from './veil';
import { HEIGHT, WIDTH, world, type XY } from './world';

/** The tooth of paper, as a grey sheet to lay over in soft light. */
function tooth(width: number, height: number): Promise<Buffer> {
  const [slow, quick] = [noise(5), noise(9)];
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = 128 + 16 * slow(x / 150, y / 150) + 10 * quick(x / 5, y / 3.4);
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

interface Daylight {
  picture: Buffer;
  lights: readonly XY[];
}

/** The ground takes seconds to paint: it is painted once, all hours and sizes come from it. */
const painted = new Map<number, Promise<Daylight>>();

async function daylight(left: number): Promise<Daylight> {
  const { svg, lights } = ground(world(), left);
  const base = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const input = await tooth(WIDTH + left, HEIGHT);
  const picture = await sharp(base)
    .composite([{ input, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { picture, lights };
}

/** `left` widens the picture to the west, for the islands; `width` is that of the file. */
export async function mapPicture(hour: Hour, width: number, quality: number, left = 0): Promise<Buffer> {
  const day = painted.get(left) ?? daylight(left);
  painted.set(left, day);
  const { picture, lights } = await day;
  const small = await sharp(picture).resize(width).png({ compressionLevel: 1 }).toBuffer();
  if (hour === 'day') return sharp(small).webp({ quality, effort: 5 }).toBuffer();
  // The veil multiplies, so it is drawn together with the picture, at the size of the file.
  const image = `<image x="${-left}" width="${WIDTH + left}" height="${HEIGHT}" href="data:image/png;base64,${small.toString('base64')}"/>`;
  const over = veil(hour, lights, left).replace('</defs>', `</defs>${image}`);
  return sharp(Buffer.from(over), { unlimited: true }).resize(width).webp({ quality, effort: 5 }).toBuffer();
}
