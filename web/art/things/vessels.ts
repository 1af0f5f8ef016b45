/** Flasks, bombs and jars, each large in the middle of its picture. */

import { shift } from '../portraits/colour';
import { flame } from '../portraits/hands';
import { type Kit, type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly, pts } from '../portraits/pen';

const MIDDLE = { x: 200, y: 290 } as const;
const on = (text: string, size = 1): Pt[] => place(pts(text), MIDDLE.x, MIDDLE.y, size);

/** The outline of a flask from cork to foot, and where its liquid begins. */
const FLASKS = {
  round: {
    shape: '-26 -150!, -26 -70, -104 0, -112 66, -64 130, 0 142, 64 130, 112 66, 104 0, 26 -70, 26 -150!',
    level: -4,
  },
  tall: {
    shape: '-24 -156!, -24 -100, -60 -70, -64 60, -56 132, 0 142, 56 132, 64 60, 60 -70, 24 -100, 24 -156!',
    level: -48,
  },
  cone: { shape: '-22 -156!, -24 -60, -110 108, -96 140, 0 146, 96 140, 110 108, 24 -60, 22 -156!', level: 16 },
  gourd: {
    shape:
      '-22 -156!, -24 -116, -66 -72, -52 -16, -104 44, -84 126, 0 144, 84 126, 104 44, 52 -16, 66 -72, 24 -116, 22 -156!',
    level: -70,
  },
  square: { shape: '-26 -150!, -28 -92, -88 -66!, -92 130!, 0 142, 92 130!, 88 -66!, 28 -92, 26 -150!', level: -30 },
  drop: { shape: '-20 -160!, -22 -96, -84 34, -70 118, 0 144, 70 118, 84 34, 22 -96, 20 -160!', level: -10 },
  phial: { shape: '-30 -150!, -32 -70, -44 60, -30 128, 0 142, 30 128, 44 60, 32 -70, 30 -150!', level: -60 },
} as const;

/** A stoppered flask; `sign` is seen on its belly. */
export function flask(spec: {
  shape: keyof typeof FLASKS;
  liquid: string;
  wax?: string;
  sign?: (k: Kit) => string;
  bubbles?: boolean;
}): Part {
  return (k) => {
    const { shape, level } = FLASKS[spec.shape];
    const glass = k.tones('#cfe4e0');
    const liquid = k.tones(spec.liquid);
    const filled = fill(
      line(on(`-160 ${level}!, -60 ${level + 8}, 40 ${level - 6}, 160 ${level + 4}!, 160 180!, -160 180!`)),
      liquid.base,
    );
    const shade = fill(poly(on(`30 ${level - 4}, 160 ${level + 4}, 160 180, 56 180`)), liquid.lo);
    const glint = fill(blade(on('-64 20, -72 60, -52 104'), [3, 17, 3]), '#ffffff', 'opacity=".8"');
    const bubbles = spec.bubbles
      ? [
          [-20, 70, 9],
          [18, 40, 7],
          [34, 92, 11],
          [-8, 104, 6],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              `<circle cx="${MIDDLE.x + x}" cy="${MIDDLE.y + y}" r="${r}" fill="${liquid.hi}" opacity=".8"/>`,
          )
          .join('')
      : '';
    const cork = form(k, poly(on('-26 -196, 26 -196, 22 -146, -22 -146')), k.tones('#a8784a'), { depth: 8, edge: 3 });
    const collar = form(k, line(on('-36 -158, 36 -158, 34 -136, -34 -136')), k.tones(spec.wax ?? '#8a2a24'), {
      depth: 6,
      edge: 3,
    });
    return {
      z: Z.body,
      svg:
        cork +
        form(k, line(on(shape)), glass, {
          depth: 20,
          edge: 7,
          inner: filled + shade + bubbles + (spec.sign?.(k) ?? '') + glint,
        }) +
        collar,
    };
  };
}

/** A bird or star painted on a label. */
export function label(body: string, paint: string): (k: Kit) => string {
  return () => fill(line(on(body)), paint, 'opacity=".9"');
}

interface BombSpec {
  colour: string;
  /** Round, with ribs, a star of spikes, a puffball, a barrel. */
  shape?: 'round' | 'ribbed' | 'spiked' | 'puffball' | 'barrel';
  spark: readonly [string, string, string];
  band?: string;
}

export function bomb(spec: BombSpec): Part {
  return (k) => {
    const { shape = 'round' } = spec;
    const t = k.tones(spec.colour);
    const fuse = form(k, blade(on('14 -96, 34 -138, 78 -150, 104 -186'), [13, 11, 10, 8]), k.tones('#b89a6a'), {
      depth: 4,
      edge: 2,
    });
    const [fx, fy] = on('108 -194')[0] as Pt;
    const spikes =
      shape === 'spiked'
        ? Array.from({ length: 12 }, (_, index) => {
            const a = (index * Math.PI) / 6;
            const at = (r: number, off: number): string =>
              `${n(Math.cos(a + off) * r)} ${n(20 + Math.sin(a + off) * r)}`;
            return poly(on(`${at(100, -0.16)}, ${at(162, 0)}, ${at(100, 0.16)}`));
          }).join('')
        : '';
    const body =
      shape === 'barrel'
        ? line(on('-70 -92!, 70 -92!, 96 20, 70 134!, -70 134!, -96 20'))
        : shape === 'puffball'
          ? line(
              on(
                '-30 -96, 0 -112, 34 -94, 86 -84, 114 -20, 122 44, 88 112, 30 140, -40 138, -92 108, -122 40, -112 -30, -80 -84',
              ),
            )
          : line(on('0 -104, 82 -72, 118 16, 84 104, 0 140, -84 104, -118 16, -82 -72'));
    const ribs =
      shape === 'ribbed'
        ? [-60, -20, 20, 60]
            .map((x) => blade(on(`${x * 0.4} -104, ${x * 1.5} 18, ${x * 0.4} 138`), [4, 10, 4]))
            .join('')
        : '';
    const dots =
      shape === 'puffball'
        ? [
            [-50, -20, 15],
            [30, 20, 20],
            [-20, 70, 17],
            [64, 70, 12],
            [50, -40, 11],
          ]
            .map(
              ([x = 0, y = 0, r = 0]) =>
                `<circle cx="${MIDDLE.x + x}" cy="${MIDDLE.y + y}" r="${r}" fill="${t.deep}" opacity=".6"/>`,
            )
            .join('')
        : '';
    const band = spec.band ? fill(blade(on('-124 20, 0 46, 124 20'), [22, 28, 22]), k.tones(spec.band).base) : '';
    return {
      z: Z.body,
      svg:
        (spikes ? form(k, spikes, k.tones(shift(spec.colour, 1.2)), { depth: 8, edge: 3 }) : '') +
        fuse +
        form(k, body, t, { depth: 28, edge: 8, inner: fill(ribs, t.deep, 'opacity=".8"') + dots + band }) +
        form(k, line(on('-38 -112, 38 -112, 44 -84, -44 -84')), k.tones('#8a8078'), { depth: 8, edge: 3 }) +
        fill(blade(on('-78 -30, -62 -64, -26 -80'), [4, 17, 4]), '#ffffff', 'opacity=".55"') +
        flame(k, fx, fy, 34, spec.spark),
    };
  };
}

/** A jar with something in it. */
export function jar(spec: { liquid: string; lid?: string; inside: (k: Kit) => string }): Part {
  return (k) => {
    const glass = k.tones('#cfe0e0');
    const body = line(on('-84 -106!, -104 -70, -108 120, -84 144!, 84 144!, 108 120, 104 -70, 84 -106!'));
    const liquid = k.tones(spec.liquid);
    const filled =
      fill(line(on('-140 -60!, 0 -50, 140 -62!, 140 180!, -140 180!')), liquid.base, 'opacity=".8"') +
      fill(poly(on('40 -56, 140 -62, 140 180, 60 180')), liquid.lo, 'opacity=".7"');
    return {
      z: Z.body,
      svg:
        form(k, body, glass, {
          depth: 18,
          edge: 7,
          inner:
            filled +
            spec.inside(k) +
            fill(blade(on('-84 -20, -88 40, -80 100'), [3, 16, 3]), '#ffffff', 'opacity=".7"'),
        }) +
        form(k, line(on('-98 -146, 98 -146, 102 -104, -102 -104')), k.tones(spec.lid ?? '#8a5a30'), {
          depth: 12,
          edge: 4,
        }) +
        fill(blade(on('-102 -112, 0 -104, 102 -112'), [9, 11, 9]), k.tones('#c9a86a').base),
    };
  };
}
