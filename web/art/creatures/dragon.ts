/** A dragon in profile: wings behind, a long neck, a horned head. */

import { Z, fill, form, type Kit, type Part } from '../portraits/kit';
import { along, blade, line, poly, pts, type Pt } from '../portraits/pen';
import { glowEye, horn, teeth } from './anatomy';

/** A wing of skin: from a root to finger tips, with hollows between them. */
export function skinWing(k: Kit, root: Pt, tips: readonly Pt[], colour: string, dim = false): string {
  const t = k.tones(colour);
  const outline: Pt[] = [[root[0], root[1], 0]];
  tips.forEach((tip, i) => {
    const next = tips[i + 1];
    outline.push([tip[0], tip[1], 0]);
    if (next)
      outline.push([
        ((tip[0] + next[0]) / 2) * 0.78 + root[0] * 0.22,
        ((tip[1] + next[1]) / 2) * 0.78 + root[1] * 0.22,
      ]);
  });
  const ribs = tips
    .map((tip) =>
      fill(blade([root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 8], tip], [16, 10, 2]), dim ? t.deep : t.lo),
    )
    .join('');
  return form(k, line(outline), t, { depth: 12, edge: 4, dim, inner: ribs });
}

export interface DragonLooks {
  hide: string;
  belly: string;
  horn: string;
  eye: string;
  wing: string;
  crest: string;
  /** Fire in the open mouth. */
  fire?: boolean;
}

export function dragon(looks: DragonLooks): Part {
  return (k) => {
    const t = k.tones(looks.hide);
    const belly = k.tones(looks.belly);
    const crest = k.tones(looks.crest);
    const wings =
      skinWing(k, [300, 420], pts('250 40, 350 26, 420 110, 430 230, 420 340'), looks.wing) +
      skinWing(k, [130, 440], pts('150 120, 60 70, -20 150, -24 280'), looks.wing, true);
    const neckLine = line(
      pts('250 120, 330 150, 362 250, 372 380, 430 640!, 40 640!, 104 520, 190 440, 214 360, 196 300'),
    );
    let scales = fill(
      line(pts('196 290!, 214 360, 190 440, 104 520, 40 640!, 180 640!, 236 480, 262 380, 244 300!')),
      belly.base,
    );
    for (let i = 0; i < 9; i++)
      scales += fill(
        blade(
          [
            [236 - i * 18, 318 + i * 38],
            [216 - i * 16, 330 + i * 38],
            [180 - i * 18, 328 + i * 40],
          ],
          [3, 7, 3],
        ),
        belly.deep,
        'opacity=".6"',
      );
    for (let row = 0; row < 8; row++)
      for (let col = 0; col < 4; col++) {
        const [x, y] = [280 + col * 26 + row * 4 - (row % 2) * 12, 200 + row * 44];
        scales += fill(
          blade(
            [
              [x - 14, y],
              [x, y + 14],
              [x + 14, y],
            ],
            [2, 6, 2],
          ),
          col * k.side < 0 ? t.hi : t.deep,
          'opacity=".5"',
        );
      }
    const spineLine = along(pts('250 112, 334 146, 370 250, 384 380, 430 560'), 4);
    const spikes = spineLine
      .filter((_, i) => i % 2 === 0)
      .map(([x, y]) =>
        form(
          k,
          poly([
            [x - 6, y - 22],
            [x + 46, y - 26],
            [x + 2, y + 22],
          ]),
          crest,
          { depth: 5, edge: 3 },
        ),
      )
      .join('');
    const neck = spikes + form(k, neckLine, t, { depth: 22, edge: 6, inner: scales });
    const horns =
      horn(k, pts('268 130, 330 84, 384 92, 406 60'), [34, 26, 14, 1], looks.horn, 5) +
      horn(k, pts('250 122, 290 62, 346 40'), [28, 20, 1], looks.horn, 4, true);
    const frill = [
      [290, 200, 372, 190],
      [284, 232, 356, 252],
      [268, 262, 320, 304],
    ]
      .map(([x = 0, y = 0, ex = 0, ey = 0]) =>
        form(
          k,
          blade(
            [
              [x, y],
              [(x + ex) / 2, (y + ey) / 2 - 10],
              [ex, ey],
            ],
            [26, 20, 1],
          ),
          crest,
          { depth: 6, edge: 3 },
        ),
      )
      .join('');
    const maw = fill(line(pts('66 232!, 140 246, 250 240!, 232 286, 110 296!, 90 268')), '#5a1418');
    const tongue = looks.fire
      ? fill(blade(pts('200 262, 90 268, 0 250'), [16, 34, 60]), '#ff8a2a') +
        fill(blade(pts('190 262, 100 268, 10 256'), [8, 18, 34]), '#fff0a0')
      : fill(blade(pts('210 272, 140 276, 100 262'), [18, 14, 2]), '#c84a4a');
    const lower = form(k, line(pts('262 250, 236 296, 168 312, 104 306, 92 288!, 150 282, 226 262')), t, {
      depth: 10,
      edge: 4,
      dim: true,
    });
    const upper = form(
      k,
      line(
        pts('300 168, 284 130, 236 116, 190 140, 130 168, 84 176, 56 200, 62 234!, 120 244, 196 240, 256 254, 296 226'),
      ),
      t,
      {
        depth: 16,
        edge: 6,
        inner: fill(line(pts('236 116, 190 140, 130 168, 84 176, 60 196, 130 190, 210 166')), t.hi, 'opacity=".6"'),
      },
    );
    const fangs =
      teeth(k, pts('76 232, 140 244, 236 240'), 8, 24, 12, '#f2e6c6', [0, 2]) +
      teeth(k, pts('104 296, 160 292, 226 270'), 6, -18, 11);
    const face =
      fill(line(pts('196 190!, 226 164, 260 172, 250 196, 222 204')), t.deep) +
      glowEye(k, 228, 185, 19, 14, looks.eye, { slit: true, tilt: -12 }) +
      form(k, blade(pts('186 186, 226 156, 276 164'), [8, 22, 6]), t, { depth: 6, edge: 3 }) +
      fill(blade(pts('84 196, 96 190, 106 198'), 10), k.light.ink);
    return [
      { z: Z.behind, svg: wings },
      { z: Z.body, svg: neck },
      { z: Z.head, svg: horns + frill + maw + tongue + lower + upper + fangs + face },
    ];
  };
}
