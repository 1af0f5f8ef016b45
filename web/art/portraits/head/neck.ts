/** Neck and breast. */

import { SKIN } from './face';
import { type Part, Z, fill } from '../kit';
import { type Pt, blade, line, poly } from '../pen';

/** Neck and breast, down to the neckline of what is worn. */
export function neck(
  spec: { skin?: string; wide?: number; depth?: number; spread?: number; round?: boolean } = {},
): Part {
  return (k) => {
    const t = k.tones(spec.skin ?? SKIN.fair);
    const { wide = 0.6, depth = 0.55, spread = 0.5 } = spec;
    const { x, y, w, h, turn } = k.frame.pose;
    const top = y + h * 0.4;
    const root = y + h * 1.22;
    const foot = root + h * depth;
    const cx = x + w * turn * 0.25;
    const s = -k.side;
    const half = (g: -1 | 1): Pt[] => [
      [x + g * w * wide, top, 0],
      [x + g * w * (wide + 0.02), root - h * 0.1],
      [x + g * w * (wide + spread), root + h * 0.16, 0],
      ...(spec.round ? [[x + g * w * (wide + spread) * 0.7, root + (foot - root) * 0.7] as Pt] : []),
    ];
    const shape = line([...half(-1), spec.round ? [x, foot] : [x, foot, 0], ...half(1).reverse()]);
    return {
      z: Z.neck,
      svg:
        fill(shape, t.base) +
        k.inside(
          shape,
          fill(
            poly([
              [cx + s * w * 0.1, top],
              [cx + s * w * 0.22, root],
              [cx + s * w * 0.06, foot],
              [cx + s * 300, foot],
              [cx + s * 300, top],
            ]),
            t.lo,
          ) +
            fill(
              line([
                [x - 150, top, 0],
                [x - 150, y + h * 0.98, 0],
                [cx - w * 0.34, y + h * 1.18],
                [cx + s * w * 0.12, y + h * 1.32],
                [x + 150, y + h * 1.16, 0],
                [x + 150, top, 0],
              ]),
              t.deep,
              'opacity=".9"',
            ) +
            fill(
              blade(
                [
                  [cx + k.side * w * 0.44, y + h * 1.1],
                  [cx + k.side * w * 0.16, root + h * 0.22],
                ],
                [2, 8, 2],
              ),
              t.lo,
              'opacity=".8"',
            ) +
            fill(
              blade(
                [
                  [x - w * (wide + 0.3), root + h * 0.2],
                  [x - w * 0.2, root + h * 0.22],
                  [x - w * 0.06, root + h * 0.26],
                ],
                6,
              ),
              t.lo,
            ) +
            fill(
              blade(
                [
                  [x + w * (wide + 0.3), root + h * 0.2],
                  [x + w * 0.2, root + h * 0.22],
                  [x + w * 0.06, root + h * 0.26],
                ],
                6,
              ),
              t.deep,
              'opacity=".6"',
            ),
        ),
    };
  };
}
