/** Eyes, brows, nose, mouth, ears, and what years leave on a face. */

import { type Tones, mix, shift } from '../colour';
import type { Face } from './face';
import { type Kit, type Part, Z, fill } from '../kit';
import { type Pt, blade, line, n, poly } from '../pen';

export function ear(k: Kit, f: Face, s: -1 | 1, t: Tones): string {
  const { turn, w, h } = k.frame.pose;
  if (turn * s > 0.45) return '';
  const [x, y] = k.frame.edge(s * 0.93, 0.02);
  const tone = s === k.side ? t.base : t.lo;
  const out = s * w * 0.24;
  const shape: Pt[] = f.elf
    ? [
        [x - s * 8, y - h * 0.16],
        [x + out * 0.9, y - h * 0.26],
        [x + out * 2.2, y - h * 0.5, 0],
        [x + out * 1.35, y - h * 0.04],
        [x + out * 0.6, y + h * 0.18],
        [x - s * 6, y + h * 0.26],
      ]
    : [
        [x - s * 8, y - h * 0.16],
        [x + out * 0.7, y - h * 0.22],
        [x + out, y - h * 0.05],
        [x + out * 0.7, y + h * 0.16],
        [x + out * 0.2, y + h * 0.28],
        [x - s * 6, y + h * 0.24],
      ];
  const inner: Pt[] = f.elf
    ? [
        [x + out * 0.1, y - h * 0.1],
        [x + out * 0.9, y - h * 0.18],
        [x + out * 1.5, y - h * 0.32, 0],
        [x + out * 0.8, y],
        [x + out * 0.2, y + h * 0.12],
      ]
    : [
        [x + out * 0.1, y - h * 0.1],
        [x + out * 0.55, y - h * 0.12],
        [x + out * 0.6, y],
        [x + out * 0.2, y + h * 0.14],
      ];
  return fill(line(shape), tone) + fill(line(inner), s === k.side ? t.lo : t.deep);
}

export function sockets(k: Kit, t: { lo: string; deep: string; base: string }, split: boolean, paint?: string): string {
  const at = k.frame.at.bind(k.frame);
  const one = (s: -1 | 1): string =>
    fill(
      line([
        at(s * 0.1, -0.04),
        at(s * 0.16, -0.14, 0, 0),
        at(s * 0.46, -0.17),
        at(s * 0.74, -0.08, 0, 0),
        at(s * 0.66, 0.07),
        at(s * 0.46, 0.13),
        at(s * 0.22, 0.1),
      ]),
      paint ? mix(s === k.side ? t.base : t.lo, paint, 0.75) : s === k.side ? mix(t.base, t.lo, 0.7) : t.deep,
      split ? 'opacity=".85"' : paint ? 'opacity=".6"' : 'opacity=".45"',
    );
  return one(-1) + one(1);
}

export function nosePlanes(
  k: Kit,
  t: Tones,
  nose: { wide: number; hook: number; ball: number },
  ny: number,
  split: boolean,
): string {
  const at = k.frame.at.bind(k.frame);
  const s = -k.side;
  const wing = 0.17 * nose.wide;
  const ridge = 0.05 + 0.02 * nose.wide;
  const b = nose.ball;
  const litSide = [
    at(-s * 0.1, -0.14),
    at(s * 0.03, -0.15, 0.03),
    at(s * ridge * 0.4, ny * 0.5, 0.16 + nose.hook * 0.14),
    at(s * 0.05, ny, 0.3 + b * 0.1),
    at(-s * 0.04, ny + 0.06, 0.25),
    at(-s * wing, ny + 0.03, 0.06),
    at(-s * wing * 0.9, ny - 0.07, 0.06),
    at(-s * ridge, ny * 0.5, 0.1),
  ];
  const shadeSide = [
    at(s * 0.03, -0.15, 0.03),
    at(s * ridge * 0.4, ny * 0.5, 0.16 + nose.hook * 0.14),
    at(s * 0.05, ny, 0.3 + b * 0.1),
    at(s * 0.02, ny + 0.08, 0.22),
    at(s * wing, ny + 0.04, 0.05),
    at(s * wing * 1.02, ny - 0.06, 0.04),
    at(s * 0.13, ny * 0.5, 0.02),
    at(s * 0.15, -0.1),
  ];
  const under = [
    at(-s * wing * 0.96, ny + 0.035, 0.05),
    at(-s * 0.03, ny + 0.03, 0.26),
    at(s * wing * 0.98, ny + 0.045, 0.04),
    at(s * wing * 0.6, ny + 0.09, 0.05),
    at(0, ny + 0.115, 0.14),
    at(-s * wing * 0.6, ny + 0.085, 0.06),
  ];
  return (
    fill(poly(shadeSide), split ? t.deep : t.lo, split ? 'opacity=".6"' : 'opacity=".85"') +
    fill(poly(litSide), t.hi) +
    fill(line(under), t.deep, 'opacity=".9"')
  );
}

export function mouth(k: Kit, f: Face, t: Tones): string {
  const at = k.frame.at.bind(k.frame);
  const m = { wide: 1, smile: 0, full: 0.5, y: 0.62, grin: false, skew: 0, ...f.mouth };
  const half = 0.27 * m.wide;
  const y = m.y;
  const up = -m.smile * 0.07;
  const lip = m.paint ?? mix(t.lo, '#a03c34', 0.35);
  const upper = mix(lip, t.deep, 0.45);
  const corner = (s: number): Pt => at(s * half * (1 + m.skew * s * 0.12), y + up - m.skew * s * 0.035);
  const top = line(
    [
      corner(-1),
      at(-half * 0.45, y - 0.035 - 0.02 * m.full, 0.05),
      at(0, y - 0.025 - 0.01 * m.full, 0.08),
      at(half * 0.45, y - 0.035 - 0.02 * m.full, 0.05),
      corner(1),
      at(half * 0.4, y + 0.012, 0.05),
      at(-half * 0.4, y + 0.012, 0.05),
    ].map((p, i) => (i === 0 || i === 4 ? [p[0], p[1], 0] : p)) as Pt[],
  );
  const low = line([
    [...corner(-1).slice(0, 2), 0] as unknown as Pt,
    at(-half * 0.4, y + 0.012, 0.05),
    at(half * 0.4, y + 0.012, 0.05),
    [...corner(1).slice(0, 2), 0] as unknown as Pt,
    at(half * 0.45, y + 0.05 + 0.06 * m.full, 0.06),
    at(-half * 0.45, y + 0.05 + 0.06 * m.full, 0.06),
  ]);
  if (m.grin) {
    const teeth = line([
      at(-half, y + up, 0, 0),
      at(0, y - 0.02, 0.06),
      at(half, y + up, 0, 0),
      at(half * 0.5, y + 0.1, 0.04),
      at(-half * 0.5, y + 0.1, 0.04),
    ]);
    return (
      fill(teeth, t.deep) +
      k.inside(
        teeth,
        fill(
          line([
            at(-half, y + up - 0.02, 0, 0),
            at(0, y - 0.04, 0.06),
            at(half, y + up - 0.02, 0, 0),
            at(half * 0.6, y + 0.05, 0.04),
            at(-half * 0.6, y + 0.05, 0.04),
          ]),
          '#f1e4cd',
        ),
      )
    );
  }
  return (
    fill(
      line([
        at(-half * 0.7, y + 0.1 + m.full * 0.06, 0.02),
        at(0, y + 0.085 + m.full * 0.06, 0.05),
        at(half * 0.7, y + 0.1 + m.full * 0.06, 0.02),
        at(0, y + 0.15 + m.full * 0.07, 0.02),
      ]),
      t.lo,
      'opacity=".65"',
    ) +
    fill(low, m.full > 0.3 ? lip : mix(lip, t.base, 0.45)) +
    fill(top, upper) +
    fill(
      blade(
        [corner(-1), at(-half * 0.4, y + 0.008, 0.05), at(half * 0.4, y + 0.008, 0.05), corner(1)],
        [3.5, 2.4, 2.4, 4.5],
      ),
      mix(t.deep, k.light.ink, 0.5),
    ) +
    (m.full > 0.3
      ? fill(
          blade([at(k.side * half * 0.5, y + 0.05, 0.06), at(k.side * half * 0.05, y + 0.055, 0.07)], 4),
          t.hi,
          'opacity=".55"',
        )
      : '')
  );
}

export function eye(k: Kit, f: Face, s: -1 | 1, t: Tones): string {
  const at = k.frame.at.bind(k.frame);
  const e = { colour: '#5a7d8c', open: 1, tilt: 0, look: 0, size: 1, lash: 1, ...f.eyes };
  const ink = mix(t.deep, k.light.ink, 0.75);
  const up = e.tilt * 0.05;
  const o = e.open * e.size;
  const shut = e.shut === 'both' || (e.shut === 'left' && s === -1) || (e.shut === 'right' && s === 1);
  const grow = (e.size - 1) * 0.07;
  const [u0, u1, u2, u3] = [0.17 - grow * 0.5, 0.28, 0.45, 0.62 + grow];
  if (shut)
    return fill(
      blade([at(s * 0.14, 0.02), at(s * 0.28, 0.07), at(s * 0.46, 0.075), at(s * 0.68, 0.0)], [3, 7, 7, 2]),
      ink,
    );
  const almond = line([
    at(s * u0, 0.035 + up * 0.6, 0, 0),
    at(s * u1, -0.05 * o),
    at(s * u2, -0.08 * o),
    at(s * u3, -0.015 - up, 0, 0),
    at(s * u2, 0.062 * o),
    at(s * u1, 0.068 * o),
  ]);
  const lit = s === k.side;
  const white = lit ? '#f4ecdf' : mix('#ded4c8', k.light.fill, 0.25);
  const [ix, iy] = at(s * 0.4 + e.look * 0.09, -0.012);
  const r = k.frame.pose.w * 0.122 * (0.6 + 0.4 * e.size);
  const iris = lit || e.glow ? e.colour : mix(e.colour, t.deep, 0.18);
  const ball =
    fill(almond, e.glow ? mix(e.colour, '#000000', 0.55) : white) +
    k.inside(
      almond,
      `<circle cx="${n(ix)}" cy="${n(iy)}" r="${n(r)}" fill="${mix(iris, '#000000', 0.45)}"/><circle cx="${n(ix)}" cy="${n(iy + r * 0.1)}" r="${n(r * 0.8)}" fill="${iris}"/>` +
        `<circle cx="${n(ix)}" cy="${n(iy + r * 0.42)}" r="${n(r * 0.42)}" fill="${mix(iris, '#ffffff', 0.4)}"/>` +
        fill(
          line([at(s * 0.08, -0.22), at(s * 0.74, -0.22), at(s * 0.7, -0.03), at(s * 0.4, -0.04 * o), at(s * 0.14, 0)]),
          ink,
          'opacity=".5"',
        ) +
        (e.slit
          ? `<ellipse cx="${n(ix)}" cy="${n(iy)}" rx="${n(r * 0.2)}" ry="${n(r * 0.85)}" fill="#0b0603"/>`
          : `<circle cx="${n(ix)}" cy="${n(iy)}" r="${n(r * 0.42)}" fill="#0b0706"/>`) +
        `<circle cx="${n(ix + k.side * r * 0.36)}" cy="${n(iy - r * 0.3)}" r="${n(r * 0.25)}" fill="#fffaf0"/>`,
    );
  const lash = 0.6 + 0.4 * e.lash;
  const lid = blade(
    [
      at(s * (u0 - 0.03), 0.05 + up * 0.6),
      at(s * (u1 - 0.01), -0.055 * o),
      at(s * (u2 + 0.01), -0.088 * o),
      at(s * (u3 + 0.03 + 0.04 * e.lash), -0.02 - up - 0.025 * e.lash),
    ],
    [2.5, 5.5 * lash, 7.5 * lash, 1.5],
  );
  const fold = blade([at(s * u1, -0.1 * o), at(s * u2, -0.13 * o), at(s * u3, -0.075 - up)], [1, 3.4, 1]);
  const below = blade([at(s * 0.24, 0.085 * o), at(s * 0.45, 0.085 * o), at(s * 0.6, 0.03)], [1, 3, 1]);
  const glow = e.glow ? `<circle cx="${n(ix)}" cy="${n(iy)}" r="${n(r * 2.6)}" fill="${e.colour}" opacity=".22"/>` : '';
  return ball + fill(lid, ink) + fill(fold, t.deep, 'opacity=".7"') + fill(below, t.deep, 'opacity=".6"') + glow;
}

export function brow(k: Kit, f: Face, s: -1 | 1): string {
  const at = k.frame.at.bind(k.frame);
  const b = { tilt: 0, thick: 1, y: 0, arch: 0.5, ...f.brows };
  const colour = f.brow ?? '#3a2418';
  const t = k.tones(colour);
  const inn = b.tilt * 0.07;
  const lift = b.raise === s ? -0.06 : 0;
  const points = [
    at(s * 0.11, -0.145 + inn + b.y + lift * 0.4, 0.04),
    at(s * 0.4, -0.2 - b.arch * 0.03 + b.y + lift * 1.3, 0.04),
    at(s * 0.76, -0.13 - inn * 0.6 + b.y + lift),
  ];
  const wide = 11 * b.thick;
  return fill(blade(points, [wide * 0.75, wide, wide * 0.9, 1]), s === k.side ? mix(t.base, t.lo, 0.35) : t.deep);
}

export function lines(k: Kit, age: number, t: { lo: string; deep: string }): string {
  if (age < 0.15) return '';
  const at = k.frame.at.bind(k.frame);
  const part = (points: Pt[], wide: number): string => fill(blade(points, wide * age), t.deep, 'opacity=".55"');
  return ([-1, 1] as const)
    .map((s) =>
      [
        part([at(s * 0.2, 0.4), at(s * 0.34, 0.5), at(s * 0.38, 0.66)], 6),
        part([at(s * 0.2, 0.13), at(s * 0.38, 0.19), at(s * 0.54, 0.17)], 5),
        age > 0.5 ? part([at(s * 0.05, -0.42, 0.02), at(s * 0.3, -0.45), at(s * 0.55, -0.4)], 4.5) : '',
        age > 0.7 ? part([at(s * 0.05, -0.54, 0.02), at(s * 0.3, -0.57), at(s * 0.5, -0.53)], 4) : '',
        part([at(s * 0.045, -0.24, 0.03), at(s * 0.06, -0.13, 0.03)], 5),
        age > 0.5
          ? part([at(s * 0.66, 0.0), at(s * 0.8, -0.04)], 4) + part([at(s * 0.66, 0.04), at(s * 0.8, 0.06)], 4)
          : '',
      ].join(''),
    )
    .join('');
}

export function skull(k: Kit, t: { hi: string; lo: string; deep: string }): string {
  const l = k.side;
  return (
    fill(
      line([
        k.frame.edge(l * 0.1, -0.94),
        k.frame.edge(l * 0.5, -0.9),
        k.frame.edge(l * 0.72, -0.66),
        k.frame.edge(l * 0.5, -0.6),
        k.frame.edge(l * 0.2, -0.72),
      ]),
      t.hi,
      'opacity=".9"',
    ) +
    fill(
      blade([k.frame.edge(-l * 0.7, -0.5), k.frame.edge(-l * 0.8, -0.3), k.frame.edge(-l * 0.74, -0.14)], 8),
      t.deep,
      'opacity=".5"',
    )
  );
}

export function stubble(k: Kit, colour: string): string {
  const at = k.frame.at.bind(k.frame);
  const t = k.tones(colour);
  return fill(
    line([
      at(-1.2, 0.1),
      at(-0.86, 0.22),
      at(-0.66, 0.5),
      at(-0.36, 0.56),
      at(-0.16, 0.5),
      at(0, 0.53, 0.05),
      at(0.16, 0.5),
      at(0.36, 0.56),
      at(0.66, 0.5),
      at(0.86, 0.22),
      at(1.2, 0.1),
      at(1.2, 1.3),
      at(-1.2, 1.3),
    ]),
    t.deep,
    'opacity=".42"',
  );
}

export function freckles(k: Kit, paint: string): string {
  let out = '';
  for (let index = 0; index < 22; index++) {
    const s = index % 2 ? 1 : -1;
    const [x, y] = k.frame.at(s * k.c.between(0.08, 0.62), k.c.between(0.14, 0.34), 0.05);
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(k.c.between(1.1, 2))}" fill="${paint}" opacity=".7"/>`;
  }
  return out;
}

/** A scar through points given as face coordinates. */
export function scar(points: readonly (readonly [number, number])[], wide = 5, tint = '#f0c3a8'): Part {
  return (k) => {
    const way = points.map(([u, v]) => k.frame.at(u, v, 0.03));
    return {
      z: Z.head,
      svg:
        fill(blade(way, wide * 1.5, k.side * 0.3), shift('#7a3a30', 0.9), 'opacity=".6"') +
        fill(blade(way, wide * 0.8), tint),
    };
  };
}
