/** Weather as places: what frost, fog, rain, storm and sun do to a field. */

import { openHelm } from '../portraits/head/openHelms';
import { Z, fill, form, type Kit, type Part } from '../portraits/kit';
import { blade, line, n, poly, pts, type Pt } from '../portraits/pen';
import { flame } from '../portraits/hands';
import { crew } from './timber';

/** A wall of fire over a field. */
export const blaze = (): Part => (k) => {
  let back = '';
  for (const [layer, paint] of ['#a8281a', '#e0561c', '#ff9a2a', '#ffd86a'].entries())
    for (let i = 0; i < 9 - layer; i++) {
      const x = 20 + layer * 24 + ((368 - layer * 48) * (i + 0.5)) / (9 - layer);
      const high = (450 - layer * 96) * (1 - (Math.abs(x - 204) / 204) * 0.4) * k.c.between(0.75, 1.1);
      back += fill(
        blade(
          [
            [x, 570],
            [x + k.c.between(-34, 34), 560 - high * 0.5],
            [x + k.c.between(-30, 30), 560 - high],
          ],
          [120 - layer * 22, 84 - layer * 16, 1],
        ),
        paint,
      );
    }
  const shields = [70, 150, 250, 336]
    .map((x, i) =>
      form(
        k,
        poly([
          [x - 8, 560],
          [x - 3, 440 + i * 8],
          [x + 3, 440 + i * 8],
          [x + 8, 560],
        ]),
        k.tones('#2a1410'),
        { depth: 3, edge: 2 },
      ),
    )
    .join('');
  return [
    { z: Z.body, svg: back },
    { z: Z.head, svg: flame(k, 204, 330, 84, ['#ff9a2a', '#ffd86a', '#fffbe0']) },
    {
      z: Z.front,
      svg: shields + fill(line(pts('-30 540!, 90 526, 220 540, 330 528, 440 538!, 440 640!, -30 640!')), k.light.ink),
    },
  ];
};

/** A soldier frozen where he stood; ice hangs from the frame. */
export const frostScene = (): Part => (k) => {
  const ice = k.tones('#d8f2ff');
  const icicle = (x: number, wide: number, long: number): string =>
    form(
      k,
      poly([
        [x - wide, -10],
        [x + wide, -10],
        [x + k.c.between(-4, 4), long],
      ]),
      ice,
      { depth: 6, edge: 4 },
    );
  let fringe = '';
  for (let i = 0; i < 15; i++) fringe += icicle(10 + i * 28, 15, 60 + (i % 3) * 44 + k.c.between(-12, 20));
  const body = form(k, line(pts('80 640!, 84 480, 130 420, 204 404, 278 420, 324 480, 328 640!')), k.tones('#7ab0cc'), {
    depth: 20,
    edge: 6,
  });
  const head = form(
    k,
    line(pts('130 300, 140 240, 204 214, 268 240, 278 300, 256 370, 204 404, 152 370')),
    k.tones('#b8dcec'),
    { depth: 16, edge: 6 },
  );
  const face =
    fill(
      blade(pts('150 300, 172 310, 192 302'), [3, 8, 3]) + blade(pts('216 302, 236 310, 258 300'), [3, 8, 3]),
      k.tones('#3a6a8a').deep,
    ) +
    fill(line(pts('186 356, 204 348, 222 356, 216 374, 192 374')), k.tones('#3a6a8a').deep) +
    form(k, line(pts('196 300, 212 300, 218 336, 204 344, 190 336')), ice, { depth: 5, edge: 3 });
  const beard = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      form(
        k,
        poly([
          [140 + i * 20, 366],
          [160 + i * 20, 366],
          [148 + i * 20, 420 + (i % 2) * 26],
        ]),
        ice,
        { depth: 5, edge: 3 },
      ),
    )
    .join('');
  const cold: Kit = k;
  const helm = [openHelm({ metal: '#9ac0d4', trim: '#e8f8ff', tall: 1.3 })(cold)]
    .flat()
    .map((layer) => `<g transform="translate(-14 66) scale(1.06 1)">${layer.svg}</g>`)
    .join('');
  return [
    { z: Z.body, svg: body },
    { z: Z.head, svg: head + face + beard + helm },
    { z: Z.front, svg: fringe },
  ];
};

/** Bands of fog; men with a lantern lose their way. */
export const fogScene = (): Part => (k) => {
  const band = (y: number, opacity: number): string => {
    const points: Pt[] = [[-30, y + 90, 0]];
    for (let i = 0; i <= 8; i++) points.push([-30 + i * 58, y + (i % 2 ? -16 : 14) + k.c.between(-8, 8)]);
    points.push([440, y + 90, 0]);
    return fill(line(points), '#eef2ec', `opacity="${opacity}"`);
  };
  const id = k.id();
  k.def(
    `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".95"/><stop offset="1" stop-color="#ffd87a" stop-opacity="0"/></radialGradient>`,
  );
  const men = crew(k, 150, 520, 2.7, -1.5) + crew(k, 290, 470, 1.9, -0.4) + crew(k, 356, 440, 1.3, -0.4);
  const lamp = `<circle cx="268" cy="212" r="150" fill="url(#${id})"/><rect x="254" y="192" width="30" height="42" rx="4" fill="#fff6d0"/>`;
  return [
    { z: Z.far, svg: band(270, 0.3) + band(340, 0.35) },
    { z: Z.body, svg: `<g opacity=".88">${men}</g>` },
    { z: Z.front, svg: lamp + band(430, 0.35) + band(480, 0.6) },
  ];
};

/** A cloud like a fist over a drowned camp. */
export const rainScene = (): Part => (k) => {
  const cloud = (y: number, paint: string, size: number): string =>
    fill(
      [
        [40, 0, 70],
        [120, -30, 84],
        [204, -44, 96],
        [290, -28, 88],
        [370, 4, 74],
      ]
        .map(
          ([x = 0, dy = 0, r = 0]) =>
            `M${x - r * size} ${y + dy}a${r * size} ${r * 0.8 * size} 0 1 0 ${2 * r * size} 0a${r * size} ${r * 0.8 * size} 0 1 0 ${-2 * r * size} 0z`,
        )
        .join(''),
      paint,
    );
  const dark = k.tones('#5a6a84');
  const water = fill(
    line(pts('-30 470!, 60 462, 150 474, 260 464, 440 472!, 440 640!, -30 640!')),
    k.tones('#6a8ab0').lo,
  );
  let rings = '';
  for (let i = 0; i < 12; i++)
    rings += `<ellipse cx="${n(k.c.between(10, 400))}" cy="${n(k.c.between(490, 556))}" rx="${n(k.c.between(10, 26))}" ry="5" fill="none" stroke="${k.light.glow}" stroke-width="2.4" opacity=".7"/>`;
  return [
    { z: Z.body, svg: cloud(150, dark.lo, 1.1) + cloud(120, dark.base, 1) + cloud(90, dark.hi, 0.8) },
    { z: Z.front, svg: water + rings },
  ];
};

/** One small ship against the wave. */
export const stormScene = (): Part => (k) => {
  const wave = (points: string, paint: string): string =>
    form(k, line(pts(points)), k.tones(paint), { depth: 26, edge: 9 }) +
    [0, 1, 2]
      .map((i) =>
        fill(
          blade(
            [
              [420, 230 + i * 70],
              [300 - i * 10, 210 + i * 80],
              [190 - i * 16, 300 + i * 70],
              [60, 440 + i * 40],
            ],
            [2, 9, 9, 2],
          ),
          '#ffffff',
          'opacity=".45"',
        ),
      )
      .join('');
  const t = k.tones('#2f5f8a');
  const curl = wave(
    '440 640!, 440 180, 370 150, 290 170, 210 160, 140 210, 116 300, 150 260, 200 250, 170 330, 100 420, -30 470!, -30 640!',
    '#3f7aa8',
  );
  const foam = [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<circle cx="${n(120 + i * 22)}" cy="${n(268 - i * 14 + (i % 2) * 10)}" r="${n(13 - i)}" fill="#ffffff" opacity=".85"/>`,
    )
    .join('');
  const ship =
    form(k, line(pts('40 430!, 60 462, 140 476, 190 450, 206 410!, 190 486, 110 500, 50 476')), k.tones('#6a4428'), {
      depth: 8,
      edge: 4,
    }) +
    form(k, poly(pts('118 340, 124 340, 128 462, 120 462')), k.tones('#4a2f1c'), { depth: 3, edge: 2 }) +
    form(k, line(pts('126 346!, 176 360, 184 410, 128 424!')), k.tones('#e6dcc8'), { depth: 10, edge: 4 });
  return [
    { z: Z.behind, svg: curl + foam },
    { z: Z.body, svg: `<g transform="rotate(-12 120 440) translate(-34 -112) scale(1.26)">${ship}</g>` },
    {
      z: Z.front,
      svg: fill(line(pts('-30 500!, 60 478, 140 506, 230 482, 330 510, 440 486!, 440 640!, -30 640!')), t.deep),
    },
  ];
};

/** The sun has a face, and is pleased. */
export const sunFace = (): Part => (k) => {
  const t = k.tones('#f0b03a');
  const eyes = ([-1, 1] as const)
    .map(
      (s) =>
        fill(
          blade(
            [
              [204 + s * 18, 178],
              [204 + s * 38, 164],
              [204 + s * 58, 178],
            ],
            [3, 8, 3],
          ),
          t.deep,
        ) +
        fill(
          line([
            [204 + s * 52, 196],
            [204 + s * 72, 190],
            [204 + s * 74, 208],
            [204 + s * 58, 212],
          ]),
          '#e8743a',
          'opacity=".5"',
        ),
    )
    .join('');
  return {
    z: Z.sky,
    svg:
      eyes +
      fill(blade(pts('204 176, 196 206, 208 214'), [3, 7, 3]), t.deep) +
      fill(blade(pts('164 226, 186 248, 204 252, 222 248, 244 226'), [4, 9, 10, 9, 4]), t.deep),
  };
};
