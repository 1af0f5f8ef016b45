/** Signs worn on the breast. */

import { mix } from './colour';
import { type Kit, type Part, Z, fill } from './kit';
import { type Pt, blade, n, poly } from './pen';

/** A medal on a chain, on the breast. */
export function medal(
  spec: {
    y?: number;
    x?: number;
    metal?: string;
    sign?: (k: Kit, x: number, y: number) => string;
    r?: number;
    wide?: number;
    chain?: number;
    z?: number;
  } = {},
): Part {
  return (k) => {
    const pose = k.frame.pose;
    const x = spec.x ?? pose.x;
    const y = spec.y ?? pose.y + pose.h * 1.72;
    const { r = 18, wide = 0.6, chain = 4 } = spec;
    const m = k.tones(spec.metal ?? '#cfd3d8');
    const links = chain
      ? ([-1, 1] as const)
          .map((s) =>
            fill(
              blade(
                [
                  [x + s * pose.w * wide, pose.y + pose.h * 1.26],
                  [x + s * pose.w * wide * 0.6, (pose.y + pose.h * 1.3 + y) / 2 + 8],
                  [x, y - r],
                ],
                [chain, chain, chain],
              ),
              s === k.side ? m.hi : m.lo,
            ),
          )
          .join('')
      : '';
    return {
      z: spec.z ?? Z.front,
      svg:
        links +
        (r
          ? `<circle cx="${n(x)}" cy="${n(y + 2)}" r="${r + 2}" fill="${m.deep}"/><circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${m.lo}"/><circle cx="${n(x)}" cy="${n(y)}" r="${r - 3.5}" fill="${mix(m.deep, m.lo, 0.5)}"/>`
          : '') +
        (spec.sign?.(k, x, y) ?? ''),
    };
  };
}

/** Signs of few planes, drawn round a point. */
export function wolf(k: Kit, x: number, y: number): string {
  const m = k.tones('#e2e6ea');
  return (
    fill(
      poly([
        [x - 14, y - 17],
        [x - 5, y - 9],
        [x + 5, y - 9],
        [x + 14, y - 17],
        [x + 13, y + 1],
        [x + 4, y + 16],
        [x - 4, y + 16],
        [x - 13, y + 1],
      ]),
      k.side < 0 ? m.hi : m.lo,
    ) +
    fill(
      poly([
        [x, y - 9],
        [x + 5, y - 9],
        [x + 14, y - 17],
        [x + 13, y + 1],
        [x + 4, y + 16],
        [x, y + 16],
      ]),
      k.side < 0 ? m.lo : m.hi,
    ) +
    fill(
      poly([
        [x - 9, y - 4],
        [x - 2, y],
        [x - 3, y + 4],
      ]),
      '#c02a1c',
    ) +
    fill(
      poly([
        [x + 9, y - 4],
        [x + 2, y],
        [x + 3, y + 4],
      ]),
      '#c02a1c',
    )
  );
}

export function viper(k: Kit, x: number, y: number): string {
  const m = k.tones('#d8dcc8');
  return (
    fill(
      poly([
        [x, y - 17],
        [x + 13, y - 8],
        [x + 11, y + 4],
        [x + 3, y + 16],
        [x - 3, y + 16],
        [x - 11, y + 4],
        [x - 13, y - 8],
      ]),
      m.base,
    ) +
    fill(
      poly([
        [x, y - 17],
        [x + 13, y - 8],
        [x + 11, y + 4],
        [x + 3, y + 16],
        [x, y + 16],
      ]),
      m.lo,
    ) +
    fill(
      poly([
        [x - 9, y - 4],
        [x - 3, y + 1],
        [x - 4, y + 4],
      ]),
      k.light.ink,
    ) +
    fill(
      poly([
        [x + 9, y - 4],
        [x + 3, y + 1],
        [x + 4, y + 4],
      ]),
      k.light.ink,
    ) +
    fill(
      blade(
        [
          [x, y + 12],
          [x - 5, y + 26],
        ],
        3,
      ),
      m.hi,
    ) +
    fill(
      blade(
        [
          [x, y + 12],
          [x + 5, y + 26],
        ],
        3,
      ),
      m.hi,
    )
  );
}

/** A sun with straight and waved rays. */
export function sun(metal: string, r = 30): (k: Kit, x: number, y: number) => string {
  return (k, x, y) => {
    const t = k.tones(metal);
    let d = '';
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      const far = i % 2 ? r * 1.5 : r * 1.95;
      d += poly([
        [x + Math.cos(a - 0.15) * r * 0.9, y + Math.sin(a - 0.15) * r * 0.9],
        [x + Math.cos(a) * far, y + Math.sin(a) * far],
        [x + Math.cos(a + 0.15) * r * 0.9, y + Math.sin(a + 0.15) * r * 0.9],
      ]);
    }
    return (
      fill(d, t.lo) +
      fill(d, t.base, `transform="translate(${k.side * 1.5} -1.5)"`) +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.86)}" fill="${t.lo}"/><circle cx="${n(x + k.side * 1.5)}" cy="${n(y - 1.5)}" r="${n(r * 0.76)}" fill="${t.base}"/><circle cx="${n(x + k.side * r * 0.25)}" cy="${n(y - r * 0.25)}" r="${n(r * 0.36)}" fill="${t.hi}"/>`
    );
  };
}

/** An eight-pointed star of black stone. */
export function star(_k: Kit, x: number, y: number): string {
  const points: Pt[] = [];
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 ? 8 : i % 4 ? 17 : 24;
    points.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
  }
  return (
    fill(poly(points), '#f3eefb') +
    fill(poly(points.map(([px, py]): Pt => [x + (px - x) * 0.72, y + (py - y) * 0.72])), '#140c1c') +
    `<circle cx="${n(x)}" cy="${n(y)}" r="4" fill="#fff"/>`
  );
}
