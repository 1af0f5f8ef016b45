/** A lute. */

import { type Part, Z, fill, form } from './kit';
import { type Pt, blade, line, n, place, poly } from './pen';

/** A lute held before the breast. */
export function lute(spec: { x: number; y: number; turn?: number; size?: number; wood?: string }): Part {
  return (k) => {
    const { x, y, turn = -58, size = 1, wood = '#b9763a' } = spec;
    const t = k.tones(wood);
    const d = k.tones('#4a2a1a');
    const on = (points: Pt[]): Pt[] => place(points, x, y, size, turn);
    let svg = form(
      k,
      poly(
        on([
          [-13, -70],
          [13, -70],
          [10, -236],
          [-10, -236],
        ]),
      ),
      d,
      { depth: 5, edge: 3 },
    );
    svg += form(
      k,
      poly(
        on([
          [-13, -236],
          [13, -236],
          [-22, -296],
          [-40, -284],
        ]),
      ),
      d,
      { depth: 5, edge: 3 },
    );
    for (let i = 0; i < 3; i++)
      svg +=
        fill(
          blade(
            on([
              [-4 - i * 8, -250 - i * 14],
              [26 - i * 8, -246 - i * 14],
            ]),
            7,
          ),
          k.tones('#e8d6b0').base,
        ) +
        fill(
          blade(
            on([
              [-10 - i * 8, -250 - i * 14],
              [-36 - i * 8, -246 - i * 10],
            ]),
            7,
          ),
          k.tones('#e8d6b0').base,
        );
    svg += form(
      k,
      line(
        on([
          [0, -92],
          [40, -60],
          [74, 0],
          [66, 66],
          [0, 98],
          [-66, 66],
          [-74, 0],
          [-40, -60],
        ]),
      ),
      t,
      { depth: 16, edge: 5 },
    );
    svg += `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})"><circle cy="-4" r="27" fill="${t.deep}"/><circle cy="-4" r="27" fill="none" stroke="${k.tones('#e8c98a').base}" stroke-width="5"/><circle cy="-4" r="15" fill="none" stroke="${t.lo}" stroke-width="3"/></g>`;
    svg += form(
      k,
      poly(
        on([
          [-32, 54],
          [32, 54],
          [32, 64],
          [-32, 64],
        ]),
      ),
      d,
      { depth: 4, edge: 2 },
    );
    for (let i = 0; i < 5; i++)
      svg += fill(
        blade(
          on([
            [-9 + i * 4.5, -236],
            [-11 + i * 5.5, 0],
            [-16 + i * 8, 58],
          ]),
          [1.6, 1.6, 1.6],
        ),
        '#f6e9c8',
      );
    return { z: Z.front, svg };
  };
}
