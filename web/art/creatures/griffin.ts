/** A griffin. */

import { featherWing, glowEye, plumage } from './anatomy';
import { mix } from '../portraits/colour';
import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, pts } from '../portraits/pen';

export function griffin(): Part {
  return (k) => {
    const tawny = ['#a8703a', '#8a5428', '#b98248'];
    const t = k.tones('#c9a470');
    const beak = k.tones('#e0a63a');
    const dark = k.tones('#5a3a22');
    const wings =
      featherWing(k, 330, 400, { from: -84, to: 6, long: 420, count: 8, colours: ['#6b4a44', '#54363a'] }) +
      featherWing(k, 96, 410, { from: -98, to: -186, long: 380, count: 8, colours: ['#5f4040', '#4a3034'], dim: true });
    const neck = line(
      pts('150 150, 214 122, 276 150, 308 230, 328 310, 384 400, 420 640!, 20 640!, 50 480, 104 392, 142 320, 140 260'),
    );
    let body = form(k, neck, t, { depth: 22, edge: 5 }) + plumage(k, neck, [30, 230, 380, 400], 54, tawny, 6);
    body += k.inside(
      neck,
      fill(line(pts('260 100!, 250 220, 290 330, 262 470, 300 640!, 460 640!, 460 100!')), dark.deep, 'opacity=".5"'),
    );
    // Head in profile, to the left.
    const head = line(
      pts('104 184!, 150 132, 210 108, 270 122, 310 176, 306 240, 268 290, 206 306, 150 296, 128 262!'),
    );
    const crest = [
      [
        [236, 124],
        [280, 86],
        [338, 70],
      ],
      [
        [262, 140],
        [318, 120],
        [370, 122],
      ],
      [
        [280, 170],
        [338, 164],
        [384, 182],
      ],
      [
        [286, 206],
        [336, 214],
        [372, 244],
      ],
      [
        [276, 244],
        [318, 268],
        [340, 306],
      ],
    ] as Pt[][];
    let svg = crest
      .map((way, i) => form(k, blade(way, [34, 40, 1]), k.tones(tawny[i % 3] as string), { depth: 8, edge: 3 }))
      .join('');
    svg += form(k, line(pts('196 120, 204 66, 236 22!, 250 78, 246 128')), k.tones('#b98248'), {
      depth: 10,
      edge: 4,
      inner: fill(line(pts('212 116, 220 76, 233 48!, 236 120')), dark.lo),
    });
    svg += form(k, head, k.tones('#e6d3a8'), { depth: 24, edge: 6 });
    svg += plumage(
      k,
      line(pts('190 200!, 250 120, 310 170, 306 250, 256 296, 200 306, 176 270')),
      [180, 130, 150, 190],
      34,
      ['#d9bf8a', '#c9a470', '#e6d3a8'],
      8,
    );
    // Beak.
    svg += form(k, line(pts('130 264!, 106 272, 84 292!, 112 300, 150 294!')), beak, { depth: 8, edge: 3, dim: true });
    svg += fill(line(pts('150 262!, 110 262, 82 280, 96 286, 146 282!')), mix(k.light.ink, '#6a1c14', 0.4));
    svg += form(k, line(pts('152 168!, 112 172, 70 198, 48 246, 50 296!, 64 262, 100 254, 156 262!, 166 214')), beak, {
      depth: 12,
      edge: 5,
    });
    svg += form(k, line(pts('150 166!, 122 170, 104 192, 120 214, 160 220!, 168 190')), k.tones('#c98a2a'), {
      depth: 8,
      edge: 3,
      inner: fill(blade(pts('114 192, 130 190, 140 196'), 9), k.light.ink),
    });
    // Eye under a hard brow.
    svg +=
      fill(line(pts('164 206!, 196 184, 236 190, 244 208, 210 226, 176 222')), dark.deep) +
      glowEye(k, 204, 207, 19, 15, '#ffb820', {}) +
      `<circle cx="201" cy="207" r="8" fill="${k.light.ink}"/><circle cx="198" cy="203" r="3" fill="#fff"/>`;
    svg += form(k, blade(pts('156 196, 196 178, 250 184, 276 202'), [8, 20, 16, 2]), k.tones('#a8703a'), {
      depth: 6,
      edge: 3,
    });
    return [
      { z: Z.behind, svg: wings },
      { z: Z.body, svg: body },
      { z: Z.head, svg },
    ];
  };
}
