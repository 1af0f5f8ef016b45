/** Things of the dark for people and places: fangs, graves, flies, scythes, a broken world. */

import { Z, fill, form, type Part } from './kit';
import { blade, line, n, place, poly, pts, type Pt } from './pen';

/** Two fangs and a thread of blood. */
export function fangs(): Part {
  return (k) => {
    const at = k.frame.at.bind(k.frame);
    return {
      z: Z.beard,
      svg:
        ([-1, 1] as const)
          .map((s) =>
            fill(poly([at(s * 0.1, 0.6, 0.06), at(s * 0.18, 0.6, 0.06), at(s * 0.14, 0.74, 0.06)]), '#fff8e8'),
          )
          .join('') +
        fill(blade([at(-0.2, 0.68, 0.05), at(-0.24, 0.84, 0.03), at(-0.22, 1.0, 0.02)], [4, 6, 2]), '#b8141c'),
    };
  };
}

/** Leaning stones and crosses on a hill. */
export function graves(): Part {
  return (k) => {
    const stone = (x: number, y: number, w: number, h: number, turn: number): string => {
      const on = (text: string): Pt[] => place(pts(text), x, y, 1, turn);
      return (
        fill(line(on(`${-w} 0!, ${-w} ${-h}, 0 ${-h - w}, ${w} ${-h}, ${w} 0!`)), k.light.sky[2]) +
        fill(line(on(`${-w} 0!, ${-w} ${-h}, 0 ${-h - w}, 0 0!`)), k.light.sky[1], 'opacity=".5"')
      );
    };
    return {
      z: Z.far,
      svg:
        fill(
          line(pts('-30 430!, 80 400, 204 420, 320 396, 440 424!, 440 640!, -30 640!')),
          k.light.sky[2],
          'opacity=".8"',
        ) +
        stone(50, 430, 26, 80, -8) +
        stone(356, 420, 28, 96, 9) +
        stone(120, 410, 18, 50, 4) +
        stone(296, 412, 18, 46, -6),
    };
  };
}

/** Flies about a head. */
export function flies(): Part {
  return (k) => {
    let svg = '';
    for (let i = 0; i < 26; i++) {
      const [x, y] = [k.c.between(20, 390), k.c.between(30, 420)];
      svg +=
        `<circle cx="${n(x)}" cy="${n(y)}" r="3.4" fill="${k.light.ink}"/>` +
        fill(
          blade(
            [
              [x, y],
              [x + 8, y - 8],
            ],
            5,
          ) +
            blade(
              [
                [x, y],
                [x - 8, y - 8],
              ],
              5,
            ),
          '#ffffff',
          'opacity=".6"',
        );
    }
    return { z: Z.front, svg };
  };
}

/** A scythe behind the shoulder. */
export function scythe(spec: { x: number; y: number }): Part {
  return (k) => {
    const on = (text: string): Pt[] => place(pts(text), spec.x, spec.y, 1, 10);
    return {
      z: Z.behind,
      svg:
        form(k, blade(on('0 0, 4 200, -4 440'), [15, 15, 15]), k.tones('#5a4434'), { depth: 6, edge: 3 }) +
        form(k, line(on('10 -6!, -60 -64, -170 -80, -270 -30!, -170 -44, -70 -24, -6 18!')), k.tones('#c9cfd6'), {
          depth: 10,
          edge: 5,
        }),
    };
  };
}

/** A hood over a mask: only its front shows. */
export function hoodOver(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const e = k.frame.edge.bind(k.frame);
    const shape = line([
      e(-1.9, 2.0, 0),
      e(-1.5, 0.8),
      e(-1.5, -0.2),
      e(-1.1, -1.1),
      e(0, -1.7),
      e(1.1, -1.1),
      e(1.5, -0.2),
      e(1.5, 0.8),
      e(1.9, 2.0, 0),
      e(0.9, 1.5),
      e(1.12, 0.5),
      e(1.06, -0.3),
      e(0.7, -0.8),
      e(0, -1.0),
      e(-0.7, -0.8),
      e(-1.06, -0.3),
      e(-1.12, 0.5),
      e(-0.9, 1.5),
    ]);
    return {
      z: Z.front,
      svg: form(k, shape, t, {
        depth: 18,
        edge: 5,
        inner: fill(
          blade([e(-0.3, -1.5), e(-1.2, -0.6), e(-1.3, 0.8)], 14) +
            blade([e(0.3, -1.5), e(1.2, -0.6), e(1.3, 0.8)], 14),
          t.deep,
          'opacity=".6"',
        ),
      }),
    };
  };
}

/** A world in two halves. */
export function brokenWorld(): Part {
  return (k) => {
    const t = k.tones('#8a6ab8');
    const left = form(k, line(pts('190 60!, 120 80, 90 150, 120 220, 176 240!, 160 190, 186 150, 166 110')), t, {
      depth: 16,
      edge: 5,
    });
    const right = form(k, line(pts('226 50!, 290 76, 318 150, 290 220, 216 246!, 204 200, 232 156, 208 112')), t, {
      depth: 16,
      edge: 5,
      dim: true,
    });
    const bits = [
      [200, 70, 9],
      [196, 180, 7],
      [206, 260, 10],
      [150, 262, 7],
      [270, 256, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        form(
          k,
          poly([
            [x, y - r],
            [x + r, y],
            [x, y + r],
            [x - r, y],
          ]),
          t,
          { depth: 4, edge: 2 },
        ),
      )
      .join('');
    return { z: Z.far, svg: left + right + bits };
  };
}
