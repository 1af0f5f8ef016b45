/** Things with too many legs: endrega and the behemoth among the arachas. */

import { Z, fill, form, type Part } from '../portraits/kit';
import { blade, line, pts, type Pt } from '../portraits/pen';
import { darkSide, glowEye, horn, whole } from './anatomy';

/** An endrega: slim, striped, a sting over its head. */
export const endrega = (): Part => (k) => {
  const shell = '#c87a2a';
  const t = k.tones(shell);
  const dark = k.tones('#3a2418');
  const tail =
    [0, 1, 2, 3, 4]
      .map((i) => {
        const [x, y, r] = [204 + Math.sin(i * 0.9) * 20, 330 - i * 56, 62 - i * 9];
        return form(
          k,
          `M${x - r} ${y}a${r} ${r * 0.8} 0 1 0 ${2 * r} 0a${r} ${r * 0.8} 0 1 0 ${-2 * r} 0z`,
          i % 2 ? dark : t,
          { depth: r * 0.4, edge: 5 },
        );
      })
      .join('') + horn(k, pts('186 96, 150 60, 190 20'), [34, 26, 2], '#e6d8b8', 2);
  const legs = ([-1, 1] as const)
    .map((s) =>
      [0, 1, 2]
        .map((i) =>
          form(
            k,
            blade(
              [
                [204 + s * 60, 430 + i * 14],
                [204 + s * (140 + i * 14), 320 + i * 60],
                [204 + s * (184 + i * 8), 480 + i * 40],
              ],
              [24, 26, 3],
            ),
            dark,
            { depth: 8, edge: 4, dim: s !== k.side },
          ),
        )
        .join(''),
    )
    .join('');
  const head = form(k, line(whole(pts('0 -70, 60 -60, 92 -10, 80 40, 40 76, 0 84'), 204, 430)), t, {
    depth: 14,
    edge: 5,
    inner:
      darkSide(k, 204, t.lo, [
        [14, 340],
        [24, 420],
        [8, 520],
      ]) + fill(blade(pts('140 400, 204 384, 268 400'), [8, 12, 8]), dark.base),
  });
  const eyes = (
    [
      [40, -6, 20],
      [74, -2, 10],
      [20, -36, 8],
      [52, -40, 7],
    ] as const
  )
    .map(([dx, dy, r]) => [-1, 1].map((s) => glowEye(k, 204 + s * dx, 430 + dy, r, r, '#9aff5a', {})).join(''))
    .join('');
  const jaws = ([-1, 1] as const)
    .map((s) =>
      horn(
        k,
        [
          [204 + s * 40, 490],
          [204 + s * 90, 520],
          [204 + s * 30, 560],
        ],
        [34, 28, 1],
        '#e6d8b8',
        3,
        s !== k.side,
      ),
    )
    .join('');
  return [
    { z: Z.behind, svg: tail },
    { z: Z.body, svg: legs },
    { z: Z.head, svg: head + eyes },
    { z: Z.front, svg: jaws },
  ];
};

/** The behemoth: a hill of shell with two great pincers before us. */
export const arachasBehemoth = (): Part => (k) => {
  const shell = k.tones('#4a5a4a');
  const skin = k.tones('#7a3a34');
  const dome = line(pts('-20 420, 0 250, 80 130, 204 86, 328 130, 408 250, 428 420, 204 470'));
  let plates = '';
  for (let i = 0; i < 5; i++)
    plates +=
      fill(
        blade(
          [
            [-10 + i * 34, 400 - i * 60],
            [204, 330 - i * 62],
            [418 - i * 34, 400 - i * 60],
          ],
          [10, 20, 10],
        ),
        shell.deep,
        'opacity=".85"',
      ) +
      fill(
        blade(
          [
            [-10 + i * 34, 410 - i * 60],
            [204, 344 - i * 62],
            [418 - i * 34, 410 - i * 60],
          ],
          [2, 7, 2],
        ),
        shell.hi,
        'opacity=".6"',
      );
  const spikes = (
    [
      [-150, 230, 90],
      [-90, 150, 100],
      [0, 110, 110],
      [90, 150, 100],
      [150, 230, 90],
    ] as const
  )
    .map(([dx, y, h]) =>
      horn(
        k,
        [
          [204 + dx, y + 20],
          [204 + dx * 1.1, y - h * 0.4],
          [204 + dx * 1.24, y - h],
        ],
        [54, 36, 2],
        '#a8946a',
        4,
        dx * -k.side > 10,
      ),
    )
    .join('');
  const head = form(k, line(whole(pts('0 -60, 60 -54, 96 -10, 84 40, 40 70, 0 76'), 204, 410)), skin, {
    depth: 14,
    edge: 5,
  });
  const eyes = (
    [
      [34, -8, 17],
      [72, -14, 10],
      [18, -42, 8],
      [50, -40, 7],
    ] as const
  )
    .map(([dx, dy, r]) => [-1, 1].map((s) => glowEye(k, 204 + s * dx, 414 + dy, r, r, '#ff9a3a', {})).join(''))
    .join('');
  const pincer = (s: -1 | 1): string => {
    const p = (dx: number, dy: number, c?: 0): Pt => (c === 0 ? [204 + s * dx, dy, 0] : [204 + s * dx, dy]);
    const dim = s !== k.side;
    return (
      form(k, line([p(60, 470), p(130, 430), p(190, 450), p(210, 520), p(170, 570), p(90, 560)]), skin, {
        depth: 16,
        edge: 6,
        dim,
      }) +
      horn(k, [p(180, 470), p(200, 400), p(130, 350)], [50, 42, 2], '#d8b07a', 4, dim) +
      horn(k, [p(110, 480), p(90, 430), p(124, 390)], [34, 26, 2], '#d8b07a', 3, dim)
    );
  };
  return [
    { z: Z.behind, svg: spikes },
    { z: Z.body, svg: form(k, dome, shell, { depth: 30, edge: 7, inner: plates }) },
    {
      z: Z.head,
      svg:
        head +
        eyes +
        ([-1, 1] as const)
          .map((s) =>
            horn(
              k,
              [
                [204 + s * 30, 470],
                [204 + s * 56, 506],
                [204 + s * 8, 540],
              ],
              [28, 22, 1],
              '#e6d8b8',
              3,
              s !== k.side,
            ),
          )
          .join(''),
    },
    { z: Z.front, svg: pincer(-1) + pincer(1) },
  ];
};
