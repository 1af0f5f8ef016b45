/** Hags, crones and things that were once people. */

import { Z, fill, form, type Kit, type Part } from '../portraits/kit';
import { blade, line, n, poly, pts, type Pt } from '../portraits/pen';
import { horn, paw, teeth } from './anatomy';
import { lankHair, shoulders, visage } from './visage';

/** A grave hag: a tongue as long as her arm. */
export const graveHag = (): Part => (k) => [
  { z: Z.behind, svg: lankHair(k, '#5a6a5a', 204, 240, 120, 260) },
  shoulders(k, '#4a5044', 'rags'),
  {
    z: Z.head,
    svg:
      visage(k, {
        skin: '#9aa07a',
        head: '0 -110, 56 -100, 88 -50, 84 10, 96 50, 64 110, 30 170, 0 176',
        eyes: { dx: 42, dy: -4, rx: 14, ry: 12, colour: '#f4ffd0' },
        brow: 24,
        nose: 'hook',
        noseY: 34,
        mouth: { y: 96, wide: 50, open: 40, upper: 6, lower: 4, long: 14 },
        warts: [
          [-40, 60, 8],
          [58, 30, 7],
          [20, -60, 6],
        ],
      }) + lankHair(k, '#7a8a70', 204, 236, 92, 130, 5),
  },
  {
    z: Z.front,
    svg: form(k, blade(pts('204 340, 220 410, 180 460, 230 530'), [26, 24, 22, 4]), k.tones('#b84a5a'), {
      depth: 7,
      edge: 4,
    }),
  },
];

/** A foglet: eyes in the mist, an arm that beckons. */
export const foglet = (): Part => (k) => {
  let fog = '';
  for (let i = 0; i < 9; i++)
    fog += fill(
      blade(
        [
          [k.c.between(-60, 60), 380 + i * 22],
          [204, 360 + i * 24 + k.c.between(-14, 14)],
          [k.c.between(340, 460), 384 + i * 22],
        ],
        [10, 46, 10],
      ),
      '#e6f0e0',
      'opacity=".28"',
    );
  return [
    shoulders(k, '#6a7a6a', 'rags'),
    {
      z: Z.head,
      svg: visage(k, {
        skin: '#a8b89a',
        y: 220,
        head: '0 -120, 60 -112, 92 -60, 84 0, 70 50, 54 120, 26 168, 0 172',
        ears: '80 -30, 132 -60!, 120 -10, 90 16',
        eyes: { dx: 44, dy: 0, rx: 22, ry: 20, colour: '#e8fff0', hollow: 1.4 },
        brow: 14,
        nose: 'slits',
        noseY: 50,
        mouth: { y: 92, wide: 34, open: 44, upper: 5, lower: 5, long: 14 },
      }),
    },
    { z: Z.front, svg: paw(k, 330, 400, 1.4, 172, '#a8b89a', '#3a4a3a', 4, true) + fog },
  ];
};

/** A botchling: a child that never had a name. */
export const botchling = (): Part => (k) => {
  const skin = '#c08a7a';
  const t = k.tones(skin);
  const veins = ([-1, 1] as const)
    .map((s) =>
      fill(
        blade(
          [
            [204 + s * 20, 130],
            [204 + s * 50, 164],
            [204 + s * 44, 200],
          ],
          [3, 5, 2],
        ) +
          blade(
            [
              [204 + s * 70, 150],
              [204 + s * 86, 190],
            ],
            [3, 4, 1],
          ),
        k.tones('#7a2a3a').base,
        'opacity=".7"',
      ),
    )
    .join('');
  const cord = form(k, blade(pts('204 420, 250 470, 180 520, 230 580'), [20, 18, 18, 16]), k.tones('#a84a50'), {
    depth: 6,
    edge: 3,
  });
  return [
    {
      z: Z.body,
      svg:
        form(k, line(pts('110 640!, 100 480, 140 400, 204 390, 268 400, 308 480, 298 640!')), t, {
          depth: 18,
          edge: 5,
        }) + cord,
    },
    {
      z: Z.head,
      svg:
        visage(k, {
          skin,
          y: 250,
          head: '0 -150, 80 -138, 128 -76, 126 0, 100 60, 64 112, 0 134',
          ears: '112 -20, 148 -30, 146 16, 116 24',
          eyes: { dx: 52, dy: 4, rx: 22, ry: 20, colour: '#f4f0ff', core: '#6a2a3a' },
          brow: 22,
          nose: 'slits',
          noseY: 44,
          mouth: { y: 76, wide: 50, open: 34, upper: 7, lower: 6, long: 12 },
          lines: 1,
        }) + veins,
    },
    {
      z: Z.front,
      svg: paw(k, 96, 470, 1.1, 10, skin, '#3a2020', 4) + paw(k, 314, 470, 1.1, -10, skin, '#3a2020', 4, true),
    },
  ];
};

/** A plague maiden: rags, rats, and a face that comes apart. */
export const plagueMaiden = (): Part => (k) => {
  const rat = (x: number, y: number, flip: boolean): string => {
    const s = flip ? -1 : 1;
    const p = (dx: number, dy: number): Pt => [x + s * dx, y + dy];
    const t = k.tones('#3a3034');
    return (
      fill(blade([p(-50, 10), p(-84, 24), p(-100, 4)], [6, 4, 1]), k.tones('#b8807a').base) +
      form(k, line([p(-54, 24), p(-40, -10), p(0, -22), p(36, -10), p(66, 14), p(40, 28)]), t, { depth: 8, edge: 4 }) +
      `<circle cx="${n(x + s * 26)}" cy="${y - 16}" r="9" fill="${t.lo}"/><circle cx="${n(x + s * 44)}" cy="${y + 2}" r="4" fill="#ff5a3a"/>`
    );
  };
  return [
    { z: Z.behind, svg: lankHair(k, '#3a3430', 204, 236, 104, 280) },
    shoulders(k, '#5a5a3c', 'rags'),
    {
      z: Z.head,
      svg:
        visage(k, {
          skin: '#b0aa78',
          head: '0 -106, 54 -98, 80 -46, 78 10, 66 66, 44 124, 0 146',
          eyes: { dx: 40, dy: 0, rx: 15, ry: 14, colour: '#e8e070' },
          brow: 10,
          nose: 'none',
          mouth: { y: 78, wide: 40, open: 48, upper: 7, lower: 6, long: 15 },
          warts: [
            [-50, 40, 12],
            [-30, 56, 8],
            [56, -40, 10],
            [44, 60, 9],
            [-60, -30, 8],
            [10, -76, 9],
          ],
        }) +
        fill(poly(pts('196 258, 204 240, 212 258, 204 272')), k.light.ink) +
        lankHair(k, '#4a443c', 204, 232, 80, 150, 4),
    },
    { z: Z.front, svg: rat(90, 500, false) + rat(300, 480, true) + rat(200, 532, false) },
  ];
};

/** What a crone wears on her head. */
export type CroneHead = 'basket' | 'hood' | 'honeycomb';

interface CroneLooks {
  skin: string;
  head: string;
  hair: string;
  cover: CroneHead;
  eye: string;
  mouth: { y: number; wide: number; open: number; upper: number; lower?: number; long?: number };
  robe: string;
}

function croneCover(k: Kit, kind: CroneHead): string {
  if (kind === 'basket') {
    const t = k.tones('#9a7a44');
    const shape = line(pts('92 190!, 96 120, 130 60, 204 40, 278 60, 312 120, 316 190!, 204 168'));
    let ribs = '';
    for (let i = 0; i < 7; i++)
      ribs += fill(
        blade(
          [
            [100 + i * 36, 190],
            [120 + i * 28, 110],
            [180 + i * 8, 44],
          ],
          [5, 6, 3],
        ),
        t.deep,
        'opacity=".7"',
      );
    for (let i = 0; i < 5; i++)
      ribs += fill(
        blade(
          [
            [96, 180 - i * 26],
            [204, 160 - i * 26],
            [312, 180 - i * 26],
          ],
          [4, 8, 4],
        ),
        i % 2 ? t.hi : t.deep,
        'opacity=".6"',
      );
    return form(k, shape, t, { depth: 18, edge: 5, inner: ribs });
  }
  if (kind === 'honeycomb') {
    const t = k.tones('#d89a34');
    let cells = '';
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 7; col++) {
        const [x, y] = [120 + col * 30 + (row % 2) * 15, 74 + row * 25];
        cells += fill(
          poly(
            [0, 1, 2, 3, 4, 5].map((i): Pt => [
              x + Math.cos((i * Math.PI) / 3 + 0.52) * 13,
              y + Math.sin((i * Math.PI) / 3 + 0.52) * 13,
            ]),
          ),
          row % 2 ? k.tones('#6a3a14').lo : k.tones('#8a4f1c').base,
        );
      }
    return form(
      k,
      line(pts('88 210!, 100 110, 150 56, 204 46, 258 56, 308 110, 320 210!, 270 190, 204 196, 138 190')),
      t,
      { depth: 16, edge: 5, inner: cells },
    );
  }
  const t = k.tones('#6a2a30');
  return form(
    k,
    line(
      pts(
        '70 420!, 84 220, 104 120, 160 60, 204 50, 248 60, 304 120, 324 220, 338 420!, 290 360, 296 230, 264 164, 204 150, 144 164, 112 230, 118 360',
      ),
    ),
    t,
    {
      depth: 16,
      edge: 5,
      inner: fill(
        blade(pts('110 150, 90 260, 84 400'), 14) + blade(pts('298 150, 318 260, 324 400'), 14),
        t.deep,
        'opacity=".6"',
      ),
    },
  );
}

/** The three crones share colours and wear their trades. */
export const crone =
  (looks: CroneLooks, more: (k: Kit) => string = () => ''): Part =>
  (k) => [
    { z: Z.behind, svg: lankHair(k, looks.hair, 204, 240, 118, 250) },
    shoulders(k, looks.robe, 'rags'),
    {
      z: Z.head,
      svg:
        visage(k, {
          skin: looks.skin,
          y: 250,
          head: looks.head,
          eyes: { dx: 42, dy: -4, rx: 13, ry: 10, colour: looks.eye },
          brow: 22,
          nose: 'hook',
          noseY: 38,
          mouth: looks.mouth,
          lines: 4,
          warts: [
            [-52, 50, 8],
            [48, 20, 7],
            [-24, 92, 6],
          ],
        }) + croneCover(k, looks.cover),
    },
    { z: Z.front, svg: more(k) },
  ];

/** Ears on a string: what the whispess hears with. */
export function stringOfEars(k: Kit): string {
  let svg = fill(blade(pts('96 400, 204 470, 312 400'), [5, 6, 5]), k.tones('#3a2418').base);
  for (let i = 0; i < 6; i++) {
    const u = -1 + i * 0.4;
    const [x, y] = [204 + u * 96, 464 - u * u * 56];
    svg += form(
      k,
      line([
        [x - 10, y - 4],
        [x + 10, y - 6],
        [x + 15, y + 14],
        [x + 4, y + 34],
        [x - 9, y + 20],
      ]),
      k.tones('#d8a08a'),
      { depth: 5, edge: 3 },
    );
  }
  return svg;
}

/** A draug: a dead captain in rusted iron, still burning. */
export const draug = (): Part => (k) => {
  const iron = k.tones('#5a4a44');
  const rust = k.tones('#a8562c');
  const [x, y] = [204, 240];
  const spikes = ([-1, 1] as const)
    .map((s) =>
      [0, 1, 2]
        .map((i) =>
          horn(
            k,
            [
              [x + s * (120 + i * 34), 410 + i * 16],
              [x + s * (140 + i * 40), 350 + i * 22],
              [x + s * (160 + i * 44), 290 + i * 34],
            ],
            [40, 28, 2],
            '#7a6a60',
            2,
            s !== k.side,
          ),
        )
        .join(''),
    )
    .join('');
  const helm = form(
    k,
    line(pts('96 230!, 98 140, 140 80, 204 60, 268 80, 310 140, 312 230!, 262 206, 204 214, 146 206')),
    iron,
    {
      depth: 20,
      edge: 6,
      inner:
        fill(blade(pts('204 60, 204 140, 204 214'), [10, 18, 20]), rust.base) +
        fill(
          blade(pts('130 120, 150 160, 140 190'), 16) + blade(pts('280 110, 262 150, 270 180'), 12),
          rust.lo,
          'opacity=".8"',
        ),
    },
  );
  const crest =
    horn(k, pts('120 130, 60 90, 40 20'), [38, 28, 2], '#c9b89a', 4, k.side > 0) +
    horn(k, pts('288 130, 348 90, 368 20'), [38, 28, 2], '#c9b89a', 4, k.side < 0);
  const embers = teeth(k, pts('150 346, 204 360, 258 346'), 7, 22, 14, '#d8ccb0');
  return [
    { z: Z.behind, svg: spikes },
    shoulders(k, '#4a3c38', 'scale'),
    {
      z: Z.head,
      svg:
        crest +
        visage(k, {
          skin: '#b8a88a',
          y,
          head: '0 -110, 60 -100, 88 -50, 84 10, 70 40, 62 100, 44 140, 0 150',
          eyes: { dx: 42, dy: 4, rx: 18, ry: 16, colour: '#ff7a1c', hollow: 1.7 },
          brow: 0,
          nose: 'none',
          lines: 0,
        }) +
        fill(poly(pts('194 286, 204 262, 214 286, 204 296')), k.light.ink) +
        fill(line(pts('148 330!, 204 318, 260 330!, 250 372, 204 384, 158 372')), '#2a0c08') +
        embers +
        helm,
    },
  ];
};
