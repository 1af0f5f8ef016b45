/** Wraiths. */

import { glowEye, teeth } from './anatomy';
import { type Part, Z, fill, form } from '../portraits/kit';
import { blade, line, poly } from '../portraits/pen';

/** The face of one who died at noon: skin on bone, light in the sockets. Follows the pose of the card. */
export function wraithFace(spec: { skin: string; glow: string }): Part {
  return (k) => {
    const t = k.tones(spec.skin);
    const at = k.frame.at.bind(k.frame);
    const e = k.frame.edge.bind(k.frame);
    const s = -k.side;
    const outline = line([
      e(0.5, -0.98),
      e(0.86, -0.72),
      e(0.98, -0.3),
      e(0.96, 0.06),
      e(0.8, 0.34, 0),
      e(0.6, 0.5),
      e(0.58, 0.8),
      e(0.26, 1.16),
      e(-0.26, 1.16),
      e(-0.58, 0.8),
      e(-0.6, 0.5),
      e(-0.8, 0.34, 0),
      e(-0.96, 0.06),
      e(-0.98, -0.3),
      e(-0.86, -0.72),
      e(-0.5, -0.98),
    ]);
    let p = fill(
      poly([
        at(s * 0.2, -1.2),
        at(s * 0.3, -0.5),
        at(s * 0.12, -0.2),
        at(s * 0.05, 0.1, 0.1),
        at(s * 0.1, 0.4, 0.1),
        at(s * 0.04, 1.3),
        at(s * 2, 1.3),
        at(s * 2, -1.2),
      ]),
      t.lo,
    );
    for (const g of [-1, 1] as const) {
      p += fill(
        line([
          at(g * 0.09, 0.04),
          at(g * 0.16, -0.2),
          at(g * 0.46, -0.27),
          at(g * 0.8, -0.16),
          at(g * 0.78, 0.1),
          at(g * 0.5, 0.26),
          at(g * 0.22, 0.2),
        ]),
        k.light.ink,
      );
      const [x, y] = at(g * 0.44, 0.0);
      p += glowEye(k, x, y, 17, 13, spec.glow, { core: '#ffffff', tilt: g * -8 });
      p += fill(
        poly([at(g * 0.92, 0.2), at(g * 0.52, 0.36), at(g * 0.44, 0.8), at(g * 0.6, 0.84), at(g * 0.8, 0.4)]),
        t.deep,
        'opacity=".8"',
      );
      p += fill(
        poly([at(g * 0.8, 0.12), at(g * 0.5, 0.29), at(g * 0.36, 0.42), at(g * 0.56, 0.38), at(g * 0.86, 0.26)]),
        g === k.side ? t.hi : t.base,
      );
      p += fill(blade([at(g * 0.2, -0.3), at(g * 0.5, -0.4), at(g * 0.8, -0.26)], 6), t.deep, 'opacity=".6"');
      p += fill(
        blade([at(g * 0.3, -0.86), at(g * 0.22, -0.6), at(g * 0.34, -0.44), at(g * 0.26, -0.34)], [2, 4, 4, 1]),
        t.deep,
      );
    }
    p += fill(poly([at(-0.1, 0.46, 0.08), at(0, 0.2, 0.14), at(0.1, 0.46, 0.08), at(0, 0.41, 0.1)]), k.light.ink);
    const mouth = line([
      at(-0.36, 0.66, 0, 0),
      at(-0.16, 0.58, 0.04),
      at(0.16, 0.58, 0.04),
      at(0.36, 0.66, 0, 0),
      at(0.26, 0.92),
      at(0, 1.0, 0.02),
      at(-0.26, 0.92),
    ]);
    p +=
      fill(mouth, k.light.ink) +
      k.inside(
        mouth,
        teeth(k, [at(-0.34, 0.63), at(0, 0.58, 0.04), at(0.34, 0.63)], 8, 15, 8, '#efe3c4') +
          teeth(k, [at(-0.26, 0.95), at(0, 1.0, 0.02), at(0.26, 0.95)], 7, -13, 8, '#efe3c4'),
      );
    return { z: Z.head, svg: form(k, outline, t, { depth: 8, edge: 4, inner: p }) };
  };
}
