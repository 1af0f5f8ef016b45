/** Engines of the north: a ballista, a trebuchet and a siege tower, each filling the card. */

import { lily } from '../portraits';
import { Z, fill, form, type Kit, type Part } from '../portraits/kit';
import { blade, line, n, poly, pts } from '../portraits/pen';
import { beam, crew, wheel } from './timber';

const WOOD = '#a0703e';
const DARK = '#6b4526';

/** Dark ground along the lower edge. */
export function ground(k: Kit, y = 486): string {
  return fill(
    line([
      [-30, y + 6, 0],
      [80, y - 2],
      [200, y + 10],
      [330, y],
      [440, y + 8, 0],
      [440, 640, 0],
      [-30, 640, 0],
    ]),
    k.light.ink,
  );
}

/** A great crossbow on a stand, aimed up and to the right. */
export function ballista(): Part {
  return (k) => {
    const iron = k.tones('#8f979e');
    const rope = k.tones('#efe0b8');
    const stand =
      beam(k, [150, 470], [214, 316], 26, DARK, true) +
      beam(k, [282, 470], [224, 316], 26, DARK) +
      beam(k, [130, 462], [304, 462], 26, WOOD);
    const string = fill(blade(pts('94 130, 132 372, 366 330'), [3, 4, 3]), rope.base);
    const arms =
      form(k, blade(pts('94 130, 176 176, 232 234'), [12, 26, 30]), k.tones(WOOD), { depth: 10, edge: 4 }) +
      form(k, blade(pts('366 330, 300 296, 232 234'), [12, 26, 30]), k.tones(WOOD), { depth: 10, edge: 4 });
    const stock = form(k, poly(pts('70 404, 92 432, 322 182, 300 154')), k.tones('#b5824a'), { depth: 12, edge: 5 });
    const bolt =
      form(k, poly(pts('120 370, 130 380, 338 150, 328 140')), k.tones('#d9c49a'), { depth: 4, edge: 2 }) +
      form(k, line(pts('378 84!, 352 150!, 338 140, 324 128!')), iron, { depth: 8, edge: 4 });
    const feathers = fill(
      poly(pts('128 372, 104 372, 92 394, 116 392')) + poly(pts('134 378, 136 402, 114 412, 116 390')),
      '#c8402a',
    );
    const hub = `<circle cx="232" cy="236" r="24" fill="${iron.lo}"/><circle cx="${232 + k.side * 3}" cy="233" r="16" fill="${iron.base}"/><circle cx="${232 + k.side * 5}" cy="230" r="6" fill="${iron.hi}"/>`;
    return [
      { z: Z.body, svg: stand + string + arms + stock + hub },
      { z: Z.head, svg: bolt + feathers },
      {
        z: Z.front,
        svg:
          wheel(k, 128, 472, 40, WOOD, '#6d737a') +
          wheel(k, 306, 472, 40, WOOD, '#6d737a') +
          ground(k) +
          crew(k, 52, 508, 1.05, -1.2),
      },
    ];
  };
}

/** A long arm with a box of stones on its short end. */
export function trebuchet(): Part {
  return (k) => {
    const stone = k.tones('#9aa0a4');
    const arm = form(k, blade(pts('92 388, 214 236, 340 66'), [34, 28, 14]), k.tones('#b5824a'), {
      depth: 10,
      edge: 5,
    });
    const straps = [0.2, 0.36, 0.52, 0.7]
      .map((p) =>
        fill(
          blade(
            [
              [92 + 248 * p - 18, 388 - 322 * p - 14],
              [92 + 248 * p + 18, 388 - 322 * p + 14],
            ],
            [8, 8, 8],
          ),
          k.tones('#d9c49a').lo,
        ),
      )
      .join('');
    const frame =
      beam(k, [110, 476], [210, 236], 28, WOOD) +
      beam(k, [312, 476], [218, 236], 28, WOOD) +
      beam(k, [156, 366], [268, 366], 22, DARK) +
      beam(k, [70, 470], [346, 470], 32, WOOD);
    const box = form(k, poly(pts('40 382, 138 374, 132 462, 52 466')), k.tones(DARK), { depth: 12, edge: 5 });
    let heap = '';
    for (const [x, y, r] of [
      [60, 376, 20],
      [92, 364, 25],
      [122, 372, 17],
    ] as const)
      heap += form(k, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, stone, {
        depth: 10,
        edge: 4,
      });
    const sling = fill(blade(pts('340 66, 366 116, 344 168'), [4, 4, 4]), '#efe0b8');
    const shot = form(k, 'M316 190a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z', stone, { depth: 14, edge: 5 });
    const pin = `<circle cx="214" cy="236" r="17" fill="${k.tones('#8a9098').lo}"/><circle cx="${214 + k.side * 3}" cy="233" r="10" fill="${k.tones('#b0b6bc').hi}"/>`;
    return [
      { z: Z.body, svg: sling + arm + straps + frame + pin },
      { z: Z.head, svg: heap + box + shot },
      { z: Z.front, svg: ground(k) + crew(k, 330, 508, 1, -1.4, true) },
    ];
  };
}

/** A tower of planks on wheels, its bridge half down, a flag above. */
export function siegeTower(): Part {
  return (k) => {
    const wood = k.tones(WOOD);
    const hide = k.tones('#7a3a2a');
    const body = poly(pts('108 124, 300 124, 330 476, 82 476'));
    let planks = '';
    for (let i = 0; i < 6; i++)
      planks += fill(
        blade(
          [
            [84, 170 + i * 56],
            [206, 176 + i * 56],
            [330, 170 + i * 56],
          ],
          [5, 7, 5],
        ),
        wood.deep,
        'opacity=".75"',
      );
    for (let i = 0; i < 5; i++)
      planks += fill(
        blade(
          [
            [132 + i * 36, 120],
            [122 + i * 42, 480],
          ],
          [3, 4, 3],
        ),
        wood.deep,
        'opacity=".5"',
      );
    const gate = form(k, poly(pts('150 226, 262 226, 268 330, 144 330')), k.tones('#1c120c'), { depth: 6, edge: 2 });
    const crenels = [96, 148, 200, 252]
      .map((x) =>
        poly([
          [x, 134],
          [x, 84],
          [x + 38, 84],
          [x + 38, 134],
        ]),
      )
      .join('');
    const bridge = form(k, poly(pts('144 330, 268 330, 298 404, 116 404')), k.tones('#b5824a'), {
      depth: 8,
      edge: 5,
      inner: [0, 1, 2]
        .map((i) =>
          fill(
            blade(
              [
                [110, 350 + i * 18],
                [300, 350 + i * 18],
              ],
              [3, 4, 3],
            ),
            wood.deep,
          ),
        )
        .join(''),
    });
    const hides = form(k, line(pts('84 420, 150 412, 206 422, 270 412, 328 420, 332 474!, 80 474!')), hide, {
      depth: 10,
      edge: 4,
    });
    const flag =
      beam(k, [204, 90], [204, -6], 10, DARK) +
      form(k, line(pts('208 8!, 252 20, 304 6!, 290 44, 304 84!, 252 78, 208 90!')), k.tones('#2b4f9a'), {
        depth: 8,
        edge: 4,
        inner: `<g fill="#f0f2f8">${lily(250, 46, 0.9)}</g>`,
      });
    const eyes = [176, 206, 236]
      .map(
        (x) =>
          `<circle cx="${n(x)}" cy="286" r="13" fill="${k.tones('#8f979e').lo}"/><rect x="${x - 9}" y="284" width="18" height="5" fill="#ffd28a"/>`,
      )
      .join('');
    return [
      { z: Z.behind, svg: flag },
      { z: Z.body, svg: form(k, body + crenels, wood, { depth: 20, edge: 6, inner: planks }) + gate + eyes },
      { z: Z.head, svg: bridge + hides },
      {
        z: Z.front,
        svg: wheel(k, 116, 480, 38, WOOD, '#6d737a') + wheel(k, 296, 480, 38, WOOD, '#6d737a') + ground(k, 500),
      },
    ];
  };
}
