/** Castles, halls, banners and a host behind a figure. */

import { mix } from './colour';
import { plane } from './country';
import { type Kit, type Part, Z, fill } from './kit';
import { blade, line, n, poly } from './pen';

/** Towers and walls on the skyline. */
export function castle(spec: { x?: number; y?: number; size?: number; tone?: number; lights?: boolean } = {}): Part {
  return (k) => {
    const { x = 200, y = 420, size = 1, tone = 0.55 } = spec;
    const paint = plane(k, tone);
    const tower = (tx: number, wide: number, high: number, roof: boolean): string => {
      const [l, r, t] = [x + (tx - wide / 2) * size, x + (tx + wide / 2) * size, y - high * size];
      let d = poly([
        [l, 600],
        [l, t],
        [r, t],
        [r, 600],
      ]);
      if (roof)
        d += poly([
          [l - 6 * size, t + 2],
          [(l + r) / 2, t - wide * 1.5 * size],
          [r + 6 * size, t + 2],
        ]);
      else {
        d += poly([
          [l - 5 * size, t + 14 * size],
          [l - 5 * size, t - 4 * size],
          [r + 5 * size, t - 4 * size],
          [r + 5 * size, t + 14 * size],
        ]);
        for (let i = 0; i < 4; i++)
          d += poly([
            [l - 5 * size + i * ((r - l + 10 * size) / 3.6), t - 4 * size],
            [l - 5 * size + i * ((r - l + 10 * size) / 3.6), t - 15 * size],
            [l + i * ((r - l + 10 * size) / 3.6) + 4 * size, t - 15 * size],
            [l + i * ((r - l + 10 * size) / 3.6) + 4 * size, t - 4 * size],
          ]);
      }
      return d;
    };
    const d =
      tower(-170, 60, 150, false) +
      tower(-104, 36, 220, true) +
      tower(-40, 90, 110, false) +
      tower(60, 70, 130, false) +
      tower(118, 40, 240, true) +
      tower(176, 64, 170, false) +
      `M${n(x - 300)} ${n(y - 60 * size)}H${n(x + 300)}V600H${n(x - 300)}z`;
    let lights = '';
    if (spec.lights)
      for (const [tx, ty] of [
        [-104, -170],
        [-104, -130],
        [118, -190],
        [118, -150],
        [-170, -110],
        [176, -120],
      ] as const)
        lights += `<rect x="${n(x + tx * size - 4)}" y="${n(y + ty * size)}" width="8" height="15" rx="4" fill="${k.light.glow}" opacity=".9"/>`;
    return { z: Z.far, svg: fill(d, paint) + lights };
  };
}

/** Long cloths that hang at both sides. */
export function banners(spec: {
  colour: string;
  sign?: (k: Kit, x: number, y: number) => string;
  xs?: readonly number[];
  wide?: number;
  long?: number;
  trim?: string;
}): Part {
  return (k) => {
    const { xs = [40, 360], wide = 92, long = 330 } = spec;
    const t = k.tones(spec.colour);
    return {
      z: Z.far,
      svg: xs
        .map((x) => {
          const l = x - wide / 2;
          const d = poly([
            [l, -30],
            [l + wide, -30],
            [l + wide, long],
            [x, long - 46],
            [l, long],
          ]);
          return (
            fill(d, mix(t.base, t.lo, 0.5)) +
            k.inside(
              d,
              fill(
                poly([
                  [x + 8, -30],
                  [x + 18, long],
                  [x + 200, long],
                  [x + 200, -30],
                ]),
                t.lo,
              ) +
                fill(
                  blade(
                    [
                      [l + 12, -30],
                      [l + 18, long * 0.5],
                      [l + 10, long],
                    ],
                    [6, 12, 6],
                  ),
                  t.hi,
                  'opacity=".35"',
                ),
            ) +
            (spec.trim
              ? fill(
                  blade(
                    [
                      [l + 4, -30],
                      [l + 4, long - 3],
                    ],
                    [5, 5, 5],
                  ) +
                    blade(
                      [
                        [l + wide - 4, -30],
                        [l + wide - 4, long - 3],
                      ],
                      [5, 5, 5],
                    ),
                  k.tones(spec.trim).lo,
                )
              : '') +
            (spec.sign?.(k, x, long * 0.52) ?? '')
          );
        })
        .join(''),
    };
  };
}

/** A host behind: shafts with points and pennants. */
export function spears(
  spec: { count?: number; y?: number; pennant?: string; tone?: number; helms?: boolean } = {},
): Part {
  return (k) => {
    const { count = 12, y = 190, tone = 0.75 } = spec;
    const paint = plane(k, tone);
    let svg = '';
    for (let i = 0; i < count; i++) {
      const x = 6 + (388 * i) / (count - 1) + k.c.between(-8, 8);
      const top = y + k.c.between(-60, 60) - Math.abs(x - 200) * 0.16;
      const lean = k.c.between(-10, 10);
      svg +=
        fill(
          blade(
            [
              [x, 560],
              [x + lean, top],
            ],
            [5, 5, 5],
          ),
          paint,
        ) +
        fill(
          line([
            [x + lean, top - 34, 0],
            [x + lean + 8, top - 8],
            [x + lean, top + 8, 0],
            [x + lean - 8, top - 8],
          ]),
          paint,
        );
      if (spec.pennant && i % 3 === 1)
        svg += fill(
          line([
            [x + lean, top + 12, 0],
            [x + lean + 30, top + 18],
            [x + lean + 56, top + 12, 0],
            [x + lean + 38, top + 28],
            [x + lean + 54, top + 44, 0],
            [x + lean + 26, top + 40],
            [x + lean, top + 46, 0],
          ]),
          mix(k.tones(spec.pennant).base, paint, 0.35),
        );
    }
    if (spec.helms)
      for (let i = 0; i < 9; i++) {
        const x = -6 + i * 52;
        const top = 380 + k.c.between(-14, 14) - Math.abs(x - 200) * 0.14;
        svg += fill(
          line([
            [x - 26, 600, 0],
            [x - 25, top + 20],
            [x, top - 16],
            [x + 25, top + 20],
            [x + 26, 600, 0],
          ]),
          mix(paint, k.light.sky[2], i % 2 ? 0.5 : 0.2),
        );
      }
    return { z: Z.far, svg };
  };
}

/** Columns and a pointed arch: a hall. */
export function arch(spec: { tone?: number; wide?: number } = {}): Part {
  return (k) => {
    const { tone = 0.62, wide = 150 } = spec;
    const paint = plane(k, tone);
    const dark = plane(k, tone + 0.22);
    const x = 204;
    const hole = line([
      [x - wide, 620, 0],
      [x - wide, 190, 0],
      [x - wide * 0.8, 90],
      [x, -6, 0],
      [x + wide * 0.8, 90],
      [x + wide, 190, 0],
      [x + wide, 620, 0],
    ]);
    let svg = `<path d="M-30 -30H430V620H-30z${hole}" fill-rule="evenodd" fill="${paint}"/>`;
    for (const s of [-1, 1]) {
      const cx = x + s * (wide + 26);
      svg +=
        fill(
          poly([
            [cx - 17, 620],
            [cx - 17, 196],
            [cx + 17, 196],
            [cx + 17, 620],
          ]),
          dark,
        ) +
        fill(
          poly([
            [cx - 25, 196],
            [cx - 19, 176],
            [cx + 19, 176],
            [cx + 25, 196],
          ]),
          dark,
        ) +
        fill(
          poly([
            [cx - 17, 620],
            [cx - 17, 196],
            [cx - 9, 196],
            [cx - 9, 620],
          ]),
          mix(paint, k.light.glow, 0.25),
        );
    }
    svg += `<path d="${line(
      [
        [x - wide - 8, 190],
        [x - wide * 0.86, 84],
        [x, -16, 0],
        [x + wide * 0.86, 84],
        [x + wide + 8, 190],
      ],
      false,
    )}" fill="none" stroke="${mix(paint, k.light.glow, 0.4)}" stroke-width="5"/>`;
    return { z: Z.far, svg };
  };
}

/** A leaded window behind. */
export function windowLight(spec: { x?: number; wide?: number } = {}): Part {
  return (k) => {
    const { x = 204, wide = 136 } = spec;
    const top = 26;
    const d = line([
      [x - wide, 470, 0],
      [x - wide, 170, 0],
      [x - wide * 0.72, 76],
      [x, top, 0],
      [x + wide * 0.72, 76],
      [x + wide, 170, 0],
      [x + wide, 470, 0],
    ]);
    const id = k.id();
    k.def(
      `<radialGradient id="${id}" cx=".5" cy=".4"><stop offset=".1" stop-color="${k.light.glow}"/><stop offset="1" stop-color="${k.light.sky[0]}"/></radialGradient>`,
    );
    let panes = '';
    const tint = [
      k.light.sky[0],
      k.light.glow,
      mix(k.light.sky[0], k.light.rim, 0.6),
      mix(k.light.sky[0], k.light.sky[1], 0.3),
    ];
    for (let i = -8; i < 12; i++)
      for (let j = 0; j < 12; j++) {
        const [cx, cy] = [x + i * 34 + (j % 2 ? 17 : 0), j * 44 + 10];
        panes += fill(
          poly([
            [cx, cy - 42],
            [cx + 16, cy],
            [cx, cy + 42],
            [cx - 16, cy],
          ]),
          k.c.pick(tint),
          'opacity=".5"',
        );
      }
    return {
      z: Z.far,
      svg:
        fill(d, `url(#${id})`) +
        k.inside(
          d,
          panes +
            `<path d="M${x - 4} 0h8v600h-8zM${x - wide} 210h${wide * 2}v8h-${wide * 2}z" fill="${plane(k, 0.8)}"/>`,
        ) +
        `<path d="${d}" fill="none" stroke="${plane(k, 0.8)}" stroke-width="13"/>`,
    };
  };
}
