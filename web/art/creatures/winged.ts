/** Things with wings: harpies, cockatrice, wyvern, forktail. */

import { Z, fill, form, type Part } from '../portraits/kit';
import { blade, line, pts, type Pt } from '../portraits/pen';
import { featherWing, glowEye, horn, paw, plumage, spines, teeth } from './anatomy';
import { skinWing } from './dragon';
import { visage } from './visage';

interface HarpyLooks {
  skin: string;
  plumes: readonly string[];
  crest: string;
  eye: string;
  /** A woman's hair, or a crest of quills. */
  quills?: boolean;
}

export const harpy =
  (looks: HarpyLooks): Part =>
  (k) => {
    const body = line(pts('96 640!, 100 480, 140 400, 204 384, 268 400, 308 480, 312 640!'));
    const crest = looks.quills
      ? spines(k, pts('110 240, 130 150, 204 110, 278 150, 298 240'), 13, 110, 28, k.tones(looks.crest), [204, 280])
      : Array.from({ length: 12 }, (_, i) => {
          const u = -1 + i / 5.5;
          const t = k.tones(looks.crest);
          return fill(
            blade(
              [
                [204 + u * 60, 150],
                [204 + u * 130, 170 + Math.abs(u) * 30],
                [204 + u * 150 + k.c.between(-20, 20), 330 + k.c.between(-20, 60)],
              ],
              [20, 34, 1],
            ),
            i % 2 ? t.base : t.lo,
          );
        }).join('');
    return [
      {
        z: Z.behind,
        svg:
          featherWing(k, 300, 440, { from: -96, to: 0, long: 400, count: 9, colours: looks.plumes }) +
          featherWing(k, 108, 440, { from: -84, to: -180, long: 400, count: 9, colours: looks.plumes, dim: true }),
      },
      {
        z: Z.body,
        svg:
          form(k, body, k.tones(looks.plumes[0] as string), { depth: 18, edge: 5 }) +
          plumage(k, body, [90, 400, 230, 240], 40, looks.plumes, 0),
      },
      {
        z: Z.head,
        svg:
          crest +
          visage(k, {
            skin: looks.skin,
            head: '0 -104, 54 -96, 78 -46, 74 10, 60 60, 34 104, 0 116',
            eyes: { dx: 40, dy: -4, rx: 17, ry: 14, colour: looks.eye, slit: true, tilt: 12 },
            brow: 20,
            nose: 'none',
            lines: 2,
          }) +
          form(k, line(pts('204 250!, 236 276, 228 316, 204 360!, 180 316, 172 276')), k.tones('#d8a63a'), {
            depth: 10,
            edge: 5,
            inner: fill(blade(pts('180 306, 204 318, 228 306'), [3, 6, 3]), k.light.ink),
          }),
      },
      {
        z: Z.front,
        svg:
          paw(k, 130, 520, 1.2, 10, '#c9a04a', '#241a14', 3) +
          paw(k, 278, 520, 1.2, -10, '#c9a04a', '#241a14', 3, true),
      },
    ];
  };

/** A cockatrice: a cock's head on a serpent's neck. */
export const cockatrice = (): Part => (k) => {
  const neck = pts('300 600, 330 470, 270 370, 210 300, 216 220');
  const hide = k.tones('#5a7a5a');
  const coils = form(k, blade(neck, [150, 130, 112, 96, 84]), hide, {
    depth: 18,
    edge: 6,
    inner: neck
      .map(([x, y]) =>
        fill(
          blade(
            [
              [x - 60, y],
              [x, y + 24],
              [x + 60, y],
            ],
            [4, 9, 4],
          ),
          hide.deep,
          'opacity=".6"',
        ),
      )
      .join(''),
  });
  const comb = form(
    k,
    line(pts('150 130!, 132 60, 164 84, 184 30!, 210 80, 248 34!, 254 92, 300 84!, 280 140')),
    k.tones('#c8202c'),
    { depth: 12, edge: 5 },
  );
  const head = form(
    k,
    line(pts('110 200, 130 140, 200 112, 272 140, 290 210, 250 270, 180 284, 130 256')),
    k.tones('#8aa06a'),
    { depth: 18, edge: 6 },
  );
  const beak =
    form(k, line(pts('132 178!, 76 184, 30 232!, 84 230, 136 232!')), k.tones('#e0a63a'), { depth: 10, edge: 5 }) +
    form(k, line(pts('136 244!, 90 250, 60 274!, 100 276, 150 264!')), k.tones('#b8842a'), {
      depth: 6,
      edge: 3,
      dim: true,
    }) +
    fill(line(pts('136 232!, 70 236, 100 252, 140 246!')), '#6a1418');
  const wattle = form(k, line(pts('140 262, 120 310, 140 352, 168 340, 172 276')), k.tones('#c8202c'), {
    depth: 8,
    edge: 4,
  });
  const eye =
    fill(line(pts('160 190, 188 164, 226 174, 222 206, 184 212')), k.light.ink) +
    glowEye(k, 192, 188, 20, 17, '#d8ff3a', { slit: true });
  const quills = spines(k, pts('256 130, 300 200, 300 290, 350 380'), 8, 60, 24, k.tones('#8a3a2a'), [150, 300]);
  return [
    { z: Z.behind, svg: skinWing(k, [320, 430], pts('280 60, 370 40, 430 140, 430 280'), '#7a4a3a') + quills },
    { z: Z.body, svg: coils },
    { z: Z.head, svg: comb + head + wattle + beak + eye },
  ];
};

/** A wyvern seen from the front, jaws wide. */
export const wyvern = (): Part => (k) => {
  const hide = '#8a4a3a';
  const t = k.tones(hide);
  const wings =
    skinWing(k, [280, 380], pts('270 60, 360 10, 430 70, 436 200, 424 330'), '#b06a44') +
    skinWing(k, [128, 380], pts('138 60, 48 10, -22 70, -28 200, -16 330'), '#b06a44', true);
  const neck = form(k, line(pts('60 640!, 100 470, 150 390, 204 370, 258 390, 308 470, 348 640!')), t, {
    depth: 20,
    edge: 6,
    inner: [0, 1, 2, 3, 4]
      .map((i) =>
        fill(
          blade(
            [
              [130 - i * 8, 420 + i * 36],
              [204, 440 + i * 38],
              [278 + i * 8, 420 + i * 36],
            ],
            [4, 11, 4],
          ),
          k.tones('#e0c08a').base,
          'opacity=".8"',
        ),
      )
      .join(''),
  });
  const horns = ([-1, 1] as const)
    .map(
      (s) =>
        horn(
          k,
          [
            [204 + s * 50, 160],
            [204 + s * 100, 110],
            [204 + s * 96, 40],
          ],
          [36, 26, 2],
          '#e6d8b8',
          4,
          s !== k.side,
        ) +
        horn(
          k,
          [
            [204 + s * 74, 210],
            [204 + s * 128, 200],
            [204 + s * 150, 160],
          ],
          [26, 18, 2],
          '#e6d8b8',
          2,
          s !== k.side,
        ),
    )
    .join('');
  return [
    { z: Z.behind, svg: wings },
    { z: Z.body, svg: neck },
    {
      z: Z.head,
      svg:
        horns +
        visage(k, {
          skin: hide,
          y: 216,
          head: '0 -90, 50 -84, 84 -40, 76 10, 70 60, 78 120, 54 190, 0 206',
          eyes: { dx: 46, dy: -10, rx: 16, ry: 11, colour: '#ffe14a', slit: true, tilt: 20 },
          brow: 24,
          nose: 'slits',
          noseY: 50,
          mouth: { y: 80, wide: 62, open: 118, upper: 9, lower: 8, big: [0, 8], tongue: true, long: 28 },
        }),
    },
  ];
};

/** A forktail: its two-pronged tail over its back. */
export const forktail = (): Part => (k) => {
  const t = k.tones('#4a6a8a');
  const tail =
    form(k, blade(pts('330 560, 390 400, 340 220, 250 130'), [70, 54, 40, 26]), t, { depth: 14, edge: 5 }) +
    horn(k, pts('256 136, 200 110, 150 44'), [36, 26, 2], '#e6d8b8', 4) +
    horn(k, pts('262 130, 262 76, 300 24'), [36, 26, 2], '#e6d8b8', 4, true);
  const neck = form(k, line(pts('40 640!, 80 520, 110 420, 170 360, 250 380, 300 470, 360 640!')), t, {
    depth: 20,
    edge: 6,
    inner: [0, 1, 2, 3, 4]
      .map((i) =>
        fill(
          blade(
            [
              [84 + i * 4, 440 + i * 36],
              [150, 462 + i * 34],
              [210, 440 + i * 36],
            ],
            [4, 11, 4],
          ),
          k.tones('#d8d0a8').base,
          'opacity=".7"',
        ),
      )
      .join(''),
  });
  const frill: Pt[][] = [
    pts('240 250, 310 220, 360 240'),
    pts('244 290, 310 290, 350 320'),
    pts('236 330, 290 350, 310 390'),
  ];
  const quills = frill
    .map((way) => form(k, blade(way, [34, 30, 1]), k.tones('#8a2f3a'), { depth: 7, edge: 4 }))
    .join('');
  const upper = form(
    k,
    line(pts('256 250, 240 206, 190 190, 140 220, 80 256, 28 280, 20 306, 34 326!, 100 322, 180 318, 240 330')),
    t,
    { depth: 16, edge: 6 },
  );
  const lower = form(k, line(pts('240 330, 220 376, 160 396, 90 384, 60 364!, 120 356, 200 338')), t, {
    depth: 10,
    edge: 4,
    dim: true,
  });
  const maw =
    fill(line(pts('36 322!, 120 322, 236 324!, 210 360, 80 372!')), '#5a1418') +
    teeth(k, pts('44 322, 120 322, 220 322'), 10, 24, 12) +
    teeth(k, pts('74 368, 140 360, 204 342'), 7, -20, 11);
  const eye =
    fill(line(pts('160 258, 190 232, 228 240, 220 264, 188 270')), k.light.ink) +
    glowEye(k, 192, 252, 18, 13, '#ffb020', { slit: true }) +
    form(k, blade(pts('150 250, 190 222, 240 230'), [8, 22, 6]), t, { depth: 6, edge: 3 }) +
    horn(k, pts('220 214, 270 176, 300 190'), [26, 18, 2], '#e6d8b8', 3);
  return [
    { z: Z.behind, svg: tail },
    { z: Z.body, svg: neck },
    { z: Z.head, svg: quills + maw + lower + upper + eye },
  ];
};
