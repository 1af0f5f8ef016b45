/** A longship. */

import { mix } from '../portraits/colour';
import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, poly, pts } from '../portraits/pen';

/** A longship under sail, towards us and to the left. */
export function longship(spec: { sail?: string; stripe?: string } = {}): Part {
  return (k) => {
    const wood = k.tones('#8a5a34');
    const dark = k.tones('#55351f');
    const { sail = '#efe6d2', stripe = '#8a2f3a' } = spec;
    // Sail full of wind.
    const cloth = line(pts('120 96!, 230 78, 348 96!, 374 200, 352 306!, 236 330, 112 304!, 140 200'));
    let bands = '';
    for (let i = 0; i < 4; i++) {
      const x = 140 + i * 60;
      bands += fill(
        line([
          [x - 14, 60, 0],
          [x + 12, 60, 0],
          [x + 34, 200],
          [x + 6, 360, 0],
          [x - 24, 360, 0],
          [x + 4, 200],
        ]),
        k.tones(stripe)[i < 2 ? 'base' : 'lo'],
      );
    }
    const s = k.tones(sail);
    let rig =
      fill(
        blade(
          [
            [238, 40],
            [236, 420],
          ],
          [13, 13, 13],
        ),
        dark.base,
      ) + fill(blade(pts('104 92, 236 74, 364 92'), [9, 12, 9]), dark.base);
    const kraken = `<g fill="${k.tones('#2a1f3a').deep}"><circle cx="244" cy="186" r="30"/>${[-3, -2, -1, 1, 2, 3]
      .map(
        (i) =>
          `<path d="${blade(
            [
              [244 + i * 7, 204],
              [244 + i * 22, 236],
              [244 + i * 18, 264],
              [244 + i * 30, 276],
            ],
            [13, 10, 7, 1],
          )}"/>`,
      )
      .join(
        '',
      )}</g><circle cx="233" cy="184" r="6" fill="${s.base}"/><circle cx="255" cy="184" r="6" fill="${s.base}"/>`;
    rig += form(k, cloth, s, {
      depth: 40,
      edge: 6,
      inner:
        bands +
        fill(line(pts('280 60!, 316 200, 270 360!, 420 360!, 420 60!')), k.light.fill, 'opacity=".35"') +
        kraken,
    });
    rig += fill(
      blade(pts('120 96, 86 300, 96 410'), [2, 2.4, 2]) + blade(pts('348 96, 372 300, 350 420'), [2, 2.4, 2]),
      k.light.ink,
    );
    // Hull with a dragon's neck.
    const hull = line(
      pts(
        '40 300!, 56 340, 84 380, 140 408, 250 416, 332 398, 372 350, 390 290!, 394 380, 352 456, 250 484, 130 470, 58 420, 24 320!',
      ),
    );
    let planks = '';
    for (let i = 0; i < 3; i++)
      planks += fill(
        blade(
          [
            [40 + i * 6, 300 + i * 20],
            [92 + i * 6, 402 + i * 18],
            [230, 436 + i * 18],
            [340 - i * 6, 416 + i * 18],
            [388, 340 + i * 26],
          ],
          [3, 4, 5, 4, 3],
        ),
        dark.deep,
        'opacity=".8"',
      );
    let ship = form(k, hull, wood, { depth: 16, edge: 5, inner: planks });
    const neck = blade(pts('74 400, 44 320, 30 230, 60 132'), [54, 48, 38, 30]);
    ship += form(k, neck, wood, {
      depth: 12,
      edge: 5,
      inner: [0, 1, 2, 3]
        .map((i) =>
          fill(
            blade(
              [
                [8, 180 + i * 34],
                [36, 190 + i * 34],
                [64, 178 + i * 34],
              ],
              [3, 6, 3],
            ),
            dark.deep,
            'opacity=".7"',
          ),
        )
        .join(''),
    });
    for (let i = 0; i < 4; i++)
      ship += form(
        k,
        poly([
          [20 - i * 2, 168 + i * 34],
          [-8, 156 + i * 36],
          [14 - i * 3, 194 + i * 34],
        ]),
        wood,
        { depth: 5, edge: 3 },
      );
    ship += form(
      k,
      line(
        pts(
          '30 130, 36 98, 60 80, 72 46!, 84 78, 118 84, 142 104!, 138 122, 110 126!, 88 130, 120 140!, 112 154, 78 156, 46 152',
        ),
      ),
      wood,
      { depth: 10, edge: 5 },
    );
    ship +=
      fill(line(pts('92 128!, 136 122!, 118 140!, 90 140')), k.light.ink) +
      fill(poly(pts('128 122, 124 134, 119 124')) + poly(pts('112 125, 108 136, 103 126')), '#f2e6c6') +
      `<circle cx="80" cy="102" r="9" fill="${k.light.ink}"/><circle cx="81" cy="101" r="5" fill="#ffd24a"/>` +
      fill(blade(pts('44 92, 26 66, 30 44'), [16, 12, 1]), wood.lo);
    ship += form(k, line(pts('386 306!, 376 250, 392 214, 420 220, 404 250, 398 310!')), wood, {
      depth: 8,
      edge: 4,
      dim: true,
    });
    const shields = ['#8a2f3a', '#e0b250', '#3f5f9a', '#8a2f3a', '#e0b250', '#3f5f9a'];
    shields.forEach((c, i) => {
      const [x, y] = [112 + i * 44, 410 + Math.sin((i + 0.4) * 0.62) * 12];
      const t = k.tones(c);
      ship += `<circle cx="${n(x)}" cy="${n(y)}" r="22" fill="${dark.deep}"/><circle cx="${n(x)}" cy="${n(y - 1)}" r="19.5" fill="${t.lo}"/><path d="M${n(x)} ${n(y - 20)}A19.5 19.5 0 0 ${k.side < 0 ? 0 : 1} ${n(x)} ${n(y + 18)}z" fill="${t.base}"/><circle cx="${n(x)}" cy="${n(y - 1)}" r="6.5" fill="${k.tones('#b8bec6').base}"/>`;
    });
    for (let i = 0; i < 5; i++)
      ship += fill(
        blade(
          [
            [124 + i * 46, 440],
            [104 + i * 46, 500],
            [92 + i * 46, 536],
          ],
          [5, 5, 15],
        ),
        dark.base,
      );
    let waves = '';
    for (let b = 0; b < 3; b++) {
      const base = 478 + b * 32;
      const points: Pt[] = [[-30, 640, 0]];
      for (let i = 0; i <= 10; i++)
        points.push([-30 + i * 46, base + (i % 2 ? -13 : 9) + k.c.between(-3, 3), i % 2 ? 0 : 1]);
      points.push([440, 640, 0]);
      const paint = mix(k.light.sky[1], k.light.sky[2], 0.35 + b * 0.25);
      waves += fill(line(points), paint);
      for (let i = 0; i < 5; i++)
        waves += fill(
          blade(
            [
              [-4 + i * 92 + b * 20, base - 6],
              [14 + i * 92 + b * 20, base - 14],
              [40 + i * 92 + b * 20, base + 2],
            ],
            5,
          ),
          k.light.glow,
          'opacity=".7"',
        );
    }
    const foam = fill(line(pts('20 476, 48 444, 70 470, 98 456, 120 482, 60 496')), k.light.glow, 'opacity=".85"');
    return [
      { z: Z.behind, svg: rig },
      { z: Z.body, svg: ship },
      { z: Z.front, svg: foam + waves },
    ];
  };
}
