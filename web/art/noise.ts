/** Noise for the brushes: each kind is made once in a process, as a picture that others show. */

import sharp from 'sharp';

import { HEIGHT, WIDTH } from './land';

const KINDS: Record<string, string> = {
  flames: turbulence(1, '.044 .022', 3, ''),
  clouds: turbulence(0.5, '.036 .104', 4, `<feColorMatrix values="${'3.4 0 0 0 -1.4 '.repeat(3)} 0 0 0 0 1"/>`),
  grain: turbulence(0.4, '.9', 2, `<feColorMatrix values="${'0 0 0 0 0 '.repeat(3)} 2.4 0 0 0 -1"/>`),
};

/** Small pictures are enough: a brush shows only a part of one, enlarged. */
function turbulence(scale: number, frequency: string, octaves: number, after: string): string {
  const size = `width="${WIDTH * scale}" height="${HEIGHT * scale}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="11"/>${after}</filter>` +
    `<rect ${size} filter="url(#f)"/></svg>`
  );
}

const made = new Map<string, Promise<string>>();

/** The text of a picture with its `noise:` addresses filled in. */
export async function withNoise(svg: string): Promise<string> {
  let out = svg;
  for (const kind of Object.keys(KINDS)) {
    if (out.includes(`noise:${kind}`)) out = out.replaceAll(`noise:${kind}`, await noise(kind));
  }
  return out;
}

function noise(kind: string): Promise<string> {
  const known = made.get(kind);
  if (known) return known;
  const fresh = sharp(Buffer.from(KINDS[kind] ?? ''))
    .png()
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`);
  made.set(kind, fresh);
  return fresh;
}
