/** Armour, traps and other things that stand for an action. */

import { type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place, poly, pts } from '../portraits/pen';
import { round } from './strikes';

interface Spot {
  x: number;
  y: number;
  size?: number;
  turn?: number;
}

const setter =
  ({ x, y, size = 1, turn = 0 }: Spot) =>
  (text: string): Pt[] =>
    place(pts(text), x, y, size, turn);

const CUIRASS =
  '-62 -96, -34 -112!, -24 -84, 0 -70, 24 -84, 34 -112!, 62 -96, 96 -70!, 84 -30, 74 10, 66 70, 40 96!, 0 106, -40 96!, -66 70, -74 10, -84 -30, -96 -70!';

/** A breastplate. `molten` lets it run like wax; `roots` grow over it. */
export function breastplate(spec: Spot & { metal?: string; molten?: boolean; trim?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const t = k.tones(spec.metal ?? '#a8b0b8');
    const ridge = poly(on('0 -70, 14 20, 0 104, -14 20'));
    const bands = ['-64 40, 0 54, 64 40', '-60 66, 0 80, 60 66'].map((way) => blade(on(way), [4, 8, 4])).join('');
    const collar = blade(on('-34 -110, -22 -82, 0 -68, 22 -82, 34 -110'), [7, 9, 11, 9, 7]);
    const drips = spec.molten
      ? fill(
          ['-54 84, -52 120, -54 150', '-20 100, -22 150, -18 182', '14 102, 16 134, 14 158', '48 88, 48 132, 50 170']
            .map((way) => blade(on(way), [30, 17, 13]))
            .join(''),
          '#ff8a2a',
        ) +
        fill(line(on('-66 66, -30 46, 0 72, 34 50, 66 66, 44 100, 0 112, -44 100')), '#ffb84a') +
        fill(line(on('-44 80, -10 70, 10 88, 40 76, 26 98, -24 102')), '#fff2b0')
      : '';
    return {
      z: Z.body,
      svg:
        form(k, line(on(CUIRASS)), t, {
          depth: 20,
          edge: 6,
          inner: fill(ridge, t.hi, 'opacity=".5"') + fill(bands, t.deep, 'opacity=".7"'),
        }) +
        fill(collar, k.tones(spec.trim ?? '#d8a941').base) +
        drips,
    };
  };
}

/** Jaws of iron on a spring. */
export function jawTrap(spec: Spot & { metal?: string }): Part {
  return (k) => {
    const { x, y, size = 1 } = spec;
    const t = k.tones(spec.metal ?? '#7a7478');
    const jaw = (up: -1 | 1): string => {
      const rim = Array.from({ length: 9 }, (_, step) =>
        round(x, y, 116 * size, 180 + up * ((180 * step) / 8), up > 0 ? 0.8 : 0.3),
      );
      const teeth = rim.slice(0, -1).map(([px, py], index) => {
        const next = rim[index + 1] ?? [px, py];
        const [mx, my] = [(px + next[0]) / 2, (py + next[1]) / 2];
        return poly([[px, py], next, [mx + (x - mx) * 0.3, my + (y - 14 * size - my) * 0.34]]);
      });
      return (
        form(k, teeth.join(''), k.tones('#d4d8dc'), { depth: 5, edge: 2 }) +
        form(
          k,
          blade(
            rim,
            [12, 17, 17, 12].map((wide) => wide * size),
          ),
          t,
          { depth: 6, edge: 3 },
        )
      );
    };
    const plate = `<ellipse cx="${x}" cy="${n(y + 4)}" rx="${n(46 * size)}" ry="${n(15 * size)}" fill="${t.lo}"/><ellipse cx="${x}" cy="${y}" rx="${n(46 * size)}" ry="${n(15 * size)}" fill="${t.base}"/>`;
    return { z: Z.body, svg: jaw(1) + plate + jaw(-1) };
  };
}

/** A bracer with a hidden blade. */
export function wristBlade(spec: Spot): Part {
  return (k) => {
    const on = setter(spec);
    const leather = k.tones('#6a4530');
    const steel = k.tones('#d4dae0');
    return {
      z: Z.front,
      svg:
        form(k, poly(on('-9 -60, 9 -60, 8 -176, 0 -206, -8 -176')), steel, { depth: 6, edge: 3 }) +
        form(k, line(on('-34 -70, 34 -70, 40 -30, 44 120!, -44 120!, -40 -30')), leather, {
          depth: 14,
          edge: 5,
          inner: fill(
            ['-46 -34, 0 -26, 46 -34', '-46 16, 0 24, 46 16', '-46 66, 0 74, 46 66']
              .map((way) => blade(on(way), [9, 12, 9]))
              .join(''),
            leather.deep,
          ),
        }) +
        form(k, poly(on('-14 -76, 14 -76, 12 60, -12 60')), k.tones('#8a8f98'), { depth: 5, edge: 3 }),
    };
  };
}

/** A paw with long claws, striking down. */
export function clawedPaw(spec: Spot & { colour?: string; claw?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const fur = k.tones(spec.colour ?? '#6a6a74');
    const horn = k.tones(spec.claw ?? '#f2e6cc');
    const toes = [
      '-66 34, -92 82, -84 140',
      '-24 50, -34 110, -18 170',
      '24 48, 32 108, 50 164',
      '66 28, 92 74, 104 124',
    ];
    return {
      z: Z.front,
      svg:
        toes
          .map((way) =>
            form(
              k,
              blade(
                on(way),
                [24, 20, 1].map((wide) => wide * (spec.size ?? 1)),
              ),
              horn,
              { depth: 7, edge: 3 },
            ),
          )
          .join('') +
        form(
          k,
          line(on('-60 -170!, 60 -170!, 66 -60, 92 0, 96 40, 60 60, 20 54, -20 62, -60 58, -94 44, -92 4, -66 -60')),
          fur,
          {
            depth: 18,
            edge: 6,
            inner: fill(
              [
                '-40 -120, -34 -80',
                '10 -130, 14 -90',
                '-8 -70, -4 -30',
                '40 -90, 44 -50',
                '-50 -40, -44 0',
                '30 -20, 32 16',
              ]
                .map((way) => blade(on(way), [2, 8, 2]))
                .join(''),
              fur.deep,
              'opacity=".6"',
            ),
          },
        ),
    };
  };
}

/** A skull that looks at us. */
export function skull(spec: Spot & { bone?: string; glow?: string; cracked?: boolean }): Part {
  return (k) => {
    const on = setter(spec);
    const t = k.tones(spec.bone ?? '#e8dcc0');
    const dark = fill(
      line(on('-52 -14, -26 -30, -8 -8, -22 18, -48 16')) +
        line(on('52 -14, 26 -30, 8 -8, 22 18, 48 16')) +
        poly(on('-10 44, 0 20, 10 44')),
      k.light.ink,
    );
    const glow = spec.glow
      ? ['-30 -6', '30 -6']
          .map(
            (at) =>
              `<circle cx="${n((on(at)[0] as Pt)[0])}" cy="${n((on(at)[0] as Pt)[1])}" r="${n(9 * (spec.size ?? 1))}" fill="${spec.glow}"/>`,
          )
          .join('')
      : '';
    const teeth = [-30, -18, -6, 6, 18, 30]
      .map((left) => poly(on(`${left - 5} 62, ${left + 5} 62, ${left + 4} 86, ${left - 4} 86`)))
      .join('');
    const crack = spec.cracked ? fill(blade(on('14 -118, 4 -84, 22 -62, 8 -34'), [9, 10, 8, 1]), k.light.ink) : '';
    return {
      z: Z.body,
      svg:
        form(k, line(on('-84 -30, -66 -94, 0 -124, 66 -94, 84 -30, 72 24, 46 44, 44 66, -44 66, -46 44, -72 24')), t, {
          depth: 18,
          edge: 6,
        }) +
        fill(poly(on('-38 62, 38 62, 34 74, -34 74')), k.light.ink) +
        fill(teeth, t.base) +
        dark +
        glow +
        crack,
    };
  };
}

/** A heart, with or without a leaf growing from it. */
export function heart(spec: Spot & { colour?: string; leaf?: string }): Part {
  return (k) => {
    const on = setter(spec);
    const t = k.tones(spec.colour ?? '#c23a3a');
    const leaf = spec.leaf
      ? form(k, blade(on('4 -54, 30 -100, 78 -126'), [6, 36, 1]), k.tones(spec.leaf), { depth: 7, edge: 3 }) +
        form(k, blade(on('-2 -56, -20 -92, -58 -110'), [5, 28, 1]), k.tones(spec.leaf), { depth: 6, edge: 3 })
      : '';
    return {
      z: Z.front,
      svg:
        leaf +
        form(k, line(on('0 -50!, 36 -84, 84 -66, 92 -16, 52 50, 0 104!, -52 50, -92 -16, -84 -66, -36 -84')), t, {
          depth: 18,
          edge: 7,
        }) +
        fill(blade(on('-66 -38, -54 -58, -34 -60'), [3, 13, 3]), '#fff', 'opacity=".7"'),
    };
  };
}

/** A chain stretched between two points. */
export function chain(spec: {
  from: readonly [number, number];
  to: readonly [number, number];
  paint: string;
  size?: number;
}): Part {
  return () => {
    const [[x1, y1], [x2, y2]] = [spec.from, spec.to];
    const { size = 13 } = spec;
    const long = Math.hypot(x2 - x1, y2 - y1);
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const links = Math.round(long / (size * 1.5));
    let svg = '';
    for (let index = 0; index <= links; index++) {
      const part = index / links;
      svg += `<ellipse cx="${n(x1 + (x2 - x1) * part)}" cy="${n(y1 + (y2 - y1) * part)}" rx="${size}" ry="${n(size * (index % 2 ? 0.3 : 0.62))}" transform="rotate(${n(turn)} ${n(x1 + (x2 - x1) * part)} ${n(y1 + (y2 - y1) * part)})" fill="none" stroke="${spec.paint}" stroke-width="${n(size * 0.38)}"/>`;
    }
    return { z: Z.front, svg };
  };
}
