/** Coifs, open and closed helms, horns and plumes. */

import { shift } from '../colour';
import { type Kit, type Part, Z, fill, form } from '../kit';
import { type Pt, blade, line, n, poly } from '../pen';

type Edge = (u: number, v: number, corner?: 0) => Pt;

const edgeOf = (k: Kit): Edge => k.frame.edge.bind(k.frame);

/** A coif of mail or cloth that leaves the face open. */
export function mailCoif(spec: { metal: string; mail?: boolean; band?: string }): Part {
  return (k) => {
    const e = edgeOf(k);
    const t = k.tones(spec.metal);
    const outer = [
      e(-1.3, 1.7, 0),
      e(-1.16, 0.9),
      e(-1.14, 0),
      e(-1.06, -0.7),
      e(-0.55, -1.16),
      e(0, -1.22),
      e(0.55, -1.16),
      e(1.06, -0.7),
      e(1.14, 0),
      e(1.16, 0.9),
      e(1.3, 1.7, 0),
    ];
    const inner = [
      e(0.5, 1.7, 0),
      e(0.62, 1.12),
      e(0.9, 0.6),
      e(0.92, -0.2),
      e(0.7, -0.56),
      e(0, -0.66),
      e(-0.7, -0.56),
      e(-0.92, -0.2),
      e(-0.9, 0.6),
      e(-0.62, 1.12),
      e(-0.5, 1.7, 0),
    ];
    const shape = line([...outer, ...inner]);
    const rings = k.id();
    k.def(
      `<pattern id="${rings}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 6A6 6 0 0 0 12 6M-6 12A6 6 0 0 0 6 12M6 12A6 6 0 0 0 18 12M-6 0A6 6 0 0 0 6 0M6 0A6 6 0 0 0 18 0" fill="none" stroke="${t.deep}" stroke-width="2.2"/></pattern>`,
    );
    const s = -k.side;
    const shade = fill(poly([e(s * 0.1, -1.8), e(s * 0.3, 1.8), e(s * 4, 1.8), e(s * 4, -1.8)]), t.lo);
    const band = spec.band
      ? fill(
          blade(
            [
              e(-1.12, -0.52),
              k.frame.at(-0.5, -0.68, 0.06),
              k.frame.at(0, -0.7, 0.08),
              k.frame.at(0.5, -0.68, 0.06),
              e(1.12, -0.52),
            ],
            [16, 18, 18, 18, 16],
          ),
          k.tones(spec.band).base,
        )
      : '';
    return {
      z: Z.gear,
      svg:
        fill(shape, t.base) +
        k.inside(shape, shade + (spec.mail === false ? '' : fill(shape, `url(#${rings})`))) +
        band,
    };
  };
}

/** A round helm with guards over the eyes or cheeks; the face shows. */
export function openHelm(spec: {
  metal: string;
  trim?: string;
  spectacles?: boolean;
  cheeks?: boolean;
  tall?: number;
  spike?: boolean;
}): Part {
  return (k) => {
    const e = edgeOf(k);
    const at = k.frame.at.bind(k.frame);
    const t = k.tones(spec.metal);
    const trim = k.tones(spec.trim ?? shift(spec.metal, 1.25));
    const tall = spec.tall ?? 1.3;
    const bowl = line([
      e(-1.1, -0.36, 0),
      e(-1.08, -0.8),
      e(-0.6, -tall + 0.06),
      e(0, -tall),
      e(0.6, -tall + 0.06),
      e(1.08, -0.8),
      e(1.1, -0.36, 0),
      e(0.5, -0.42),
      e(0, -0.44),
      e(-0.5, -0.42),
    ]);
    const ridge =
      fill(blade([e(0, -tall), at(0, -0.9, 0.06), at(0, -0.5, 0.1)], [6, 12, 14]), trim.lo) +
      fill(
        blade([e(k.side * 0.03, -tall), at(k.side * 0.04, -0.9, 0.06), at(k.side * 0.04, -0.5, 0.1)], [2, 5, 5]),
        trim.hi,
      );
    const band =
      fill(
        blade(
          [e(-1.12, -0.36), at(-0.5, -0.44, 0.05), at(0, -0.45, 0.08), at(0.5, -0.44, 0.05), e(1.12, -0.36)],
          [14, 17, 18, 17, 14],
        ),
        trim.base,
      ) +
      fill(
        blade(
          [e(-1.12, -0.32), at(-0.5, -0.4, 0.05), at(0, -0.41, 0.08), at(0.5, -0.4, 0.05), e(1.12, -0.32)],
          [3, 5, 5, 5, 3],
        ),
        trim.deep,
        'opacity=".7"',
      );
    const spike = spec.spike
      ? form(k, poly([e(-0.12, -tall + 0.05), e(0, -tall - 0.42), e(0.12, -tall + 0.05)]), trim, { depth: 5, edge: 2 })
      : '';
    let guards = '';
    if (spec.spectacles)
      for (const s of [-1, 1] as const) {
        const outer = [
          at(s * 0.04, -0.4, 0.08),
          at(s * 0.86, -0.36),
          at(s * 0.9, -0.02),
          at(s * 0.62, 0.2),
          at(s * 0.26, 0.2),
          at(s * 0.08, 0.36, 0.24),
          at(s * 0.0, 0.4, 0.26),
        ];
        const hole = [
          at(s * 0.14, -0.14, 0.04),
          at(s * 0.42, -0.24),
          at(s * 0.74, -0.16),
          at(s * 0.72, 0.04),
          at(s * 0.45, 0.12),
          at(s * 0.2, 0.08),
        ];
        guards += `<path d="${line(outer)}${line(hole)}" fill-rule="evenodd" fill="${s === k.side ? t.base : t.lo}"/><path d="${line(hole)}" fill="none" stroke="${s === k.side ? trim.hi : trim.lo}" stroke-width="4"/>`;
      }
    if (spec.cheeks)
      for (const s of [-1, 1] as const)
        guards += form(
          k,
          line([
            e(s * 1.1, -0.4, 0),
            e(s * 0.86, -0.3),
            e(s * 0.72, 0.1),
            e(s * 0.62, 0.5),
            e(s * 0.5, 0.86, 0),
            e(s * 0.86, 0.78),
            e(s * 1.1, 0.3),
          ]),
          t,
          { depth: 8, edge: 3, dim: s !== k.side },
        );
    return { z: Z.gear, svg: spike + form(k, bowl, t, { depth: 24, edge: 5, inner: ridge }) + guards + band };
  };
}

/** A closed pot of a helm with a cross of slits. */
export function greatHelm(spec: { metal: string; trim: string; glow?: string }): Part {
  return (k) => {
    const e = edgeOf(k);
    const at = k.frame.at.bind(k.frame);
    const t = k.tones(spec.metal);
    const g = k.tones(spec.trim);
    const bowl = line([
      e(-1.06, -1.0),
      e(-0.7, -1.26),
      e(0, -1.34),
      e(0.7, -1.26),
      e(1.06, -1.0),
      e(1.12, 0.2),
      e(0.96, 1.06, 0),
      e(0, 1.3, 0),
      e(-0.96, 1.06, 0),
      e(-1.12, 0.2),
    ]);
    const s = -k.side;
    const shade = fill(
      poly([at(s * 0.05, -1.5, 0.1), at(s * 0.05, 0, 0.2), at(s * 0.05, 1.5, 0.1), e(s * 3, 1.5), e(s * 3, -1.5)]),
      t.lo,
    );
    const cross =
      fill(
        blade(
          [e(-1.1, -0.06), at(-0.5, 0.0, 0.06), at(0, 0.03, 0.12), at(0.5, 0.0, 0.06), e(1.1, -0.06)],
          [30, 34, 36, 34, 30],
        ) + blade([e(0, -1.34), at(0, -0.4, 0.12), at(0, 0.5, 0.16), e(0, 1.28)], [22, 24, 24, 20]),
        g.base,
      ) +
      fill(
        blade([at(-s * 0.02, -1.2, 0.06), at(-s * 0.02, 0, 0.12), at(-s * 0.02, 1.1, 0.06)], [6, 6, 6]),
        g.hi,
        'opacity=".7"',
      );
    let slits = '';
    for (const g2 of [-1, 1] as const) {
      const slit = blade([at(g2 * 0.14, 0.04, 0.1), at(g2 * 0.45, 0.0, 0.06), at(g2 * 0.84, -0.04, 0.02)], [9, 12, 8]);
      slits += fill(slit, k.light.ink);
      const [x, y] = at(g2 * 0.44, 0, 0.06);
      if (spec.glow) slits += k.inside(slit, `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="${spec.glow}"/>`);
      for (let row = 0; row < 3; row++)
        for (let col = 0; col < 3; col++) {
          const [hx, hy] = at(g2 * (0.26 + col * 0.17), 0.36 + row * 0.17, 0.05);
          slits += `<circle cx="${n(hx)}" cy="${n(hy)}" r="3.8" fill="${t.deep}"/>`;
        }
    }
    return { z: Z.gear, svg: form(k, bowl, t, { depth: 16, edge: 5, inner: shade }) + cross + slits };
  };
}

/** Two horns that rise from the sides of a helm, or from a head. */
export function horns(spec: {
  colour: string;
  up?: number;
  out?: number;
  wide?: number;
  v?: number;
  u?: number;
}): Part {
  return (k) => {
    const t = k.tones(spec.colour);
    const { up = 130, out = 66, wide = 34, v = -0.7, u = 0.98 } = spec;
    const e = edgeOf(k);
    return {
      z: Z.gear,
      svg: ([-1, 1] as const)
        .map((s) => {
          const [x, y] = e(s * u, v);
          const way: Pt[] = [
            [x - s * 8, y + 4],
            [x + s * out * 0.8, y - up * 0.16],
            [x + s * out, y - up * 0.6],
            [x + s * out * 0.6, y - up],
          ];
          const rings = [0.14, 0.3, 0.44]
            .map((p) =>
              fill(
                blade(
                  [
                    [x + s * out * p * 1.6 - 20, y - up * p * 0.2 - 12],
                    [x + s * out * p * 1.6 + 16, y - up * p * 0.4 + 18],
                  ],
                  [3, 5, 3],
                ),
                t.deep,
                'opacity=".5"',
              ),
            )
            .join('');
          return form(k, blade(way, [wide, wide * 0.9, wide * 0.55, 1]), t, {
            depth: 8,
            edge: 4,
            dim: s !== k.side,
            inner: rings,
          });
        })
        .join(''),
    };
  };
}

/** A crest of feathers or horsehair on a helm. */
export function plume(spec: { colour: string; v?: number; back?: -1 | 1; tall?: number }): Part {
  return (k) => {
    const e = edgeOf(k);
    const t = k.tones(spec.colour);
    const { v = -1.28, back = 1, tall = 0.5 } = spec;
    let svg = '';
    for (let index = 0; index < 7; index++) {
      const p = index / 6;
      const way = [
        e(back * (-0.2 + p * 0.3), v + 0.1),
        e(back * (-0.1 + p * 0.7), v - tall * (1 - p * 0.45)),
        e(back * (0.35 + p * 1.0), v - tall * (0.95 - p * 1.1)),
      ];
      svg +=
        fill(blade(way, [14, 30, 1]), index % 2 ? t.base : t.lo) +
        fill(blade(way, [14, 30, 1], -k.side * 0.5, 0.22), t.hi, 'opacity=".7"');
    }
    return { z: Z.hair, svg };
  };
}
