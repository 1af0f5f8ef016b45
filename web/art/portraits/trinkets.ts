/** Small things that tell one person from another: glasses, pipes, pendants, bands, sparks. */

import { type Kit, type Part, Z, fill, form } from './kit';
import { type Pt, blade, line, n, poly } from './pen';

type Sign = (k: Kit, x: number, y: number) => string;

/** One glass before one eye, on a chain. */
export function eyeglass(metal: string, over: -1 | 1): Part {
  return (k) => {
    const t = k.tones(metal);
    const [x, y] = k.frame.at(over * 0.42, 0.02, 0.05);
    return {
      z: Z.hair,
      svg:
        `<circle cx="${n(x)}" cy="${n(y)}" r="29" fill="#fff" opacity=".28"/><circle cx="${n(x)}" cy="${n(y)}" r="29" fill="none" stroke="${t.base}" stroke-width="7"/><path d="M${n(x - 20)} ${n(y - 16)}A26 26 0 0 1 ${n(x)} ${n(y - 27)}" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>` +
        fill(
          blade(
            [
              [x + over * 22, y + 20],
              [x + over * 34, y + 70],
              [x + over * 26, y + 130],
            ],
            [3, 3, 3],
          ),
          t.base,
        ),
    };
  };
}

/** Round goggles pushed up on the brow. */
export function spectaclesUp(metal: string): Part {
  return (k) => {
    const t = k.tones(metal);
    const glass = ([-1, 1] as const).map((s) => {
      const [x, y] = k.frame.at(s * 0.36, -0.66, 0.06);
      return `<circle cx="${n(x)}" cy="${n(y)}" r="26" fill="${t.deep}"/><circle cx="${n(x)}" cy="${n(y)}" r="21" fill="#bfe0d8"/><path d="M${n(x - 14)} ${n(y + 4)}L${n(x + 4)} ${n(y - 14)}" stroke="#fff" stroke-width="6" opacity=".8"/><circle cx="${n(x)}" cy="${n(y)}" r="24" fill="none" stroke="${t.base}" stroke-width="7"/>`;
    });
    return {
      z: Z.gear,
      svg:
        fill(
          blade([k.frame.edge(-1.1, -0.58), k.frame.at(0, -0.7, 0.06), k.frame.edge(1.1, -0.58)], [14, 16, 14]),
          t.deep,
        ) + glass.join(''),
    };
  };
}

/** A band round the brow, knotted at the side. */
export function bandanaBand(colour: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const e = k.frame.edge.bind(k.frame);
    const at = k.frame.at.bind(k.frame);
    const way: Pt[] = [
      e(-1.08, -0.44),
      at(-0.5, -0.56, 0.05),
      at(0, -0.58, 0.07),
      at(0.5, -0.56, 0.05),
      e(1.08, -0.44),
    ];
    return { z: Z.gear, svg: form(k, blade(way, [24, 27, 28, 27, 24]), t, { depth: 8, edge: 4 }) };
  };
}

/** Fangs on a cord round the neck. */
export function teethNecklace(colour: string): Part {
  return (k) => {
    const { x, y, h, w } = k.frame.pose;
    const t = k.tones(colour);
    let svg = fill(
      blade(
        [
          [x - w * 0.8, y + h * 1.34],
          [x, y + h * 1.66],
          [x + w * 0.8, y + h * 1.34],
        ],
        [4, 5, 4],
      ),
      k.tones('#3a2418').base,
    );
    for (let index = 0; index < 7; index++) {
      const u = -0.72 + index * 0.24;
      const [px, py] = [x + u * w, y + h * (1.65 - 0.42 * u * u)];
      const long = 34 - Math.abs(u) * 12;
      svg += form(
        k,
        poly([
          [px - 8, py],
          [px + 8, py],
          [px + u * 4, py + long],
        ]),
        t,
        { depth: 4, edge: 2 },
      );
    }
    return { z: Z.front, svg };
  };
}

/** A folded second chin, for the heavy. */
export function doubleChin(skin: string): Part {
  return (k) => {
    const t = k.tones(skin);
    const e = k.frame.edge.bind(k.frame);
    return {
      z: Z.neck,
      svg: form(
        k,
        line([e(-0.9, 0.6), e(-0.94, 1.0), e(-0.5, 1.34), e(0, 1.42), e(0.5, 1.34), e(0.94, 1.0), e(0.9, 0.6)]),
        t,
        { depth: 10, edge: 3 },
      ),
    };
  };
}

/** A looped cross on the breast. */
export function ankh(metal: string): Part {
  return (k) => {
    const { x, y, h, w } = k.frame.pose;
    const t = k.tones(metal);
    const [cx, cy] = [x, y + h * 1.66];
    const chain = ([-1, 1] as const)
      .map((s) =>
        fill(
          blade(
            [
              [x + s * w * 0.46, y + h * 1.24],
              [x + s * w * 0.3, y + h * 1.45],
              [cx, cy - 34],
            ],
            [4, 4, 4],
          ),
          s === k.side ? t.hi : t.lo,
        ),
      )
      .join('');
    return {
      z: Z.front,
      svg:
        `${chain}<ellipse cx="${n(cx)}" cy="${n(cy - 16)}" rx="13" ry="18" fill="none" stroke="${t.base}" stroke-width="9"/>` +
        form(
          k,
          poly([
            [cx - 6, cy],
            [cx + 6, cy],
            [cx + 8, cy + 50],
            [cx - 8, cy + 50],
          ]),
          t,
          { depth: 4, edge: 2 },
        ) +
        form(
          k,
          poly([
            [cx - 26, cy + 2],
            [cx + 26, cy + 2],
            [cx + 26, cy + 14],
            [cx - 26, cy + 14],
          ]),
          t,
          { depth: 4, edge: 2 },
        ),
    };
  };
}

/** A tall headdress with a veil behind it. */
export function headdress(colour: string, trim: string): Part {
  return (k) => {
    const t = k.tones(colour);
    const g = k.tones(trim);
    const e = k.frame.edge.bind(k.frame);
    const veil = line([e(-1.0, -0.9), e(-1.5, 0.2), e(-1.7, 1.5, 0), e(1.7, 1.5, 0), e(1.5, 0.2), e(1.0, -0.9)]);
    const tower = line([
      e(-1.06, -0.54, 0),
      e(-1.1, -1.0),
      e(-1.24, -1.5, 0),
      e(0, -1.66),
      e(1.24, -1.5, 0),
      e(1.1, -1.0),
      e(1.06, -0.54, 0),
      e(0, -0.62),
    ]);
    return [
      { z: Z.backHair, svg: fill(veil, t.lo, 'opacity=".75"') },
      {
        z: Z.gear,
        svg:
          form(k, tower, t, {
            depth: 18,
            edge: 5,
            inner: fill(blade([e(-1.1, -1.1), e(0, -1.22), e(1.1, -1.1)], [4, 6, 4]), g.lo),
          }) + fill(blade([e(-1.08, -0.56), k.frame.at(0, -0.66, 0.06), e(1.08, -0.56)], [10, 13, 10]), g.base),
      },
    ];
  };
}

/** A clay pipe in the corner of the mouth, and its smoke. */
export function pipe(): Part {
  return (k) => {
    const t = k.tones('#8a4f2c');
    const [x, y] = k.frame.at(0.24, 0.68, 0.1);
    const smoke = fill(
      blade(
        [
          [x + 74, y - 14],
          [x + 60, y - 60],
          [x + 90, y - 110],
          [x + 76, y - 160],
        ],
        [6, 20, 16, 2],
      ),
      '#fff',
      'opacity=".4"',
    );
    return {
      z: Z.front,
      svg:
        smoke +
        form(
          k,
          blade(
            [
              [x, y],
              [x + 36, y + 18],
              [x + 66, y + 22],
            ],
            [9, 9, 10],
          ),
          t,
          { depth: 4, edge: 2 },
        ) +
        form(
          k,
          line([
            [x + 54, y - 14, 0],
            [x + 96, y - 14, 0],
            [x + 92, y + 28],
            [x + 74, y + 38],
            [x + 58, y + 26],
          ]),
          t,
          { depth: 8, edge: 3 },
        ) +
        `<ellipse cx="${n(x + 75)}" cy="${n(y - 14)}" rx="19" ry="6" fill="#ff9a3a"/>`,
    };
  };
}

/** Lightning that leaps from a point. */
export function bolts(spec: { x: number; y: number; colour: string; wide?: boolean }): Part {
  return () => {
    const { x, y } = spec;
    const many = spec.wide ? 7 : 5;
    let svg = '';
    for (let index = 0; index < many; index++) {
      const a = spec.wide ? (Math.PI * (index + 0.5)) / many : (Math.PI * 2 * index) / many + 0.4;
      const reach = spec.wide ? 280 : 92;
      const points: Pt[] = [[x, y]];
      for (let step = 1; step <= 5; step++) {
        const r = (reach * step) / 5;
        const swing = (step % 2 ? 1 : -1) * reach * 0.07;
        points.push([x + Math.cos(a) * r - Math.sin(a) * swing, y + Math.sin(a) * r + Math.cos(a) * swing]);
      }
      svg += `<path d="M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}" fill="none" stroke="${spec.colour}" stroke-width="${spec.wide ? 6 : 4}" opacity=".35"/><path d="M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}" fill="none" stroke="#fff" stroke-width="2.4"/>`;
    }
    return { z: spec.wide ? Z.far : Z.front, svg };
  };
}

/** An eagle with spread wings. */
export function eagle(colour: string): Sign {
  return (k, x, y) => {
    const t = k.tones(colour);
    const wing = (s: -1 | 1): string =>
      [0, 1, 2, 3]
        .map((i) =>
          blade(
            [
              [x + s * 6, y - 10 + i * 9],
              [x + s * (28 + i), y - 34 + i * 14],
              [x + s * (50 - i * 5), y - 26 + i * 20],
            ],
            [8, 15, 1],
          ),
        )
        .join('');
    return (
      fill(wing(-1) + wing(1), t.base) +
      fill(
        line([
          [x, y - 46],
          [x + 11, y - 32],
          [x + 9, y + 20],
          [x, y + 50, 0],
          [x - 9, y + 20],
          [x - 11, y - 32],
        ]) +
          poly([
            [x + 4, y - 40],
            [x + 22, y - 32],
            [x + 6, y - 28],
          ]),
        t.hi,
      )
    );
  };
}

/** A rose in flames. */
export function rose(colour: string): Sign {
  return (k, x, y) => {
    const t = k.tones(colour);
    const f = k.tones('#f0b040');
    const flames = [-30, -16, 0, 16, 30]
      .map((dx) =>
        blade(
          [
            [x + dx, y + 26],
            [x + dx * 1.1, y - 10],
            [x + dx * 0.8, y - 52 + Math.abs(dx)],
          ],
          [16, 18, 1],
        ),
      )
      .join('');
    return (
      fill(flames, f.base) +
      `<circle cx="${n(x)}" cy="${n(y + 6)}" r="24" fill="${t.lo}"/><circle cx="${n(x + k.side * 2)}" cy="${n(y + 3)}" r="20" fill="${t.base}"/><path d="M${n(x - 9)} ${n(y + 4)}a9 9 0 1 1 12 9a6 6 0 1 1 -5 -10" fill="none" stroke="${t.hi}" stroke-width="4"/>`
    );
  };
}
