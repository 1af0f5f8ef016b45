/** A catapult. */

import { flame } from '../portraits/hands';
import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, pts } from '../portraits/pen';
import { lily } from '../portraits/weave';
import { beam, crew, wheel } from './timber';

/** The long arm has just swung: its fire is on the way. */
export function catapult(): Part {
  return (k) => {
    const wood = '#9a6a3c';
    const dark = '#6b4526';
    const ground = 486;
    let svg = '';
    // The arm, upright against the beam.
    const arm: Pt[] = pts('120 448, 196 322, 262 190');
    svg += beam(k, [246, 250], [292, 452], 20, dark, true) + beam(k, [262, 262], [214, 452], 18, dark, true);
    svg += form(k, blade(arm, [26, 24, 18]), k.tones(wood), { depth: 9, edge: 4 });
    for (const p of [0.25, 0.45, 0.66]) {
      const [ax, ay] = [120 + 142 * p, 448 - 258 * p];
      svg += fill(
        blade(
          [
            [ax - 17, ay - 10],
            [ax + 17, ay + 10],
          ],
          [9, 9, 9],
        ),
        k.tones('#d9c49a').lo,
      );
    }
    svg += form(k, line(pts('244 206!, 238 168, 262 142, 302 142, 320 168, 300 196, 270 214!')), k.tones(dark), {
      depth: 10,
      edge: 4,
      inner: fill(line(pts('256 168, 280 156, 306 164, 286 184')), k.light.ink, 'opacity=".7"'),
    });
    // Frame.
    svg +=
      beam(k, [56, 452], [356, 452], 30, wood) +
      beam(k, [230, 236], [320, 446], 24, wood) +
      beam(k, [244, 240], [176, 446], 22, wood) +
      beam(k, [206, 352], [290, 352], 18, dark) +
      beam(k, [226, 244], [268, 244], 30, dark);
    svg += `<circle cx="246" cy="244" r="15" fill="${k.tones('#8a9098').lo}"/><circle cx="${246 + k.side * 3}" cy="241" r="9" fill="${k.tones('#b0b6bc').hi}"/>`;
    svg += fill(blade(pts('120 448, 150 420, 172 446'), [4, 5, 4]), '#e6d6ac');
    svg += wheel(k, 108, 468, 46, wood, '#6d737a') + wheel(k, 312, 468, 46, wood, '#6d737a');
    const [fx, fy] = [318, 82];
    const trail =
      fill(
        blade(
          [
            [fx, fy],
            [fx - 34, fy + 46],
            [fx - 34, fy + 96],
          ],
          [58, 34, 2],
        ),
        '#e2571e',
        'opacity=".55"',
      ) +
      fill(
        blade(
          [
            [fx, fy],
            [fx - 26, fy + 34],
            [fx - 30, fy + 66],
          ],
          [40, 22, 2],
        ),
        '#ffb347',
        'opacity=".8"',
      );
    const shot =
      trail +
      flame(k, fx, fy, 34, ['#e2571e', '#ffab3d', '#fff3b0']) +
      `<circle cx="${fx + 2}" cy="${fy + 4}" r="16" fill="#3a1a10"/><circle cx="${fx + 2 + k.side * 4}" cy="${fy - 1}" r="6" fill="#a8481c"/>`;
    const flag =
      beam(k, [60, 486], [50, 214], 8, dark) +
      form(k, line(pts('52 216!, 96 226, 138 214!, 128 252, 138 296!, 96 292, 54 302!')), k.tones('#2b4f9a'), {
        depth: 8,
        edge: 3,
        inner: `<g fill="#f0f2f8">${lily(94, 256, 0.9)}</g>`,
      });
    const earth = fill(
      line([
        [-30, ground + 6, 0],
        [80, ground - 2],
        [200, ground + 10],
        [330, ground],
        [440, ground + 8, 0],
        [440, 640, 0],
        [-30, 640, 0],
      ]),
      k.light.ink,
    );
    return [
      { z: Z.behind, svg: flag },
      { z: Z.body, svg },
      { z: Z.head, svg: shot },
      { z: Z.front, svg: earth + crew(k, 188, 506, 0.92, -1) + crew(k, 352, 512, 0.98, -1.4, true) },
    ];
  };
}
