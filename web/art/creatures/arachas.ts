/** An arachas. */

import { darkSide, glowEye, horn, whole } from './anatomy';
import { mix } from '../portraits/colour';
import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, along, blade, line, pts } from '../portraits/pen';

export function arachas(): Part {
  return (k) => {
    const shell = k.tones('#6b5a34');
    const skin = k.tones('#8a4f2c');
    const moss = k.tones('#7d9a3a');
    const [x, y] = [204, 386];
    let legs = '';
    const arcs = [
      [
        [60, -40],
        [170, -220],
        [188, -40],
        [196, 190],
      ],
      [
        [66, -20],
        [150, -130],
        [186, 20],
        [168, 190],
      ],
    ] as const;
    for (const s of [-1, 1] as const)
      arcs.forEach((arc, i) => {
        const way = arc.map(([dx, dy]): Pt => [x + s * dx, y + dy]);
        const t = s === k.side ? 0 : 1;
        legs += form(k, blade(way, [30, 34, 24, 3]), skin, { depth: 9, edge: 4, dim: t === 1 });
        const spine = along(way, 8);
        for (let j = 5; j < spine.length - 3; j += 3) {
          const [px, py] = spine[j] as [number, number];
          legs += fill(
            blade(
              [
                [px, py],
                [px + s * 18, py - 14 + i * 4],
              ],
              [8, 4, 1],
            ),
            t ? skin.lo : skin.base,
          );
        }
      });
    const dome = line([
      [x - 128, y - 20],
      [x - 138, y - 110],
      [x - 96, y - 206],
      [x, y - 250],
      [x + 96, y - 206],
      [x + 138, y - 110],
      [x + 128, y - 20],
      [x, y + 20],
    ]);
    let plates = '';
    for (let i = 0; i < 4; i++) {
      const r = 1 - i * 0.2;
      plates +=
        fill(
          blade(
            [
              [x - 150 * r, y - 20 - i * 44],
              [x, y - 74 - i * 50],
              [x + 150 * r, y - 20 - i * 44],
            ],
            [10, 15, 10],
          ),
          shell.deep,
          'opacity=".85"',
        ) +
        fill(
          blade(
            [
              [x - 150 * r, y - 12 - i * 44],
              [x, y - 64 - i * 50],
              [x + 150 * r, y - 12 - i * 44],
            ],
            [2, 6, 2],
          ),
          shell.hi,
          'opacity=".6"',
        );
    }
    let back = '';
    for (const [dx, dy, h] of [
      [-110, -150, 70],
      [-66, -212, 84],
      [0, -236, 96],
      [66, -212, 84],
      [110, -150, 70],
    ] as const)
      back += horn(
        k,
        [
          [x + dx, y + dy + 20],
          [x + dx * 1.12, y + dy - h * 0.4],
          [x + dx * 1.3, y + dy - h],
        ],
        [40, 26, 1],
        '#8a7a4c',
        3,
        dx * -k.side > 10,
      );
    back += form(k, dome, shell, {
      depth: 26,
      edge: 6,
      inner:
        plates +
        darkSide(
          k,
          x,
          mix(shell.deep, k.light.fill, 0.4),
          [
            [60, 100],
            [80, 220],
            [50, 300],
            [84, 420],
          ],
          0.55,
        ),
    });
    // Moss hangs from the edge of each plate.
    let hang = '';
    for (let row = 3; row >= 0; row--) {
      const r = 1 - row * 0.2;
      const many = 15 - row * 2;
      for (let i = 0; i < many; i++) {
        const u = -0.86 + (1.72 * i) / (many - 1);
        if (k.c.between(0, 1) < 0.34) continue;
        const [mx, my] = [x + u * 140 * r, y - 20 - row * 44 - 52 * (1 - u * u)];
        const long = k.c.between(14, 42);
        hang += fill(
          blade(
            [
              [mx, my - 14],
              [mx + u * 4, my + long * 0.3],
              [mx + u * 8, my + long],
            ],
            [2, 19, 1],
          ),
          u * k.side > -0.1 ? (i % 2 ? moss.base : moss.hi) : moss.lo,
        );
      }
    }
    back += k.inside(dome, hang);
    // Face: many eyes, mandibles.
    const head = line(whole(pts('0 -66, 48 -58, 78 -22, 70 26, 40 56, 0 62'), x, y + 4));
    let svg = form(k, head, skin, {
      depth: 12,
      edge: 4,
      inner: darkSide(k, x, skin.lo, [
        [14, y - 90],
        [20, y - 20],
        [8, y + 20],
        [12, y + 90],
      ]),
    });
    for (const [dx, dy, r] of [
      [58, -18, 9],
      [14, -44, 7],
      [38, -38, 6],
      [30, -8, 15],
    ] as const)
      for (const s of [-1, 1])
        svg +=
          `<circle cx="${x + s * dx}" cy="${y + 4 + dy}" r="${r + 4}" fill="${skin.deep}"/>` +
          glowEye(k, x + s * dx, y + 4 + dy, r, r, '#d8f03a', {});
    for (const s of [-1, 1] as const) {
      const dim = s !== k.side;
      svg += horn(
        k,
        [
          [x + s * 30, y + 40],
          [x + s * 62, y + 88],
          [x + s * 10, y + 132],
        ],
        [32, 26, 1],
        '#d9c48a',
        4,
        dim,
      );
      svg += fill(
        blade(
          [
            [x + s * 10, y + 44],
            [x + s * 14, y + 66],
          ],
          12,
        ),
        skin.deep,
      );
    }
    // Pincers in front.
    let front = '';
    for (const s of [-1, 1] as const) {
      const dim = s !== k.side;
      front += form(
        k,
        blade(
          [
            [x + s * 70, y + 20],
            [x + s * 132, y + 60],
            [x + s * 136, y + 110],
          ],
          [34, 42, 34],
        ),
        skin,
        { depth: 10, edge: 4, dim },
      );
      front +=
        horn(
          k,
          [
            [x + s * 130, y + 96],
            [x + s * 152, y + 136],
            [x + s * 96, y + 170],
          ],
          [38, 30, 1],
          '#c2914a',
          3,
          dim,
        ) +
        horn(
          k,
          [
            [x + s * 120, y + 100],
            [x + s * 96, y + 122],
            [x + s * 84, y + 158],
          ],
          [24, 18, 1],
          '#c2914a',
          2,
          dim,
        );
    }
    return [
      { z: Z.behind, svg: legs },
      { z: Z.body, svg: back },
      { z: Z.head, svg },
      { z: Z.front, svg: front },
    ];
  };
}
