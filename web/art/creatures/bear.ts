/** A bear, face to face. */

import { Z, fill, form, type Part } from '../portraits/kit';
import { blade, line, pts, type Pt } from '../portraits/pen';
import { darkSide, glowEye, paw, teeth, whole } from './anatomy';

export function bear(spec: { fur: string; eye: string; roar: boolean }): Part {
  return (k) => {
    const t = k.tones(spec.fur);
    const muzzle = k.tones('#c2a07a');
    const [x, y] = [204, spec.roar ? 226 : 246];
    const shaggy = (points: Pt[]): Pt[] =>
      points.flatMap((p, i): Pt[] => [
        [p[0], p[1], 0],
        [p[0] + (i % 2 ? 9 : -9), p[1] + (i % 2 ? -10 : 12), 0],
      ]);
    let strokes = '';
    for (let i = 0; i < 110; i++) {
      const [px, py] = [k.c.between(10, 398), k.c.between(300, 560)];
      strokes += fill(
        blade(
          [
            [px, py - 14],
            [px + (px - x) * 0.04, py],
            [px + (px - x) * 0.1, py + 18],
          ],
          [3, 8, 1],
        ),
        i % 2 ? t.hi : t.deep,
        'opacity=".5"',
      );
    }
    const body = form(
      k,
      line(shaggy(pts('-20 640, -10 480, 30 400, 100 340, 204 330, 308 340, 378 400, 418 480, 428 640'))),
      t,
      { depth: 22, edge: 6, inner: strokes },
    );
    const ears = ([-1, 1] as const)
      .map((s) =>
        form(
          k,
          line([
            [x + s * 62, y - 96],
            [x + s * 70, y - 140],
            [x + s * 112, y - 146],
            [x + s * 128, y - 104],
            [x + s * 104, y - 70],
          ]),
          t,
          {
            depth: 10,
            edge: 4,
            dim: s !== k.side,
            inner: fill(
              line([
                [x + s * 82, y - 96],
                [x + s * 96, y - 122],
                [x + s * 110, y - 96],
              ]),
              t.deep,
            ),
          },
        ),
      )
      .join('');
    let coat = darkSide(k, x, t.lo, [
      [20, y - 140],
      [40, y - 60],
      [16, y - 10],
      [30, y + 40],
      [10, y + 170],
    ]);
    for (let i = 0; i < 60; i++) {
      const [u, v] = [k.c.between(-1, 1), k.c.between(-1, 1)];
      const [px, py] = [x + u * 120, y + v * 110];
      coat += fill(
        blade(
          [
            [px, py - 10],
            [px + u * 6, py + 2],
            [px + u * 14, py + 14],
          ],
          [2, 7, 1],
        ),
        i % 2 ? t.hi : t.deep,
        'opacity=".5"',
      );
    }
    const head = form(k, line(shaggy(whole(pts('0 -124, 60 -116, 108 -70, 124 0, 112 60, 70 104, 0 116'), x, y))), t, {
      depth: 16,
      edge: 6,
      inner: coat,
    });
    let face = '';
    if (spec.roar) {
      const maw = line(whole(pts('0 38, 56 44, 70 70!, 62 150, 30 190, 0 196'), x, y));
      face +=
        form(k, line(whole(pts('0 30, 74 40, 90 80, 80 160, 40 208, 0 214'), x, y)), t, { depth: 12, edge: 4 }) +
        fill(maw, '#4a0c10') +
        k.inside(maw, fill(line(whole(pts('0 110, 30 116, 34 170, 0 196'), x, y)), '#c8484a'));
      face +=
        teeth(
          k,
          [
            [x - 54, y + 48],
            [x, y + 42],
            [x + 54, y + 48],
          ],
          8,
          22,
          12,
          '#f2e6c6',
          [1, 6],
        ) +
        teeth(
          k,
          [
            [x - 48, y + 166],
            [x, y + 190],
            [x + 48, y + 166],
          ],
          7,
          -24,
          12,
          '#f2e6c6',
          [1, 5],
        );
    }
    face += form(
      k,
      line(
        whole(
          spec.roar
            ? pts('0 -30, 36 -20, 58 10, 62 44, 30 54, 0 50')
            : pts('0 -20, 36 -10, 60 24, 62 66, 36 96, 0 102'),
          x,
          y,
        ),
      ),
      muzzle,
      { depth: 12, edge: 5 },
    );
    face += form(k, line(whole(pts('0 -26, 30 -22, 34 -4, 12 16, 0 18'), x, y)), k.tones('#2a1c18'), {
      depth: 6,
      edge: 4,
    });
    if (!spec.roar)
      face +=
        fill(
          blade(
            [
              [x, y + 18],
              [x, y + 48],
            ],
            [4, 5, 4],
          ),
          t.deep,
        ) +
        fill(
          blade(
            [
              [x - 46, y + 66],
              [x - 20, y + 56],
              [x, y + 52],
              [x + 20, y + 56],
              [x + 46, y + 66],
            ],
            [4, 7, 6, 7, 4],
          ),
          '#3a1210',
        ) +
        teeth(
          k,
          [
            [x - 40, y + 62],
            [x, y + 54],
            [x + 40, y + 62],
          ],
          6,
          15,
          10,
          '#f2e6c6',
          [0, 5],
        );
    for (const s of [-1, 1] as const) {
      face +=
        fill(
          line([
            [x + s * 28, y - 40],
            [x + s * 54, y - 62],
            [x + s * 82, y - 50],
            [x + s * 70, y - 28],
          ]),
          k.light.ink,
        ) + glowEye(k, x + s * 55, y - 44, 13, 11, spec.eye, {});
      face += form(
        k,
        blade(
          [
            [x + s * 16, y - 46],
            [x + s * 54, y - 76],
            [x + s * 96, y - 58],
          ],
          [12, 24, 8],
        ),
        t,
        { depth: 7, edge: 3, dim: s !== k.side },
      );
    }
    const paws = spec.roar
      ? paw(k, 66, 420, 1.5, 170, spec.fur, '#e6dcb8', 5) + paw(k, 342, 420, 1.5, -170, spec.fur, '#e6dcb8', 5, true)
      : paw(k, 110, 500, 1.3, 0, spec.fur, '#2a1c18', 5) + paw(k, 300, 500, 1.3, 0, spec.fur, '#2a1c18', 5, true);
    return [
      { z: Z.body, svg: body },
      { z: Z.head, svg: ears + (spec.roar ? '' : '') + head + face },
      { z: Z.front, svg: paws },
    ];
  };
}
