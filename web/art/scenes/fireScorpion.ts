/** A Zerrikanian fire engine: a scorpion of wood and iron, its sting a flame. */

import { along, blade, flame, line, pts, type Kit, type Pt } from '../portraits';
import { Z, fill, form, type Part } from '../portraits/kit';
import { ground } from './engines';
import { wheel } from './timber';

/** A tail of rings along a way, with a barb at its end. */
function tail(k: Kit, way: Pt[], girth: readonly number[], colour: string): string {
  const shell = k.tones(colour);
  const rim = k.tones('#d9a83a');
  const spine = along(way, 6);
  let svg = '';
  for (let i = 0; i < spine.length - 1; i += 3) {
    const [x, y] = spine[i] as Pt;
    const p = i / (spine.length - 1);
    const r = (girth[0] as number) * (1 - p) + (girth[1] as number) * p;
    svg += form(k, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, shell, {
      depth: r * 0.5,
      edge: 5,
    });
    svg += `<circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="${rim.base}"/>`;
  }
  return svg;
}

const claw = (k: Kit, outline: string, colour: string, dim: boolean): string =>
  form(k, line(pts(outline)), k.tones(colour), { depth: 14, edge: 5, dim });

/** The light one, from the side: one great arch of a tail over the cart. */
export function fireScorpion(): Part {
  return (k) => {
    const wood = '#b06a34';
    const arch = tail(k, pts('320 430, 372 320, 330 196, 232 130'), [44, 24], wood);
    const barb = form(k, line(pts('244 98!, 190 110, 132 166!, 196 152, 240 160!')), k.tones('#8f979e'), {
      depth: 8,
      edge: 4,
    });
    const body = form(k, line(pts('40 420, 84 350, 200 326, 320 366, 356 456, 40 458')), k.tones(wood), {
      depth: 22,
      edge: 7,
      inner: [0, 1, 2]
        .map((i) =>
          fill(
            blade(
              [
                [130 + i * 70, 326],
                [120 + i * 74, 470],
              ],
              [8, 11, 8],
            ),
            k.tones(wood).deep,
          ),
        )
        .join(''),
    });
    const claws = claw(k, '96 400, 34 372, 8 288, 30 260!, 44 320, 60 330, 76 276!, 98 330, 120 372', '#8a4a24', false);
    const eye = '<circle cx="112" cy="380" r="13" fill="#2a120a"/><circle cx="110" cy="378" r="8" fill="#ffd24a"/>';
    const fire = flame(k, 116, 176, 62, ['#e2571e', '#ffab3d', '#fff3b0']);
    return [
      { z: Z.behind, svg: arch + barb },
      { z: Z.body, svg: body + claws + eye },
      { z: Z.head, svg: fire },
      {
        z: Z.front,
        svg:
          wheel(k, 120, 470, 50, '#8a5a30', '#6d737a') + wheel(k, 290, 470, 50, '#8a5a30', '#6d737a') + ground(k, 506),
      },
    ];
  };
}

/** The heavy one comes straight at us: iron claws below, the burning sting above. */
export function heavyFireScorpion(): Part {
  return (k) => {
    const iron = '#5a5a62';
    const t = k.tones(iron);
    const rim = k.tones('#d9a83a');
    const arch = tail(k, pts('204 380, 214 290, 232 214, 204 150'), [70, 40], iron);
    const body = form(k, line(pts('84 470, 76 380, 130 314, 204 298, 278 314, 332 380, 324 470')), t, {
      depth: 22,
      edge: 7,
    });
    const bands = [0, 1, 2]
      .map((i) =>
        fill(
          blade(
            [
              [84 + i * 8, 440 - i * 40],
              [204, 414 - i * 44],
              [324 - i * 8, 440 - i * 40],
            ],
            [8, 12, 8],
          ),
          rim.base,
        ),
      )
      .join('');
    const eyes = [150, 258]
      .map(
        (x) =>
          `<circle cx="${x}" cy="394" r="20" fill="${k.light.ink}"/><circle cx="${x}" cy="394" r="12" fill="#ff8a2a"/><circle cx="${x}" cy="392" r="5" fill="#fff3b0"/>`,
      )
      .join('');
    const claws =
      claw(k, '110 460, 40 450, -6 390, 6 316!, 36 370, 64 384, 84 330!, 104 392, 140 440', '#6a6a74', k.side > 0) +
      claw(
        k,
        '298 460, 368 450, 414 390, 402 316!, 372 370, 344 384, 324 330!, 304 392, 268 440',
        '#6a6a74',
        k.side < 0,
      );
    const fire = flame(k, 204, 120, 92, ['#d8401a', '#ff9a2a', '#fff3b0']);
    return [
      { z: Z.behind, svg: arch },
      { z: Z.body, svg: body + bands + eyes },
      { z: Z.head, svg: claws + fire },
      {
        z: Z.front,
        svg:
          wheel(k, 60, 486, 44, '#4a3a2c', '#6d737a') + wheel(k, 348, 486, 44, '#4a3a2c', '#6d737a') + ground(k, 510),
      },
    ];
  };
}
