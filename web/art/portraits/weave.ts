/** Patterns of cloth, and the lily. */

import type { Kit } from './kit';
import { type Pt, line, poly } from './pen';

export type Weave = 'quilt' | 'mail' | 'scale' | 'plaid' | 'lily' | 'stripe' | 'vine';

/** A cloth's pattern as a fill. */
export function weave(k: Kit, kind: Weave, paint: string, size = 1): string {
  const id = k.id();
  const at = (w: number, h: number, body: string, turn = 0): void =>
    k.def(
      `<pattern id="${id}" width="${w * size}" height="${h * size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><g transform="scale(${size})">${body}</g></pattern>`,
    );
  const stroke = (d: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}"/>`;
  if (kind === 'quilt') at(24, 24, stroke('M0 0L24 24M24 0L0 24', 2.4));
  if (kind === 'mail')
    at(
      12,
      12,
      stroke(
        'M0 6A6 6 0 0 0 12 6M-6 12A6 6 0 0 0 6 12M6 12A6 6 0 0 0 18 12M-6 0A6 6 0 0 0 6 0M6 0A6 6 0 0 0 18 0',
        2.2,
      ),
    );
  if (kind === 'scale') at(26, 30, stroke('M0 0V8Q0 22 13 28Q26 22 26 8V0M13 -2Q13 8 0 13M13 -2Q13 8 26 13', 2.6));
  if (kind === 'plaid')
    at(
      44,
      44,
      `<rect width="14" height="44" fill="${paint}" opacity=".45"/><rect width="44" height="14" fill="${paint}" opacity=".45"/><path d="M30 0V44M0 30H44" stroke="${paint}" stroke-width="3" opacity=".8"/>`,
      14,
    );
  if (kind === 'stripe') at(34, 34, `<rect width="16" height="34" fill="${paint}"/>`, 8);
  if (kind === 'lily')
    at(
      62,
      74,
      `<g fill="${paint}">${[
        [16, 20],
        [47, 57],
      ]
        .map(([x, y]) => lily(x as number, y as number, 0.5))
        .join('')}</g>`,
    );
  if (kind === 'vine')
    at(
      40,
      40,
      stroke('M0 20Q10 4 20 20T40 20', 2.4) +
        `<circle cx="10" cy="27" r="3.4" fill="${paint}"/><circle cx="30" cy="13" r="3.4" fill="${paint}"/>`,
    );
  return `url(#${id})`;
}

/** A lily of three petals and a band. */
export function lily(x: number, y: number, size = 1): string {
  const p = (points: readonly (readonly [number, number])[]): Pt[] =>
    points.map(([a, b]) => [x + a * size, y + b * size]);
  return `<path d="${line(
    p([
      [0, -34],
      [9, -14],
      [4, 8],
      [-4, 8],
      [-9, -14],
    ]),
  )}${line(
    p([
      [7, 6],
      [12, -10],
      [24, -16],
      [28, -4],
      [20, 0],
      [18, -6],
      [13, 2],
      [10, 10],
    ]),
  )}${line(
    p([
      [-7, 6],
      [-12, -10],
      [-24, -16],
      [-28, -4],
      [-20, 0],
      [-18, -6],
      [-13, 2],
      [-10, 10],
    ]),
  )}${poly(
    p([
      [-16, 10],
      [16, 10],
      [16, 15],
      [-16, 15],
    ]),
  )}${line(
    p([
      [0, 17],
      [6, 26],
      [0, 34],
      [-6, 26],
    ]),
  )}"/>`;
}
