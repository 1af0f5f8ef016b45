/** Hands and what they hold. */

import { shift } from './colour';
import { type Kit, type Part, Z, fill, form } from './kit';
import { type Pt, blade, line, n, place, poly } from './pen';

/** A fist round a shaft; `turn` 0 for an upright shaft. */
export function fist(spec: {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  skin: string;
  sleeve?: string;
  flip?: boolean;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, turn = 0, size = 1, flip = false } = spec;
    const t = k.tones(spec.skin);
    const on = (points: Pt[]): Pt[] => place(points, x, y, size, turn, flip);
    let svg = '';
    if (spec.sleeve) {
      const c = k.tones(spec.sleeve);
      svg +=
        form(
          k,
          line(
            on([
              [-34, 20, 0],
              [30, 12, 0],
              [64, 190, 0],
              [-70, 190, 0],
            ]),
          ),
          c,
          { depth: 12, edge: 4 },
        ) +
        form(
          k,
          line(
            on([
              [-38, 14],
              [34, 6],
              [38, 34],
              [-36, 42],
            ]),
          ),
          k.tones(shift(spec.sleeve, 1.25)),
          { depth: 8, edge: 3 },
        );
    }
    svg += form(
      k,
      line(
        on([
          [-30, -30],
          [20, -34],
          [34, -10],
          [32, 22],
          [-26, 28],
          [-36, 0],
        ]),
      ),
      t,
      { depth: 8, edge: 3 },
    );
    for (let i = 0; i < 4; i++) {
      const y0 = -32 + i * 15;
      const d = line(
        on([
          [-34, y0 + 2],
          [-4, y0 - 2],
          [26 - i * 2, y0 + 2],
          [28 - i * 2, y0 + 11],
          [0, y0 + 14],
          [-32, y0 + 13],
        ]),
      );
      svg += form(k, d, t, { depth: 5, edge: 2.5 });
      svg += fill(
        blade(
          on([
            [-32, y0 + 14],
            [0, y0 + 15],
            [26 - i * 2, y0 + 12],
          ]),
          3.4,
        ),
        t.deep,
      );
    }
    svg += form(
      k,
      line(
        on([
          [30, 18],
          [34, -8],
          [18, -22],
          [0, -18],
          [2, -6],
          [16, -2],
          [16, 20],
        ]),
      ),
      t,
      { depth: 6, edge: 3 },
    );
    return { z: spec.z ?? Z.front, svg };
  };
}

/** An open hand, palm up, with something burning in it. */
export function spellHand(spec: {
  x: number;
  y: number;
  skin: string;
  sleeve: string;
  flip?: boolean;
  size?: number;
  flame: readonly [string, string, string];
}): Part {
  return (k) => {
    const { x, y, flip = false, size = 1 } = spec;
    const t = k.tones(spec.skin);
    const c = k.tones(spec.sleeve);
    const on = (points: Pt[]): Pt[] => place(points, x, y, size, 0, flip);
    const finger = (points: Pt[], g: number[]): string =>
      form(
        k,
        blade(
          on(points),
          g.map((v) => v * size),
        ),
        t,
        { depth: 5, edge: 2.5 },
      );
    let svg = form(
      k,
      line(
        on([
          [-26, 70, 0],
          [26, 60, 0],
          [70, 210, 0],
          [-50, 210, 0],
        ]),
      ),
      c,
      { depth: 12, edge: 4 },
    );
    svg +=
      finger(
        [
          [-22, 28],
          [-46, 0],
          [-50, -30],
        ],
        [16, 15, 9],
      ) +
      finger(
        [
          [-10, 18],
          [-26, -22],
          [-24, -50],
        ],
        [16, 15, 9],
      ) +
      finger(
        [
          [6, 16],
          [6, -26],
          [12, -52],
        ],
        [16, 15, 9],
      ) +
      finger(
        [
          [22, 22],
          [34, -14],
          [42, -36],
        ],
        [15, 14, 8],
      );
    svg += form(
      k,
      line(
        on([
          [-34, 26],
          [0, 8],
          [32, 20],
          [34, 50],
          [18, 82],
          [-20, 84],
          [-36, 54],
        ]),
      ),
      t,
      { depth: 10, edge: 3 },
    );
    svg += finger(
      [
        [28, 48],
        [50, 34],
        [62, 10],
      ],
      [20, 17, 9],
    );
    svg += fill(
      blade(
        on([
          [-20, 50],
          [4, 40],
          [22, 52],
        ]),
        5,
      ),
      t.deep,
      'opacity=".6"',
    );
    const [fx, fy] = on([[0, -62]])[0] as Pt;
    svg += flame(k, fx, fy, 62 * size, spec.flame);
    return { z: Z.front, svg };
  };
}

/** A ball of fire or of another power. */
export function flame(
  k: Kit,
  x: number,
  y: number,
  r: number,
  [out, mid, core]: readonly [string, string, string],
): string {
  const id = k.id();
  k.def(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${mid}" stop-opacity=".75"/><stop offset="1" stop-color="${out}" stop-opacity="0"/></radialGradient>`,
  );
  const tongue = (size: number, paint: string, seed: number): string => {
    const points: Pt[] = [];
    const many = 7;
    for (let i = 0; i < many; i++) {
      const a = -Math.PI / 2 + (i / many) * Math.PI * 2;
      const up = Math.max(0, -Math.sin(a));
      points.push([
        x + Math.cos(a) * size * 0.8,
        y + Math.sin(a) * size * (0.8 + up * (0.5 + 0.3 * Math.sin(i * 3 + seed))),
        i === 0 ? 0 : 1,
      ]);
      if (up > 0.3) points.push([x + Math.cos(a + 0.45) * size * 0.5, y + Math.sin(a + 0.45) * size * 0.62]);
    }
    return fill(line(points), paint);
  };
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2)}" fill="url(#${id})"/>` +
    tongue(r, out, 1) +
    tongue(r * 0.72, mid, 2) +
    tongue(r * 0.42, core, 3)
  );
}

/** A hand that lifts a stoppered flask. */
export function potion(spec: {
  x: number;
  y: number;
  skin: string;
  sleeve: string;
  liquid: string;
  flip?: boolean;
}): Part {
  return (k) => {
    const { x, y, flip = false } = spec;
    const g = k.tones('#cfe0e0');
    const l = k.tones(spec.liquid);
    const on = (points: Pt[]): Pt[] => place(points, x, y, 1, 6, flip);
    const flask = line(
      on([
        [-12, -112, 0],
        [-12, -84],
        [-40, -44],
        [-40, -10],
        [0, 8],
        [40, -10],
        [40, -44],
        [12, -84],
        [12, -112, 0],
      ]),
    );
    let svg = form(
      k,
      poly(
        on([
          [-11, -130],
          [11, -130],
          [9, -106],
          [-9, -106],
        ]),
      ),
      k.tones('#a8784a'),
      { depth: 4, edge: 2 },
    );
    svg += form(k, flask, g, {
      depth: 10,
      edge: 4,
      inner:
        fill(
          line(
            on([
              [-60, -46, 0],
              [0, -40],
              [60, -48, 0],
              [60, 30, 0],
              [-60, 30, 0],
            ]),
          ),
          l.base,
        ) +
        fill(
          line(
            on([
              [6, -44, 0],
              [60, -48, 0],
              [60, 30, 0],
              [14, 30, 0],
            ]),
          ),
          l.lo,
        ) +
        fill(
          blade(
            on([
              [-26, -50],
              [-30, -30],
              [-24, -12],
            ]),
            8,
          ),
          '#ffffff',
          'opacity=".8"',
        ),
    });
    return [
      { z: Z.front, svg },
      ...[fist({ x, y: y + 12, skin: spec.skin, sleeve: spec.sleeve, flip, size: 0.92 })(k)].flat(),
    ];
  };
}
