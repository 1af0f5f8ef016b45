/** The map as a picture, by day, dusk or night. */

import sharp from 'sharp';

import { noise } from './field';
import { ground } from './ground';
import { veil, type Hour } from './veil';
import { HEIGHT, WIDTH, world } from './world';

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

/** `left` widens the picture to the west, for the islands; `width` is that of the file. */
export async function mapPicture(hour: Hour, width: number, quality: number, left = 0): Promise<Buffer> {
  const { svg, lights } = ground(world(), left);
  const base = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const input = await tooth(WIDTH + left, HEIGHT);
  let picture = await sharp(base)
    .composite([{ input, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (hour !== 'day') {
    // The veil multiplies, so it is drawn together with the picture.
    const image = `<image x="${-left}" width="${WIDTH + left}" height="${HEIGHT}" href="data:image/png;base64,${picture.toString('base64')}"/>`;
    const over = veil(hour, lights, left).replace('</defs>', `</defs>${image}`);
    picture = await sharp(Buffer.from(over), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer();
  }
  return sharp(picture).resize(width).webp({ quality, effort: 5 }).toBuffer();
}
