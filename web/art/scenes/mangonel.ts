/** A mangonel. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { blade, line, n, poly, pts } from '../portraits/pen';
import { beam, crew, wheel } from './timber';

/** A spoon full of what died last week. */
export function mangonel(): Part {
  return (k) => {
    const wood = '#5d4a30';
    const dark = '#3a2e22';
    const iron = '#6d6a60';
    const rot = k.tones('#8fa03a');
    const bone = k.tones('#e6dcb8');
    let svg =
      beam(k, [70, 452], [350, 452], 34, wood) +
      beam(k, [110, 446], [176, 250], 26, wood) +
      beam(k, [262, 446], [186, 250], 26, wood) +
      beam(k, [150, 250], [214, 250], 26, dark);
    svg += form(k, blade(pts('88 440, 190 316, 270 196'), [26, 26, 24]), k.tones('#7a6038'), { depth: 9, edge: 4 });
    for (const p of [0.2, 0.36, 0.52])
      svg += fill(
        blade(
          [
            [88 + 182 * p - 18, 440 - 244 * p - 12],
            [88 + 182 * p + 18, 440 - 244 * p + 12],
          ],
          [10, 10, 10],
        ),
        k.tones('#c9b88a').lo,
      );
    svg += wheel(k, 112, 470, 46, wood, iron) + wheel(k, 308, 470, 46, wood, iron);
    // The heap: slime, ribs, a skull that looks at us.
    let heap = fill(line(pts('196 196, 222 110, 286 74, 352 92, 378 150, 356 214, 300 240, 240 236')), rot.lo);
    heap += form(k, line(pts('206 190, 232 118, 290 84, 346 104, 366 152, 344 204, 292 226, 240 222')), rot, {
      depth: 22,
      edge: 6,
    });
    for (let i = 0; i < 4; i++)
      heap += form(
        k,
        blade(
          [
            [332 + i * 8, 196 - i * 26],
            [372 + i * 4, 178 - i * 34],
            [366 - i * 8, 132 - i * 26],
          ],
          [9, 9, 2],
        ),
        bone,
        { depth: 3, edge: 2 },
      );
    const [x, y] = [272, 146];
    const skull = line([
      [x - 44, y - 4],
      [x - 36, y - 44],
      [x, y - 60],
      [x + 38, y - 44],
      [x + 46, y - 2],
      [x + 30, y + 22],
      [x + 26, y + 46],
      [x - 26, y + 46],
      [x - 30, y + 22],
    ]);
    heap += form(k, skull, bone, { depth: 12, edge: 4 });
    for (const s of [-1, 1])
      heap += fill(
        line([
          [x + s * 8, y + 2],
          [x + s * 12, y - 20],
          [x + s * 32, y - 18],
          [x + s * 34, y + 4],
          [x + s * 20, y + 12],
        ]),
        k.light.ink,
      );
    heap +=
      `<circle cx="${x - 20}" cy="${y - 4}" r="6" fill="#e8ff6a"/>` +
      fill(
        poly([
          [x, y + 8],
          [x + 7, y + 24],
          [x - 7, y + 24],
        ]),
        k.light.ink,
      );
    for (let i = 0; i < 5; i++)
      heap += fill(
        blade(
          [
            [x - 20 + i * 10, y + 32],
            [x - 20 + i * 10, y + 48],
          ],
          [2, 4, 2],
        ),
        k.light.ink,
      );
    for (const [dx, l] of [
      [-56, 60],
      [-20, 84],
      [30, 70],
      [64, 48],
    ] as const)
      heap += fill(
        blade(
          [
            [x + dx, y + 60],
            [x + dx + 2, y + 60 + l * 0.6],
            [x + dx, y + 60 + l],
          ],
          [14, 9, 13, 1],
        ),
        rot.base,
      );
    const spoon = form(k, line(pts('196 190!, 232 222, 296 236, 362 210!, 350 246, 296 268, 230 256')), k.tones(dark), {
      depth: 10,
      edge: 4,
    });
    let flies = '';
    for (let i = 0; i < 16; i++) {
      const [fx, fy] = [k.c.between(180, 392), k.c.between(30, 250)];
      flies +=
        `<circle cx="${n(fx)}" cy="${n(fy)}" r="2.8" fill="${k.light.ink}"/>` +
        fill(
          blade(
            [
              [fx, fy],
              [fx + 6, fy - 6],
            ],
            4,
          ) +
            blade(
              [
                [fx, fy],
                [fx - 6, fy - 6],
              ],
              4,
            ),
          k.light.glow,
          'opacity=".7"',
        );
    }
    let fumes = '';
    for (const [a, b] of [
      [210, 60],
      [270, 20],
      [330, 40],
    ] as const)
      fumes += fill(
        blade(
          [
            [a + 30, 130],
            [a - 10, 90],
            [a + 24, 50],
            [a, b - 40],
          ],
          [4, 22, 16, 2],
        ),
        '#d8f06a',
        'opacity=".4"',
      );
    const ground = fill(line(pts('-30 494!, 100 486, 220 500, 330 490, 440 498!, 440 640!, -30 640!')), k.light.ink);
    return [
      { z: Z.behind, svg: fumes },
      { z: Z.body, svg: svg + spoon },
      { z: Z.head, svg: heap },
      { z: Z.front, svg: ground + crew(k, 44, 510, 0.95, -0.6) + flies },
    ];
  };
}
