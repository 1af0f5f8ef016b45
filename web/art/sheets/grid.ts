/** Pictures in rows on one dark wall. */

import sharp, { type OverlayOptions } from 'sharp';

const WALL = '#21160d';
export const GAP = 5;
export const LARGE = { width: 150, height: 200, columns: 9 };
export const BOARD = { width: 57, height: 76, columns: 22 };

export async function save(file: string, width: number, height: number, parts: OverlayOptions[]): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: WALL } })
    .composite(parts)
    .webp({ quality: 66, effort: 6 })
    .toFile(file);
}

/** Pictures in rows below `top`; says where the next row would begin. */
export async function grid(
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

/** One sheet: all pictures large, then at the size of the board. */
export async function sheet(file: string, large: readonly Buffer[], board: readonly Buffer[]): Promise<void> {
  const parts: OverlayOptions[] = [];
  const middle = await grid(large, LARGE, GAP, parts);
  const bottom = await grid(board, BOARD, middle, parts);
  await save(file, LARGE.columns * (LARGE.width + GAP) + GAP, bottom, parts);
}

export function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="18"><text x="${width / 2}" y="13" text-anchor="middle" font-family="sans-serif" font-size="12" fill="#e9d6a8">${text}</text></svg>`,
  );
}
