/** Helms. */

import { mix, shift } from '../colour';
import { type Part, Z, fill, form } from '../kit';
import { type Pt, blade, line, n, poly } from '../pen';

/** Closed helm with a slit, and wings of a bird of prey. */
export function wingedHelm(spec: { metal: string; trim: string; glow: string; wings?: boolean }): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const g = k.tones(spec.trim);
    const e = (u: number, v: number, c?: 0): Pt => k.frame.edge(u, v, c);
    const at = k.frame.at.bind(k.frame);
    const s = -k.side;
    const bowl = line([
      e(-1.1, 0.3),
      e(-1.16, -0.4),
      e(-0.82, -1.05),
      e(0, -1.3),
      e(0.82, -1.05),
      e(1.16, -0.4),
      e(1.1, 0.3),
      e(0.98, 0.86),
      e(0.6, 1.16, 0),
      e(0.16, 1.26, 0),
      e(-0.16, 1.26, 0),
      e(-0.6, 1.16, 0),
      e(-0.98, 0.86),
    ]);
    const dark = fill(
      poly([
        e(s * 0.12, -1.5),
        at(s * 0.1, -0.4, 0.1),
        at(s * 0.06, 0.5, 0.3),
        at(s * 0.1, 1.5, 0.1),
        e(s * 3, 1.5),
        e(s * 3, -1.5),
      ]),
      t.lo,
    );
    const slit = line([
      at(-0.8, -0.12, 0.02, 0),
      at(-0.3, -0.02, 0.06),
      at(0, 0.05, 0.1, 0),
      at(0.3, -0.02, 0.06),
      at(0.8, -0.12, 0.02, 0),
      at(0.72, 0.07, 0.02, 0),
      at(0.24, 0.12, 0.06),
      at(0.1, 0.62, 0.12, 0),
      at(0, 0.9, 0.1, 0),
      at(-0.1, 0.62, 0.12, 0),
      at(-0.24, 0.12, 0.06),
      at(-0.72, 0.07, 0.02, 0),
    ]);
    const eyes = ([-1, 1] as const)
      .map(
        (side) =>
          fill(
            line([
              at(side * 0.24, 0.07, 0.04, 0),
              at(side * 0.42, 0.0, 0.04),
              at(side * 0.64, -0.045, 0.02, 0),
              at(side * 0.44, 0.065, 0.04),
            ]),
            spec.glow,
          ) +
          fill(
            line([at(side * 0.36, 0.035, 0.04), at(side * 0.46, -0.0, 0.04), at(side * 0.5, 0.035, 0.04)]),
            '#ffffff',
          ),
      )
      .join('');
    const brow =
      fill(
        blade(
          [
            at(-0.96, -0.24, 0.02),
            at(-0.4, -0.12, 0.06),
            at(0, -0.02, 0.1),
            at(0.4, -0.12, 0.06),
            at(0.96, -0.24, 0.02),
          ],
          [8, 13, 15, 13, 8],
        ),
        g.base,
      ) + fill(blade([at(-0.96, -0.26, 0.02), at(-0.4, -0.14, 0.06), at(0, -0.04, 0.1)], [2, 5, 4]), g.hi);
    const crest =
      fill(blade([at(0, -0.06, 0.12), at(0, -0.6, 0.1), e(0, -1.3)], [16, 22, 8]), g.lo) +
      fill(
        blade([at(k.side * 0.02, -0.06, 0.12), at(k.side * 0.03, -0.6, 0.1), e(k.side * 0.02, -1.3)], [6, 9, 3]),
        g.hi,
      );
    let holes = '';
    for (const side of [-1, 1] as const)
      for (let i = 0; i < 6; i++) {
        const [x, y] = at(side * (0.3 + (i % 2) * 0.16), 0.5 + Math.floor(i / 2) * 0.14, 0.04);
        holes += `<circle cx="${n(x)}" cy="${n(y)}" r="4.2" fill="${t.deep}"/>`;
      }
    const helm =
      form(k, bowl, t, {
        depth: 16,
        edge: 5,
        inner:
          dark +
          fill(blade([e(k.side * 0.5, -1.0), e(k.side * 0.85, -0.5), e(k.side * 0.9, 0.1)], 18), t.hi, 'opacity=".6"') +
          holes,
      }) +
      fill(slit, k.light.ink) +
      k.inside(slit, eyes) +
      brow +
      crest;
    let wings = '';
    if (spec.wings !== false)
      for (const side of [-1, 1] as const) {
        const dim = side !== k.side;
        const [x, y] = e(side * 1.08, -0.3);
        for (let i = 0; i < 6; i++) {
          const p = i / 5;
          const long = 170 - p * 78;
          const a = ((-84 + p * 74) * Math.PI) / 180;
          const way: Pt[] = [
            [x - side * 6, y + p * 26],
            [x + side * Math.cos(a) * long * 0.55 + side * 16, y + Math.sin(a) * long * 0.5 + p * 20],
            [x + side * Math.cos(a + 0.1) * long + side * 12, y + Math.sin(a) * long + p * 16],
          ];
          const gth = [20, 27, 18, 1];
          wings +=
            fill(blade(way, gth), mix(dim ? t.lo : t.base, t.deep, i % 2 ? 0.35 : 0)) +
            fill(blade(way, gth, side * -0.55, 0.22), dim ? g.lo : g.base, 'opacity=".85"');
        }
        wings += `<circle cx="${n(x)}" cy="${n(y + 10)}" r="17" fill="${g.lo}"/><circle cx="${n(x + k.side * 2)}" cy="${n(y + 8)}" r="12" fill="${g.base}"/><circle cx="${n(x + k.side * 3)}" cy="${n(y + 6)}" r="4" fill="${g.hi}"/>`;
      }
    return { z: Z.gear, svg: helm + wings };
  };
}

/** A long mask like a skull under a crown of blades. */
export function huntHelm(spec: { metal: string; glow: string; spikes?: number; tall?: number }): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const e = (u: number, v: number, c?: 0): Pt => k.frame.edge(u, v, c);
    const at = k.frame.at.bind(k.frame);
    const { spikes = 9, tall = 1.4 } = spec;
    const s = -k.side;
    const { h } = k.frame.pose;
    let rays = '';
    const order = Array.from({ length: spikes }, (_, i) => i).sort(
      (a, b) => Math.abs(b - (spikes - 1) / 2) - Math.abs(a - (spikes - 1) / 2),
    );
    for (const i of order) {
      const u = -1 + (2 * i) / (spikes - 1);
      const [x, y] = e(u * 1.0, -0.42 - (1 - Math.abs(u)) * 0.16);
      const up = h * tall * (1 - Math.abs(u) * 0.34) * (i % 2 ? 0.66 : 1);
      const way: Pt[] = [
        [x, y + 34],
        [x + u * 30, y - up * 0.36],
        [x + u * 44, y - up * 0.74],
        [x + u * 34, y - up],
      ];
      rays += form(k, blade(way, [40, 34, 16, 1]), t, { depth: 9, edge: 3, dim: u * k.side < -0.05 });
    }
    const mask = line([
      e(-1.04, -0.2),
      e(-1.0, -0.6),
      e(-0.5, -0.86),
      e(0, -0.9),
      e(0.5, -0.86),
      e(1.0, -0.6),
      e(1.04, -0.2),
      e(1.2, 0.02, 0),
      e(0.94, 0.26),
      e(1.14, 0.62, 0),
      e(0.74, 0.64),
      e(0.56, 1.0),
      e(0.24, 1.34, 0),
      e(0, 1.4),
      e(-0.24, 1.34, 0),
      e(-0.56, 1.0),
      e(-0.74, 0.64),
      e(-1.14, 0.62, 0),
      e(-0.94, 0.26),
      e(-1.2, 0.02, 0),
    ]);
    const dark = fill(
      poly([
        at(s * 0.06, -1.3),
        at(s * 0.04, -0.3, 0.1),
        at(s * 0.05, 0.3, 0.24),
        at(s * 0.06, 1.6, 0.1),
        e(s * 3, 1.6),
        e(s * 3, -1.5),
      ]),
      t.lo,
    );
    const cheeks = ([-1, 1] as const)
      .map(
        (side) =>
          fill(
            poly([
              at(side * 1.02, 0.12),
              at(side * 0.5, 0.2, 0.04),
              at(side * 0.36, 0.5, 0.02),
              at(side * 0.66, 0.42),
              at(side * 0.9, 0.3),
            ]),
            side === k.side ? t.hi : t.base,
            'opacity=".75"',
          ) +
          fill(
            poly([
              at(side * 0.92, 0.36),
              at(side * 0.5, 0.54),
              at(side * 0.42, 1.1),
              at(side * 0.66, 0.9),
              at(side * 0.8, 0.62),
            ]),
            t.deep,
            'opacity=".85"',
          ),
      )
      .join('');
    const socket = (side: -1 | 1): string => {
      const d = line([
        at(side * 0.1, 0.1, 0.03, 0),
        at(side * 0.2, -0.06, 0.03),
        at(side * 0.52, -0.17, 0.02),
        at(side * 0.92, -0.28, 0, 0),
        at(side * 0.8, 0.02),
        at(side * 0.5, 0.14),
        at(side * 0.26, 0.16),
      ]);
      const [x, y] = at(side * 0.46, 0.0, 0.02);
      return (
        fill(d, k.light.ink) +
        k.inside(
          d,
          `<circle cx="${n(x)}" cy="${n(y)}" r="34" fill="${spec.glow}" opacity=".4"/>` +
            fill(
              line([
                at(side * 0.2, 0.1, 0.02, 0),
                at(side * 0.44, -0.03, 0.02),
                at(side * 0.76, -0.12, 0.02, 0),
                at(side * 0.48, 0.07, 0.02),
              ]),
              spec.glow,
            ) +
            fill(
              line([at(side * 0.36, 0.045, 0.02), at(side * 0.48, -0.01, 0.02), at(side * 0.54, 0.02, 0.02)]),
              '#fff3d0',
            ),
        )
      );
    };
    let vents = fill(
      poly([at(-0.08, 0.5, 0.1), at(0, 0.26, 0.14), at(0.08, 0.5, 0.1), at(0, 0.44, 0.12)]),
      k.light.ink,
    );
    for (const u of [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3])
      vents += fill(
        blade(
          [at(u, 0.62 + Math.abs(u) * 0.2, 0.05), at(u * 0.9, 0.86, 0.04), at(u * 0.7, 1.12 - Math.abs(u) * 0.3, 0.02)],
          [3, 7, 1],
        ),
        k.light.ink,
      );
    const brow = form(
      k,
      blade(
        [at(-1.02, -0.42), at(-0.5, -0.26, 0.05), at(0, -0.02, 0.12), at(0.5, -0.26, 0.05), at(1.02, -0.42)],
        [12, 22, 20, 22, 12],
      ),
      t,
      { depth: 7, edge: 3 },
    );
    let runes = '';
    for (const u of [-0.7, -0.35, 0, 0.35, 0.7]) {
      const [x, y] = at(u, -0.56, 0.04);
      runes += fill(
        blade(
          [
            [x - 4, y - 12],
            [x, y],
            [x - 2, y + 13],
          ],
          [2, 5, 2],
        ) +
          blade(
            [
              [x, y - 3],
              [x + 8, y - 10],
            ],
            [4, 4, 1],
          ),
        spec.glow,
        'opacity=".85"',
      );
    }
    return {
      z: Z.gear,
      svg:
        rays +
        form(k, mask, t, { depth: 14, edge: 5, inner: dark + cheeks }) +
        socket(-1) +
        socket(1) +
        vents +
        brow +
        runes,
    };
  };
}

/** A plain helm with a brim: the infantry's. */
export function kettleHelm(spec: {
  metal: string;
  trim?: string;
  tall?: number;
  dents?: boolean;
  nasal?: boolean;
  brim?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const { tall = 1.36, brim = 1.36 } = spec;
    const e = (u: number, v: number, corner?: 0): Pt => k.frame.edge(u, v, corner);
    const bowl = line([
      e(-1.08, -0.46, 0),
      e(-1.04, -0.9),
      e(-0.6, -tall + 0.1),
      e(0, -tall, 0),
      e(0.6, -tall + 0.1),
      e(1.04, -0.9),
      e(1.08, -0.46, 0),
      e(0, -0.36),
    ]);
    const ridge =
      fill(blade([e(0, -tall), k.frame.at(0, -0.9, 0.06), k.frame.at(0, -0.42, 0.1)], [4, 12, 14]), t.lo) +
      fill(
        blade(
          [e(k.side * 0.03, -tall), k.frame.at(k.side * 0.04, -0.9, 0.06), k.frame.at(k.side * 0.04, -0.42, 0.1)],
          [2, 4, 4],
        ),
        t.hi,
      );
    const dents = spec.dents
      ? fill(blade([e(-0.6, -0.9), e(-0.4, -0.76), e(-0.5, -0.62)], 13), t.deep, 'opacity=".6"') +
        fill(blade([e(0.5, -1.0), e(0.66, -0.8), e(0.6, -0.6)], 8), '#9a5a34', 'opacity=".7"')
      : '';
    const rim = line([
      e(-brim, -0.36, 0),
      e(-0.7, -0.44),
      e(0, -0.4),
      e(0.7, -0.44),
      e(brim, -0.36, 0),
      e(0.8, -0.2),
      e(0, -0.14),
      e(-0.8, -0.2),
    ]);
    const studs = [-0.8, -0.4, 0, 0.4, 0.8]
      .map((u) => {
        const [x, y] = k.frame.at(u, -0.34 + Math.abs(u) * 0.02, 0.05);
        return `<circle cx="${n(x)}" cy="${n(y)}" r="4" fill="${t.deep}"/>`;
      })
      .join('');
    const nasal = spec.nasal
      ? form(
          k,
          poly([
            k.frame.at(-0.09, -0.24, 0.1),
            k.frame.at(0.09, -0.24, 0.1),
            k.frame.at(0.07, 0.34, 0.34),
            k.frame.at(-0.07, 0.34, 0.34),
          ]),
          t,
          { depth: 6, edge: 3 },
        )
      : '';
    return {
      z: Z.gear,
      svg:
        form(k, bowl, t, { depth: 24, edge: 5, inner: ridge + dents }) +
        form(k, rim, k.tones(spec.trim ?? shift(spec.metal, 1.1)), { depth: 10, edge: 4 }) +
        studs +
        nasal,
    };
  };
}
