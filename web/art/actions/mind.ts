/** Heads in profile: for what is done to a mind. */

import { type Kit, type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly, pts } from '../portraits/pen';

/** Looking right; the brain is about 8 -52 from the middle. */
const PROFILE =
  '-58 -40, -40 -104, 10 -128, 62 -108, 78 -66, 76 -40!, 100 -4!, 84 4, 90 20!, 82 28, 86 42!, 74 54, 68 76, 34 80!, 26 130!, 110 170!, -110 170!, -44 120, -50 50, -66 0';

interface HeadSpec {
  x: number;
  y: number;
  size?: number;
  colour?: string;
  /** Half closed, open and burning, or none. */
  eye?: 'shut' | 'burning';
  flip?: boolean;
  /** What is seen inside the skull. */
  inside?: (k: Kit, on: (text: string) => Pt[], size: number) => string;
}

export function profile(spec: HeadSpec): Part {
  return (k) => {
    const { x, y, size = 1, colour = '#8a6a5a', flip = false } = spec;
    const on = (text: string): Pt[] => place(pts(text), x, y, size, 0, flip);
    const t = k.tones(colour);
    const [ex, ey] = on('52 -22')[0] as Pt;
    const eye =
      spec.eye === 'burning'
        ? `<circle cx="${n(ex)}" cy="${n(ey)}" r="${n(26 * size)}" fill="${k.light.glow}" opacity=".5"/><circle cx="${n(ex)}" cy="${n(ey)}" r="${n(10 * size)}" fill="#fffbe8"/>`
        : spec.eye === 'shut'
          ? fill(blade(on('36 -18, 52 -12, 68 -20'), [2, 6, 2]), t.deep)
          : '';
    const ear = fill(blade(on('-6 -14, -16 4, -4 24, 4 8'), [5, 12, 10, 3]), t.deep, 'opacity=".7"');
    const mouth = fill(blade(on('84 24, 66 26'), [2, 4]), t.deep);
    return {
      z: Z.body,
      svg:
        form(k, line(on(PROFILE)), t, { depth: 20, edge: 5 }) + ear + mouth + eye + (spec.inside?.(k, on, size) ?? ''),
    };
  };
}

/** A winding line where the mind is. */
export function windingMind(paint: string): NonNullable<HeadSpec['inside']> {
  return (k, on, size) => {
    const way = Array.from({ length: 26 }, (_, step) => {
      const [turn, r] = [step * 0.62, 58 - step * 2];
      return `${n(8 + Math.cos(turn) * r)} ${n(-56 + Math.sin(turn) * r)}`;
    }).join(', ');
    return fill(
      blade(
        on(way),
        [3, 12, 11, 9, 3].map((wide) => wide * size),
      ),
      paint ?? k.light.glow,
    );
  };
}

/** Cracks from crown to brow, and light behind them. */
export function shatteredMind(paint: string): NonNullable<HeadSpec['inside']> {
  return (_k, on, size) => {
    const ways = [
      '-20 -128, -6 -92, -24 -62, 4 -36, -8 0',
      '-6 -92, 26 -76, 44 -92',
      '-24 -62, -54 -52',
      '4 -36, 36 -44, 58 -34',
    ];
    const d = ways
      .map((way) =>
        blade(
          on(way),
          [9, 15, 11, 2].map((wide) => wide * size),
        ),
      )
      .join('');
    const pieces = [
      '-24 -138, -2 -156, 6 -136',
      '-66 -110, -50 -128, -44 -108',
      '28 -146, 48 -158, 46 -138',
      '-86 -74, -76 -92, -68 -72',
    ];
    return fill(d, paint) + fill(pieces.map((piece) => poly(on(piece))).join(''), paint);
  };
}

/** Pillars under a gable, lit from within. */
export function templeInMind(paint: string): NonNullable<HeadSpec['inside']> {
  return (_k, on) => {
    const gable = poly(on('-42 -74, 12 -106, 66 -74'));
    const pillars = [-36, -14, 8, 30, 52]
      .map((left) => poly(on(`${left} -68, ${left + 12} -68, ${left + 12} -28, ${left} -28`)))
      .join('');
    return fill(gable + pillars + poly(on('-44 -26, 68 -26, 72 -14, -48 -14')), paint);
  };
}

/** Nails of light driven in from all sides. */
export function tormentedMind(paint: string): NonNullable<HeadSpec['inside']> {
  return (_k, on, size) => {
    const spikes = [200, 232, 264, 296, 328].map((turn) => {
      const a = (turn * Math.PI) / 180;
      const at = (r: number): string => `${n(10 + Math.cos(a) * r)} ${n(-44 + Math.sin(a) * r)}`;
      return blade(
        on(`${at(40)}, ${at(84)}, ${at(146)}`),
        [1, 11, 22].map((wide) => wide * size),
      );
    });
    return fill(spikes.join(''), paint);
  };
}
