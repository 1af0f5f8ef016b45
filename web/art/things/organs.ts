/** What floats in the jars of mutagens. Points round the middle of the jar. */

import { type Kit, type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly, pts } from '../portraits/pen';

const on = (text: string): Pt[] => place(pts(text), 200, 330, 1.16);

type Organ = (k: Kit) => string;

const lump =
  (shape: string, colour: string, veins: readonly string[] = []): Organ =>
  (k) => {
    const t = k.tones(colour);
    return form(k, line(on(shape)), t, {
      depth: 12,
      edge: 5,
      inner: fill(veins.map((way) => blade(on(way), [2, 7, 2])).join(''), t.deep, 'opacity=".7"'),
    });
  };

const strand =
  (ways: readonly string[], girth: readonly number[], colour: string): Organ =>
  (k) =>
    ways.map((way) => form(k, blade(on(way), girth), k.tones(colour), { depth: 6, edge: 3 })).join('');

const both =
  (...organs: Organ[]): Organ =>
  (k) =>
    organs.map((organ) => organ(k)).join('');

const dot =
  (x: number, y: number, r: number, paint: string): Organ =>
  () =>
    `<circle cx="${n(200 + x)}" cy="${n(330 + y)}" r="${r}" fill="${paint}"/>`;

export const ORGANS = {
  gland: both(
    lump('-56 -20, -20 -62, 20 -40, 60 -50, 66 6, 40 54, -10 44, -50 56, -70 14', '#c23a30', [
      '-40 -10, 0 4, 44 -10',
      '-30 34, 10 20, 44 34',
    ]),
    strand(['0 -52, 10 -82, -6 -104'], [12, 9, 4], '#8a2420'),
  ),
  sac: both(
    lump('0 -70, 40 -30, 58 26, 30 66, -30 66, -58 26, -40 -30', '#8fc23a', [
      '-24 -6, -30 24, -14 52',
      '22 0, 30 28, 16 54',
    ]),
    strand(['0 -62, 4 -84, 0 -106'], [14, 10, 7], '#5a7a2a'),
    dot(-16, 18, 10, '#e6ffb0'),
  ),
  sinew: strand(
    ['-70 -80, -30 -20, -50 40, 10 74', '-30 -92, 10 -30, -10 30, 50 66', '10 -96, 50 -40, 30 20, 76 46'],
    [6, 17, 17, 6],
    '#e8cdb4',
  ),
  heart: both(
    lump('0 -40!, 30 -70, 70 -50, 70 0, 30 50, 0 78!, -34 46, -70 0, -66 -52, -28 -70', '#b8282c', [
      '-30 -10, 0 20, 10 54',
      '40 -30, 20 0, 26 24',
    ]),
    strand(['-10 -54, -20 -84, -44 -100', '20 -60, 30 -88, 54 -98'], [18, 14, 9], '#8a1c24'),
  ),
  fang: (k) =>
    form(k, blade(on('-40 -84, 20 -30, 24 30, -16 84'), [44, 40, 26, 1]), k.tones('#f4ead0'), { depth: 12, edge: 5 }) +
    fill(blade(on('-24 -60, 8 -20, 10 24'), [2, 9, 2]), k.light.ink, 'opacity=".5"'),
  hide: (k) => {
    const t = k.tones('#6a7a4a');
    const scales = [-48, -16, 16, 48].flatMap((y, row) =>
      [-48, -16, 16, 48].map((x) =>
        line(
          on(
            `${x - 18 + (row % 2) * 16} ${y - 14}, ${x + (row % 2) * 16} ${y - 18}, ${x + 18 + (row % 2) * 16} ${y - 14}, ${x + (row % 2) * 16} ${y + 20}!`,
          ),
        ),
      ),
    );
    return (
      form(k, line(on('-74 -66, 0 -82, 76 -64, 84 10, 66 74, -10 84, -78 66, -84 0')), t, { depth: 12, edge: 5 }) +
      fill(scales.join(''), t.deep, 'opacity=".55"')
    );
  },
  drop: (k) =>
    form(k, line(on('0 -92!, 36 -20, 54 26, 30 70, -30 70, -54 26, -36 -20')), k.tones('#7a1c3c'), {
      depth: 14,
      edge: 6,
    }) + fill(blade(on('-24 10, -26 34, -10 52'), [3, 11, 3]), '#ffffff', 'opacity=".7"'),
  marrow: (k) =>
    form(
      k,
      line(
        on(
          '-84 -34, -62 -62, -38 -44, -24 -24, 30 -10, 50 -24, 80 -8, 70 24, 84 52, 56 68, 34 46, -36 30, -52 48, -82 34, -66 4',
        ),
      ),
      k.tones('#8a8690'),
      { depth: 12, edge: 5, inner: fill(blade(on('-40 4, 0 14, 40 26'), [4, 16, 4]), '#e8dcc0') },
    ),
  stomach: lump('-30 -84, -10 -50, 40 -56, 74 -10, 62 50, 10 74, -50 60, -66 16, -46 -16, -50 -80', '#d88a7a', [
    '-40 30, 0 10, 40 26',
    '-20 54, 20 40, 48 46',
    '0 -30, 30 -26, 54 -4',
  ]),
  knit: (k) =>
    form(
      k,
      line(on('-86 -60, -60 -78, -44 -56, 44 40, 70 34, 88 58, 66 80, 44 66, -48 -30, -74 -34')),
      k.tones('#efe4c8'),
      { depth: 10, edge: 5 },
    ) +
    fill(
      ['-34 -4, -8 -30', '-12 18, 14 -8', '10 40, 36 14'].map((way) => blade(on(way), [5, 9, 5])).join(''),
      k.tones('#8fc23a').base,
    ),
  nerve: both(
    strand(['0 -100, -6 -40, 4 20, 0 90'], [10, 17, 14, 4], '#9ad0f0'),
    strand(
      ['-4 -40, -40 -30, -66 -50', '0 -10, 44 -10, 70 -34', '2 24, -36 40, -56 70', '2 40, 36 50, 60 78'],
      [9, 7, 1],
      '#c4e6ff',
    ),
  ),
  brain: both(
    lump('-76 -6, -60 -54, -10 -72, 44 -60, 78 -14, 70 36, 24 50, -30 52, -70 38', '#d8a8a0', [
      '-60 -10, -20 -26, 10 -6, 50 -20',
      '-50 26, -10 10, 20 30, 56 16',
      '-20 -56, 10 -40, 40 -48',
    ]),
  ),
  eye: (k) =>
    `<circle cx="200" cy="330" r="66" fill="#f4efe2"/><circle cx="200" cy="330" r="38" fill="${k.tones('#4a9ad0').base}"/><ellipse cx="200" cy="330" rx="9" ry="31" fill="${k.light.ink}"/><circle cx="184" cy="312" r="9" fill="#fff"/>` +
    fill(line(on('-68 -20!, 0 -84, 68 -20!, 40 -34, 0 -40, -40 -34')), k.tones('#9ab0a0').lo),
  hand: (k) =>
    [
      '-34 -20, -44 -56, -40 -86',
      '-10 -26, -12 -70, -10 -98',
      '14 -24, 18 -64, 22 -90',
      '36 -10, 46 -42, 54 -64',
      '-40 24, -66 2, -76 -24',
    ]
      .map((way) => form(k, blade(on(way), [21, 18, 8]), k.tones('#c9a890'), { depth: 5, edge: 3 }))
      .join('') +
    form(k, line(on('-42 -22, 0 -34, 40 -16, 44 30, 24 84!, -26 84!, -46 34')), k.tones('#c9a890'), {
      depth: 12,
      edge: 4,
    }),
  still: (k) =>
    both(
      dot(0, 0, 64, k.tones('#9ac4e0').lo),
      dot(-6, -6, 50, k.tones('#c4e6ff').base),
      dot(-20, -22, 15, '#ffffff'),
    )(k) + fill(poly(on('-84 76, 84 76, 84 82, -84 82')), '#ffffff', 'opacity=".5"'),
} satisfies Record<string, Organ>;

/** The same out of its jar, large: for what is shown to everybody. */
export function relic(organ: Organ): Part {
  return (k) => ({
    z: Z.body,
    svg: `<g transform="translate(200 280) scale(1.75) translate(-200 -330)">${organ(k)}</g>`,
  });
}
