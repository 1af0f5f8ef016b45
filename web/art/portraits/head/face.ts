/** A face of planes: light, half light and shade, with few strong features. */

import { mix } from '../colour';
import { brow, ear, eye, freckles, lines, mouth, nosePlanes, skull, sockets, stubble } from './features';
import { type Kit, type Layer, type Part, Z, fill } from '../kit';
import { type Pt, blade, line, n, poly } from '../pen';

export interface Face {
  skin?: string;
  /** Hair colour of the brows. */
  brow?: string;
  /** 1 is usual. */
  jaw?: number;
  chin?: number;
  cheek?: number;
  /** Half the face in shade, or only its side (gentler). */
  split?: boolean;
  eyes?: {
    colour?: string;
    open?: number;
    tilt?: number;
    slit?: boolean;
    glow?: boolean;
    look?: number;
    shut?: 'left' | 'right' | 'both';
    size?: number;
    lash?: number;
  };
  brows?: { tilt?: number; thick?: number; y?: number; arch?: number; raise?: -1 | 1 };
  nose?: { wide?: number; long?: number; hook?: number; ball?: number };
  mouth?: { wide?: number; smile?: number; full?: number; paint?: string; y?: number; grin?: boolean; skew?: number };
  /** 0 young, 1 old: lines. */
  age?: number;
  /** Pointed ears. */
  elf?: boolean;
  ears?: boolean;
  freckles?: boolean;
  stubble?: string;
  gaunt?: number;
  /** Warmth on the cheeks; paint on the lids. */
  blush?: string;
  shadow?: string;
  /** A shaven skull shines. */
  bald?: boolean;
  /** A dent in the chin; a mole, in face coordinates. */
  cleft?: boolean;
  mole?: readonly [number, number];
}

export const SKIN = {
  fair: '#e9b792',
  pale: '#f0cdb4',
  ruddy: '#d99470',
  tan: '#c98a5e',
  grey: '#c9b2a0',
  dark: '#8a5a3c',
} as const;

export function contour(k: Kit, f: Face): Pt[] {
  const { jaw = 1, chin = 1, cheek = 1 } = f;
  const half = (s: -1 | 1): Pt[] => [
    k.frame.edge(s * 0.52, -0.98),
    k.frame.edge(s * 0.87, -0.72),
    k.frame.edge(s * 0.99, -0.3),
    k.frame.edge(s * 0.985 * cheek, 0.02),
    k.frame.edge(s * 0.96 * cheek, 0.2),
    k.frame.edge(s * (0.45 + 0.4 * jaw), 0.5),
    k.frame.edge(s * 0.76 * jaw, 0.66),
    k.frame.edge(s * 0.5 * (jaw + chin) * 0.5, 0.93),
    k.frame.edge(s * 0.23 * chin, 1.06),
  ];
  return [...half(1), ...half(-1).reverse()];
}

export function face(f: Face = {}): Part {
  return (k) => {
    const skin = f.skin ?? SKIN.fair;
    const t = k.tones(skin);
    const at = k.frame.at.bind(k.frame);
    const outline = line(contour(k, f));
    const s = -k.side as -1 | 1;
    const layers: Layer[] = [];
    const split = f.split ?? true;
    const nose = { wide: 1, long: 1, hook: 0, ball: 0, ...f.nose };
    const ny = 0.36 * nose.long;

    if (f.ears !== false) layers.push({ z: Z.head, svg: ear(k, f, -1, t) + ear(k, f, 1, t) });

    const far = 1.8;
    const shade = split
      ? [
          at(s * 0.3, -1.2),
          at(s * 0.36, -0.75),
          at(s * 0.5, -0.52),
          at(s * 0.46, -0.28),
          at(s * 0.14, -0.17),
          at(s * 0.07, -0.03, 0.08),
          at(s * 0.05, ny * 0.6, 0.2 + nose.hook * 0.1),
          at(s * 0.07, ny, 0.3),
          at(-s * 0.05, ny + 0.07, 0.24),
          at(s * 0.09, ny + 0.1, 0.06),
          at(s * 0.04, 0.55, 0.06),
          at(s * 0.08, 0.6, 0.08),
          at(s * 0.26, 0.63),
          at(s * 0.1, 0.68, 0.05),
          at(s * 0.13, 0.74),
          at(s * 0.06, 0.8, 0.02),
          at(s * 0.1, 0.9, 0.05),
          at(s * 0.14, 1.15),
          at(s * far, 1.3),
          at(s * far, -1.2),
        ]
      : [
          at(s * 0.5, -1.2),
          at(s * 0.66, -0.6),
          at(s * 0.72, -0.26),
          at(s * 0.64, -0.1),
          at(s * 0.7, 0.1),
          at(s * 0.64, 0.24),
          at(s * 0.46, 0.44),
          at(s * 0.42, 0.62),
          at(s * 0.34, 0.8),
          at(s * 0.16, 0.93),
          at(s * 0.1, 1.2),
          at(s * far, 1.3),
          at(s * far, -1.2),
        ];
    const patch = [
      at(s * 0.24, 0.12),
      at(s * 0.46, 0.1),
      at(s * 0.74, 0.02),
      at(s * 0.66, 0.2),
      at(s * 0.44, 0.4),
      at(s * 0.3, 0.26),
    ];
    const hollow = f.gaunt ?? 0.4;
    const lit = k.side;
    let planes = fill(poly(shade), t.lo);
    planes += fill(
      poly([
        at(lit * 1.5, 0.1),
        at(lit * 0.78, 0.22),
        at(lit * (0.72 - hollow * 0.2), 0.42),
        at(lit * 0.5, 0.74),
        at(lit * 0.34, 1.15),
        at(lit * 1.5, 1.2),
      ]),
      mix(t.base, t.lo, 0.3 + hollow * 0.35),
    );
    planes += fill(
      poly([
        at(lit * 1.5, -1.2),
        at(lit * 0.74, -0.8),
        at(lit * 0.84, -0.3),
        at(lit * 0.8, 0),
        at(lit * 0.92, 0.2),
        at(lit * 1.5, 0.3),
      ]),
      mix(t.base, t.lo, 0.32),
    );
    // Where the light meets brow, cheekbone and chin.
    planes += fill(
      poly([at(lit * 0.06, -0.62), at(lit * 0.52, -0.6), at(lit * 0.58, -0.32), at(lit * 0.08, -0.26)]),
      t.hi,
      'opacity=".55"',
    );
    planes += fill(
      poly([
        at(lit * 0.3, 0.17),
        at(lit * 0.6, 0.12),
        at(lit * 0.8, 0.06),
        at(lit * 0.74, 0.2),
        at(lit * 0.5, 0.36),
        at(lit * 0.34, 0.28),
      ]),
      t.hi,
      'opacity=".8"',
    );
    planes += fill(
      poly([at(lit * 0.04, 0.84, 0.04), at(lit * 0.2, 0.86), at(lit * 0.16, 0.98), at(lit * 0.02, 0.98)]),
      t.hi,
      'opacity=".6"',
    );
    if (split) planes += fill(poly(patch), mix(t.base, t.lo, 0.25));
    if (f.stubble) planes += stubble(k, f.stubble);
    if (f.blush)
      for (const g of [-1, 1] as const)
        planes += fill(
          line([at(g * 0.3, 0.22), at(g * 0.62, 0.14), at(g * 0.84, 0.1), at(g * 0.7, 0.32), at(g * 0.46, 0.42)]),
          f.blush,
          `opacity="${g === k.side ? 0.22 : 0.16}"`,
        );
    if (f.bald) planes += skull(k, t);
    planes += sockets(k, t, split, f.shadow);
    planes += nosePlanes(k, t, nose, ny, split);
    planes += mouth(k, f, t);
    planes += lines(k, f.age ?? 0, t);
    if (f.freckles) planes += freckles(k, t.lo);
    if (f.cleft) planes += fill(blade([at(0, 0.9, 0.05), at(0, 1.02, 0.03)], 6), t.deep, 'opacity=".7"');
    if (f.mole) {
      const [mx, my] = at(f.mole[0], f.mole[1], 0.03);
      planes += `<circle cx="${n(mx)}" cy="${n(my)}" r="4" fill="${t.deep}"/>`;
    }
    planes += eye(k, f, -1, t) + eye(k, f, 1, t);
    planes += brow(k, f, -1) + brow(k, f, 1);
    // Light from behind along cheek and jaw.
    const { w } = k.frame.pose;
    planes += `<path d="M-99 -99H499V699H-99z${shifted(contour(k, f), k.side * w * 0.075, -w * 0.03)}" fill-rule="evenodd" fill="${k.light.rim}" opacity=".6"/>`;
    layers.push({ z: Z.head, svg: fill(outline, t.base) + k.inside(outline, planes) });
    return layers;
  };
}

function shifted(points: readonly Pt[], dx: number, dy: number): string {
  return line(points.map((p): Pt => [p[0] + dx, p[1] + dy]));
}
