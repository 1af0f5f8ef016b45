/** Monsters of Old World that Gwent does not know. */

import { Z, fill, form, type Part } from '../portraits/kit';
import { blade, line, n, poly, pts, type Pt } from '../portraits/pen';
import { glowEye, horn, paw, spines, teeth, whole } from './anatomy';
import { skinWing } from './dragon';
import { lankHair, shoulders, visage } from './visage';

/** An archespore: a flower with teeth. */
export const archespore = (): Part => (k) => {
  const petal = k.tones('#c83a6a');
  const stem = k.tones('#5a8a3a');
  let petals = '';
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const at = (r: number, turn = 0): Pt => [204 + Math.cos(a + turn) * r, 220 + Math.sin(a + turn) * r];
    petals += form(k, line([at(60, -0.3), at(130, -0.26), at(172), at(130, 0.26), at(60, 0.3)]), petal, {
      depth: 12,
      edge: 5,
      dim: Math.cos(a) * k.side < -0.2,
    });
  }
  const vines = ['204 330, 190 440, 230 560', '120 560, 40 480, 60 380, 20 330', '290 560, 370 480, 346 390, 390 330']
    .map((way) => form(k, blade(pts(way), [44, 40, 30, 4]), stem, { depth: 12, edge: 5 }))
    .join('');
  const leaves = [
    [70, 470, -40],
    [330, 476, 40],
    [140, 520, -20],
    [270, 524, 20],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      form(
        k,
        line([
          [x, y],
          [x + turn, y - 50],
          [x + turn * 2, y - 70, 0],
          [x + turn * 1.6, y - 20],
        ]),
        stem,
        { depth: 8, edge: 4 },
      ),
    )
    .join('');
  const maw = fill('M124 220a80 80 0 1 0 160 0a80 80 0 1 0 -160 0z', '#3a0a1c');
  let fangs = '';
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    const p = (r: number, turn: number): Pt => [204 + Math.cos(a + turn) * r, 220 + Math.sin(a + turn) * r];
    fangs += fill(poly([p(82, -0.13), p(82, 0.13), p(44, 0)]), i % 2 ? '#f2e6c6' : '#d8c8a0');
  }
  return [
    { z: Z.behind, svg: vines },
    { z: Z.body, svg: leaves },
    { z: Z.head, svg: petals + maw + fangs + glowEye(k, 204, 220, 26, 22, '#d8ff5a', { slit: true }) },
  ];
};

/** A barghest: a hound of ash and embers. */
export const barghest = (): Part => (k) => [
  {
    z: Z.behind,
    svg: spines(k, pts('90 360, 120 250, 204 200, 288 250, 318 360'), 13, 90, 34, k.tones('#3a4a44'), [204, 420]),
  },
  shoulders(k, '#3a3f3c', 'fur'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#56605a',
      y: 246,
      head: '0 -96, 50 -92, 92 -56, 100 0, 84 50, 60 90, 44 140, 0 150',
      ears: '66 -70, 110 -120!, 124 -50, 92 -20',
      eyes: { dx: 46, dy: -14, rx: 16, ry: 11, colour: '#6affb0', tilt: 14 },
      brow: 24,
      nose: 'snout',
      noseY: 46,
      mouth: { y: 92, wide: 50, open: 54, upper: 9, lower: 7, big: [0, 8], long: 22 },
    }),
  },
  {
    z: Z.front,
    svg: paw(k, 100, 490, 1.3, 4, '#56605a', '#1a1c1a', 4) + paw(k, 308, 490, 1.3, -4, '#56605a', '#1a1c1a', 4, true),
  },
];

/** A drowner, water running off it; another's eyes behind. */
export const drowner = (): Part => (k) => {
  const fin = ([-1, 1] as const)
    .map((s) =>
      form(
        k,
        line([
          [204 + s * 80, 220],
          [204 + s * 160, 150, 0],
          [204 + s * 140, 210],
          [204 + s * 168, 250, 0],
          [204 + s * 130, 260],
          [204 + s * 140, 310, 0],
          [204 + s * 84, 280],
        ]),
        k.tones('#3f8a7a'),
        { depth: 8, edge: 4, dim: s !== k.side },
      ),
    )
    .join('');
  const crest = form(k, poly(pts('170 140, 176 70, 196 110, 206 40, 216 108, 238 70, 240 140')), k.tones('#3f8a7a'), {
    depth: 8,
    edge: 4,
  });
  return [
    shoulders(k, '#4a7a84', 'scale'),
    {
      z: Z.head,
      svg:
        crest +
        fin +
        visage(k, {
          skin: '#6aa0a0',
          head: '0 -104, 58 -96, 88 -46, 84 10, 92 50, 70 110, 0 140',
          eyes: { dx: 46, dy: -6, rx: 21, ry: 20, colour: '#f0f8c0', core: '#1a3a3a' },
          brow: 14,
          nose: 'slits',
          noseY: 34,
          mouth: { y: 70, wide: 66, open: 46, upper: 11, lower: 10, long: 18 },
        }),
    },
    { z: Z.front, svg: paw(k, 84, 460, 1.3, 170, '#6aa0a0', '#1a3a3a', 4) },
  ];
};

/** A rotfiend: skinned, and about to burst. */
export const rotfiend = (): Part => (k) => {
  const raw = k.tones('#c8484a');
  const strips = ([-1, 1] as const)
    .map((s) =>
      [0, 1, 2]
        .map((i) =>
          fill(
            blade(
              [
                [204 + s * (30 + i * 20), 150 + i * 10],
                [204 + s * (46 + i * 18), 230],
                [204 + s * (30 + i * 12), 320],
              ],
              [4, 12, 4],
            ),
            i % 2 ? raw.hi : raw.deep,
            'opacity=".7"',
          ),
        )
        .join(''),
    )
    .join('');
  return [
    shoulders(k, '#9a4a40', 'bare', '-20 640!, -30 480, 30 390, 110 350, 204 360, 298 350, 378 390, 438 480, 428 640!'),
    {
      z: Z.head,
      svg:
        visage(k, {
          skin: '#b8605a',
          head: '0 -100, 54 -94, 82 -46, 78 10, 86 50, 60 110, 0 140',
          eyes: { dx: 42, dy: 0, rx: 13, ry: 13, colour: '#fff8d8', hollow: 1.8 },
          brow: 8,
          nose: 'none',
          mouth: { y: 72, wide: 56, open: 70, upper: 10, lower: 9, long: 22, tongue: true },
        }) +
        strips +
        fill(poly(pts('194 274, 204 250, 214 274')), k.light.ink),
    },
    {
      z: Z.front,
      svg: paw(k, 76, 480, 1.4, 6, '#b8605a', '#f0e4c4', 4) + paw(k, 332, 480, 1.4, -6, '#b8605a', '#f0e4c4', 4, true),
    },
  ];
};

/** A manticore: a lion's mane, a scorpion's tail, a man's malice. */
export const manticore = (): Part => (k) => {
  const mane = k.tones('#8a2f1c');
  let hair = '';
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2 + ring * 0.15;
      const r = 150 - ring * 34;
      hair += form(
        k,
        blade(
          [
            [204 + Math.cos(a) * 60, 250 + Math.sin(a) * 70],
            [204 + Math.cos(a) * r * 0.8, 250 + Math.sin(a) * r * 0.9],
            [204 + Math.cos(a + 0.12) * r * 1.1, 250 + Math.sin(a + 0.12) * r * 1.2],
          ],
          [34, 44, 1],
        ),
        mane,
        { depth: 8, edge: 4, dim: Math.cos(a) * k.side < -0.2 },
      );
    }
  const tail =
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const a = -0.2 - i * 0.36;
        const [x, y, r] = [250 + Math.cos(a) * 130, 250 + Math.sin(a) * 190, 34 - i * 3];
        return form(
          k,
          `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
          k.tones('#6a2a20'),
          { depth: 10, edge: 4 },
        );
      })
      .join('') + horn(k, pts('190 76, 150 50, 130 100'), [32, 26, 1], '#e6d8b8', 2);
  return [
    {
      z: Z.behind,
      svg:
        skinWing(k, [320, 430], pts('350 160, 430 190, 436 330'), '#7a3a2a') +
        skinWing(k, [88, 430], pts('58 160, -22 190, -28 330'), '#7a3a2a', true) +
        tail,
    },
    shoulders(k, '#c88a4a', 'fur'),
    {
      z: Z.head,
      svg:
        hair +
        visage(k, {
          skin: '#d8a05a',
          y: 240,
          head: '0 -80, 46 -76, 74 -40, 72 10, 62 60, 40 100, 0 112',
          eyes: { dx: 36, dy: -8, rx: 15, ry: 11, colour: '#ff5a1c', slit: true, tilt: 12 },
          brow: 20,
          nose: 'snout',
          noseY: 36,
          mouth: { y: 72, wide: 40, open: 34, upper: 7, lower: 5, big: [0, 6], long: 16 },
          lines: 2,
        }),
    },
  ];
};

/** A water hag: mud, weed and a grin. */
export const waterHag = (): Part => (k) => [
  { z: Z.behind, svg: lankHair(k, '#3f5a3a', 204, 240, 124, 270) },
  shoulders(k, '#5a5a44', 'rags'),
  {
    z: Z.head,
    svg:
      visage(k, {
        skin: '#8a9a6a',
        head: '0 -104, 64 -96, 100 -44, 96 20, 84 70, 60 130, 0 150',
        ears: '92 -20, 150 -50!, 140 0, 98 20',
        eyes: { dx: 46, dy: -2, rx: 15, ry: 13, colour: '#fff0a0' },
        brow: 26,
        nose: 'hook',
        noseY: 34,
        mouth: { y: 90, wide: 64, open: 34, upper: 9, lower: 7, long: 14 },
        warts: [
          [-60, 50, 10],
          [62, 40, 9],
          [-20, 110, 8],
          [30, -66, 7],
        ],
      }) + lankHair(k, '#5a7a44', 204, 232, 96, 120, 5),
  },
  {
    z: Z.front,
    svg:
      paw(k, 86, 450, 1.3, 168, '#8a9a6a', '#3a3a24', 4) +
      `<circle cx="86" cy="374" r="30" fill="${k.tones('#4a3a24').lo}"/><circle cx="${86 + k.side * 6}" cy="366" r="22" fill="${k.tones('#5a4a2c').base}"/>`,
  },
];

/** A glustyworp: a worm that is mostly mouth. */
export const glustyworp = (): Part => (k) => {
  const t = k.tones('#8a6a8a');
  const rings = [0, 1, 2, 3, 4]
    .map((i) => {
      const [y, r] = [560 - i * 70, 190 - i * 14];
      return form(k, `M${204 - r} ${y}a${r} ${r * 0.6} 0 1 0 ${2 * r} 0a${r} ${r * 0.6} 0 1 0 ${-2 * r} 0z`, t, {
        depth: 20,
        edge: 6,
      });
    })
    .join('');
  const lips = form(k, 'M64 210a140 146 0 1 0 280 0a140 146 0 1 0 -280 0z', t, { depth: 20, edge: 7 });
  let fangs = '';
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < 20 - ring * 4; i++) {
      const a = (i / (20 - ring * 4)) * Math.PI * 2;
      const r = 112 - ring * 32;
      const p = (far: number, turn: number): Pt => [204 + Math.cos(a + turn) * far, 210 + Math.sin(a + turn) * far];
      fangs += fill(poly([p(r, -0.13), p(r, 0.13), p(r - 36, 0)]), (i + ring) % 2 ? '#f2e6c6' : '#cdbd98');
    }
  return [
    {
      z: Z.behind,
      svg: spines(k, pts('60 240, 90 110, 204 60, 318 110, 348 240'), 13, 60, 30, k.tones('#5a3a5a'), [204, 240]),
    },
    { z: Z.body, svg: rings },
    {
      z: Z.head,
      svg:
        lips +
        fill('M92 210a112 116 0 1 0 224 0a112 116 0 1 0 -224 0z', '#3a0c1c') +
        fill('M150 210a54 56 0 1 0 108 0a54 56 0 1 0 -108 0z', '#7a1a2a') +
        fangs,
    },
  ];
};

/** A striga: a princess under a curse. */
export const striga = (): Part => (k) => [
  { z: Z.behind, svg: lankHair(k, '#a8301c', 204, 236, 140, 300, 12) },
  shoulders(k, '#a88a7a', 'bare'),
  {
    z: Z.head,
    svg:
      visage(k, {
        skin: '#c8a898',
        head: '0 -104, 60 -98, 96 -50, 94 6, 104 44, 80 110, 44 156, 0 166',
        ears: '88 -20, 140 -60!, 126 0, 94 20',
        eyes: { dx: 44, dy: -4, rx: 18, ry: 14, colour: '#ffb020', slit: true, tilt: 12 },
        brow: 22,
        nose: 'slits',
        noseY: 40,
        mouth: { y: 76, wide: 66, open: 74, upper: 10, lower: 8, big: [1, 8], long: 26 },
      }) +
      lankHair(k, '#c8441e', 204, 230, 92, 130, 6) +
      form(k, poly(pts('140 150, 132 96, 166 128, 204 84, 242 128, 276 96, 268 150')), k.tones('#d9a83a'), {
        depth: 8,
        edge: 4,
      }),
  },
  {
    z: Z.front,
    svg:
      paw(k, 70, 440, 1.5, 166, '#c8a898', '#3a1c18', 4) + paw(k, 338, 440, 1.5, -166, '#c8a898', '#3a1c18', 4, true),
  },
];

/** An yghern: a centipede as long as a street. */
export const yghern = (): Part => (k) => {
  const t = k.tones('#5a6a3a');
  let coils = '';
  for (let i = 9; i >= 0; i--) {
    const p = i / 9;
    const [x, y, r] = [204 + Math.sin(p * 5) * 120 * p, 330 - p * 270, 92 - p * 56];
    for (const s of [-1, 1])
      coils += horn(
        k,
        [
          [x + s * r * 0.7, y],
          [x + s * (r + 26), y + 10],
          [x + s * (r + 30), y + 46],
        ],
        [20 - p * 8, 14 - p * 6, 1],
        '#c87a2a',
        0,
        s !== k.side,
      );
    coils += form(
      k,
      `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.66)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.66)} 0 1 0 ${n(-2 * r)} 0z`,
      t,
      { depth: r * 0.3, edge: 5 },
    );
  }
  const head = form(k, line(whole(pts('0 -80, 70 -70, 112 -10, 96 60, 40 100, 0 108'), 204, 410)), k.tones('#7a8a44'), {
    depth: 16,
    edge: 6,
  });
  const jaws = ([-1, 1] as const)
    .map((s) =>
      horn(
        k,
        [
          [204 + s * 70, 450],
          [204 + s * 150, 480],
          [204 + s * 60, 560],
        ],
        [52, 44, 2],
        '#c87a2a',
        4,
        s !== k.side,
      ),
    )
    .join('');
  const eyes = (
    [
      [44, -18, 20],
      [82, -10, 11],
      [22, -48, 9],
    ] as const
  )
    .map(([dx, dy, r]) => [-1, 1].map((s) => glowEye(k, 204 + s * dx, 410 + dy, r, r, '#ffd24a', {})).join(''))
    .join('');
  return [
    { z: Z.behind, svg: coils },
    { z: Z.head, svg: head + eyes },
    { z: Z.front, svg: jaws },
  ];
};

/** Dagon: a god out of the water. */
export const dagon = (): Part => (k) => {
  const skin = '#3f7a8a';
  const beard = Array.from({ length: 9 }, (_, i) => {
    const u = -1 + i / 4;
    return form(
      k,
      blade(
        [
          [204 + u * 76, 330],
          [204 + u * 110, 420],
          [204 + u * 90 + (i % 2 ? 30 : -30), 520],
        ],
        [34, 28, 2],
      ),
      k.tones(skin),
      { depth: 8, edge: 4, dim: u * k.side < -0.1 },
    );
  }).join('');
  const crown = [-2, -1, 0, 1, 2]
    .map((i) =>
      horn(
        k,
        [
          [204 + i * 42, 150],
          [204 + i * 56, 80],
          [204 + i * 70, 10 + Math.abs(i) * 24],
        ],
        [36, 26, 2],
        '#d8a890',
        4,
        i * k.side < 0,
      ),
    )
    .join('');
  return [
    shoulders(
      k,
      '#2f5f74',
      'scale',
      '-30 640!, -40 460, 20 370, 110 330, 204 340, 298 330, 388 370, 448 460, 438 640!',
    ),
    {
      z: Z.head,
      svg:
        crown +
        visage(k, {
          skin,
          y: 240,
          size: 1.14,
          head: '0 -104, 66 -96, 104 -44, 100 20, 92 70, 50 110, 0 120',
          ears: '96 -30, 160 -80!, 150 -20, 170 20!, 104 30',
          eyes: { dx: 48, dy: -4, rx: 22, ry: 18, colour: '#ffe14a', slit: true },
          brow: 26,
          nose: 'slits',
          noseY: 32,
          mouth: { y: 62, wide: 56, open: 26, upper: 9, lower: 7, long: 14 },
        }) +
        beard,
    },
  ];
};

/** A golem of plates and runes. */
export const golem = (): Part => (k) => {
  const t = k.tones('#6a6a74');
  const block = (text: string, dim = false): string => form(k, poly(pts(text)), t, { depth: 18, edge: 6, dim });
  const rune = (x: number, y: number): string =>
    fill(
      blade(
        [
          [x - 8, y - 22],
          [x, y],
          [x - 6, y + 24],
        ],
        [3, 8, 3],
      ) +
        blade(
          [
            [x, y - 6],
            [x + 16, y - 20],
          ],
          [6, 6, 2],
        ),
      '#6ad8ff',
    );
  return [
    {
      z: Z.body,
      svg:
        block('-20 640, -30 420, 70 350, 150 390, 160 640') +
        block('428 640, 438 420, 338 350, 258 390, 248 640', true) +
        block('130 640, 120 400, 204 360, 288 400, 278 640') +
        rune(204, 480) +
        rune(60, 470) +
        rune(350, 470),
    },
    {
      z: Z.head,
      svg:
        block('120 330, 110 160, 160 110, 248 110, 298 160, 288 330, 240 370, 168 370') +
        block('104 210, 304 210, 296 250, 112 250') +
        [158, 250].map((x) => glowEye(k, x, 232, 20, 10, '#6ad8ff', {})).join('') +
        block('150 300, 258 300, 250 346, 158 346', true) +
        rune(204, 160),
    },
  ];
};

/** A cyclops: one eye, one club. */
export const cyclops = (): Part => (k) => {
  const t = k.tones('#b8845e');
  return [
    {
      z: Z.behind,
      svg: form(k, blade(pts('350 560, 366 360, 350 150'), [30, 50, 84]), k.tones('#6b4a2c'), { depth: 14, edge: 5 }),
    },
    shoulders(k, '#a8754f', 'bare', '-30 640!, -40 460, 20 370, 110 330, 204 340, 298 330, 388 370, 448 460, 438 640!'),
    {
      z: Z.head,
      svg:
        form(k, line(whole(pts('0 -130, 70 -120, 112 -60, 110 10, 120 60, 90 130, 0 160'), 204, 240)), t, {
          depth: 18,
          edge: 6,
        }) +
        horn(k, pts('204 124, 210 80, 236 40'), [50, 34, 2], '#e2d3a4', 4) +
        fill(line(pts('130 220, 204 170, 278 220, 204 264')), k.light.ink) +
        `<circle cx="204" cy="218" r="38" fill="#f4ead0"/><circle cx="204" cy="218" r="22" fill="#4a8a5a"/><circle cx="204" cy="218" r="11" fill="#140a04"/><circle cx="${204 + k.side * 12}" cy="204" r="7" fill="#fff"/>` +
        form(k, blade(pts('110 210, 204 142, 298 210'), [16, 36, 16]), t, { depth: 10, edge: 4 }) +
        form(k, line(pts('186 262, 222 262, 240 300, 204 316, 168 300')), t, { depth: 8, edge: 5 }) +
        fill(line(pts('140 336!, 204 324, 268 336!, 240 372, 204 380, 168 372')), '#3a0a10') +
        teeth(k, pts('150 336, 204 326, 258 336'), 6, 18, 20) +
        teeth(k, pts('170 368, 204 378, 238 368'), 4, -20, 20),
    },
  ];
};

/** The Unseen Elder: older than the night. */
export const unseenElder = (): Part => (k) => [
  {
    z: Z.behind,
    svg:
      skinWing(k, [290, 420], pts('270 30, 370 10, 436 110, 430 260'), '#3a2430') +
      skinWing(k, [118, 420], pts('138 30, 38 10, -28 110, -22 260'), '#3a2430', true),
  },
  shoulders(k, '#4a3a40', 'rags'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#b8a8a4',
      y: 232,
      head: '0 -130, 58 -120, 82 -60, 74 0, 62 60, 40 140, 0 176',
      ears: '72 -30, 130 -120!, 140 -40, 84 10',
      inner: '#7a2a34',
      eyes: { dx: 38, dy: 0, rx: 13, ry: 9, colour: '#ff2a2a', tilt: 10 },
      brow: 20,
      nose: 'bat',
      noseY: 38,
      mouth: { y: 88, wide: 34, open: 50, upper: 6, lower: 4, big: [0, 5], long: 24 },
      lines: 5,
    }),
  },
];

/** A hound of the Wild Hunt: ice for bones. */
export const hound = (): Part => (k) => [
  {
    z: Z.behind,
    svg: spines(k, pts('80 380, 110 260, 204 200, 298 260, 328 380'), 11, 100, 38, k.tones('#cfeeff'), [204, 430]),
  },
  shoulders(k, '#6a8aa4', 'scale'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#9ac0d8',
      y: 250,
      head: '0 -90, 50 -86, 84 -50, 90 0, 70 50, 56 100, 0 130',
      ears: '60 -70, 104 -140!, 110 -50',
      eyes: { dx: 42, dy: -10, rx: 17, ry: 10, colour: '#ffffff', tilt: 18 },
      brow: 22,
      nose: 'snout',
      noseY: 40,
      mouth: { y: 84, wide: 50, open: 50, upper: 9, lower: 7, big: [0, 8], long: 22 },
    }),
  },
];
