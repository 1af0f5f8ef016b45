/** More of what heads wear: chaperons, coifs, open and closed helms, horns, plumes, patches, spectacles. */

import { mix, shift } from './colour';
import { Z, fill, form, type Kit, type Part } from './kit';
import { blade, line, n, poly, type Pt } from './pen';

type Edge = (u: number, v: number, corner?: 0) => Pt;

const edgeOf = (k: Kit): Edge => k.frame.edge.bind(k.frame);

/** A cloth wound round the head, its tail over one shoulder. */
export function chaperon(spec: { colour: string; band?: string; tail?: -1 | 1; badge?: string }): Part {
  return (k) => {
    const e = edgeOf(k);
    const cloth = k.tones(spec.colour);
    const roll = k.tones(spec.band ?? shift(spec.colour, 1.15));
    const s = spec.tail ?? 1;
    const top = line([e(-0.95, -0.7), e(-0.9, -1.2), e(-0.2, -1.5), e(0.7, -1.42), e(1.02, -1.05), e(0.98, -0.7)]);
    const band = line([
      e(-1.16, -0.42),
      e(-1.2, -0.66),
      e(-0.6, -0.92),
      e(0, -0.96),
      e(0.6, -0.92),
      e(1.2, -0.66),
      e(1.16, -0.42),
      e(0.5, -0.54),
      e(0, -0.56),
      e(-0.5, -0.54),
    ]);
    const twist = [-0.8, -0.4, 0, 0.4, 0.8]
      .map((u) =>
        fill(blade([e(u - 0.16, -0.5), e(u, -0.72), e(u + 0.2, -0.96)], [2, 7, 2]), roll.deep, 'opacity=".6"'),
      )
      .join('');
    const tail: Pt[] = [e(s * 0.95, -0.7), e(s * 1.4, -0.3), e(s * 1.34, 0.5), e(s * 1.2, 1.2)];
    const badge = spec.badge ? round(k, k.frame.at(0.42, -0.68, 0.06), 11, spec.badge) : '';
    return [
      { z: Z.mane, svg: form(k, blade(tail, [40, 50, 42, 30]), cloth, { depth: 12, edge: 4 }) },
      {
        z: Z.gear,
        svg:
          form(k, top, cloth, {
            depth: 22,
            edge: 5,
            inner: fill(blade([e(-0.5, -0.9), e(-0.2, -1.2), e(0.5, -1.34)], 12), cloth.deep, 'opacity=".5"'),
          }) +
          form(k, band, roll, { depth: 12, edge: 4, inner: twist }) +
          badge,
      },
    ];
  };
}

function round(k: Kit, [x, y]: Pt, r: number, metal: string): string {
  const t = k.tones(metal);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${t.lo}"/><circle cx="${n(x + k.side)}" cy="${n(y - 1)}" r="${n(r * 0.75)}" fill="${t.base}"/><circle cx="${n(x + k.side * 2)}" cy="${n(y - 2)}" r="${n(r * 0.3)}" fill="${t.hi}"/>`;
}

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

/** A patch over one eye, its strap round the head. */
export function eyepatch(spec: { colour: string; over: -1 | 1 }): Part {
  return (k) => {
    const e = edgeOf(k);
    const at = k.frame.at.bind(k.frame);
    const t = k.tones(spec.colour);
    const s = spec.over;
    const strap = fill(
      blade(
        [e(-s * 1.02, -0.5), at(-s * 0.3, -0.36, 0.04), at(s * 0.1, -0.16, 0.05), at(s * 0.7, 0.04), e(s * 1.02, 0.12)],
        [6, 8, 8, 8, 6],
      ),
      t.lo,
    );
    return {
      z: Z.beard,
      svg:
        strap +
        form(
          k,
          line([
            at(s * 0.14, -0.14, 0.05),
            at(s * 0.45, -0.24, 0.03),
            at(s * 0.78, -0.12),
            at(s * 0.72, 0.14),
            at(s * 0.45, 0.24, 0.03),
            at(s * 0.18, 0.12, 0.05),
          ]),
          t,
          { depth: 7, edge: 3 },
        ),
    };
  };
}

/** Round glasses on the nose. */
export function spectacles(metal: string): Part {
  return (k) => {
    const t = k.tones(metal);
    const at = k.frame.at.bind(k.frame);
    const rim = ([-1, 1] as const)
      .map((s) => {
        const [x, y] = at(s * 0.42, 0.02, 0.04);
        return (
          `<circle cx="${n(x)}" cy="${n(y)}" r="25" fill="#fff" opacity=".16"/><circle cx="${n(x)}" cy="${n(y)}" r="25" fill="none" stroke="${s === k.side ? t.base : t.lo}" stroke-width="5"/>` +
          fill(blade([at(s * 0.7, -0.02, 0.02), at(s * 1.0, -0.06)], [4, 4, 4]), t.lo)
        );
      })
      .join('');
    return {
      z: Z.beard,
      svg: rim + fill(blade([at(-0.14, -0.02, 0.1), at(0, -0.06, 0.16), at(0.14, -0.02, 0.1)], [4, 5, 4]), t.base),
    };
  };
}

/** A broad hat of straw or felt. */
export function broadHat(spec: { colour: string; band?: string; wide?: number; tall?: number; droop?: number }): Part {
  return (k) => {
    const e = edgeOf(k);
    const t = k.tones(spec.colour);
    const { wide = 1.75, tall = 1.36, droop = 0 } = spec;
    const crown = line([
      e(-0.92, -0.6, 0),
      e(-0.86, -1.1),
      e(-0.5, -tall),
      e(0.5, -tall),
      e(0.86, -1.1),
      e(0.92, -0.6, 0),
    ]);
    const brim = line([
      e(-wide, -0.44 + droop, 0),
      e(-1.0, -0.68),
      e(0, -0.74),
      e(1.0, -0.68),
      e(wide, -0.44 + droop, 0),
      e(1.0, -0.42),
      e(0, -0.36),
      e(-1.0, -0.42),
    ]);
    const band = spec.band
      ? fill(
          blade(
            [e(-0.92, -0.72), k.frame.at(-0.4, -0.8, 0.05), k.frame.at(0.4, -0.8, 0.05), e(0.92, -0.72)],
            [16, 18, 18, 16],
          ),
          k.tones(spec.band).base,
        )
      : '';
    return {
      z: Z.gear,
      svg: form(k, crown, t, { depth: 22, edge: 5 }) + band + form(k, brim, t, { depth: 10, edge: 4 }),
    };
  };
}

/** A beast's head worn as a hood: its jaw on the wearer's brow. */
export function beastHood(spec: { fur: string; nose?: string; ears?: 'round' | 'sharp'; teeth?: boolean }): Part {
  return (k) => {
    const e = edgeOf(k);
    const t = k.tones(spec.fur);
    const bone = k.tones('#efe3c4');
    const ears = ([-1, 1] as const)
      .map((s) =>
        form(
          k,
          line(
            spec.ears === 'sharp'
              ? [e(s * 0.5, -1.2), e(s * 0.86, -1.86, 0), e(s * 1.16, -1.06)]
              : [e(s * 0.6, -1.2), e(s * 0.66, -1.54), e(s * 1.0, -1.58), e(s * 1.16, -1.2), e(s * 1.0, -0.96)],
          ),
          t,
          {
            depth: 10,
            edge: 4,
            dim: s !== k.side,
            inner: fill(line([e(s * 0.74, -1.2), e(s * 0.86, -1.5), e(s * 1.0, -1.14)]), t.deep),
          },
        ),
      )
      .join('');
    const shape = line([
      e(-1.5, 1.4, 0),
      e(-1.3, 0.6),
      e(-1.26, -0.4),
      e(-1.0, -1.1),
      e(-0.4, -1.44),
      e(0, -1.46),
      e(0.4, -1.44),
      e(1.0, -1.1),
      e(1.26, -0.4),
      e(1.3, 0.6),
      e(1.5, 1.4, 0),
      e(1.0, 1.1),
      e(1.0, 0.2),
      e(0.84, -0.44),
      e(0.4, -0.6),
      e(0, -0.44),
      e(-0.4, -0.6),
      e(-0.84, -0.44),
      e(-1.0, 0.2),
      e(-1.0, 1.1),
    ]);
    let strokes = '';
    for (let index = 0; index < 60; index++) {
      const u = k.c.between(-1.3, 1.3);
      const v = k.c.between(-1.4, 1.2);
      strokes += fill(
        blade([e(u, v - 0.1), e(u * 1.02, v + 0.02), e(u * 1.06, v + 0.12)], [3, 8, 1]),
        index % 3 ? (u * k.side > 0 ? t.hi : t.lo) : t.deep,
        'opacity=".6"',
      );
    }
    const eyes = ([-1, 1] as const)
      .map((s) =>
        fill(line([e(s * 0.3, -0.94), e(s * 0.46, -1.06), e(s * 0.66, -0.98), e(s * 0.5, -0.9)]), k.light.ink),
      )
      .join('');
    const [nx, ny] = e(0, -0.62);
    const nose = `<ellipse cx="${n(nx)}" cy="${n(ny)}" rx="24" ry="15" fill="${k.tones(spec.nose ?? '#2a1c18').lo}"/>`;
    const fangs =
      spec.teeth === false
        ? ''
        : [-0.62, -0.36, 0.36, 0.62]
            .map((u) =>
              fill(poly([e(u - 0.07, -0.52), e(u + 0.07, -0.52), e(u, -0.3)]), u * k.side > 0 ? bone.base : bone.lo),
            )
            .join('');
    return [
      {
        z: Z.gear,
        svg:
          ears +
          form(k, shape, t, {
            depth: 16,
            edge: 5,
            inner:
              strokes +
              fill(
                poly([e(-k.side * 0.2, -2), e(-k.side * 0.3, 2), e(-k.side * 4, 2), e(-k.side * 4, -2)]),
                mix(t.deep, t.lo, 0.5),
                'opacity=".45"',
              ),
          }) +
          eyes +
          nose +
          fangs,
      },
    ];
  };
}
