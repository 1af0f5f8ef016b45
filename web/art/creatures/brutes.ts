/** Great bodies: nekker and werewolf, fiend and giant, elementals, gargoyle, frightener. */

import { Z, fill, form, type Part } from '../portraits/kit';
import { blade, line, n, poly, pts, type Pt } from '../portraits/pen';
import { flame } from '../portraits/hands';
import { antler, glowEye, horn, paw, spines, teeth, whole } from './anatomy';
import { skinWing } from './dragon';
import { shoulders, visage } from './visage';

/** A nekker: small, many, never alone. */
export const nekker = (): Part => (k) => {
  const small = (x: number, y: number, r: number): string =>
    fill(
      line([
        [x - r, y + r],
        [x - r * 0.8, y - r * 0.5],
        [x, y - r],
        [x + r * 0.8, y - r * 0.5],
        [x + r, y + r],
      ]),
      k.light.ink,
    ) +
    `<circle cx="${n(x - r * 0.35)}" cy="${n(y)}" r="${n(r * 0.16)}" fill="#ffe14a"/><circle cx="${n(x + r * 0.35)}" cy="${n(y)}" r="${n(r * 0.16)}" fill="#ffe14a"/>`;
  return [
    { z: Z.far, svg: small(60, 330, 40) + small(350, 320, 44) + small(110, 290, 28) + small(300, 280, 30) },
    {
      z: Z.body,
      svg: form(k, line(pts('90 640!, 84 480, 130 410, 204 396, 278 410, 324 480, 318 640!')), k.tones('#7a6448'), {
        depth: 18,
        edge: 5,
      }),
    },
    {
      z: Z.head,
      svg: visage(k, {
        skin: '#9a8058',
        y: 262,
        head: '0 -104, 60 -98, 98 -50, 100 0, 112 40, 84 96, 0 124',
        ears: '90 -30, 156 -70!, 160 -20, 104 20',
        inner: '#7a3a2a',
        eyes: { dx: 48, dy: -8, rx: 22, ry: 20, colour: '#ffd83a', slit: true },
        brow: 24,
        nose: 'slits',
        noseY: 34,
        mouth: { y: 62, wide: 72, open: 44, upper: 10, lower: 8, big: [2, 7], long: 18 },
      }),
    },
    {
      z: Z.front,
      svg: paw(k, 96, 460, 1.2, 8, '#8a7250', '#2a1c18', 4) + paw(k, 314, 460, 1.2, -8, '#8a7250', '#2a1c18', 4, true),
    },
  ];
};

/** A werewolf under a full moon. */
export const werewolf = (): Part => (k) => [
  shoulders(k, '#5a3f2c', 'fur'),
  {
    z: Z.head,
    svg:
      visage(k, {
        skin: '#7a563a',
        y: 232,
        head: '0 -110, 50 -106, 84 -70, 112 -20, 128 40, 92 70, 84 110, 40 150, 0 160',
        ears: '44 -90, 74 -190!, 112 -70, 84 -40',
        inner: '#8a5a5a',
        eyes: { dx: 44, dy: -16, rx: 17, ry: 10, colour: '#ffc21f', slit: true, tilt: 16 },
        brow: 26,
        nose: 'snout',
        noseY: 40,
        mouth: { y: 88, wide: 52, open: 62, upper: 8, lower: 6, big: [1, 6], tongue: true, long: 22 },
        lines: 2,
      }) +
      fill(
        blade(pts('128 290, 100 330, 96 370'), [10, 20, 1]) + blade(pts('280 290, 308 330, 312 370'), [10, 20, 1]),
        k.tones('#6a4a32').base,
      ),
  },
  { z: Z.front, svg: paw(k, 74, 430, 1.5, 168, '#6a4a32', '#e6dcb8', 4) },
];

/** A fiend: three eyes, and antlers like a wood. */
export const fiend = (): Part => (k) => {
  const rack = (s: -1 | 1): string =>
    antler(
      k,
      [
        [204 + s * 50, 150],
        [204 + s * 120, 116],
        [204 + s * 150, 60],
        [204 + s * 190, 20],
      ],
      [44, 36, 26, 16, 2],
      '#b8a888',
      [
        [0.3, s > 0 ? -84 : -96, 76],
        [0.55, s > 0 ? 10 : 170, 56],
        [0.7, s > 0 ? -110 : -70, 60],
      ],
      s !== k.side,
    );
  return [
    shoulders(k, '#5a4434', 'fur', '-20 640!, -30 470, 30 380, 120 330, 204 336, 288 330, 378 380, 438 470, 428 640!'),
    {
      z: Z.head,
      svg:
        rack(-1) +
        rack(1) +
        visage(k, {
          skin: '#7a5c44',
          y: 236,
          head: '0 -112, 66 -104, 104 -50, 96 20, 84 80, 90 130, 56 176, 0 184',
          ears: '96 -40, 160 -30, 170 0!, 104 0',
          eyes: { dx: 52, dy: -6, rx: 17, ry: 14, colour: '#ff8a1c', slit: true, tilt: 8 },
          brow: 26,
          nose: 'none',
          mouth: { y: 130, wide: 62, open: 30, upper: 9, lower: 7, long: 16 },
        }) +
        form(
          k,
          line(pts('204 280, 252 290, 274 330, 250 360, 204 366, 158 360, 134 330, 156 290')),
          k.tones('#8a6a50'),
          {
            depth: 14,
            edge: 5,
            inner: [-1, 1]
              .map((s) =>
                fill(
                  line([
                    [204 + s * 18, 326],
                    [204 + s * 36, 312],
                    [204 + s * 50, 328],
                    [204 + s * 34, 342],
                  ]),
                  k.light.ink,
                ),
              )
              .join(''),
          },
        ) +
        fill(line(pts('176 180, 204 154, 232 180, 204 204')), k.light.ink) +
        glowEye(k, 204, 180, 24, 20, '#ff3a1c', {}),
    },
  ];
};

/** An ice giant, frost in the beard. */
export const iceGiant = (): Part => (k) => {
  const ice = k.tones('#d8f0fa');
  let beard = '';
  for (let i = 0; i < 13; i++) {
    const u = -1 + i / 6;
    beard += form(
      k,
      poly([
        [204 + u * 92 - 14, 330 - Math.abs(u) * 40],
        [204 + u * 92 + 14, 330 - Math.abs(u) * 40],
        [204 + u * 80, 470 - Math.abs(u) * 110],
      ]),
      ice,
      { depth: 7, edge: 4, dim: u * k.side < -0.1 },
    );
  }
  return [
    {
      z: Z.behind,
      svg: spines(k, pts('20 420, 80 360, 204 330, 328 360, 388 420'), 11, 80, 40, k.tones('#a8d8ee'), [204, 560]),
    },
    shoulders(k, '#5a86a8', 'rock', '-30 640!, -40 460, 20 370, 110 330, 204 340, 298 330, 388 370, 448 460, 438 640!'),
    {
      z: Z.head,
      svg:
        visage(k, {
          skin: '#8ab4cc',
          y: 230,
          size: 1.1,
          head: '0 -116, 62 -108, 100 -60, 98 0, 108 40, 92 90, 50 130, 0 140',
          ears: '92 -16, 124 -24, 124 20, 98 26',
          eyes: { dx: 44, dy: 0, rx: 15, ry: 11, colour: '#eaffff' },
          brow: 36,
          nose: 'hook',
          noseY: 34,
          mouth: { y: 86, wide: 46, open: 22, upper: 6, long: 12 },
        }) + beard,
    },
  ];
};

/** An earth elemental: a cliff with eyes. */
export const earthElemental = (): Part => (k) => {
  const t = k.tones('#8a7a62');
  const block = (text: string, dim = false): string => form(k, poly(pts(text)), t, { depth: 20, edge: 6, dim });
  const cracks =
    fill(
      blade(pts('150 120, 180 180, 160 230'), [3, 7, 2]) +
        blade(pts('270 130, 240 190, 262 260'), [3, 7, 2]) +
        blade(pts('190 330, 210 380, 196 430'), [3, 8, 2]),
      '#ffb347',
    ) +
    fill(
      blade(pts('90 420, 130 450, 120 500'), [3, 8, 2]) + blade(pts('320 410, 290 450, 300 500'), [3, 8, 2]),
      '#ff8a2a',
    );
  let moss = '';
  for (let i = 0; i < 26; i++) {
    const x = 70 + i * 11;
    const y = (x < 130 || x > 280 ? 372 : 112) + k.c.between(-8, 8);
    moss += fill(
      blade(
        [
          [x, y - 12],
          [x + 2, y + 6],
          [x + k.c.between(-6, 6), y + 30],
        ],
        [8, 17, 1],
      ),
      i % 2 ? k.tones('#6f9440').base : k.tones('#6f9440').hi,
    );
  }
  return [
    {
      z: Z.body,
      svg:
        block('-20 640, -30 440, 60 370, 150 400, 170 640') +
        block('428 640, 438 440, 348 370, 258 400, 238 640', true) +
        block('120 640, 110 430, 204 390, 298 430, 288 640'),
    },
    {
      z: Z.head,
      svg:
        block('110 300, 98 170, 150 104, 258 96, 312 170, 300 300, 250 380, 160 384') +
        block('98 200, 130 168, 204 214, 278 168, 312 200, 280 240, 204 236, 130 240') +
        [152, 256].map((x) => glowEye(k, x, 262, 20, 14, '#ffc83a', {})).join('') +
        block('150 318, 258 318, 244 360, 166 360', true) +
        cracks +
        moss,
    },
  ];
};

/** A fire elemental: a man-shaped blaze. */
export const fireElemental = (): Part => (k) => {
  let tongues = '';
  for (const [layer, paint] of ['#b8281a', '#f0701c', '#ffb83a'].entries())
    for (let i = 0; i < 11; i++) {
      const u = -1 + i / 5;
      const high = (330 - layer * 80) * (1 - Math.abs(u) * 0.5) * k.c.between(0.8, 1.15);
      const x = 204 + u * (170 - layer * 34);
      tongues += fill(
        blade(
          [
            [x, 560],
            [x + u * 20, 560 - high * 0.5],
            [x + k.c.between(-24, 24), 520 - high],
          ],
          [90 - layer * 20, 70 - layer * 16, 1],
        ),
        paint,
        'opacity=".9"',
      );
    }
  const head = [
    ['#c8321a', 1],
    ['#ff8a1c', 0.78],
    ['#ffd24a', 0.56],
  ]
    .map(([paint, size]) =>
      fill(
        line(
          whole(pts('0 -210!, 26 -120, 70 -150!, 84 -60, 118 -70!, 100 20, 70 110, 0 150'), 204, 250, size as number),
        ),
        paint as string,
      ),
    )
    .join('');
  const face =
    ([-1, 1] as const)
      .map((s) =>
        fill(
          line([
            [204 + s * 14, 246],
            [204 + s * 46, 218],
            [204 + s * 70, 224, 0],
            [204 + s * 46, 252],
          ]),
          '#fffbe0',
        ),
      )
      .join('') +
    fill(line(pts('160 300!, 204 286, 248 300!, 236 346, 204 356, 172 346')), '#fffbe0') +
    fill(line(pts('172 308!, 204 300, 236 308!, 226 336, 204 342, 182 336')), '#e2571e');
  return [
    { z: Z.body, svg: tongues },
    { z: Z.head, svg: head + face },
    {
      z: Z.front,
      svg:
        flame(k, 70, 400, 48, ['#c8321a', '#ff9a2a', '#fff3b0']) +
        flame(k, 338, 400, 48, ['#c8321a', '#ff9a2a', '#fff3b0']),
    },
  ];
};

/** A gargoyle: stone wings over a roof. */
export const gargoyle = (): Part => (k) => [
  {
    z: Z.behind,
    svg:
      skinWing(k, [290, 420], pts('260 50, 350 20, 424 90, 430 220, 416 350'), '#7a7f88') +
      skinWing(k, [118, 420], pts('148 50, 58 20, -16 90, -22 220, -8 350'), '#7a7f88', true),
  },
  shoulders(k, '#7f858e', 'rock'),
  {
    z: Z.head,
    svg:
      horn(k, pts('160 150, 130 90, 150 40'), [34, 24, 2], '#a8aeb6', 3, k.side > 0) +
      horn(k, pts('248 150, 278 90, 258 40'), [34, 24, 2], '#a8aeb6', 3, k.side < 0) +
      visage(k, {
        skin: '#98a0a8',
        head: '0 -104, 60 -96, 92 -46, 90 10, 104 40, 74 100, 0 128',
        ears: '84 -30, 150 -60!, 130 0, 94 20',
        eyes: { dx: 44, dy: 0, rx: 16, ry: 12, colour: '#c88aff' },
        brow: 32,
        nose: 'bat',
        noseY: 40,
        mouth: { y: 84, wide: 60, open: 26, upper: 8, lower: 6, big: [0, 7], long: 18 },
      }),
  },
  {
    z: Z.front,
    svg:
      form(k, poly(pts('-20 500, 428 490, 428 640, -20 640')), k.tones('#5a6068'), { depth: 12, edge: 6 }) +
      paw(k, 110, 482, 1.3, 0, '#98a0a8', '#4a5058', 4) +
      paw(k, 300, 480, 1.3, 0, '#98a0a8', '#4a5058', 4, true),
  },
];

/** A frightener: a mantis made of knives. */
export const frightener = (): Part => (k) => {
  const shell = '#7a2f4a';
  const t = k.tones(shell);
  const blades = ([-1, 1] as const)
    .map((s) =>
      horn(
        k,
        [
          [204 + s * 110, 440],
          [204 + s * 184, 330],
          [204 + s * 150, 180],
          [204 + s * 96, 110],
        ],
        [60, 50, 36, 2],
        '#c9a8a0',
        5,
        s !== k.side,
      ),
    )
    .join('');
  const frill = spines(k, pts('120 250, 140 150, 204 110, 268 150, 288 250'), 11, 80, 26, t, [204, 290]);
  const head = form(k, line(whole(pts('0 -100, 50 -90, 90 -40, 78 20, 50 70, 22 130, 0 140'), 204, 260)), t, {
    depth: 14,
    edge: 5,
  });
  const eyes = ([-1, 1] as const)
    .map(
      (s) =>
        fill(
          line([
            [204 + s * 20, 268],
            [204 + s * 40, 226],
            [204 + s * 84, 214],
            [204 + s * 70, 264],
          ]),
          k.light.ink,
        ) + glowEye(k, 204 + s * 54, 244, 22, 17, '#f0ff5a', { tilt: s * -24 }),
    )
    .join('');
  const jaws = ([-1, 1] as const)
    .map((s) =>
      horn(
        k,
        [
          [204 + s * 26, 340],
          [204 + s * 66, 382],
          [204 + s * 16, 430],
        ],
        [30, 24, 1],
        '#e6d8b8',
        3,
        s !== k.side,
      ),
    )
    .join('');
  const chest = [0, 1, 2, 3]
    .map((i) =>
      form(
        k,
        line([
          [120 + i * 10, 430 + i * 40],
          [204, 404 + i * 42],
          [288 - i * 10, 430 + i * 40],
          [204, 470 + i * 42],
        ]),
        t,
        { depth: 12, edge: 5 },
      ),
    )
    .join('');
  return [
    { z: Z.behind, svg: blades },
    shoulders(k, '#5a2238', 'scale'),
    { z: Z.head, svg: frill + chest + head + eyes + jaws },
  ];
};

/** A toad the size of a house, and crowned. */
export const toad = (): Part => (k) => {
  const t = k.tones('#7a8a3a');
  const belly = k.tones('#d8d08a');
  const body = form(
    k,
    line(pts('10 640!, -10 470, 40 350, 120 280, 204 262, 288 280, 368 350, 418 470, 398 640!')),
    t,
    { depth: 26, edge: 7, inner: fill(line(pts('90 640!, 96 470, 140 420, 268 420, 312 470, 318 640!')), belly.base) },
  );
  const warts = (
    [
      [60, 420, 16],
      [350, 410, 18],
      [90, 360, 11],
      [320, 350, 12],
      [40, 480, 13],
      [372, 486, 14],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${t.deep}"/><circle cx="${n(x + k.side * r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.66)}" fill="${t.hi}"/>`,
    )
    .join('');
  const head = form(
    k,
    line(pts('50 330, 70 250, 120 220, 204 230, 288 220, 338 250, 358 330, 320 400, 204 424, 88 400')),
    t,
    { depth: 20, edge: 6 },
  );
  const bulge = ([-1, 1] as const)
    .map((s) => {
      const x = 204 + s * 92;
      return (
        form(k, `M${x - 50} 226a50 52 0 1 1 100 0a50 46 0 1 1 -100 0z`, t, { depth: 14, edge: 6, dim: s !== k.side }) +
        `<circle cx="${x}" cy="220" r="34" fill="#f0c03a"/><ellipse cx="${x}" cy="222" rx="26" ry="12" fill="#140a04"/><circle cx="${x + k.side * 12}" cy="206" r="7" fill="#fff"/>` +
        form(
          k,
          blade(
            [
              [x - 46, 206],
              [x, 172],
              [x + 46, 206],
            ],
            [10, 20, 10],
          ),
          t,
          { depth: 6, edge: 4, dim: s !== k.side },
        )
      );
    })
    .join('');
  const mouth =
    fill(blade(pts('62 330, 130 372, 204 380, 278 372, 346 330'), [6, 12, 14, 12, 6]), '#3a1a14') +
    fill(blade(pts('186 300, 190 314'), 8) + blade(pts('222 300, 218 314'), 8), t.deep);
  const crown =
    form(k, poly(pts('150 214, 138 140, 172 176, 204 120, 236 176, 270 140, 258 214')), k.tones('#f0c24a'), {
      depth: 10,
      edge: 5,
    }) + [172, 204, 236].map((x) => `<circle cx="${x}" cy="200" r="7" fill="#c8242c"/>`).join('');
  const tongue = form(k, blade(pts('204 384, 240 440, 300 430, 330 470'), [26, 22, 20, 26]), k.tones('#d85a6a'), {
    depth: 8,
    edge: 4,
  });
  return [
    { z: Z.body, svg: body + warts },
    { z: Z.head, svg: crown + head + bulge + mouth },
    {
      z: Z.front,
      svg:
        tongue +
        paw(k, 90, 520, 1.3, 0, '#7a8a3a', '#4a5a24', 4) +
        paw(k, 318, 520, 1.3, 0, '#7a8a3a', '#4a5a24', 4, true),
    },
  ];
};

/** The kayran: tentacles about a great eye and a beak. */
export const kayran = (): Part => (k) => {
  const skin = '#5a7a6a';
  const t = k.tones(skin);
  const arm = (text: string, dim: boolean): string => {
    const way = pts(text);
    const d = blade(way, [70, 60, 48, 34, 4]);
    let cups = '';
    for (let i = 0; i < 7; i++) {
      const p = i / 7;
      const a = way[Math.min(way.length - 2, Math.floor(p * (way.length - 1)))] as Pt;
      const b = way[Math.min(way.length - 1, Math.floor(p * (way.length - 1)) + 1)] as Pt;
      const f = p * (way.length - 1) - Math.floor(p * (way.length - 1));
      const r = 13 * (1 - p * 0.6);
      cups += `<circle cx="${n(a[0] + (b[0] - a[0]) * f)}" cy="${n(a[1] + (b[1] - a[1]) * f)}" r="${n(r)}" fill="${k.tones('#d8b8a0').lo}"/><circle cx="${n(a[0] + (b[0] - a[0]) * f)}" cy="${n(a[1] + (b[1] - a[1]) * f)}" r="${n(r * 0.5)}" fill="${t.deep}"/>`;
    }
    return form(k, d, t, { depth: 16, edge: 5, dim, inner: cups });
  };
  const arms =
    arm('90 520, 10 420, 30 280, 90 180, 60 70', k.side > 0) +
    arm('318 520, 398 420, 378 280, 318 180, 348 70', k.side < 0) +
    arm('140 560, 70 460, -20 430, -30 330, 20 270', true) +
    arm('268 560, 338 460, 428 430, 438 330, 388 270', false);
  const head = form(
    k,
    line(pts('90 560!, 80 420, 110 290, 160 210, 204 194, 248 210, 298 290, 328 420, 318 560!')),
    t,
    { depth: 22, edge: 7 },
  );
  const plates = [0, 1, 2]
    .map((i) =>
      fill(
        blade(
          [
            [130 - i * 10, 260 + i * 30],
            [204, 226 + i * 26],
            [278 + i * 10, 260 + i * 30],
          ],
          [6, 11, 6],
        ),
        t.deep,
        'opacity=".7"',
      ),
    )
    .join('');
  const eyes =
    glowEye(k, 204, 330, 40, 30, '#ffd24a', { slit: true }) +
    [134, 274].map((x) => glowEye(k, x, 372, 14, 12, '#ffd24a', {})).join('');
  const beak =
    fill(line(pts('140 430!, 204 410, 268 430!, 250 520, 204 540, 158 520')), '#2a0a10') +
    teeth(k, pts('150 432, 204 414, 258 432'), 9, 34, 14, '#f0e4c4', [1, 7]) +
    teeth(k, pts('164 520, 204 536, 244 520'), 7, -30, 13);
  const front =
    arm('20 600, 60 500, 150 470, 130 400, 70 420', k.side > 0) +
    arm('388 600, 350 500, 262 480, 290 410, 350 430', k.side < 0);
  return [
    { z: Z.behind, svg: arms },
    { z: Z.head, svg: head + plates + eyes + beak },
    { z: Z.front, svg: front },
  ];
};
