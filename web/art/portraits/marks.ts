/** Ears that show, rings in them, paint on skin. */

import type { UV } from './head/hair';
import { type Part, Z, fill, form } from './kit';
import { type Pt, blade, line, n } from './pen';

/** Pointed ears that stand out of the hair. */
export function elfEars(skin: string): Part {
  return (k) => {
    const t = k.tones(skin);
    const { w, h, turn } = k.frame.pose;
    return {
      z: Z.gear,
      svg: ([-1, 1] as const)
        .filter((s) => turn * s <= 0.5)
        .map((s) => {
          const [x, y] = k.frame.edge(s * 0.96, 0.06);
          const o = s * w * 0.26;
          const shape: Pt[] = [
            [x - s * 2, y - h * 0.14],
            [x + o * 0.8, y - h * 0.26],
            [x + o * 2.3, y - h * 0.52, 0],
            [x + o * 1.4, y - h * 0.04],
            [x + o * 0.7, y + h * 0.16],
            [x, y + h * 0.24],
          ];
          return form(k, line(shape), t, {
            depth: 7,
            edge: 3,
            dim: s !== k.side,
            inner: fill(
              line([
                [x + o * 0.2, y - h * 0.08],
                [x + o * 0.9, y - h * 0.18],
                [x + o * 1.6, y - h * 0.34, 0],
                [x + o * 0.9, y],
                [x + o * 0.3, y + h * 0.12],
              ]),
              s === k.side ? t.lo : t.deep,
            ),
          });
        })
        .join(''),
    };
  };
}

/** An iron ring or stud in an ear. */
export function earring(metal: string, s: -1 | 1): Part {
  return (k) => {
    const [x, y] = k.frame.edge(s * 1.06, 0.34);
    const t = k.tones(metal);
    return {
      z: Z.hair,
      svg: `<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="none" stroke="${t.base}" stroke-width="5"/><path d="M${n(x - 8)} ${n(y - 2)}A9 9 0 0 1 ${n(x)} ${n(y - 9)}" fill="none" stroke="${t.hi}" stroke-width="4"/>`,
    };
  };
}

/** A patch of paint on skin: woad, tattoo, dirt; head coordinates. */
export function mark(ways: readonly (readonly UV[])[], paint: string, wide = 8, opacity = 0.75): Part {
  return (k) => ({
    z: Z.head,
    svg: ways
      .map((way) =>
        fill(
          blade(
            way.map((p) => k.frame.at(p[0], p[1], 0.02)),
            [wide * 0.6, wide, wide * 0.5],
          ),
          paint,
          `opacity="${opacity}"`,
        ),
      )
      .join(''),
  });
}
