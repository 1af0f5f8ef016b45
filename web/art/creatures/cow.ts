/** A cow. */

import { darkSide, horn, whole } from './anatomy';
import { mix } from '../portraits/colour';
import { type Part, Z, fill, form } from '../portraits/kit';
import { blade, line, pts } from '../portraits/pen';

/** She has seen wars come and go. */
export function cow(): Part {
  return (k) => {
    const white = k.tones('#efe3d0');
    const brown = k.tones('#8a4f2c');
    const pink = k.tones('#e3a093');
    const [x, y] = [204, 244];
    let body = form(k, line(pts('-20 640!, 0 470, 70 392, 150 366, 260 366, 340 392, 410 470, 430 640!')), white, {
      depth: 24,
      edge: 6,
      inner:
        fill(
          line(pts('-20 640!, -10 440, 70 380, 140 420, 120 520, 60 560!')) +
            line(pts('250 360, 340 380, 380 460, 300 480, 240 420')),
          brown.base,
        ) +
        darkSide(
          k,
          x,
          mix(white.deep, k.light.fill, 0.4),
          [
            [50, 340],
            [70, 440],
            [40, 640],
          ],
          0.45,
        ),
    });
    body += form(k, blade(pts('112 392, 204 452, 296 392'), [24, 28, 24]), k.tones('#6b3a22'), { depth: 7, edge: 3 });
    body +=
      form(k, line(pts('170 452, 186 436, 222 436, 238 452, 250 504!, 158 504!')), k.tones('#d9a83a'), {
        depth: 12,
        edge: 5,
      }) +
      `<ellipse cx="204" cy="505" rx="48" ry="9" fill="${k.tones('#8a6420').lo}"/><circle cx="204" cy="516" r="10" fill="${k.tones('#8a6420').deep}"/>`;
    let svg = '';
    for (const s of [-1, 1] as const) {
      const dim = s !== k.side;
      svg += form(
        k,
        line([
          [x + s * 66, y - 62],
          [x + s * 120, y - 88],
          [x + s * 166, y - 64, 0],
          [x + s * 150, y - 34],
          [x + s * 100, y - 16],
          [x + s * 70, y - 30],
        ]),
        brown,
        {
          depth: 9,
          edge: 4,
          dim,
          inner: fill(
            line([
              [x + s * 84, y - 50],
              [x + s * 122, y - 66],
              [x + s * 146, y - 56],
              [x + s * 110, y - 32],
            ]),
            pink.lo,
          ),
        },
      );
      svg += horn(
        k,
        [
          [x + s * 42, y - 96],
          [x + s * 92, y - 130],
          [x + s * 84, y - 186],
        ],
        [34, 28, 2],
        '#e2d3a4',
        3,
        dim,
      );
    }
    const head = line(whole(pts('0 -116, 44 -112, 78 -74, 82 -20, 66 36, 62 80, 0 120'), x, y));
    svg += form(k, head, white, {
      depth: 14,
      edge: 5,
      inner:
        fill(
          line([
            [x + k.side * 14, y - 130, 0],
            [x + k.side * 20, y - 60],
            [x + k.side * 12, y + 10],
            [x + k.side * 60, y + 44],
            [x + k.side * 120, y, 0],
            [x + k.side * 110, y - 130, 0],
          ]),
          brown.base,
        ) +
        darkSide(k, x, white.lo, [
          [10, y - 130],
          [24, y - 50],
          [10, y + 10],
          [30, y + 60],
          [14, y + 130],
        ]) +
        fill(
          line([
            [x - k.side * 30, y - 60],
            [x - k.side * 100, y - 90],
            [x - k.side * 100, y + 20],
            [x - k.side * 40, y + 10],
          ]),
          brown.lo,
        ),
    });
    for (const s of [-1, 1] as const) {
      svg +=
        fill(
          line([
            [x + s * 24, y - 14],
            [x + s * 46, y - 36],
            [x + s * 74, y - 22],
            [x + s * 66, y + 4],
            [x + s * 38, y + 8],
          ]),
          k.light.ink,
        ) +
        `<circle cx="${x + s * 49}" cy="${y - 13}" r="17" fill="#3a1c10"/><circle cx="${x + s * 49}" cy="${y - 8}" r="9" fill="#7a4420"/><circle cx="${x + s * 49 + k.side * 6}" cy="${y - 20}" r="5.4" fill="#fff"/>`;
      svg +=
        fill(
          blade(
            [
              [x + s * 22, y - 20],
              [x + s * 48, y - 42],
              [x + s * 82, y - 26],
            ],
            [4, 12, 2],
          ),
          s === k.side ? brown.deep : k.light.ink,
        ) +
        [0, 1, 2]
          .map((i) =>
            fill(
              blade(
                [
                  [x + s * (58 + i * 8), y - 36 + i * 5],
                  [x + s * (72 + i * 10), y - 50 + i * 8],
                ],
                [4, 3, 0.5],
              ),
              k.light.ink,
            ),
          )
          .join('');
    }
    const muzzle = line(whole(pts('0 44, 44 48, 80 84, 74 128, 40 152, 0 158'), x, y));
    svg += form(k, muzzle, pink, {
      depth: 14,
      edge: 5,
      inner: [-1, 1]
        .map((s) =>
          fill(
            line([
              [x + s * 22, y + 84],
              [x + s * 42, y + 74],
              [x + s * 56, y + 90],
              [x + s * 38, y + 104],
            ]),
            pink.deep,
          ),
        )
        .join(''),
    });
    svg += fill(
      blade(
        [
          [x - 52, y + 124],
          [x - 10, y + 134],
          [x + 36, y + 128],
          [x + 60, y + 112],
        ],
        [3, 6, 6, 2],
      ),
      pink.deep,
    );
    // A stalk in the mouth, a tuft between the horns.
    svg +=
      fill(
        blade(
          [
            [x + 34, y + 128],
            [x + 84, y + 120],
            [x + 126, y + 92],
          ],
          [6, 5, 3],
        ),
        k.tones('#8fb04a').base,
      ) +
      fill(
        blade(
          [
            [x + 116, y + 98],
            [x + 132, y + 70],
            [x + 152, y + 60],
          ],
          15,
        ),
        k.tones('#a8c95a').base,
      ) +
      fill(
        blade(
          [
            [x + 118, y + 98],
            [x + 146, y + 96],
            [x + 164, y + 104],
          ],
          12,
        ),
        k.tones('#8fb04a').base,
      );
    for (let i = 0; i < 7; i++)
      svg += fill(
        blade(
          [
            [x - 24 + i * 8, y - 120],
            [x - 20 + i * 7, y - 92],
            [x - 26 + i * 9, y - 64 + (i % 2) * 12],
          ],
          [12, 16, 1],
        ),
        i % 2 ? white.hi : white.lo,
      );
    return [
      { z: Z.body, svg: body },
      { z: Z.head, svg },
    ];
  };
}
