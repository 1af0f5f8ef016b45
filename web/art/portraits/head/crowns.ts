/** Crowns, circlets and wreaths. */

import { type Kit, type Part, Z, fill, form } from '../kit';
import { type Pt, along, blade, line, n, poly } from '../pen';

/** A point on a ring round the head at height v. */
export const ring = (k: Kit, u: number, v: number, out = 0.04): Pt => {
  const [x, y] = k.frame.at(u * (1.06 + out), v, out);
  const bow = (1 - u * u) * k.frame.pose.h * 0.09;
  return [x, y + bow];
};

/** A crown of points or lilies. */
export function crown(spec: {
  metal: string;
  points?: number;
  tall?: number;
  v?: number;
  gem?: string;
  lilies?: boolean;
  band?: number;
  iron?: boolean;
}): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const { points = 7, tall = 0.34, v = -0.62, band = 0.17 } = spec;
    const low: Pt[] = [];
    const high: Pt[] = [];
    for (let index = 0; index <= 12; index++) {
      const u = -1 + index / 6;
      low.push(ring(k, u, v));
      high.push(ring(k, u, v - band, 0.07));
    }
    const d = line([
      ...low.map((p, i): Pt => (i === 0 || i === 12 ? [p[0], p[1], 0] : p)),
      ...high.reverse().map((p, i): Pt => (i === 0 || i === 12 ? [p[0], p[1], 0] : p)),
    ]);
    let svg = '';
    for (let index = 0; index < points; index++) {
      const u = -0.94 + (1.88 * index) / (points - 1);
      const [x, y] = ring(k, u, v - band + 0.02, 0.07);
      const mid = 1 - Math.abs(u) * 0.25;
      const up = tall * k.frame.pose.h * mid * (index % 2 && !spec.lilies ? 0.7 : 1);
      const half = ((k.frame.pose.w * (spec.lilies ? 1.3 : 1.05)) / points) * (1 - Math.abs(u) * 0.4);
      const lean = u * 12;
      const dim = u * k.side < -0.15;
      if (spec.lilies) {
        const body = line([
          [x - half * 0.4, y + 4, 0],
          [x - half * 0.35, y - up * 0.3],
          [x - half + lean * 0.5, y - up * 0.55],
          [x - half * 0.45 + lean * 0.6, y - up * 0.62],
          [x + lean, y - up, 0],
          [x + half * 0.45 + lean * 0.6, y - up * 0.62],
          [x + half + lean * 0.5, y - up * 0.55],
          [x + half * 0.35, y - up * 0.3],
          [x + half * 0.4, y + 4, 0],
        ]);
        svg += form(k, body, t, { depth: 6, edge: 2.5, dim });
      } else {
        svg += form(
          k,
          poly([
            [x - half * 0.9, y + 4],
            [x + lean, y - up],
            [x + half * 0.9, y + 4],
          ]),
          t,
          { depth: 6, edge: 2.5, dim },
        );
        if (!spec.iron) svg += `<circle cx="${n(x + lean)}" cy="${n(y - up)}" r="5" fill="${dim ? t.base : t.hi}"/>`;
      }
    }
    svg += form(k, d, t, { depth: 14, edge: 3 });
    svg += fill(blade(along(low, 1), [3, 5, 5, 3]), t.deep, 'opacity=".7"');
    if (spec.gem)
      for (const u of [-0.55, 0, 0.55]) {
        const [x, y] = ring(k, u, v - band * 0.5, 0.06);
        const g = k.tones(spec.gem);
        const r = u ? 6 : 9;
        svg +=
          fill(
            poly([
              [x, y - r * 1.2],
              [x + r, y],
              [x, y + r * 1.2],
              [x - r, y],
            ]),
            g.base,
          ) +
          fill(
            poly([
              [x, y - r * 1.2],
              [x - r, y],
              [x, y],
            ]),
            g.hi,
          ) +
          fill(
            poly([
              [x, y + r * 1.2],
              [x + r, y],
              [x, y],
            ]),
            g.deep,
          );
      }
    return { z: Z.gear, svg };
  };
}

/** A thin band with one stone on the brow. */
export function circlet(spec: { metal: string; gem?: string; v?: number }): Part {
  return (k) => {
    const t = k.tones(spec.metal);
    const v = spec.v ?? -0.5;
    const way = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((u) => ring(k, u, v + (1 - Math.abs(u)) * 0.06));
    let svg =
      fill(blade(way, [6, 8, 9, 9, 8, 6]), t.base) +
      fill(blade(way, [6, 8, 9, 9, 8, 6], 0.5, 0.3), t.lo) +
      fill(blade(way, [6, 8, 9, 9, 8, 6], -0.55, 0.2), t.hi);
    if (spec.gem) {
      const [x, y] = ring(k, 0, v + 0.05);
      const g = k.tones(spec.gem);
      svg +=
        fill(
          poly([
            [x, y - 15],
            [x + 10, y],
            [x, y + 18],
            [x - 10, y],
          ]),
          t.base,
        ) +
        fill(
          poly([
            [x, y - 11],
            [x + 7, y],
            [x, y + 13],
            [x - 7, y],
          ]),
          g.base,
        ) +
        fill(
          poly([
            [x, y - 11],
            [x - 7, y],
            [x, y + 1],
          ]),
          g.hi,
        );
    }
    return { z: Z.gear, svg };
  };
}

/** Flowers along the brow. */
export function wreath(spec: { petal: string; heart: string; leaf: string; v?: number; count?: number }): Part {
  return (k) => {
    const { v = -0.6, count = 9 } = spec;
    let svg = '';
    for (let i = 0; i < 18; i++) {
      const u = -1.04 + (2.08 * i) / 17;
      const [x, y] = ring(k, u, v);
      const l = k.tones(spec.leaf);
      const a = i % 2 ? -1 : 1;
      svg += fill(
        blade(
          [
            [x, y],
            [x + 8 + u * 8, y + a * 12],
            [x + 14 + u * 20, y + a * 24],
          ],
          13,
        ),
        u * k.side > -0.1 ? (i % 3 ? l.base : l.hi) : l.lo,
      );
    }
    for (let i = 0; i < count; i++) {
      const u = -0.96 + (1.92 * i) / (count - 1);
      const [x, y] = ring(k, u, v + (i % 2 ? 0.03 : -0.04));
      const r = (i % 2 ? 13 : 18) * (1 - Math.abs(u) * 0.2);
      svg += flower(k, x, y, r, spec.petal, spec.heart, u * k.side < -0.25);
    }
    return { z: Z.gear, svg };
  };
}

export function flower(k: Kit, x: number, y: number, r: number, petal: string, heart: string, dim = false): string {
  const p = k.tones(petal);
  const h = k.tones(heart);
  let svg = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    svg += fill(
      blade(
        [
          [x, y],
          [x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6],
          [x + Math.cos(a) * r, y + Math.sin(a) * r],
        ],
        [r * 0.2, r * 0.62, r * 0.34],
      ),
      dim ? p.lo : i < 4 ? p.base : p.hi,
    );
  }
  return `${svg}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.36)}" fill="${dim ? h.lo : h.base}"/><circle cx="${n(x + k.side * 1)}" cy="${n(y - 1)}" r="${n(r * 0.16)}" fill="${h.hi}"/>`;
}
