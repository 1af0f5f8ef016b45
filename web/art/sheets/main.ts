import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { baked, painted } from '../bake';
import { DRAWINGS } from '../cards';

export async function main([out = '/tmp/art/out', ...want]: string[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const [id, svg] of painted()) {
    const m = /.{90}(NaN|undefined).{30}/.exec(svg);
    if (m) console.log(id, m[0]);
  }
  const all = painted();
  const ids = [...all.keys()].filter((id) =>
    want.length ? want.some((w) => id === w || (w.endsWith('*') && id.startsWith(w.slice(0, -1)))) : DRAWINGS[id],
  );
  const t0 = Date.now();
  const files = await Promise.all(ids.map(async (id) => ({ id, file: await baked(all.get(id) ?? '') })));
  const bytes = files.map((f) => f.file.length);
  console.log(
    ids.length,
    'cards',
    Date.now() - t0,
    'ms',
    'mean bytes',
    bytes.reduce((a, b) => a + b, 0) / bytes.length,
    'max',
    Math.max(...bytes),
  );
  const per = Number(process.env.COLS ?? 7);
  const cols = Math.min(per, ids.length);
  const [w, h] = process.env.BIG ? [300, 400] : [216, 288];
  const rows = Math.ceil(ids.length / cols);
  const smallCols = 22;
  const top = rows * (h + 4) + 4;
  const parts = await Promise.all(
    files.flatMap(({ file }, i) => [
      (async () => ({
        input: await sharp(file).resize(w, h).png().toBuffer(),
        left: 4 + (i % cols) * (w + 4),
        top: 4 + Math.floor(i / cols) * (h + 4),
      }))(),
      (async () => ({
        input: await sharp(file).resize(57, 76).png().toBuffer(),
        left: 4 + (i % smallCols) * 61,
        top: top + Math.floor(i / smallCols) * 80,
      }))(),
    ]),
  );
  await sharp({
    create: {
      width: Math.max(cols * (w + 4) + 4, Math.min(ids.length, smallCols) * 61 + 8),
      height: top + Math.ceil(ids.length / smallCols) * 80 + 4,
      channels: 3,
      background: '#21160d',
    },
  })
    .composite(parts)
    .png()
    .toFile(join(out, 'sheet.png'));
}
