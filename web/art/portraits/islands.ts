/** What belongs to the islands: harps, pipes, crutches, thrones, iron, and things of the dark. */

import { fist } from './hands';
import { Z, fill, form, type Kit, type Part } from './kit';
import { blade, line, n, place, poly, pts, type Pt } from './pen';

const setter =
  (x: number, y: number, turn = 0, size = 1) =>
  (text: string): Pt[] =>
    place(pts(text), x, y, size, turn);

/** A small harp with strings of light. */
export function harp(spec: { x: number; y: number }): Part {
  return (k) => {
    const on = setter(spec.x, spec.y, -6);
    const t = k.tones('#b9863a');
    const strings = [0, 1, 2, 3, 4, 5]
      .map((i) =>
        fill(blade(on(`${-40 + i * 16} ${-84 + i * 14}, ${-40 + i * 16} ${86 - i * 16}`), [2, 2, 2]), '#fff3c8'),
      )
      .join('');
    return {
      z: Z.front,
      svg:
        strings +
        form(k, blade(on('-56 100, -64 0, -54 -100'), [20, 22, 22]), t, { depth: 6, edge: 3 }) +
        form(k, blade(on('-60 -96, -10 -104, 30 -70, 66 -20'), [24, 26, 20, 14]), t, { depth: 6, edge: 3 }) +
        form(k, blade(on('66 -24, 20 50, -56 104'), [16, 30, 24]), k.tones('#8a5a2a'), { depth: 8, edge: 3 }),
    };
  };
}

/** Bagpipes under an arm: the bag, three drones, the chanter at the lips. */
export function bagpipes(spec: { x: number; y: number }): Part {
  return (k) => {
    const on = setter(spec.x, spec.y);
    const wood = k.tones('#3a2a20');
    const ivory = k.tones('#f0e6cc');
    const drone = (text: string, end: string): string =>
      form(k, blade(on(text), [13, 15, 20]), wood, { depth: 5, edge: 3 }) +
      form(k, blade(on(end), [22, 24, 22]), ivory, { depth: 5, edge: 2 });
    const [mx, my] = k.frame.at(0.02, 0.64, 0.12);
    const bag = form(k, line(on('-60 60, -64 0, -20 -40, 60 -30, 110 20, 90 80, 10 104')), k.tones('#8a2f3a'), {
      depth: 18,
      edge: 5,
      inner: [0, 1, 2, 3]
        .map((i) =>
          fill(
            blade(on(`${-50 + i * 44} -50, ${-40 + i * 44} 110`), [8, 10, 8]),
            k.tones('#2f4a6a').base,
            'opacity=".7"',
          ),
        )
        .join(''),
    });
    return [
      {
        z: Z.behind,
        svg:
          drone('-20 -20, -40 -150, -56 -280', '-54 -260, -57 -292') +
          drone('10 -20, 6 -170, 2 -320', '2 -300, 1 -332') +
          drone('40 -20, 56 -130, 66 -240', '64 -222, 67 -252'),
      },
      {
        z: Z.front,
        svg:
          bag +
          form(
            k,
            blade(
              [
                [spec.x + 70, spec.y - 6],
                [(spec.x + 70 + mx) / 2, (spec.y + my) / 2 + 10],
                [mx, my],
              ],
              [14, 12, 9],
            ),
            wood,
            { depth: 4, edge: 2 },
          ) +
          form(k, blade(on('80 70, 120 110, 150 150'), [16, 13, 16]), wood, { depth: 5, edge: 2 }),
      },
    ];
  };
}

/** A great curled horn in a fist. */
export function gjallarhorn(spec: { x: number; y: number }): Part {
  return (k) => {
    const on = setter(spec.x, spec.y);
    const t = k.tones('#e6bc4a');
    const [bx, by] = on('-22 -150')[0] as Pt;
    return [
      {
        z: Z.front,
        svg:
          form(k, blade(on('60 -16, 20 10, -30 -20, -36 -90, -22 -150'), [12, 22, 36, 48, 66]), t, {
            depth: 12,
            edge: 5,
          }) +
          `<ellipse cx="${n(bx)}" cy="${n(by)}" rx="35" ry="13" fill="${k.light.ink}"/><ellipse cx="${n(bx)}" cy="${n(by)}" rx="35" ry="13" fill="none" stroke="${t.hi}" stroke-width="5"/>`,
      },
      ...[fist({ x: spec.x - 4, y: spec.y + 16, skin: '#e6c4a0', sleeve: '#c9a24a', size: 0.88 })(k)].flat(),
    ];
  };
}

/** A crutch under one arm. */
export function crutch(spec: { x: number; y: number }): Part {
  return (k) => {
    const on = setter(spec.x, spec.y, 6);
    const t = k.tones('#8a5a30');
    return {
      z: Z.front,
      svg:
        form(k, blade(on('0 0, 0 320'), [18, 18, 18]), t, { depth: 7, edge: 3 }) +
        form(k, blade(on('-52 -16, 0 8, 52 -16'), [24, 30, 24]), t, { depth: 8, edge: 4 }) +
        fill(blade(on('-14 60, 14 68'), [9, 9, 9]) + blade(on('-14 84, 14 92'), [9, 9, 9]), k.tones('#d9c49a').base),
    };
  };
}

/** The tall back of a throne, carved with two beasts. */
export function throne(): Part {
  return (k) => {
    const t = k.tones('#5a3f4a');
    const beast = (s: -1 | 1): string =>
      form(
        k,
        line([
          [204 + s * 132, 96, 0],
          [204 + s * 150, 50],
          [204 + s * 120, 20],
          [204 + s * 80, 26, 0],
          [204 + s * 100, 44],
          [204 + s * 84, 58, 0],
          [204 + s * 108, 66],
        ]),
        t,
        { depth: 8, edge: 4, dim: s !== k.side },
      );
    return {
      z: Z.far,
      svg:
        form(
          k,
          line([
            [70, 600, 0],
            [64, 110],
            [130, 84],
            [204, 64],
            [278, 84],
            [344, 110],
            [338, 600, 0],
          ]),
          t,
          { depth: 20, edge: 5 },
        ) +
        beast(-1) +
        beast(1),
    };
  };
}

/** A leather apron with straps. */
export function apron(colour: string, metal: string): Part {
  return (k) => {
    const { x, y, h } = k.frame.pose;
    const t = k.tones(colour);
    const top = y + h * 1.62;
    return {
      z: Z.front,
      svg:
        ([-1, 1] as const)
          .map((s) =>
            form(
              k,
              blade(
                [
                  [x + s * 60, top + 8],
                  [x + s * 84, top - 40],
                  [x + s * 92, top - 80],
                ],
                [20, 20, 20],
              ),
              t,
              { depth: 6, edge: 3, dim: s !== k.side },
            ),
          )
          .join('') +
        form(
          k,
          line([
            [x - 84, top, 0],
            [x, top + 12],
            [x + 84, top, 0],
            [x + 110, 640, 0],
            [x - 110, 640, 0],
          ]),
          t,
          { depth: 14, edge: 5 },
        ) +
        [-60, 60]
          .map((dx) => `<circle cx="${n(x + dx)}" cy="${n(top + 14)}" r="8" fill="${k.tones(metal).base}"/>`)
          .join(''),
    };
  };
}

/** A gloved black hand at the breast. */
export function blackGlove(): Part {
  return (k) => [fist({ x: 96, y: 470, skin: '#26242c', sleeve: '#1c2430', size: 1.15, turn: 20 })(k)].flat();
}

/** A cup made of a skull. */
export function skullCup(spec: { x: number; y: number; skin: string }): Part {
  return (k) => {
    const on = setter(spec.x, spec.y - 60);
    const bone = k.tones('#e6dcb8');
    const skull = form(k, line(on('-44 -30!, 0 -38, 44 -30!, 46 10, 28 30, 24 54, -24 54, -28 30, -46 10')), bone, {
      depth: 12,
      edge: 4,
    });
    const holes =
      ([-1, 1] as const)
        .map((s) => fill(line(on(`${s * 8} 8, ${s * 12} -10, ${s * 32} -8, ${s * 30} 12, ${s * 18} 18`)), k.light.ink))
        .join('') + fill(poly(on('0 16, 6 28, -6 28')), k.light.ink);
    const rim = form(k, blade(on('-46 -32, 0 -40, 46 -32'), [14, 14, 14]), k.tones('#e0b250'), { depth: 4, edge: 2 });
    return [
      { z: Z.front, svg: skull + holes + rim },
      ...[fist({ x: spec.x, y: spec.y + 24, skin: spec.skin, sleeve: '#4a3a44', size: 0.95 })(k)].flat(),
    ];
  };
}

/** A ridge of fur over a shaven head, and small round ears. */
export function furCrest(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const e = k.frame.edge.bind(k.frame);
    const ears = ([-1, 1] as const)
      .map((s) =>
        form(k, line([e(s * 0.5, -1.0), e(s * 0.54, -1.32), e(s * 0.86, -1.34), e(s * 0.96, -0.94)]), t, {
          depth: 8,
          edge: 4,
          dim: s !== k.side,
          inner: fill(line([e(s * 0.62, -1.04), e(s * 0.72, -1.22), e(s * 0.84, -1.0)]), t.deep),
        }),
      )
      .join('');
    const bowl = line([
      e(-1.12, -0.3, 0),
      e(-1.08, -0.8),
      e(-0.5, -1.16),
      e(0, -1.2),
      e(0.5, -1.16),
      e(1.08, -0.8),
      e(1.12, -0.3, 0),
      e(0.6, -0.54),
      e(0, -0.6),
      e(-0.6, -0.54),
    ]);
    let strokes = '';
    for (let i = 0; i < 40; i++) {
      const u = k.c.between(-1, 1);
      const v = k.c.between(-1.15, -0.5);
      strokes += fill(
        blade([e(u, v - 0.1), e(u, v), e(u * 1.04, v + 0.1)], [3, 8, 1]),
        i % 2 ? t.hi : t.deep,
        'opacity=".6"',
      );
    }
    return { z: Z.gear, svg: ears + form(k, bowl, t, { depth: 16, edge: 5, inner: strokes }) };
  };
}

/** An iron collar with a broken chain. */
export function ironCollar(): Part {
  return (k) => {
    const { x, y, w, h } = k.frame.pose;
    const t = k.tones('#6d737a');
    const foot = y + h * 1.36;
    const links = [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="${n(x + w * 0.5 + i * 12)}" cy="${n(foot + 54 + i * 30)}" rx="${i % 2 ? 8 : 14}" ry="19" fill="none" stroke="${i % 2 ? t.lo : t.base}" stroke-width="8"/>`,
      )
      .join('');
    return {
      z: Z.front,
      svg:
        form(
          k,
          line([
            [x - w * 0.96, foot - 24],
            [x, foot + 14],
            [x + w * 0.96, foot - 24],
            [x + w, foot + 22],
            [x, foot + 58],
            [x - w, foot + 22],
          ]),
          t,
          { depth: 12, edge: 5 },
        ) + links,
    };
  };
}

/** Blood that runs down a blade. */
export function bloodOn(spec: { x: number; y: number }): Part {
  return () => ({
    z: Z.front,
    svg: fill(
      blade(
        [
          [spec.x - 14, spec.y - 150],
          [spec.x - 8, spec.y - 60],
          [spec.x - 2, spec.y + 60],
        ],
        [4, 14, 2],
      ) +
        blade(
          [
            [spec.x - 6, spec.y - 120],
            [spec.x + 4, spec.y],
            [spec.x + 3, spec.y + 100],
          ],
          [4, 9, 2],
        ),
      '#b01a1c',
    ),
  });
}

/** A pale face that whispers from behind. */
export function ghost(spec: { x: number; y: number }): Part {
  return (k) => {
    const { x, y } = spec;
    const t = k.tones('#d8d0f0');
    return {
      z: Z.far,
      svg:
        fill(
          line([
            [x, y - 90],
            [x + 48, y - 60],
            [x + 56, y + 20],
            [x + 40, y + 110],
            [x + 70, y + 260],
            [x - 50, y + 260],
            [x - 40, y + 100],
            [x - 56, y + 10],
            [x - 44, y - 60],
          ]),
          t.base,
          'opacity=".55"',
        ) +
        fill(
          line([
            [x - 30, y - 10],
            [x - 20, y - 28],
            [x - 6, y - 8],
            [x - 18, y + 4],
          ]) +
            line([
              [x + 8, y - 8],
              [x + 22, y - 28],
              [x + 32, y - 10],
              [x + 20, y + 4],
            ]) +
            line([
              [x - 14, y + 44],
              [x, y + 30],
              [x + 14, y + 44],
              [x + 8, y + 80],
              [x - 8, y + 80],
            ]),
          k.light.ink,
          'opacity=".8"',
        ),
    };
  };
}

/** Bats on the wing; each is [x, y, size]. */
export function bats(list: readonly (readonly [number, number, number])[]): Part {
  return (k) => ({
    z: Z.far,
    svg: list
      .map(([x, y, r]) => {
        const on = setter(x, y, 0, r / 30);
        return fill(
          line(
            on(
              '0 -8!, 20 -26, 50 -22!, 40 -2, 28 2!, 18 16, 8 8!, 0 20!, -8 8!, -18 16, -28 2!, -40 -2, -50 -22!, -20 -26',
            ),
          ),
          k.light.ink,
        );
      })
      .join(''),
  });
}

/** A man of shadow: only eyes and a smile. */
export function shadowMan(): Part {
  return (k) => {
    const e = k.frame.edge.bind(k.frame);
    const at = k.frame.at.bind(k.frame);
    const dark = k.light.ink;
    const head = line([
      e(0.5, -0.98),
      e(0.9, -0.7),
      e(1.02, -0.2),
      e(0.92, 0.4),
      e(0.6, 0.95),
      e(0, 1.12),
      e(-0.6, 0.95),
      e(-0.92, 0.4),
      e(-1.02, -0.2),
      e(-0.9, -0.7),
      e(-0.5, -0.98),
    ]);
    const body = line([
      e(-0.5, 1, 0),
      e(-1.6, 1.3),
      e(-2.2, 1.7),
      e(-2.5, 2.8, 0),
      e(2.5, 2.8, 0),
      e(2.2, 1.7),
      e(1.6, 1.3),
      e(0.5, 1, 0),
    ]);
    const eyes = ([-1, 1] as const)
      .map((s) =>
        fill(
          line([at(s * 0.14, 0.02, 0, 0), at(s * 0.4, -0.12), at(s * 0.72, -0.06, 0, 0), at(s * 0.42, 0.08)]),
          '#ffffff',
        ),
      )
      .join('');
    const smile = line([
      at(-0.66, 0.44, 0, 0),
      at(-0.3, 0.62),
      at(0, 0.66, 0.03),
      at(0.3, 0.62),
      at(0.66, 0.44, 0, 0),
      at(0.4, 0.78),
      at(0, 0.88, 0.02),
      at(-0.4, 0.78),
    ]);
    const gaps = [-0.4, -0.2, 0, 0.2, 0.4]
      .map((u) => fill(blade([at(u, 0.5), at(u * 0.96, 0.9)], [2, 3, 2]), dark))
      .join('');
    const wisps = [0, 1, 2, 3, 4, 5]
      .map((i) =>
        fill(
          blade(
            [
              [60 + i * 56, 560],
              [40 + i * 62, 420],
              [70 + i * 54, 330],
            ],
            [40, 24, 1],
          ),
          dark,
          'opacity=".7"',
        ),
      )
      .join('');
    return [
      { z: Z.body, svg: wisps + fill(body, dark) },
      { z: Z.head, svg: fill(head, dark) + eyes + fill(smile, '#f4ecff') + k.inside(smile, gaps) },
    ];
  };
}

/** A part turned left for right, as in a mirror. */
export function mirrored(part: Part): Part {
  return (k: Kit) =>
    [part(k)]
      .flat()
      .map((layer) => ({ z: layer.z, svg: `<g transform="translate(400 0) scale(-1 1)">${layer.svg}</g>` }));
}
