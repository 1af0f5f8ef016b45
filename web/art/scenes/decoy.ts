/** A decoy. */

import { type Part, Z, fill, form, hatch } from '../portraits/kit';
import { blade, line, poly, pts } from '../portraits/pen';
import { beam } from './timber';

/** A man of straw in a dead man's helm. */
export function decoy(): Part {
  return (k) => {
    const straw = k.tones('#e0b552');
    const cloth = k.tones('#c9a878');
    const tab = k.tones('#8a2f2a');
    const iron = k.tones('#8f979e');
    const wood = '#6b4526';
    const [x, y] = [204, 236];
    let behind = beam(k, [206, 640], [204, 180], 26, wood) + beam(k, [-10, 404], [418, 384], 24, wood);
    const tuft = (px: number, py: number, a0: number, a1: number, l: number, many: number): string => {
      let out = '';
      for (let i = 0; i < many; i++) {
        const a = ((a0 + ((a1 - a0) * i) / (many - 1)) * Math.PI) / 180 + k.c.between(-0.08, 0.08);
        const r = l * k.c.between(0.7, 1.15);
        out += fill(
          blade(
            [
              [px, py],
              [px + Math.cos(a) * r * 0.6, py + Math.sin(a) * r * 0.6],
              [px + Math.cos(a) * r, py + Math.sin(a) * r],
            ],
            [9, 10, 1],
          ),
          i % 3 ? (Math.cos(a) * k.side > -0.2 ? straw.base : straw.lo) : straw.hi,
        );
      }
      return out;
    };
    behind += tuft(18, 404, 120, 250, 62, 13) + tuft(394, 386, -70, 70, 62, 13);
    const body = line(
      pts('120 372, 30 380!, 30 436!, 126 440, 110 640!, 300 640!, 284 436, 380 424!, 378 364!, 290 366, 204 384'),
    );
    let svg = form(k, body, tab, {
      depth: 18,
      edge: 5,
      inner:
        fill(poly(pts('204 360, 420 360, 420 640, 204 640')), k.tones('#d9c49a').lo, 'opacity=".9"') +
        fill(poly(pts('204 360, 420 360, 420 640, 212 640')), k.light.ink, 'opacity=".2"') +
        hatch(k, [220, 400, 150, 200], 62, 12, tab.deep, 4, 0.4),
    });
    svg +=
      form(k, poly(pts('136 470, 176 462, 182 506, 142 512')), cloth, { depth: 5, edge: 2 }) +
      [0, 1, 2, 3]
        .map((i) =>
          fill(
            blade(
              [
                [134 + i * 14, 458 + (i % 2) * 3],
                [138 + i * 13, 474],
              ],
              [2, 3, 2],
            ),
            k.light.ink,
          ),
        )
        .join('');
    svg += tuft(204, 396, 20, 160, 60, 17);
    // Sack for a head: button eye, cross eye, a seam that smiles.
    const sack = line([
      [x - 82, y - 40],
      [x - 60, y - 96],
      [x + 56, y - 96],
      [x + 84, y - 40],
      [x + 90, y + 40],
      [x + 66, y + 108],
      [x + 26, y + 140, 0],
      [x - 24, y + 142, 0],
      [x - 66, y + 108],
      [x - 90, y + 40],
    ]);
    let head = tuft(x, y + 134, 10, 170, 58, 19);
    head += form(k, sack, cloth, {
      depth: 22,
      edge: 6,
      inner:
        fill(
          poly([
            [x - k.side * 20, y - 120],
            [x - k.side * 34, y],
            [x - k.side * 16, y + 160],
            [x - k.side * 300, y + 160],
            [x - k.side * 300, y - 120],
          ]),
          cloth.lo,
        ) + hatch(k, [x - k.side * 120 - 60, y - 60, 120, 180], 70, 11, cloth.deep, 3, 0.5),
    });
    head += fill(
      blade(
        [
          [x - 84, y + 106],
          [x, y + 124],
          [x + 84, y + 104],
        ],
        [12, 14, 12],
      ),
      k.tones('#8a6a3c').base,
    );
    head += `<circle cx="${x - 38}" cy="${y - 2}" r="20" fill="${k.light.ink}"/><circle cx="${x - 39}" cy="${y - 4}" r="16" fill="${k.tones('#3f6fb0').base}"/><circle cx="${x - 44}" cy="${y - 5}" r="3.4" fill="${k.light.ink}"/><circle cx="${x - 34}" cy="${y - 5}" r="3.4" fill="${k.light.ink}"/><circle cx="${x - 45}" cy="${y - 12}" r="3" fill="#fff"/>`;
    head += fill(
      blade(
        [
          [x + 22, y - 20],
          [x + 58, y + 16],
        ],
        [6, 11, 6],
      ) +
        blade(
          [
            [x + 58, y - 20],
            [x + 22, y + 16],
          ],
          [6, 11, 6],
        ),
      k.light.ink,
    );
    head += fill(
      blade(
        [
          [x - 54, y + 54],
          [x - 10, y + 78],
          [x + 30, y + 72],
          [x + 62, y + 46],
        ],
        [4, 8, 8, 3],
      ),
      k.light.ink,
    );
    for (let i = 0; i < 7; i++) {
      const p = i / 6;
      const [sx, sy] = [x - 46 + p * 98, y + 58 + Math.sin(Math.PI * p) * 19 - p * 8];
      head += fill(
        blade(
          [
            [sx - 2, sy - 11],
            [sx + 2, sy + 11],
          ],
          [3, 5, 3],
        ),
        k.light.ink,
      );
    }
    // Helm too big for him, dented, askew; an arrow through it.
    head +=
      `<g transform="rotate(-7 ${x} ${y - 60})">` +
      form(
        k,
        line([
          [x - 94, y - 46, 0],
          [x - 96, y - 100],
          [x - 62, y - 160],
          [x, y - 196, 0],
          [x + 62, y - 160],
          [x + 96, y - 100],
          [x + 94, y - 46, 0],
          [x, y - 30],
        ]),
        iron,
        {
          depth: 24,
          edge: 6,
          inner:
            fill(
              blade(
                [
                  [x, y - 196],
                  [x - 4, y - 110],
                  [x, y - 20],
                ],
                [6, 16, 18],
              ),
              iron.lo,
            ) +
            fill(
              blade(
                [
                  [x - 60, y - 120],
                  [x - 40, y - 96],
                  [x - 56, y - 76],
                ],
                14,
              ),
              iron.deep,
              'opacity=".6"',
            ) +
            fill(
              blade(
                [
                  [x + 66, y - 130],
                  [x + 80, y - 90],
                  [x + 74, y - 60],
                ],
                8,
              ),
              '#a8562c',
              'opacity=".7"',
            ),
        },
      ) +
      form(
        k,
        line([
          [x - 104, y - 54, 0],
          [x, y - 36],
          [x + 104, y - 54, 0],
          [x + 102, y - 30, 0],
          [x, y - 10],
          [x - 102, y - 30, 0],
        ]),
        k.tones('#b3935a'),
        { depth: 10, edge: 4 },
      ) +
      [-78, -40, 40, 78]
        .map((dx) => `<circle cx="${x + dx}" cy="${y - 30 + (1 - Math.abs(dx) / 78) * 8}" r="5" fill="${iron.deep}"/>`)
        .join('') +
      form(
        k,
        poly([
          [x - 11, y - 30],
          [x + 11, y - 30],
          [x + 8, y + 30],
          [x - 8, y + 30],
        ]),
        iron,
        { depth: 6, edge: 3 },
      ) +
      fill(
        blade(
          [
            [x + 34, y - 120],
            [x + 50, y - 104],
            [x + 46, y - 84],
          ],
          9,
        ),
        iron.deep,
        'opacity=".7"',
      ) +
      '</g>';
    const arrow =
      fill(
        blade(
          [
            [246, 150],
            [356, 66],
          ],
          [6, 6, 6],
        ),
        k.tones(wood).base,
      ) +
      [
        [330, 88],
        [342, 78],
        [354, 68],
      ]
        .map(([ax, ay]) =>
          fill(
            blade(
              [
                [ax as number, ay as number],
                [(ax as number) + 22, (ay as number) + 2],
              ],
              [5, 8, 2],
            ) +
              blade(
                [
                  [ax as number, ay as number],
                  [(ax as number) - 2, (ay as number) - 22],
                ],
                [5, 8, 2],
              ),
            k.tones('#efe6d2').base,
          ),
        )
        .join('');
    return [
      { z: Z.behind, svg: behind },
      { z: Z.body, svg },
      { z: Z.head, svg: head + arrow },
    ];
  };
}
