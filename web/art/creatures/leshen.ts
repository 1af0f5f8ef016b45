/** A leshen. */

import { antler, darkSide, glowEye, horn, teeth, whole } from './anatomy';
import { mix } from '../portraits/colour';
import { type Part, Z, fill, form, hatch } from '../portraits/kit';
import { type Pt, blade, line, poly, pts } from '../portraits/pen';

export function leshen(): Part {
  return (k) => {
    const bone = '#e2d8bd';
    const t = k.tones(bone);
    const bark = k.tones('#5a4634');
    const moss = k.tones('#5f7a3a');
    const [x, y] = [204, 252];
    const rack = (s: -1 | 1): string =>
      antler(
        k,
        [
          [x + s * 26, y - 64],
          [x + s * 92, y - 96],
          [x + s * 112, y - 152],
          [x + s * 150, y - 206],
        ],
        [30, 25, 20, 12, 1],
        '#b8a888',
        [
          [0.2, s > 0 ? -78 : -102, 74],
          [0.42, s > 0 ? 2 : 178, 70],
          [0.6, s > 0 ? -104 : -76, 76],
          [0.78, s > 0 ? 4 : 176, 46],
        ],
        s !== k.side,
      );
    // Shoulders of roots, moss and hair.
    let body = form(
      k,
      line(pts('-20 640!, -10 470, 60 392, 140 372, 204 392, 268 372, 350 392, 412 470, 420 640!')),
      bark,
      { depth: 22, edge: 6, inner: hatch(k, [0, 380, 400, 200], 84, 18, bark.deep, 8, 0.8) },
    );
    for (let i = 0; i < 44; i++) {
      const u = -1 + (2 * i) / 43;
      const px = x + u * 200;
      const py = 376 + Math.abs(u) ** 1.6 * 88 + k.c.between(-8, 26);
      const tone = i % 3 === 0 ? bark : moss;
      const lit = u * k.side > -0.1;
      body += fill(
        blade(
          [
            [px, py - 14],
            [px + u * 10, py + 26],
            [px + u * 20 + k.c.between(-8, 8), py + 66 + k.c.between(-10, 30)],
          ],
          [20, 26, 2],
        ),
        lit ? (i % 2 ? tone.base : tone.hi) : i % 2 ? tone.lo : tone.deep,
      );
    }
    let twigs = '';
    for (const [px, py, a, l] of [
      [50, 410, -128, 120],
      [90, 384, -112, 96],
      [24, 440, -152, 80],
      [330, 388, -66, 100],
      [362, 414, -48, 118],
      [388, 446, -24, 70],
    ] as const) {
      const r = (a * Math.PI) / 180;
      twigs +=
        horn(
          k,
          [
            [px, py],
            [px + Math.cos(r) * l * 0.5 + 6, py + Math.sin(r) * l * 0.5],
            [px + Math.cos(r) * l, py + Math.sin(r) * l],
          ],
          [15, 10, 1],
          '#5a4634',
          0,
          (px - 204) * k.side < 0,
        ) +
        horn(
          k,
          [
            [px + Math.cos(r) * l * 0.5 + 4, py + Math.sin(r) * l * 0.5],
            [px + Math.cos(r + 0.8) * l * 0.8, py + Math.sin(r + 0.8) * l * 0.8],
          ],
          [8, 5, 1],
          '#5a4634',
        );
    }
    // A neck of twisted roots.
    let roots = '';
    for (let i = 0; i < 7; i++) {
      const u = -1 + i / 3;
      const tone = u * k.side > -0.1 ? bark.base : bark.lo;
      const way: Pt[] = [
        [x + u * 22, y + 60],
        [x + u * 40 + (i % 2 ? 10 : -10), y + 130],
        [x + u * 74, y + 210],
      ];
      roots +=
        fill(blade(way, [16, 24, 30]), tone) +
        fill(blade(way, [16, 24, 30], -k.side * 0.5, 0.2), bark.hi, 'opacity=".6"') +
        fill(blade(way, [16, 24, 30], k.side * 0.7, 0.24), bark.deep, 'opacity=".7"');
    }
    const skull = line(
      whole(pts('0 -86, 36 -80, 62 -50, 66 -16, 54 14, 38 46, 30 92, 36 126, 26 152!, 10 160, 0 158'), x, y),
    );
    let svg = form(k, skull, t, {
      depth: 12,
      edge: 5,
      inner:
        darkSide(k, x, t.lo, [
          [10, y - 100],
          [18, y - 50],
          [4, y - 10],
          [10, y + 60],
          [6, y + 180],
        ]) +
        fill(
          blade(
            [
              [x + k.side * 8, y - 70],
              [x + k.side * 6, y],
              [x + k.side * 6, y + 90],
            ],
            [10, 14, 4],
          ),
          t.hi,
        ) +
        [0, 1, 2]
          .map((i) =>
            fill(
              blade(
                [
                  [x - 30 + i * 26, y - 74 + i * 4],
                  [x - 24 + i * 22, y - 54],
                  [x - 28 + i * 26, y - 36],
                ],
                4,
              ),
              t.deep,
              'opacity=".7"',
            ),
          )
          .join(''),
    });
    for (const s of [-1, 1] as const) {
      svg +=
        fill(
          line([
            [x + s * 20, y + 6],
            [x + s * 26, y - 24],
            [x + s * 50, y - 34],
            [x + s * 64, y - 16],
            [x + s * 54, y + 10],
            [x + s * 34, y + 20],
          ]),
          k.light.ink,
        ) + glowEye(k, x + s * 42, y - 8, 10, 8, '#ff5a2a', {});
      svg += fill(
        line([
          [x + s * 4, y + 70, 0],
          [x + s * 14, y + 88],
          [x + s * 18, y + 128],
          [x + s * 6, y + 138, 0],
        ]),
        mix(k.light.ink, t.deep, 0.3),
      );
      svg += fill(
        blade(
          [
            [x + s * 60, y + 0],
            [x + s * 46, y + 36],
            [x + s * 32, y + 60],
          ],
          6,
        ),
        t.deep,
        'opacity=".7"',
      );
    }
    svg += teeth(
      k,
      [
        [x - 24, y + 150],
        [x, y + 158],
        [x + 24, y + 150],
      ],
      6,
      16,
      8,
      bone,
    );
    // A hand of branches.
    let hand = form(k, blade(pts('400 600, 350 500, 330 424'), [54, 40, 30]), bark, { depth: 12, edge: 4 });
    for (const [dx, dy] of [
      [-56, -66],
      [-24, -100],
      [18, -104],
      [52, -72],
      [-62, -14],
    ] as const)
      hand += horn(
        k,
        [
          [330, 428],
          [330 + dx * 0.6 + 6, 428 + dy * 0.55],
          [330 + dx, 428 + dy],
        ],
        [20, 13, 1],
        '#6b543c',
        3,
        dx * k.side < 0,
      );
    const crow =
      fill(
        blade(pts('98 96, 124 78, 150 84'), [8, 26, 12]) +
          blade(pts('98 92, 76 112, 58 122'), [14, 12, 2]) +
          poly(pts('148 80, 166 86, 148 92')),
        k.light.ink,
      ) + `<circle cx="142" cy="80" r="2.6" fill="#fff"/>`;
    return [
      { z: Z.behind, svg: twigs },
      { z: Z.body, svg: body },
      { z: Z.head, svg: roots + rack(-1) + rack(1) + svg + crow },
      { z: Z.front, svg: hand },
    ];
  };
}
