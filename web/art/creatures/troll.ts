/** A troll. */

import { darkSide, horn, teeth, whole } from './anatomy';
import { mix } from '../portraits/colour';
import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, poly, pts } from '../portraits/pen';

/** A good-natured heap of rock. */
export function troll(): Part {
  return (k) => {
    const stone = '#7f918c';
    const t = k.tones(stone);
    const moss = k.tones('#6f9440');
    const wart = k.tones('#5d6f6c');
    const [x, y] = [204, 252];
    let body = form(k, line(pts('-30 640!, -20 470, 40 390, 120 366, 290 366, 366 390, 428 470, 436 640!')), t, {
      depth: 24,
      edge: 6,
      inner:
        fill(
          line([
            [x - k.side * 10, 360, 0],
            [x - k.side * 40, 460],
            [x - k.side * 10, 640, 0],
            [x - k.side * 400, 640, 0],
            [x - k.side * 400, 360, 0],
          ]),
          t.lo,
        ) +
        [
          [120, 430],
          [170, 500],
          [250, 450],
          [300, 530],
          [226, 560],
        ]
          .map(([bx, by]) =>
            fill(
              poly([
                [bx as number, by as number],
                [(bx as number) + 34, (by as number) - 14],
                [(bx as number) + 56, (by as number) + 8],
                [(bx as number) + 30, (by as number) + 30],
                [(bx as number) + 4, (by as number) + 22],
              ]),
              t.deep,
              'opacity=".35"',
            ),
          )
          .join(''),
    });
    for (const [px, py, r] of [
      [50, 392, 62],
      [112, 372, 44],
      [352, 388, 66],
      [296, 366, 40],
      [14, 440, 50],
      [396, 446, 54],
    ] as const) {
      const pts: Pt[] = [];
      for (let i = 0; i < 7; i++) {
        const a = (i / 7) * Math.PI * 2 + px;
        pts.push([
          px + Math.cos(a) * r * k.c.between(0.85, 1.1),
          py + Math.sin(a) * r * 0.8 * k.c.between(0.85, 1.1),
          0,
        ]);
      }
      body += form(k, poly(pts), k.tones('#6f7d7a'), { depth: r * 0.4, edge: 5, dim: (px - x) * k.side < 0 });
      for (let i = 0; i < 5; i++)
        body += fill(
          blade(
            [
              [px - r * 0.7 + i * r * 0.34, py - r * 0.72 + Math.abs(i - 2) * 8],
              [px - r * 0.7 + i * r * 0.34 + 2, py - r * 0.4],
            ],
            [18, 14, 2],
          ),
          (px - x) * k.side > 0 ? moss.base : moss.lo,
        );
    }
    const head = line(whole(pts('0 -128, 70 -122, 118 -78, 124 -20, 140 36, 134 96, 92 146, 0 160'), x, y));
    let svg = ([-1, 1] as const)
      .map((s) =>
        form(
          k,
          line([
            [x + s * 112, y - 20],
            [x + s * 158, y - 36],
            [x + s * 172, y - 6],
            [x + s * 150, y + 32],
            [x + s * 122, y + 30],
          ]),
          t,
          {
            depth: 8,
            edge: 4,
            dim: s !== k.side,
            inner: fill(
              line([
                [x + s * 126, y - 8],
                [x + s * 150, y - 18],
                [x + s * 146, y + 16],
              ]),
              t.deep,
            ),
          },
        ),
      )
      .join('');
    svg += form(k, head, t, {
      depth: 20,
      edge: 6,
      inner:
        darkSide(k, x, t.lo, [
          [40, y - 140],
          [56, y - 60],
          [24, y - 34],
          [34, y + 10],
          [46, y + 60],
          [20, y + 90],
          [30, y + 180],
        ]) +
        fill(
          line([
            [x + k.side * 30, y - 96],
            [x + k.side * 88, y - 76],
            [x + k.side * 96, y - 40],
            [x + k.side * 36, y - 48],
          ]),
          t.hi,
          'opacity=".7"',
        ) +
        fill(
          line([
            [x + k.side * 62, y + 20],
            [x + k.side * 116, y + 14],
            [x + k.side * 118, y + 54],
            [x + k.side * 74, y + 70],
          ]),
          t.hi,
          'opacity=".7"',
        ),
    });
    for (const [dx, dy, r] of [
      [-84, -60, 10],
      [-100, 80, 12],
      [70, -92, 8],
      [104, 60, 11],
      [-40, 128, 9],
      [58, 124, 10],
      [20, -80, 7],
    ] as const)
      svg += `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${wart.lo}"/><circle cx="${x + dx + k.side * r * 0.25}" cy="${y + dy - r * 0.25}" r="${n(r * 0.66)}" fill="${dx * k.side > 0 ? t.hi : t.base}"/>`;
    // Small eyes under a great brow; one brow asks.
    for (const s of [-1, 1] as const) {
      const up = s === k.side ? -10 : 0;
      svg += fill(
        line([
          [x + s * 26, y - 14 + up],
          [x + s * 60, y - 30 + up],
          [x + s * 92, y - 12 + up],
          [x + s * 80, y + 12],
          [x + s * 46, y + 14],
        ]),
        t.deep,
      );
      svg += `<ellipse cx="${x + s * 58}" cy="${y - 6 + up * 0.5}" rx="20" ry="15" fill="#f4ead0"/><circle cx="${x + s * 56}" cy="${y - 5 + up * 0.5}" r="10.5" fill="#c9781c"/><circle cx="${x + s * 56}" cy="${y - 5 + up * 0.5}" r="5" fill="#140a04"/><circle cx="${x + s * 56 + k.side * 4}" cy="${y - 9 + up * 0.5}" r="3" fill="#fff"/>`;
      svg += form(
        k,
        blade(
          [
            [x + s * 14, y - 18 + up * 0.4],
            [x + s * 58, y - 40 + up * 1.6],
            [x + s * 112, y - 22 + up],
          ],
          [22, 32, 10],
        ),
        t,
        { depth: 10, edge: 4, dim: s !== k.side },
      );
    }
    svg += form(k, line(whole(pts('0 -16, 20 -10, 30 16, 52 34, 50 60, 24 70, 0 66'), x, y)), k.tones('#93908a'), {
      depth: 14,
      edge: 6,
      inner: [-1, 1]
        .map((s) => `<ellipse cx="${x + s * 26}" cy="${y + 58}" rx="10" ry="7" fill="${t.deep}"/>`)
        .join(''),
    });
    // A grin with the lower teeth out.
    const grin = line([
      [x - 96, y + 78, 0],
      [x - 50, y + 94],
      [x, y + 98],
      [x + 50, y + 92],
      [x + 98, y + 70, 0],
      [x + 70, y + 112],
      [x, y + 130],
      [x - 68, y + 116],
    ]);
    svg +=
      fill(grin, mix(k.light.ink, '#5a1c18', 0.4)) +
      k.inside(
        grin,
        teeth(
          k,
          [
            [x - 80, y + 122],
            [x, y + 134],
            [x + 80, y + 118],
          ],
          6,
          -24,
          26,
          '#e6d8a8',
        ),
      );
    for (const s of [-1, 1] as const)
      svg += horn(
        k,
        [
          [x + s * 66, y + 118],
          [x + s * 72, y + 88],
          [x + s * 62, y + 54],
        ],
        [28, 24, 4],
        '#ecdfb4',
        0,
        s !== k.side,
      );
    svg += fill(
      blade(
        [
          [x - 104, y + 66],
          [x - 98, y + 82],
          [x - 100, y + 96],
        ],
        9,
      ) +
        blade(
          [
            [x + 106, y + 58],
            [x + 100, y + 74],
            [x + 104, y + 88],
          ],
          9,
        ),
      t.deep,
    );
    // A cooking pot for a helm.
    const pot = k.tones('#4f545b');
    const rim = k.tones('#747b83');
    const ears = ([-1, 1] as const)
      .map(
        (s) =>
          `<path d="M${x + s * 70} ${y - 178}q${s * 40} 4 ${s * 26} 40q${-s * 6} 8 ${-s * 26} 2" fill="none" stroke="${s === k.side ? rim.base : rim.lo}" stroke-width="9"/>`,
      )
      .join('');
    const soot = [
      [-40, -190],
      [10, -160],
      [44, -200],
      [-14, -206],
    ]
      .map(([dx, dy]) =>
        fill(
          blade(
            [
              [x + (dx as number) - 14, y + (dy as number)],
              [x + (dx as number) + 16, y + (dy as number) + 4],
            ],
            9,
          ),
          pot.deep,
          'opacity=".7"',
        ),
      )
      .join('');
    const lid =
      `<g transform="rotate(-10 ${x} ${y - 120})">${ears}` +
      form(
        k,
        line([
          [x - 78, y - 104, 0],
          [x - 82, y - 160],
          [x - 74, y - 214, 0],
          [x, y - 226],
          [x + 74, y - 214, 0],
          [x + 82, y - 160],
          [x + 78, y - 104, 0],
          [x, y - 92],
        ]),
        pot,
        { depth: 22, edge: 5, inner: soot },
      ) +
      form(
        k,
        line([
          [x - 90, y - 116, 0],
          [x, y - 100],
          [x + 90, y - 116, 0],
          [x + 88, y - 92, 0],
          [x, y - 76],
          [x - 88, y - 92, 0],
        ]),
        rim,
        { depth: 8, edge: 4 },
      ) +
      [-60, -20, 20, 60]
        .map((dx) => `<circle cx="${x + dx}" cy="${y - 94 + (1 - Math.abs(dx) / 60) * 8}" r="4.6" fill="${pot.deep}"/>`)
        .join('') +
      '</g>';
    const belt =
      form(k, blade(pts('-10 430, 120 520, 300 640'), [34, 36, 34]), k.tones('#6b4526'), { depth: 8, edge: 4 }) +
      [
        [60, 478],
        [130, 526],
        [200, 572],
      ]
        .map(([bx, by]) =>
          form(
            k,
            line([
              [(bx as number) - 20, (by as number) - 8],
              [bx as number, (by as number) - 24],
              [(bx as number) + 20, (by as number) - 8],
              [(bx as number) + 14, (by as number) + 20],
              [(bx as number) - 14, (by as number) + 20],
            ]),
            k.tones('#e2d8bd'),
            {
              depth: 6,
              edge: 3,
              inner: `<circle cx="${(bx as number) - 7}" cy="${by as number}" r="5" fill="${k.light.ink}"/><circle cx="${(bx as number) + 7}" cy="${by as number}" r="5" fill="${k.light.ink}"/>`,
            },
          ),
        )
        .join('');
    return [
      { z: Z.body, svg: body + belt },
      { z: Z.head, svg: svg + lid },
    ];
  };
}
