/** Parts of creatures. Coordinates are those of the canvas. */

import { type Tones, mix } from '../portraits/colour';
import { type Kit, fill, form } from '../portraits/kit';
import { type Girth, type Pt, along, blade, line, n, place, poly } from '../portraits/pen';

/** Half an outline from top to bottom, right of the middle; becomes a whole one. */
export function whole(half: readonly Pt[], x: number, y: number, size = 1): Pt[] {
  const put = (p: Pt, s: number): Pt =>
    p.length === 3 ? [x + s * p[0] * size, y + p[1] * size, p[2]] : [x + s * p[0] * size, y + p[1] * size];
  return [...half.map((p) => put(p, 1)), ...[...half].reverse().map((p) => put(p, -1))];
}

/** The half away from the light, with a ragged edge along the middle. */
export function darkSide(
  k: Kit,
  x: number,
  paint: string,
  zig: readonly (readonly [number, number])[],
  opacity = 1,
): string {
  const s = -k.side;
  return fill(
    poly([
      ...zig.map(([dx, y]): Pt => [x + s * dx, y]),
      [x + s * 400, zig[zig.length - 1]?.[1] ?? 600],
      [x + s * 400, zig[0]?.[1] ?? 0],
    ]),
    paint,
    `opacity="${opacity}"`,
  );
}

/** An eye that shines by itself. */
export function glowEye(
  k: Kit,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  spec: { slit?: boolean; tilt?: number; core?: string } = {},
): string {
  const id = k.id();
  k.def(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  const turn = spec.tilt ?? 0;
  const d = line(
    place(
      [
        [-rx, 0, 0],
        [0, -ry],
        [rx, 0, 0],
        [0, ry],
      ],
      x,
      y,
      1,
      turn,
    ),
  );
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rx * 2.2)}" fill="url(#${id})"/>` +
    fill(d, colour) +
    (spec.slit
      ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.16)}" ry="${n(ry * 0.85)}" fill="${k.light.ink}"/>`
      : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.4)}" ry="${n(ry * 0.5)}" fill="${spec.core ?? '#ffffff'}"/>`)
  );
}

/** Teeth along a line; `long` down (or up when below 0). */
export function teeth(
  k: Kit,
  way: readonly Pt[],
  count: number,
  long: number,
  wide: number,
  colour = '#efe3c4',
  big: readonly number[] = [],
): string {
  const t = k.tones(colour);
  const points = along(way, 12);
  let svg = '';
  for (let i = 0; i < count; i++) {
    const p = points[Math.round(((i + 0.5) / count) * (points.length - 1))] as [number, number];
    const l = long * (big.includes(i) ? 1.8 : k.c.between(0.75, 1.15));
    const w = wide * (big.includes(i) ? 1.25 : 1);
    svg +=
      fill(
        poly([
          [p[0] - w / 2, p[1] - Math.sign(long) * 3],
          [p[0] + w / 2, p[1] - Math.sign(long) * 3],
          [p[0] + k.c.between(-1.5, 1.5), p[1] + l],
        ]),
        t.base,
      ) +
      fill(
        poly([
          [p[0] - k.side * 1, p[1] - Math.sign(long) * 3],
          [p[0] - (k.side * w) / 2, p[1] - Math.sign(long) * 3],
          [p[0], p[1] + l],
        ]),
        t.lo,
      );
  }
  return svg;
}

/** A horn or claw with rings. */
export function horn(k: Kit, way: readonly Pt[], girth: Girth, colour: string, rings = 0, dim = false): string {
  const t = k.tones(colour);
  const d = blade(way, girth);
  let inner = '';
  const spine = along(way, 10);
  for (let i = 0; i < rings; i++) {
    const at = Math.round(((i + 0.6) / (rings + 2)) * (spine.length - 1));
    const [x, y] = spine[at] as [number, number];
    const [x2, y2] = spine[Math.min(spine.length - 1, at + 1)] as [number, number];
    const a = Math.atan2(y2 - y, x2 - x);
    inner += fill(
      blade(
        [
          [x - Math.sin(a) * 30, y + Math.cos(a) * 30],
          [x + Math.cos(a) * 5, y + Math.sin(a) * 5],
          [x + Math.sin(a) * 30, y - Math.cos(a) * 30],
        ],
        [3, 4, 3],
      ),
      t.deep,
      'opacity=".6"',
    );
  }
  return form(k, d, t, { depth: 7, edge: 3, dim, inner });
}

/** Spines that stand out from a line, away from a point. */
export function spines(
  k: Kit,
  way: readonly Pt[],
  count: number,
  long: number,
  wide: number,
  t: Tones,
  from: Pt,
): string {
  const points = along(way, 12);
  let svg = '';
  for (let i = 0; i < count; i++) {
    const p = points[Math.round(((i + 0.5) / count) * (points.length - 1))] as [number, number];
    const a = Math.atan2(p[1] - from[1], p[0] - from[0]);
    const l = long * k.c.between(0.7, 1.2) * (0.6 + 0.8 * Math.sin((Math.PI * (i + 0.5)) / count));
    const way2: Pt[] = [
      [p[0] - Math.cos(a) * 12, p[1] - Math.sin(a) * 12],
      [p[0] + Math.cos(a) * l * 0.5, p[1] + Math.sin(a) * l * 0.5 - 3],
      [p[0] + Math.cos(a + 0.14) * l, p[1] + Math.sin(a + 0.14) * l],
    ];
    svg += form(k, blade(way2, [wide, wide * 0.6, 1]), t, { depth: 5, edge: 2.5, dim: Math.cos(a) * k.side < -0.2 });
  }
  return svg;
}

/** A hand with claws, spread on the ground or in the air; `turn` 0 points down. */
export function paw(
  k: Kit,
  x: number,
  y: number,
  size: number,
  turn: number,
  skin: string,
  claw: string,
  fingers = 4,
  flip = false,
): string {
  const t = k.tones(skin);
  let svg = '';
  for (let i = 0; i < fingers; i++) {
    const p = fingers === 1 ? 0.5 : i / (fingers - 1);
    const a = (-46 + 92 * p) * (Math.PI / 180);
    const long = 52 * (1 - Math.abs(p - 0.45) * 0.35);
    const at = (r: number, lift = 0): Pt => [Math.sin(a) * r, Math.cos(a) * r - lift];
    const dim = (p - 0.5) * (flip ? -1 : 1) * k.side < -0.2;
    svg += form(
      k,
      blade(
        place([at(2), at(long * 0.5, 10), at(long)], x, y, size, turn, flip),
        [17, 19, 14].map((g) => g * size),
      ),
      t,
      { depth: 5, edge: 2.5, dim },
    );
    svg += horn(
      k,
      place([at(long - 4), at(long + 16, 3), at(long + 36, -6)], x, y, size, turn, flip),
      [13 * size, 10 * size, 1],
      claw,
      0,
      dim,
    );
  }
  svg += form(
    k,
    line(
      place(
        [
          [-26, -22],
          [0, -30],
          [26, -22],
          [28, 6],
          [0, 20],
          [-28, 6],
        ],
        x,
        y,
        size,
        turn,
        flip,
      ),
    ),
    t,
    { depth: 8, edge: 3 },
  );
  return svg;
}

/** Rows of feathers inside a shape. */
export function plumage(
  k: Kit,
  d: string,
  box: readonly [number, number, number, number],
  size: number,
  colours: readonly string[],
  lean = 0,
): string {
  const [x0, y0, w, h] = box;
  let svg = '';
  let row = 0;
  for (let y = y0; y < y0 + h; y += size * 0.72, row++) {
    for (let x = x0 + (row % 2 ? size * 0.4 : 0); x < x0 + w; x += size * 0.8) {
      const t = k.tones(colours[(row + Math.round(x / 37)) % colours.length] as string);
      const lit = (x - (x0 + w / 2)) * k.side > -w * 0.06;
      const way: Pt[] = [
        [x, y - size * 0.6],
        [x + lean * 0.5, y],
        [x + lean, y + size * 0.75],
      ];
      svg +=
        fill(blade(way, [size * 0.5, size, size * 0.9, 1]), lit ? t.base : t.lo) +
        fill(
          blade(way, [size * 0.5, size, size * 0.9, 1], -k.side * 0.5, 0.3),
          lit ? t.hi : mix(t.base, t.lo, 0.4),
          'opacity=".75"',
        ) +
        fill(
          blade(
            [
              [x, y - size * 0.5],
              [x + lean * 0.9, y + size * 0.6],
            ],
            [1, 3, 1],
          ),
          t.deep,
          'opacity=".6"',
        );
    }
  }
  return k.inside(d, svg);
}

/** A wing of long feathers from a root; angles in degrees, 0 to the right, -90 up. */
export function featherWing(
  k: Kit,
  x: number,
  y: number,
  spec: { from: number; to: number; long: number; count?: number; colours: readonly string[]; dim?: boolean },
): string {
  const { from, to, long, count = 9, dim = false } = spec;
  let svg = '';
  for (let layer = 0; layer < 2; layer++)
    for (let i = 0; i < count; i++) {
      const p = i / (count - 1);
      const a = ((from + (to - from) * p) * Math.PI) / 180;
      const reach = long * (layer ? 0.58 : 1) * (1 - 0.42 * p ** 1.3);
      const bow = (to > from ? 1 : -1) * 0.2;
      const way: Pt[] = [
        [x + Math.cos(a) * 20, y + Math.sin(a) * 20 + p * 20],
        [x + Math.cos(a - bow) * reach * 0.55, y + Math.sin(a - bow) * reach * 0.55 + p * 16],
        [x + Math.cos(a) * reach, y + Math.sin(a) * reach + p * 14],
      ];
      const t = k.tones(spec.colours[(i + layer) % spec.colours.length] as string);
      const g = [long * 0.1, long * 0.16, long * 0.12, 2];
      svg +=
        fill(blade(way, g), dim ? t.lo : layer ? t.base : mix(t.base, t.lo, 0.5)) +
        fill(blade(way, g, (to > from ? 1 : -1) * -0.5, 0.24), dim ? t.base : t.hi, 'opacity=".7"') +
        fill(blade(way, g, (to > from ? 1 : -1) * 0.75, 0.2), t.deep, 'opacity=".8"');
    }
  return svg;
}

/** Branches that fork like antlers. */
export function antler(
  k: Kit,
  way: readonly Pt[],
  girth: readonly number[],
  colour: string,
  tines: readonly (readonly [number, number, number])[],
  dim = false,
): string {
  const spine = along(way, 14);
  let svg = '';
  for (const [at, turn, long] of tines) {
    const i = Math.round(at * (spine.length - 1));
    const [x, y] = spine[i] as [number, number];
    const a = (turn * Math.PI) / 180;
    const bend = turn > -90 ? -0.22 : 0.22;
    svg += horn(
      k,
      [
        [x, y],
        [x + Math.cos(a) * long * 0.55, y + Math.sin(a) * long * 0.55],
        [x + Math.cos(a + bend) * long, y + Math.sin(a + bend) * long],
      ],
      [15, 11, 1],
      colour,
      0,
      dim,
    );
  }
  return svg + horn(k, way, girth, colour, 0, dim);
}
