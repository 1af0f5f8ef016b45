/** A horn of war. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, pts } from '../portraits/pen';

/** A mailed fist lifts the horn; the host answers. */
export function warHorn(): Part {
  return (k) => {
    const bone = k.tones('#f0dcae');
    const gold = k.tones('#e0aa36');
    const steel = k.tones('#8f979e');
    const way: Pt[] = pts('86 300, 160 322, 244 282, 300 190, 318 108');
    const g = [22, 44, 68, 92, 118];
    let svg = form(k, blade(way, g), bone, {
      depth: 22,
      edge: 6,
      inner: [0.3, 0.5, 0.7]
        .map((p) =>
          fill(
            blade(
              [
                [86 + 232 * p - 10, 250 - p * 60],
                [86 + 232 * p + 20, 360 - p * 40],
              ],
              [3, 6, 3],
            ),
            bone.deep,
            'opacity=".35"',
          ),
        )
        .join(''),
    });
    svg += `<ellipse cx="319" cy="106" rx="62" ry="26" transform="rotate(-10 319 106)" fill="${gold.base}"/><ellipse cx="319" cy="104" rx="50" ry="18" transform="rotate(-10 319 104)" fill="${k.light.ink}"/><path d="M262 116a62 26 -10 0 0 116 -22" fill="none" stroke="${gold.hi}" stroke-width="4"/>`;
    const ring = (cx: number, cy: number, wide: number, turn: number): string =>
      `<g transform="translate(${cx} ${cy}) rotate(${turn})">` +
      form(
        k,
        line([
          [-wide / 2, -12],
          [0, -6],
          [wide / 2, -12],
          [wide / 2, 12],
          [0, 18],
          [-wide / 2, 12],
        ]),
        gold,
        { depth: 10, edge: 3 },
      ) +
      '</g>';
    svg +=
      ring(302, 176, 110, 22) +
      ring(244, 276, 84, 44) +
      ring(158, 318, 54, 84) +
      form(k, line(pts('60 286, 92 288, 98 312, 66 314')), gold, { depth: 5, edge: 3 });
    // Cord and tassel.
    svg += fill(blade(pts('158 336, 176 410, 246 420, 262 302'), [4, 5, 5, 4]), k.tones('#a8301f').base);
    // Gauntlet round the horn.
    let hand = form(k, line(pts('150 640!, 162 470, 172 400, 254 396, 268 470, 290 640!')), steel, {
      depth: 20,
      edge: 5,
      inner: [0, 1, 2, 3]
        .map((i) =>
          fill(
            blade(
              [
                [140, 440 + i * 44],
                [212, 456 + i * 44],
                [290, 436 + i * 44],
              ],
              [6, 9, 6],
            ),
            steel.deep,
            'opacity=".7"',
          ),
        )
        .join(''),
    });
    hand += form(k, line(pts('154 404, 168 372, 256 366, 270 400, 212 420')), gold, { depth: 10, edge: 4 });
    for (let i = 0; i < 4; i++) {
      const [fx, fy] = [168 + i * 25, 290 - i * 14];
      hand += form(
        k,
        line([
          [fx - 12, fy + 76],
          [fx - 14, fy + 26],
          [fx - 4, fy],
          [fx + 12, fy + 2],
          [fx + 14, fy + 30],
          [fx + 13, fy + 74],
        ]),
        steel,
        {
          depth: 6,
          edge: 3,
          inner: [28, 50]
            .map((d) =>
              fill(
                blade(
                  [
                    [fx - 16, fy + d],
                    [fx, fy + d + 6],
                    [fx + 16, fy + d],
                  ],
                  [3, 5, 3],
                ),
                steel.deep,
              ),
            )
            .join(''),
        },
      );
    }
    hand += form(k, line(pts('252 380, 278 340, 276 300, 260 290, 250 312, 240 350')), steel, { depth: 7, edge: 3 });
    return [
      { z: Z.body, svg },
      { z: Z.front, svg: hand },
    ];
  };
}
