/** Blades, axes and bows. */

import { mix, shift } from './colour';
import { type Part, Z, fill, form } from './kit';
import { type Pt, blade, line, place, poly, pts } from './pen';

/** A hilt that rises over a shoulder: its pommel is at x, y; `turn` in degrees, 0 upright. */
export function hilt(spec: {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  grip?: string;
  metal?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, turn = 20, size = 1, grip = '#5a3524', metal = '#c3c7cc' } = spec;
    const g = k.tones(grip);
    const m = k.tones(metal);
    const on = (points: Pt[]): Pt[] => place(points, x, y, size, turn);
    let svg =
      fill(
        poly(
          on([
            [-12, 108],
            [12, 108],
            [12, 330],
            [-12, 330],
          ]),
        ),
        g.deep,
      ) +
      fill(
        poly(
          on([
            [-12, 108],
            [-4, 108],
            [-4, 330],
            [-12, 330],
          ]),
        ),
        g.lo,
      );
    svg += form(
      k,
      poly(
        on([
          [-10, 10],
          [10, 10],
          [9, 98],
          [-9, 98],
        ]),
      ),
      g,
      { depth: 6, edge: 2 },
    );
    for (let row = 0; row < 5; row++)
      svg += fill(
        poly(
          on([
            [-10, 22 + row * 15],
            [10, 15 + row * 15],
            [10, 20 + row * 15],
            [-10, 28 + row * 15],
          ]),
        ),
        g.deep,
      );
    svg += form(
      k,
      line(
        on([
          [-16, -2],
          [0, -18],
          [16, -2],
          [10, 14],
          [-10, 14],
        ]),
      ),
      m,
      { depth: 8, edge: 3 },
    );
    svg += form(
      k,
      line(
        on([
          [-48, 100, 0],
          [-40, 90],
          [0, 97],
          [40, 90],
          [48, 100, 0],
          [38, 110],
          [0, 113],
          [-38, 110],
        ]),
      ),
      m,
      { depth: 6, edge: 3 },
    );
    return { z: spec.z ?? Z.behind, svg };
  };
}

/** A blade held upright or aslant; x, y is the middle of the guard. */
export function sword(spec: {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  long?: number;
  metal?: string;
  grip?: string;
  glow?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, turn = 0, size = 1, long = 300, metal = '#d4dae0', grip = '#4a2c20' } = spec;
    const m = k.tones(metal);
    const g = k.tones(grip);
    const on = (points: Pt[]): Pt[] => place(points, x, y, size, turn);
    let svg = '';
    if (spec.glow)
      svg += fill(
        blade(
          on([
            [0, -10],
            [0, -long * 0.5],
            [0, -long - 20],
          ]),
          [40, 50, 4],
        ),
        spec.glow,
        'opacity=".35"',
      );
    svg +=
      fill(
        poly(
          on([
            [-12, 0],
            [-11, -long + 34],
            [0, -long],
            [0, 0],
          ]),
        ),
        k.side < 0 ? m.hi : m.lo,
      ) +
      fill(
        poly(
          on([
            [12, 0],
            [11, -long + 34],
            [0, -long],
            [0, 0],
          ]),
        ),
        k.side < 0 ? m.lo : m.hi,
      );
    svg += fill(
      poly(
        on([
          [-2.5, 0],
          [-2, -long * 0.7],
          [2, -long * 0.7],
          [2.5, 0],
        ]),
      ),
      mix(m.lo, m.deep, 0.4),
    );
    svg += form(
      k,
      line(
        on([
          [-46, 2, 0],
          [-38, -8],
          [0, -3],
          [38, -8],
          [46, 2, 0],
          [36, 12],
          [0, 13],
          [-36, 12],
        ]),
      ),
      m,
      { depth: 6, edge: 3 },
    );
    svg += form(
      k,
      poly(
        on([
          [-8, 12],
          [8, 12],
          [8, 84],
          [-8, 84],
        ]),
      ),
      g,
      { depth: 5, edge: 2 },
    );
    svg += form(
      k,
      line(
        on([
          [-13, 90],
          [0, 78],
          [13, 90],
          [0, 106],
        ]),
      ),
      m,
      { depth: 6, edge: 2 },
    );
    return { z: spec.z ?? Z.front, svg };
  };
}

/** A battle axe; x, y is where the head sits on the haft. */
export function axe(spec: {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  flip?: boolean;
  double?: boolean;
  metal?: string;
  wood?: string;
  z?: number;
  long?: number;
}): Part {
  return (k) => {
    const { x, y, turn = 0, size = 1, flip = false, metal = '#b8bec6', wood = '#6b4428', long = 360 } = spec;
    const m = k.tones(metal);
    const w = k.tones(wood);
    const on = (points: Pt[], f = flip): Pt[] => place(points, x, y, size, turn, f);
    let svg = form(
      k,
      poly(
        on([
          [-8, -46],
          [8, -46],
          [9, long],
          [-9, long],
        ]),
      ),
      w,
      { depth: 6, edge: 2 },
    );
    const head: Pt[] = pts('6 -22!, 34 -30, 74 -64!, 92 -10, 86 44, 70 72!, 40 30, 6 22!');
    const bit: Pt[] = pts('74 -64!, 92 -10, 86 44, 70 72!, 76 36, 79 -10');
    for (const f of spec.double ? [flip, !flip] : [flip])
      svg += form(k, line(on(head, f)), m, { depth: 14, edge: 4 }) + fill(line(on(bit, f)), m.hi);
    if (!spec.double)
      svg += form(
        k,
        line(
          on([
            [-6, -18, 0],
            [-30, -12],
            [-42, 0, 0],
            [-30, 10],
            [-6, 16, 0],
          ]),
        ),
        m,
        { depth: 6, edge: 3 },
      );
    svg += form(
      k,
      poly(
        on([
          [-13, -30],
          [13, -30],
          [13, 30],
          [-13, 30],
        ]),
      ),
      k.tones(shift(metal, 0.7)),
      { depth: 6, edge: 2 },
    );
    return { z: spec.z ?? Z.behind, svg };
  };
}

/** A bow seen over a shoulder, with arrows in a quiver. */
export function quiver(spec: {
  x: number;
  y: number;
  turn?: number;
  leather?: string;
  feather?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, turn = 24, leather = '#5a3a22', feather = '#e9dfc0' } = spec;
    const on = (points: Pt[]): Pt[] => place(points, x, y, 1, turn);
    const f = k.tones(feather);
    const l = k.tones(leather);
    let svg = '';
    for (let i = 0; i < 5; i++) {
      const off = -26 + i * 13;
      const up = [0, -16, -4, -22, -6][i] as number;
      svg += fill(
        poly(
          on([
            [off - 2, -30 + up],
            [off + 2, -30 + up],
            [off * 0.7 + 2, 60],
            [off * 0.7 - 2, 60],
          ]),
        ),
        l.hi,
      );
      for (const s of [-1, 1])
        svg += fill(
          poly(
            on([
              [off, -34 + up],
              [off + s * 10, -26 + up],
              [off + s * 10, 8 + up],
              [off, 0 + up],
            ]),
          ),
          s === k.side ? f.base : f.lo,
        );
    }
    svg += form(
      k,
      line(
        on([
          [-36, 30, 0],
          [0, 22],
          [36, 30, 0],
          [30, 260, 0],
          [-30, 260, 0],
        ]),
      ),
      l,
      { depth: 10, edge: 4 },
    );
    svg += form(
      k,
      line(
        on([
          [-40, 26],
          [0, 18],
          [40, 26],
          [38, 44],
          [0, 38],
          [-38, 44],
        ]),
      ),
      k.tones(shift(leather, 1.3)),
      { depth: 6, edge: 3 },
    );
    return { z: spec.z ?? Z.behind, svg };
  };
}

export function bow(spec: { x: number; y: number; turn?: number; long?: number; wood?: string; z?: number }): Part {
  return (k) => {
    const { x, y, turn = 0, long = 220, wood = '#7a4f2a' } = spec;
    const t = k.tones(wood);
    const on = (points: Pt[]): Pt[] => place(points, x, y, 1, turn);
    const way = on([
      [26, -long],
      [6, -long * 0.86],
      [34, -long * 0.4],
      [20, 0],
      [34, long * 0.4],
      [6, long * 0.86],
      [26, long],
    ]);
    return {
      z: spec.z ?? Z.behind,
      svg:
        fill(
          blade(
            on([
              [24, -long],
              [24, 0],
              [24, long],
            ]),
            [1.8, 1.8, 1.8],
            0,
          ),
          '#f3e8cc',
        ) +
        fill(blade(way, [4, 12, 15, 18, 15, 12, 4]), t.base) +
        fill(blade(way, [4, 12, 15, 18, 15, 12, 4], k.side * 0.5, 0.24), t.hi),
    };
  };
}
