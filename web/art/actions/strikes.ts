/** The marks of a blow: sweeps of a blade, sparks, cuts, cracks. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, poly } from '../portraits/pen';
import { type XY } from './stances';

const degrees = (turn: number): number => (turn * Math.PI) / 180;

/** A point on a flattened circle. */
export function round(x: number, y: number, r: number, turn: number, flat = 1): XY {
  return [x + Math.cos(degrees(turn)) * r, y + Math.sin(degrees(turn)) * r * flat];
}

interface Sweep {
  x: number;
  y: number;
  r: number;
  /** Degrees, clockwise from the right. */
  from: number;
  to: number;
  wide?: number;
  flat?: number;
  paint?: string;
  z?: number;
}

/** The bright trail of a swung blade. */
export function sweep(spec: Sweep): Part {
  return (k) => {
    const { x, y, r, from, to, wide = 34, flat = 1 } = spec;
    const way = Array.from({ length: 6 }, (_, step) => round(x, y, r, from + ((to - from) * step) / 5, flat));
    const paint = spec.paint ?? k.light.glow;
    return {
      z: spec.z ?? Z.front,
      svg:
        fill(blade(way, [1, wide * 0.8, wide * 1.5, wide * 1.3, wide * 0.7, 1]), paint, 'opacity=".45"') +
        fill(blade(way, [1, wide * 0.4, wide * 0.8, wide * 0.7, wide * 0.3, 1]), '#ffffff', 'opacity=".92"'),
    };
  };
}

/** A star of sparks where two things meet. */
export function burst(spec: {
  x: number;
  y: number;
  r?: number;
  points?: number;
  paint?: string;
  core?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, r = 60, points = 9 } = spec;
    const star = (size: number, inner: number, turn: number): string =>
      poly(
        Array.from({ length: points * 2 }, (_, index) =>
          round(x, y, index % 2 ? size * inner : size * (index % 4 ? 0.72 : 1), turn + (180 * index) / points),
        ),
      );
    return {
      z: spec.z ?? Z.front,
      svg:
        fill(star(r * 1.3, 0.5, 8), spec.paint ?? k.light.rim, 'opacity=".55"') +
        fill(star(r, 0.42, 0), spec.core ?? '#fffbe8') +
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.24)}" fill="#ffffff"/>`,
    };
  };
}

/** Long cuts side by side, torn open: dark, with a lit lip. */
export function gashes(spec: {
  x: number;
  y: number;
  count?: number;
  long?: number;
  turn?: number;
  gap?: number;
  paint: string;
  inner: string;
}): Part {
  return () => {
    const { x, y, count = 3, long = 240, turn = 24, gap = 56 } = spec;
    const [ux, uy] = [Math.sin(degrees(turn)), Math.cos(degrees(turn))];
    let svg = '';
    for (let index = 0; index < count; index++) {
      const off = (index - (count - 1) / 2) * gap;
      const reach = (long / 2) * (index % 2 ? 1.1 : 0.92);
      const at = (t: number, bow: number): Pt => [
        x + off * uy - ux * t * reach + bow * uy,
        y + off * ux + uy * t * reach + bow * ux,
      ];
      const way = [at(-1, 0), at(-0.3, 7), at(0.4, 5), at(1, -4)];
      svg += fill(blade(way, [1, 28, 24, 1]), spec.paint) + fill(blade(way, [1, 15, 12, 1]), spec.inner);
    }
    return { z: Z.front, svg };
  };
}

/** Cracks that run out from a point along the ground. */
export function cracks(spec: {
  x: number;
  y: number;
  reach?: number;
  count?: number;
  paint?: string;
  flat?: number;
}): Part {
  return (k) => {
    const { x, y, reach = 170, count = 7, flat = 0.4 } = spec;
    let d = '';
    for (let index = 0; index < count; index++) {
      const turn = (360 * index) / count + k.c.between(-12, 12);
      const long = reach * k.c.between(0.7, 1.1);
      const step = (part: number, bend: number): XY => round(x, y, long * part, turn + bend, flat);
      d += blade([[x, y] as XY, step(0.3, 9), step(0.62, -7), step(1, 4)], [20, 13, 8, 1]);
    }
    return { z: Z.front, svg: fill(d, spec.paint ?? k.light.ink) };
  };
}

/** Stones thrown up. */
export function rubble(spec: {
  x: number;
  y: number;
  spread?: number;
  count?: number;
  colour?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, spread = 110, count = 9, colour = '#8a8078' } = spec;
    const t = k.tones(colour);
    let svg = '';
    for (let index = 0; index < count; index++) {
      const [px, py] = round(x, y, spread * k.c.between(0.4, 1.1), 180 + (180 * (index + 0.5)) / count);
      const r = k.c.between(9, 22);
      const stone = poly(
        Array.from({ length: 6 }, (_, corner) => round(px, py, r * k.c.between(0.7, 1.1), corner * 60)),
      );
      svg += form(k, stone, t, { depth: 6, edge: 3 });
    }
    return { z: spec.z ?? Z.front, svg };
  };
}

/** An arrow or bolt in flight. */
export function arrow(spec: { x: number; y: number; turn?: number; long?: number; z?: number }): Part {
  return (k) => {
    const { x, y, turn = 0, long = 190 } = spec;
    const at = (along: number, across: number): XY => {
      const a = degrees(turn);
      return [x + Math.cos(a) * along - Math.sin(a) * across, y + Math.sin(a) * along + Math.cos(a) * across];
    };
    return {
      z: spec.z ?? Z.front,
      svg:
        form(k, blade([at(-long / 2, 0), at(long / 2, 0)], [7, 7]), k.tones('#9a6a3a'), { depth: 3, edge: 2 }) +
        fill(poly([at(long / 2 + 30, 0), at(long / 2 - 4, 13), at(long / 2 - 4, -13)]), k.tones('#d4dae0').hi) +
        fill(
          poly([
            at(-long / 2, 0),
            at(-long / 2 - 26, 15),
            at(-long / 2 + 22, 4),
            at(-long / 2 + 22, -4),
            at(-long / 2 - 26, -15),
          ]),
          k.tones('#efe6d0').base,
        ),
    };
  };
}

/** A leaf cut in two by a thin line of light; both halves part. */
export function splitLeaf(spec: { x: number; y: number; colour: string }): Part {
  return (k) => {
    const { x, y } = spec;
    const t = k.tones(spec.colour);
    const at = (points: readonly Pt[]): Pt[] =>
      points.map(([px, py, corner]): Pt => (corner === 0 ? [x + px, y + py, 0] : [x + px, y + py]));
    const outline = line(
      at([
        [-118, 66, 0],
        [-96, -10],
        [-30, -72],
        [50, -96],
        [122, -92, 0],
        [104, -24],
        [44, 48],
        [-40, 84],
      ]),
    );
    const veins = [
      [
        [-118, 66],
        [0, -8],
        [122, -92],
      ],
      [
        [-52, 28],
        [-46, -18],
        [-20, -56],
      ],
      [
        [10, -14],
        [22, -50],
        [44, -78],
      ],
      [
        [-40, 20],
        [0, 28],
        [40, 24],
      ],
      [
        [20, -22],
        [60, -20],
        [92, -28],
      ],
    ] as const;
    const leaf = form(k, outline, t, {
      depth: 12,
      edge: 5,
      inner: fill(veins.map((way) => blade(at(way), [2, 8, 2])).join(''), t.deep, 'opacity=".6"'),
    });
    /** The cut runs from the upper left to the lower right. */
    const upper = poly(
      at([
        [-60, -160],
        [220, -160],
        [220, 120],
        [70, 70],
      ]),
    );
    const lower = poly(
      at([
        [-60, -160],
        [-220, -160],
        [-220, 160],
        [120, 160],
        [70, 70],
      ]),
    );
    return {
      z: Z.body,
      svg: `<g transform="translate(18 -12)">${k.inside(upper, leaf)}</g><g transform="translate(-16 14)">${k.inside(lower, leaf)}</g>`,
    };
  };
}
