/** Beams, wheels and the men who work them. */

import { type Kit, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly } from '../portraits/pen';

/** A beam with the grain of wood. */
export function beam(k: Kit, a: Pt, b: Pt, wide: number, colour: string, dim = false): string {
  const t = k.tones(colour);
  const d = blade([a, b], [wide, wide, wide]);
  return form(k, d, t, {
    depth: wide * 0.4,
    edge: 3,
    dim,
    inner: fill(
      blade(
        [
          [a[0] * 0.9 + b[0] * 0.1, a[1] * 0.9 + b[1] * 0.1 + 2],
          [a[0] * 0.3 + b[0] * 0.7, a[1] * 0.3 + b[1] * 0.7 + 2],
        ],
        [1, 3, 1],
      ),
      t.deep,
      'opacity=".6"',
    ),
  });
}

export function wheel(k: Kit, x: number, y: number, r: number, wood: string, iron: string): string {
  const w = k.tones(wood);
  const m = k.tones(iron);
  let svg = `<circle cx="${x}" cy="${y}" r="${r}" fill="${m.lo}"/><circle cx="${n(x + k.side * 2)}" cy="${y - 2}" r="${r - 3}" fill="${m.base}"/><circle cx="${x}" cy="${y}" r="${r - 9}" fill="${w.base}"/>`;
  svg += k.inside(
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`,
    fill(
      poly([
        [x - k.side * 4, y - r],
        [x + k.side * 6, y + r],
        [x - k.side * 200, y + r],
        [x - k.side * 200, y - r],
      ]),
      w.lo,
      'opacity=".6"',
    ),
  );
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI + 0.3;
    svg += fill(
      blade(
        [
          [x - Math.cos(a) * (r - 8), y - Math.sin(a) * (r - 8)],
          [x + Math.cos(a) * (r - 8), y + Math.sin(a) * (r - 8)],
        ],
        [8, 8, 8],
      ),
      w.deep,
    );
  }
  return `${svg}<circle cx="${x}" cy="${y}" r="${n(r * 0.26)}" fill="${m.lo}"/><circle cx="${n(x + k.side * 2)}" cy="${y - 2}" r="${n(r * 0.18)}" fill="${m.hi}"/>`;
}

/** A man of the crew, dark against the light. */
export function crew(k: Kit, x: number, y: number, size: number, arm: number, flip = false): string {
  const on = (p: Pt[]): Pt[] => place(p, x, y, size, 0, flip);
  const d =
    line(
      on([
        [-12, 0, 0],
        [-14, -44],
        [-18, -74],
        [-4, -88],
        [12, -78],
        [14, -44],
        [12, 0, 0],
        [3, 0, 0],
        [0, -34],
        [-3, 0, 0],
      ]),
    ) +
    line(
      on([
        [-9, -92],
        [-8, -108],
        [0, -114],
        [9, -108],
        [9, -92],
        [0, -84],
      ]),
    ) +
    blade(
      on([
        [8, -76],
        [26, -76 + arm * 14],
        [44, -80 + arm * 36],
      ]),
      [12 * size, 10 * size, 8 * size],
    ) +
    blade(
      on([
        [-12, -76],
        [-6, -60],
        [14, -58 + arm * 10],
      ]),
      [12 * size, 10 * size, 8 * size],
    );
  return fill(d, k.light.ink);
}
