/** Beasts of yard and stable: a giant rooster, a mare, a bull-demon. */

import { Z, fill, form, type Part } from '../portraits/kit';
import { blade, line, pts } from '../portraits/pen';
import { darkSide, featherWing, glowEye, horn, plumage, whole } from './anatomy';

/** Kambi, who crows when the world ends. */
export function rooster(): Part {
  return (k) => {
    const gold = ['#e0a832', '#c9801c', '#f0c24a'];
    const comb = k.tones('#d8281f');
    const tail = featherWing(k, 330, 430, {
      from: -110,
      to: -20,
      long: 380,
      count: 8,
      colours: ['#2f6a5a', '#8a2f3a', '#3a3a6a'],
    });
    const body = line(
      pts('120 150, 200 108, 270 150, 286 250, 340 360, 420 470, 430 640!, 20 640!, 40 480, 100 380, 140 280'),
    );
    const coat =
      form(k, body, k.tones('#e0a832'), { depth: 22, edge: 6 }) + plumage(k, body, [20, 190, 420, 440], 50, gold, 4);
    const crest = form(
      k,
      line(pts('140 130!, 120 60, 150 74, 164 24!, 192 66, 224 20!, 238 70, 280 50!, 266 106, 290 130!')),
      comb,
      { depth: 12, edge: 5 },
    );
    const head =
      form(k, line(pts('116 190, 130 136, 190 110, 260 130, 280 200, 250 262, 180 274, 130 246')), k.tones('#f0c24a'), {
        depth: 18,
        edge: 6,
      }) + plumage(k, line(pts('200 200, 262 140, 282 210, 250 264, 200 274')), [190, 150, 110, 130], 30, gold, 6);
    const beak =
      form(k, line(pts('136 176!, 84 186, 44 222!, 92 224, 140 226!')), k.tones('#e6d8a8'), { depth: 10, edge: 5 }) +
      form(k, line(pts('136 232!, 92 230, 66 244!, 100 254, 146 250!')), k.tones('#c9b480'), {
        depth: 6,
        edge: 3,
        dim: true,
      });
    const wattle = form(k, line(pts('132 244, 112 290, 126 336, 154 338, 166 290, 160 250')), comb, {
      depth: 10,
      edge: 4,
    });
    const eye =
      fill(line(pts('160 186, 184 164, 216 176, 210 204, 178 208')), '#8a1c14') +
      glowEye(k, 188, 187, 17, 16, '#ffe14a', {}) +
      `<circle cx="186" cy="187" r="7" fill="#140a04"/>` +
      form(k, blade(pts('150 176, 190 154, 232 166'), [6, 16, 4]), comb, { depth: 5, edge: 3 });
    return [
      { z: Z.behind, svg: tail },
      { z: Z.body, svg: coat },
      { z: Z.head, svg: crest + head + wattle + beak + eye },
    ];
  };
}

/** Roach, patient as ever. */
export function roach(): Part {
  return (k) => {
    const t = k.tones('#9a5f38');
    const mane = k.tones('#3a241a');
    const white = k.tones('#f0e6d8');
    const strap = k.tones('#5a3420');
    const neck = form(k, line(pts('186 130, 300 170, 380 330, 430 640!, 110 640!, 150 480, 140 380')), t, {
      depth: 24,
      edge: 6,
    });
    let hair = '';
    for (let i = 0; i < 14; i++)
      hair += fill(
        blade(
          [
            [236 + i * 11, 110 + i * 30],
            [290 + i * 10, 130 + i * 32],
            [300 + i * 9, 200 + i * 32],
          ],
          [18, 34, 1],
        ),
        i % 2 ? mane.base : mane.lo,
      );
    const ears =
      form(k, line(pts('196 120!, 190 40!, 236 92')), t, { depth: 8, edge: 4 }) +
      form(k, line(pts('246 112!, 262 44!, 284 110')), t, { depth: 8, edge: 4, dim: true });
    const head = line(
      pts('264 130, 226 96, 180 110, 140 200, 96 320, 84 372, 104 410, 150 416, 190 384, 226 310, 270 250, 292 190'),
    );
    const face = form(k, head, t, {
      depth: 20,
      edge: 6,
      inner: fill(line(pts('186 110!, 206 150, 160 270, 120 380, 100 380!, 120 290, 160 190')), white.base),
    });
    const nose =
      form(k, line(pts('84 372, 98 342, 140 346, 160 380, 150 416, 106 412')), k.tones('#c9a08a'), {
        depth: 8,
        edge: 4,
      }) +
      fill(blade(pts('100 372, 110 362, 122 370'), 13), k.light.ink) +
      fill(blade(pts('104 402, 130 404, 156 392'), 5), k.light.ink);
    const bridle =
      fill(
        blade(pts('112 326, 160 340, 200 350'), [11, 12, 11]) +
          blade(pts('150 176, 210 190, 276 180'), [11, 12, 11]) +
          blade(pts('196 350, 236 270, 268 190'), [9, 10, 9]),
        strap.base,
      ) + `<circle cx="200" cy="350" r="15" fill="none" stroke="${k.tones('#d9b24a').base}" stroke-width="7"/>`;
    const eye =
      fill(line(pts('186 204, 206 184, 236 190, 232 214, 204 220')), k.light.ink) +
      `<circle cx="212" cy="202" r="14" fill="#3a1c10"/><circle cx="212" cy="206" r="7" fill="#7a4420"/><circle cx="${212 + k.side * 5}" cy="196" r="4.4" fill="#fff"/>` +
      fill(blade(pts('180 198, 208 176, 244 186'), [4, 12, 2]), t.deep);
    const lock = [0, 1, 2, 3]
      .map((i) =>
        fill(
          blade(
            [
              [214 + i * 8, 92],
              [200 + i * 4, 130],
              [184 + i * 10, 172],
            ],
            [14, 22, 1],
          ),
          i % 2 ? mane.base : mane.hi,
        ),
      )
      .join('');
    const reins = fill(blade(pts('200 366, 260 470, 380 560'), [9, 10, 10]), strap.base);
    return [
      { z: Z.body, svg: neck + hair },
      { z: Z.head, svg: ears + face + nose + bridle + eye + lock },
      { z: Z.front, svg: reins },
    ];
  };
}

/** The cow's revenge. */
export function chort(): Part {
  return (k) => {
    const t = k.tones('#5a3428');
    const [x, y] = [204, 250];
    const body = form(k, line(pts('-20 640!, -16 470, 40 390, 130 350, 278 350, 368 390, 424 470, 428 640!')), t, {
      depth: 24,
      edge: 6,
    });
    let shag = '';
    for (let i = 0; i < 70; i++) {
      const [px, py] = [k.c.between(0, 408), k.c.between(370, 560)];
      shag += fill(
        blade(
          [
            [px, py - 18],
            [px + (px - x) * 0.05, py],
            [px + (px - x) * 0.1, py + 26],
          ],
          [4, 11, 1],
        ),
        i % 2 ? t.hi : t.deep,
        'opacity=".5"',
      );
    }
    const horns = ([-1, 1] as const)
      .map((s) =>
        horn(
          k,
          [
            [x + s * 56, y - 84],
            [x + s * 140, y - 90],
            [x + s * 176, y - 160],
            [x + s * 130, y - 226],
          ],
          [58, 50, 34, 2],
          '#e2d3a4',
          6,
          s !== k.side,
        ),
      )
      .join('');
    const ears = ([-1, 1] as const)
      .map((s) =>
        form(
          k,
          line([
            [x + s * 80, y - 46],
            [x + s * 150, y - 40],
            [x + s * 170, y - 10, 0],
            [x + s * 110, y],
            [x + s * 80, y - 14],
          ]),
          t,
          { depth: 8, edge: 4, dim: s !== k.side },
        ),
      )
      .join('');
    const head = form(k, line(whole(pts('0 -120, 60 -110, 96 -60, 92 0, 70 60, 66 100, 0 130'), x, y)), t, {
      depth: 16,
      edge: 6,
      inner: darkSide(k, x, t.lo, [
        [10, y - 130],
        [30, y - 40],
        [10, y + 20],
        [24, y + 140],
      ]),
    });
    const muzzle = form(k, line(whole(pts('0 50, 50 54, 84 92, 78 140, 40 164, 0 168'), x, y)), k.tones('#8a5a48'), {
      depth: 14,
      edge: 5,
      inner: [-1, 1]
        .map((s) =>
          fill(
            line([
              [x + s * 24, y + 92],
              [x + s * 46, y + 80],
              [x + s * 62, y + 98],
              [x + s * 42, y + 114],
            ]),
            k.light.ink,
          ),
        )
        .join(''),
    });
    const ring = `<path d="M${x - 24} ${y + 112}a26 32 0 1 0 48 0" fill="none" stroke="${k.tones('#e0b040').base}" stroke-width="10"/>`;
    let face = '';
    for (const s of [-1, 1] as const)
      face +=
        fill(
          line([
            [x + s * 20, y - 16],
            [x + s * 50, y - 44],
            [x + s * 84, y - 30],
            [x + s * 66, y - 2],
          ]),
          k.light.ink,
        ) +
        glowEye(k, x + s * 52, y - 24, 16, 11, '#ff7a1c', { tilt: s * 14 }) +
        form(
          k,
          blade(
            [
              [x + s * 8, y - 20],
              [x + s * 48, y - 60],
              [x + s * 98, y - 46],
            ],
            [14, 26, 6],
          ),
          t,
          { depth: 7, edge: 3, dim: s !== k.side },
        );
    const steam = [-1, 1]
      .map((s) =>
        fill(
          blade(
            [
              [x + s * 46, y + 104],
              [x + s * 110, y + 130],
              [x + s * 170, y + 110],
            ],
            [8, 34, 2],
          ),
          '#ffffff',
          'opacity=".35"',
        ),
      )
      .join('');
    const tuft = [-3, -2, -1, 0, 1, 2, 3]
      .map((i) =>
        fill(
          blade(
            [
              [x + i * 12, y - 128],
              [x + i * 16, y - 92],
              [x + i * 12, y - 54],
            ],
            [14, 22, 1],
          ),
          i % 2 ? t.deep : t.hi,
        ),
      )
      .join('');
    return [
      { z: Z.body, svg: body + shag },
      { z: Z.head, svg: horns + ears + head + face + muzzle + ring + tuft },
      { z: Z.front, svg: steam },
    ];
  };
}
