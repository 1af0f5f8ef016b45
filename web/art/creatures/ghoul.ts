/** A ghoul. */

import { darkSide, glowEye, paw, spines, teeth, whole } from './anatomy';
import { mix } from '../portraits/colour';
import { type Part, Z, fill, form, hatch } from '../portraits/kit';
import { type Pt, blade, line, pts } from '../portraits/pen';

export function ghoul(): Part {
  return (k) => {
    const flesh = '#b79c88';
    const t = k.tones(flesh);
    const raw = k.tones('#9a3a34');
    const [x, y] = [204, 246];
    const back = line(pts('24 470, 40 330, 110 206, 210 166, 306 200, 370 320, 384 470'));
    let behind = spines(
      k,
      [
        [66, 300],
        [120, 206],
        [206, 170],
        [300, 206],
        [352, 300],
      ],
      9,
      74,
      30,
      k.tones('#d9c7a6'),
      [204, 400],
    );
    behind += form(k, back, t, {
      depth: 26,
      edge: 6,
      inner:
        hatch(k, [200, 200, 180, 260], 66, 14, t.deep, 5, 0.6) +
        [0, 1, 2, 3]
          .map((i) =>
            fill(
              blade(
                [
                  [120 - i * 12, 300 + i * 36],
                  [86 - i * 8, 340 + i * 34],
                  [84 - i * 4, 390 + i * 30],
                ],
                9,
              ),
              t.deep,
              'opacity=".5"',
            ),
          )
          .join(''),
    });
    // Arms that drag it on.
    const arm = (s: -1 | 1): string => {
      const dim = s !== k.side;
      const way: Pt[] = [
        [x + s * 112, 330],
        [x + s * 176, 392],
        [x + s * 128, 458],
      ];
      return (
        form(k, blade(way, [74, 54, 38]), t, {
          depth: 14,
          edge: 4,
          dim,
          inner: hatch(k, [x + s * 130 - 50, 340, 100, 120], s * 50, 12, t.deep, 3, 0.5),
        }) + paw(k, x + s * 116, 470, 1.3, s * -8, flesh, '#2a1c18', 4, s < 0)
      );
    };
    const ears = ([-1, 1] as const)
      .map((s) =>
        form(
          k,
          line([
            [x + s * 70, y - 50],
            [x + s * 132, y - 96, 0],
            [x + s * 120, y - 60],
            [x + s * 104, y - 44, 0],
            [x + s * 112, y - 24],
            [x + s * 76, y + 4],
          ]),
          t,
          {
            depth: 8,
            edge: 3,
            dim: s !== k.side,
            inner: fill(
              line([
                [x + s * 84, y - 42],
                [x + s * 114, y - 72],
                [x + s * 86, y - 12],
              ]),
              raw.lo,
            ),
          },
        ),
      )
      .join('');
    const skull: Pt[] = pts('0 -104, 54 -96, 88 -52, 86 -8, 96 24, 78 52!, 60 60, 0 62');
    const jaw = line(whole(pts('0 96, 46 92, 70 44!, 84 66, 70 142, 34 176, 0 184'), x, y));
    const maw = line(whole(pts('0 40, 52 46, 74 56!, 60 120, 0 150'), x, y));
    const head = line(whole(skull, x, y));
    let svg = ears + form(k, jaw, t, { depth: 14, edge: 4 }) + fill(maw, mix(k.light.ink, '#4a0c10', 0.5));
    svg += k.inside(
      maw,
      form(
        k,
        line([
          [x - 30, y + 150],
          [x - 34, y + 108],
          [x, y + 92],
          [x + 34, y + 108],
          [x + 30, y + 150],
        ]),
        raw,
        { depth: 10, edge: 3 },
      ),
    );
    svg += teeth(
      k,
      [
        [x - 56, y + 128],
        [x, y + 152],
        [x + 56, y + 128],
      ],
      8,
      -34,
      14,
      '#efe0bd',
      [1, 6],
    );
    const inner =
      darkSide(k, x, t.lo, [
        [26, y - 120],
        [36, y - 60],
        [14, y - 30],
        [8, y],
        [20, y + 30],
        [6, y + 80],
      ]) +
      fill(
        line([
          [x + k.side * 10, y - 90],
          [x + k.side * 52, y - 84],
          [x + k.side * 66, y - 50],
          [x + k.side * 30, y - 56],
        ]),
        t.hi,
        'opacity=".8"',
      ) +
      [-1, 1]
        .map(
          (s) =>
            fill(
              blade(
                [
                  [x + s * 20, y - 88],
                  [x + s * 40, y - 70],
                  [x + s * 34, y - 48],
                ],
                5,
              ),
              raw.lo,
              'opacity=".7"',
            ) +
            fill(
              blade(
                [
                  [x + s * 62, y - 66],
                  [x + s * 74, y - 40],
                ],
                5,
              ),
              raw.lo,
              'opacity=".7"',
            ),
        )
        .join('');
    svg += form(k, head, t, { depth: 14, edge: 5, inner });
    svg += teeth(
      k,
      [
        [x - 64, y + 52],
        [x, y + 46],
        [x + 64, y + 52],
      ],
      10,
      36,
      13,
      '#f2e6c6',
      [1, 8],
    );
    for (const s of [-1, 1] as const) {
      svg += fill(
        line([
          [x + s * 12, y + 4],
          [x + s * 20, y - 30, 0],
          [x + s * 52, y - 34],
          [x + s * 76, y - 22, 0],
          [x + s * 68, y + 8],
          [x + s * 38, y + 18],
        ]),
        k.light.ink,
      );
      svg += glowEye(k, x + s * 44, y - 8, 14, 10, '#ffe14a', { slit: true, tilt: s * -10 });
      svg += form(
        k,
        blade(
          [
            [x + s * 4, y - 8],
            [x + s * 38, y - 38],
            [x + s * 86, y - 30],
          ],
          [10, 24, 4],
        ),
        t,
        { depth: 7, edge: 3, dim: s !== k.side },
      );
      svg += fill(
        blade(
          [
            [x + s * 5, y + 20],
            [x + s * 10, y + 38],
          ],
          9,
        ),
        k.light.ink,
      );
      svg += fill(
        blade(
          [
            [x + s * 30, y + 30],
            [x + s * 60, y + 26],
            [x + s * 84, y + 36],
          ],
          6,
        ),
        t.deep,
        'opacity=".6"',
      );
    }
    const blood = fill(
      blade(
        [
          [x + 14, y + 150],
          [x + 16, y + 190],
          [x + 15, y + 214],
        ],
        [5, 8, 3],
      ) +
        blade(
          [
            [x - 20, y + 170],
            [x - 20, y + 204],
          ],
          [4, 7, 2],
        ),
      '#a8201c',
    );
    return [
      { z: Z.behind, svg: behind },
      { z: Z.body, svg: arm(-1) + arm(1) },
      { z: Z.head, svg: svg + blood },
    ];
  };
}
