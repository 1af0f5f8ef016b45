/** Hats, hoods and cloths bound round a head. */

import { mix, shift } from '../colour';
import { type Part, Z, fill, form } from '../kit';
import { type Pt, along, blade, line, poly } from '../pen';

/** A cloth bound over the brow and down over one eye, with loose ends. */
export function bandana(spec: { colour: string; over?: -1 | 1; weave?: string }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const s = spec.over ?? 1;
    const at = k.frame.at.bind(k.frame);
    const edge = k.frame.edge.bind(k.frame);
    const shape: Pt[] = [
      edge(-s * 1.08, -0.3, 0),
      edge(-s * 1.04, -0.62),
      edge(-s * 0.5, -0.94),
      edge(s * 0.4, -0.98),
      edge(s * 1.06, -0.66),
      edge(s * 1.1, -0.1),
      edge(s * 1.05, 0.16, 0),
      at(s * 0.7, 0.22),
      at(s * 0.3, 0.16),
      at(s * 0.1, -0.04, 0.06),
      at(-s * 0.1, -0.22, 0.04),
      at(-s * 0.5, -0.32),
    ];
    const d = line(shape);
    let inner = '';
    for (let index = 0; index < 5; index++) {
      const p = index / 4;
      inner += fill(
        blade(
          [
            edge(-s * 1.05, -0.42 - p * 0.2),
            at(-s * 0.2, -0.36 - p * 0.42),
            at(s * 0.5, -0.1 - p * 0.62 + 0.1),
            edge(s * 1.1, 0.06 - p * 0.55),
          ],
          [2, 6, 7, 2],
        ),
        index % 2 ? t.hi : t.deep,
        'opacity=".6"',
      );
    }
    const [kx, ky] = edge(-s * 1.06, -0.42);
    const tails = [
      [
        [kx, ky],
        [kx - s * 34, ky + 20],
        [kx - s * 44, ky + 80],
      ],
      [
        [kx, ky],
        [kx - s * 22, ky + 44],
        [kx - s * 20, ky + 116],
      ],
    ] as Pt[][];
    const ends = tails
      .map(
        (way, i) =>
          fill(blade(way, [12, 24, 16]), i ? t.base : t.lo) +
          fill(blade(way, [12, 24, 16], 0.5, 0.2), i ? t.hi : t.base),
      )
      .join('');
    return [
      { z: Z.mane, svg: ends },
      { z: Z.gear, svg: form(k, d, t, { depth: 16, edge: 4, inner }) },
    ];
  };
}

/** A soft hat with a brim and a long feather. */
export function featherHat(spec: { colour: string; feather: string; band?: string; lean?: -1 | 1 }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const f = k.tones(spec.feather);
    const s = spec.lean ?? 1;
    const e = (u: number, v: number, c?: 0): Pt => k.frame.edge(u * s, v, c);
    const crownShape = line([
      e(-1.1, -0.48, 0),
      e(-1.3, -0.86),
      e(-0.9, -1.3),
      e(0, -1.42),
      e(0.9, -1.34),
      e(1.5, -1.0),
      e(1.3, -0.62),
      e(1.0, -0.5, 0),
    ]);
    const brim = line([
      e(-1.5, -0.3, 0),
      e(-1.2, -0.66),
      e(0, -0.78),
      e(1.1, -0.74),
      e(1.75, -0.62, 0),
      e(1.2, -0.38),
      e(0, -0.44),
      e(-1.0, -0.3),
    ]);
    const folds = [
      [
        [-0.9, -0.66],
        [-0.7, -1.0],
        [-0.2, -1.24],
      ],
      [
        [-0.2, -0.72],
        [0.2, -1.02],
        [0.8, -1.2],
      ],
      [
        [0.5, -0.72],
        [0.9, -0.9],
        [1.3, -0.94],
      ],
    ]
      .map((way, i) =>
        fill(
          blade(
            way.map(([u, v]) => e(u as number, v as number)),
            12,
          ),
          i % 2 ? t.hi : t.deep,
          'opacity=".6"',
        ),
      )
      .join('');
    const root = e(-0.85, -0.68);
    const way: Pt[] = [root, e(-1.35, -1.15), e(-1.15, -1.62), e(-0.3, -1.86), e(0.5, -1.72)];
    const spine = along(way, 9);
    let feather = '';
    spine.forEach(([x, y], i) => {
      if (i < 4 || i > spine.length - 2) return;
      const [px, py] = spine[i - 1] as [number, number];
      const [dx, dy] = [x - px, y - py];
      const long = Math.hypot(dx, dy) || 1;
      const p = i / spine.length;
      const reach = 46 * Math.sin(Math.PI * Math.min(1, p * 0.95)) + 8;
      for (const side of [-1, 1]) {
        const nx = (-dy / long) * side;
        const ny = (dx / long) * side;
        feather += fill(
          blade(
            [
              [x, y],
              [x + nx * reach * 0.6 + (dx / long) * reach * 0.5, y + ny * reach * 0.6 + (dy / long) * reach * 0.5],
              [x + nx * reach * 0.75 + (dx / long) * reach * 1.1, y + ny * reach * 0.75 + (dy / long) * reach * 1.1],
            ],
            [8, 11, 1],
          ),
          side * s > 0 ? f.base : mix(f.base, f.lo, 0.35),
        );
      }
    });
    feather += fill(blade(way, [6, 5, 4, 3, 1]), f.hi);
    const band = spec.band
      ? fill(
          blade([e(-1.12, -0.52), e(-0.4, -0.72), e(0.4, -0.74), e(1.1, -0.6)], [12, 15, 15, 12]),
          k.tones(spec.band).base,
        )
      : '';
    return {
      z: Z.gear,
      svg:
        form(k, crownShape, t, { depth: 26, edge: 5, inner: folds }) +
        band +
        form(k, brim, t, { depth: 10, edge: 4 }) +
        feather,
    };
  };
}

/** A cap of cloth with a band of fur and a striped tail. */
export function furCap(spec: { fur: string; cloth: string; tail?: -1 | 1; stripe?: string }): Part {
  return (k) => {
    const t = k.tones(spec.fur);
    const c = k.tones(spec.cloth);
    const e = (u: number, v: number, corner?: 0): Pt => k.frame.edge(u, v, corner);
    const top = line([e(-1.0, -0.7), e(-0.96, -1.2), e(-0.5, -1.52), e(0.3, -1.58, 0), e(0.84, -1.3), e(1.04, -0.7)]);
    const seams = [
      [
        [-0.5, -0.8],
        [-0.4, -1.2],
        [0.24, -1.54],
      ],
      [
        [0.3, -0.8],
        [0.42, -1.2],
        [0.3, -1.54],
      ],
      [
        [-0.95, -0.8],
        [-0.8, -1.2],
        [0.1, -1.52],
      ],
    ]
      .map((way) =>
        fill(
          blade(
            way.map(([u, v]) => e(u as number, v as number)),
            [2, 5, 2],
          ),
          c.deep,
          'opacity=".7"',
        ),
      )
      .join('');
    const s = spec.tail ?? 1;
    const way: Pt[] = [e(s * 0.9, -0.8), e(s * 1.5, -0.7), e(s * 1.72, -0.1), e(s * 1.5, 0.56), e(s * 1.62, 1.02)];
    const spine = along(way, 8);
    let tail = '';
    for (let i = spine.length - 1; i >= 1; i--) {
      const p = i / (spine.length - 1);
      const [x, y] = spine[i] as [number, number];
      const [bx, by] = spine[i - 1] as [number, number];
      const a = Math.atan2(y - by, x - bx);
      const r = 34 * Math.sin(Math.PI * (0.16 + 0.8 * p));
      const tone = Math.floor(p * 7) % 2 ? k.tones(spec.stripe ?? '#2f2018') : t;
      for (const side of [-1, 0, 1]) {
        const q = a + side * 0.7;
        tail += fill(
          blade(
            [
              [bx, by],
              [x + Math.cos(q) * r * 0.5, y + Math.sin(q) * r * 0.5],
              [x + Math.cos(q) * r, y + Math.sin(q) * r],
            ],
            [20, 22, 1],
          ),
          side * k.side < 0 ? tone.base : tone.lo,
        );
      }
    }
    let band = '';
    const many = 24;
    for (let row = 2; row >= 0; row--)
      for (let i = 0; i < many; i++) {
        const u = -1.16 + (2.32 * i) / (many - 1);
        const v = -0.6 + 0.12 * (1 - u * u) - row * 0.15;
        const [x, y] = e(u, v);
        const dim = u * k.side < -0.1;
        const a = Math.PI / 2 - u * 1.1 - (row === 2 ? Math.PI : 0) + k.c.between(-0.35, 0.35);
        const long = 26 * k.c.between(0.8, 1.25);
        const pts: Pt[] = [
          [x - Math.cos(a) * 12, y - Math.sin(a) * 12],
          [x + Math.cos(a) * long * 0.4, y + Math.sin(a) * long * 0.4],
          [x + Math.cos(a) * long, y + Math.sin(a) * long],
        ];
        band +=
          fill(blade(pts, [22, 24, 1]), mix(dim ? t.lo : t.base, t.deep, i % 2 ? 0.24 : 0)) +
          fill(blade(pts, [22, 24, 1], -k.side * 0.5, 0.2), dim ? t.base : t.hi, 'opacity=".75"');
      }
    return [
      { z: Z.mane, svg: tail },
      { z: Z.gear, svg: form(k, top, c, { depth: 24, edge: 5, inner: seams }) + band },
    ];
  };
}

/** A linen coif that frames the face. */
export function coif(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const e = (u: number, v: number, corner?: 0): Pt => k.frame.edge(u, v, corner);
    const outer = [
      e(-1.16, 0.1),
      e(-1.14, -0.6),
      e(0, -1.14),
      e(1.14, -0.6),
      e(1.16, 0.1),
      e(1.06, 0.76),
      e(0.6, 1.24),
      e(0, 1.36),
      e(-0.6, 1.24),
      e(-1.06, 0.76),
    ];
    const inner = [
      e(-0.86, 0.1),
      e(-0.88, -0.36),
      e(-0.5, -0.6),
      e(0.5, -0.6),
      e(0.88, -0.36),
      e(0.86, 0.1),
      e(0.74, 0.66),
      e(0.4, 1.0),
      e(0, 1.08),
      e(-0.4, 1.0),
      e(-0.74, 0.66),
    ];
    const shape = `${line(outer)}${line(inner)}`;
    const s = -k.side;
    let folds = '';
    for (const [u, v] of [
      [-1, 0.3],
      [-0.8, 0.8],
      [-0.3, 1.2],
      [0.3, 1.2],
      [0.8, 0.8],
      [1, 0.3],
    ] as const)
      folds += fill(blade([e(u * 0.84, v * 0.82), e(u * 1.0, v * 0.96), e(u * 1.06, v * 1.14)], [1, 5, 1]), t.lo);
    const id = k.id();
    k.def(`<clipPath id="${id}"><path d="${shape}" clip-rule="evenodd"/></clipPath>`);
    return {
      z: Z.hair,
      svg: `<path d="${shape}" fill-rule="evenodd" fill="${t.base}"/><g clip-path="url(#${id})">${fill(poly([e(s * 0.3, -1.5), e(s * 0.5, 1.6), e(s * 3, 1.6), e(s * 3, -1.5)]), t.lo)}${folds}</g>`,
    };
  };
}

/** A hood: the face looks out of the dark. */
export function hood(spec: { colour: string; lining?: string; deep?: number }): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const l = k.tones(spec.lining ?? shift(spec.colour, 0.6));
    const e = (u: number, v: number, corner?: 0): Pt => k.frame.edge(u, v, corner);
    const outer = [
      e(-1.5, 1.6, 0),
      e(-1.3, 0.8),
      e(-1.4, 0.1),
      e(-1.26, -0.7),
      e(-0.7, -1.3),
      e(0, -1.5),
      e(0.7, -1.3),
      e(1.26, -0.7),
      e(1.4, 0.1),
      e(1.3, 0.8),
      e(1.5, 1.6, 0),
    ];
    const inner = [
      e(0.62, 1.6, 0),
      e(0.9, 0.9),
      e(1.0, 0.3),
      e(0.96, -0.24),
      e(0.66, -0.76),
      e(0, -0.92),
      e(-0.66, -0.76),
      e(-0.96, -0.24),
      e(-1.0, 0.3),
      e(-0.9, 0.9),
      e(-0.62, 1.6, 0),
    ];
    const shape = line([...outer, ...inner]);
    const s = -k.side;
    const folds = [
      [
        [-0.2, -1.4],
        [-1.0, -0.8],
        [-1.2, 0.3],
      ],
      [
        [0.2, -1.4],
        [1.0, -0.8],
        [1.2, 0.4],
      ],
      [
        [-0.1, -1.2],
        [-0.8, -0.9],
        [-1.05, -0.2],
      ],
      [
        [1.1, 0.2],
        [1.2, 0.9],
        [1.3, 1.4],
      ],
      [
        [-1.1, 0.4],
        [-1.1, 1.0],
        [-1.2, 1.5],
      ],
    ]
      .map((w, i) =>
        fill(
          blade(
            w.map(([u, v]) => e(u as number, v as number)),
            12,
          ),
          i % 2 ? t.deep : t.hi,
          'opacity=".55"',
        ),
      )
      .join('');
    const cast = fill(
      line([
        ...inner.map((q): Pt => q),
        e(-0.5, 1.6, 0),
        e(-0.78, 0.9),
        e(-0.9, 0.3),
        e(-0.84, -0.12),
        e(-0.54, -0.54),
        e(0, -0.68),
        e(0.54, -0.54),
        e(0.84, -0.12),
        e(0.9, 0.3),
        e(0.78, 0.9),
        e(0.5, 1.6, 0),
      ]),
      k.light.ink,
      'opacity=".55"',
    );
    return [
      { z: Z.backHair, svg: fill(line([...outer, e(0, 1.7)]), l.deep) },
      {
        z: Z.gear,
        svg:
          cast +
          fill(shape, t.base) +
          k.inside(shape, fill(poly([e(s * 0.1, -1.8), e(s * 0.3, 1.8), e(s * 4, 1.8), e(s * 4, -1.8)]), t.lo) + folds),
      },
    ];
  };
}

/** A band over both eyes. */
export function blindfold(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const at = k.frame.at.bind(k.frame);
    const e = k.frame.edge.bind(k.frame);
    const d = line([
      e(-1.04, -0.2, 0),
      at(-0.5, -0.16),
      at(0, -0.13, 0.06),
      at(0.5, -0.16),
      e(1.04, -0.2, 0),
      e(1.04, 0.06, 0),
      at(0.5, 0.13),
      at(0, 0.13, 0.1),
      at(-0.5, 0.13),
      e(-1.04, 0.06, 0),
    ]);
    return {
      z: Z.head,
      svg: form(k, d, t, {
        depth: 8,
        edge: 3,
        inner: [0, 1]
          .map((i) =>
            fill(
              blade([e(-1, -0.1 + i * 0.1), at(0, -0.04 + i * 0.09, 0.08), e(1, -0.1 + i * 0.1)], [1, 4, 1]),
              t.deep,
              'opacity=".6"',
            ),
          )
          .join(''),
      }),
    };
  };
}
