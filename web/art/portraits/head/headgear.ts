/** More of what heads wear: chaperons, patches, spectacles, broad hats, the heads of beasts. */

import { mix, shift } from '../colour';
import { Z, fill, form, type Kit, type Part } from '../kit';
import { blade, line, n, poly, type Pt } from '../pen';

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
