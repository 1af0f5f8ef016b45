/** Noise for the brushes: each kind is made once in a process, as a picture that others show. */

import sharp from 'sharp';

/** The size of the wood of the table. */
export const PLANKS = [640, 480] as const;
/** How dark the grain of wood is. */
export const DARK = '0 0 0 0 .03  0 0 0 0 .015  0 0 0 0 .005  2.6 0 0 0 -1.05';

const KINDS: Record<string, string> = {
  // For drawn cards: an unsteady hand (slow and quick at once), paper dust, the tooth of paper.
  hand: turbulence([330, 450], '.047', 3, colours('1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1')),
  dust: turbulence([330, 450], '.067 .147', 5, colours('0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .85  0 3 0 0 -1.6')),
  tooth: turbulence([300, 400], '.9 .35', 3, colours('0 0 0 0 .06  0 0 0 0 .03  0 0 0 0 .02  2 0 0 0 -.9')),
  planks: turbulence(PLANKS, '.005 .09', 4, colours(DARK)),
  shine: turbulence(PLANKS, '.004 .13', 4, colours('0 0 0 0 1  0 0 0 0 .72  0 0 0 0 .4  0 2.2 0 0 -1.12')),
};

function colours(values: string): string {
  return `<feColorMatrix values="${values}"/>`;
}

/** Small pictures are enough for a brush: it shows only a part of one, enlarged. */
function turbulence([width, height]: readonly [number, number], frequency: string, octaves: number, after: string): string {
  const size = `width="${width}" height="${height}"`;
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
