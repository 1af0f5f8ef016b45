/** Hills, woods, sea and camps behind a figure. */

import { mix } from './colour';
import { type Kit, type Part, Z, fill } from './kit';
import { type Pt, blade, line, poly } from './pen';

export const plane = (k: Kit, tone: number): string => mix(k.light.sky[1], k.light.sky[2], tone);

/** Hills or peaks, far to near. */
export function ridge(spec: { y?: number; rise?: number; steps?: number; tone?: number; peaks?: boolean } = {}): Part {
  return (k) => {
    const { y = 380, rise = 90, steps = 7, tone = 0.5 } = spec;
    const points: Pt[] = [[-30, 600, 0]];
    for (let index = 0; index <= steps; index++) {
      const high = (index % 2 ? 1 : 0.25) * rise * k.c.between(0.6, 1.1);
      points.push([-30 + (460 * index) / steps, y - high, spec.peaks ? 0 : 1]);
    }
    points.push([430, 600, 0]);
    return { z: Z.far, svg: fill(line(points), mix(k.light.sky[1], k.light.sky[2], tone)) };
  };
}

export function pines(spec: { y?: number; tall?: number; count?: number; tone?: number } = {}): Part {
  return (k) => {
    const { y = 470, tall = 170, count = 11, tone = 0.75 } = spec;
    const paint = mix(k.light.sky[1], k.light.sky[2], tone);
    let d = '';
    for (let index = 0; index < count; index++) {
      const x = -10 + (420 * index) / (count - 1) + k.c.between(-12, 12);
      const high = tall * k.c.between(0.6, 1.1) * (0.65 + (0.5 * Math.abs(x - 200)) / 200);
      const wide = high * 0.2;
      const foot = y + 20;
      const points: Pt[] = [[x, foot - high, 0]];
      for (let step = 1; step <= 5; step++) {
        const p = step / 5;
        points.push([x + wide * p, foot - high * (1 - p), 0], [x + wide * p * 0.5, foot - high * (1 - p) - 3, 0]);
      }
      for (let step = 5; step >= 1; step--) {
        const p = step / 5;
        points.push([x - wide * p * 0.5, foot - high * (1 - p) - 3, 0], [x - wide * p, foot - high * (1 - p), 0]);
      }
      d += poly(points);
    }
    return { z: Z.far, svg: fill(d, paint) + fill(`M-30 ${y}H430V600H-30z`, paint) };
  };
}

/** Waves in bands, to the lower edge. */
export function sea(spec: { y?: number; bands?: number; swell?: number } = {}): Part {
  return (k) => {
    const { y = 360, bands = 4, swell = 14 } = spec;
    let svg = '';
    for (let b = 0; b < bands; b++) {
      const points: Pt[] = [[-30, 600, 0]];
      const base = y + b * 44;
      for (let i = 0; i <= 8; i++)
        points.push([
          -30 + i * 58,
          base + (i % 2 ? -swell : swell) * (0.6 + b * 0.25) + k.c.between(-4, 4),
          i % 2 ? 0 : 1,
        ]);
      points.push([440, 600, 0]);
      svg += fill(line(points), plane(k, 0.25 + (b / bands) * 0.7));
    }
    return { z: Z.far, svg };
  };
}

/** Old trees close by: trunks cut by the edge of the card. */
export function trunks(spec: { tone?: number; count?: number; gap?: number } = {}): Part {
  return (k) => {
    const { tone = 0.6, count = 7, gap = 0 } = spec;
    let svg = '';
    for (let layer = 0; layer < 2; layer++) {
      const paint = plane(k, tone - 0.28 + layer * 0.28);
      for (let i = 0; i < count; i++) {
        const x = -10 + (420 * (i + layer * 0.5)) / (count - 1) + k.c.between(-14, 14);
        if (Math.abs(x - 204) < Math.max(gap, layer ? 90 : 0)) continue;
        const wide = (layer ? 44 : 22) * k.c.between(0.8, 1.25);
        const bend = k.c.between(-18, 18);
        svg += fill(
          blade(
            [
              [x, 600],
              [x + bend, 320],
              [x + bend * 0.4, -40],
            ],
            [wide * 1.5, wide, wide * 0.8],
          ),
          paint,
        );
        const up = k.c.between(90, 240);
        const s = x < 204 ? 1 : -1;
        svg += fill(
          blade(
            [
              [x + bend * 0.7, up + 60],
              [x + s * 34, up + 12],
              [x + s * 62, up - 44],
            ],
            [wide * 0.4, wide * 0.26, 2],
          ),
          paint,
        );
      }
    }
    return { z: Z.far, svg };
  };
}

/** Tents of a camp and a thread of smoke. */
export function camp(spec: { y?: number; tone?: number } = {}): Part {
  return (k) => {
    const { y = 430, tone = 0.5 } = spec;
    let svg = '';
    for (const [x, w, h, shade] of [
      [64, 190, 150, 0],
      [330, 210, 190, 0.18],
      [210, 120, 110, -0.1],
    ] as const) {
      const paint = plane(k, tone + shade);
      svg +=
        fill(
          poly([
            [x - w / 2, y + 60],
            [x, y - h],
            [x + w / 2, y + 60],
          ]),
          paint,
        ) +
        fill(
          poly([
            [x, y - h],
            [x + w / 2, y + 60],
            [x + w * 0.16, y + 60],
          ]),
          plane(k, tone + shade + 0.16),
        ) +
        fill(
          poly([
            [x - 12, y + 60],
            [x, y - h * 0.4],
            [x + 14, y + 60],
          ]),
          k.light.glow,
          'opacity=".7"',
        );
      svg +=
        fill(
          blade(
            [
              [x, y - h + 6],
              [x, y - h - 34],
            ],
            [4, 4, 4],
          ),
          paint,
        ) +
        fill(
          poly([
            [x, y - h - 34],
            [x + 32, y - h - 26],
            [x, y - h - 16],
          ]),
          paint,
        );
    }
    return { z: Z.far, svg: `${svg}<path d="M-30 ${y + 40}H430V620H-30z" fill="${plane(k, tone + 0.35)}"/>` };
  };
}

/** Ripe corn before the figure. */
export function wheat(spec: { count?: number; y?: number; colour?: string } = {}): Part {
  return (k) => {
    const { count = 26, y = 470, colour = '#e6b53c' } = spec;
    const t = k.tones(colour);
    let svg = '';
    for (let i = 0; i < count; i++) {
      const x = -10 + (420 * i) / (count - 1) + k.c.between(-8, 8);
      const top = y + k.c.between(-40, 50) - Math.abs(x - 204) * 0.22;
      const lean = k.c.between(-14, 22);
      const tone = i % 3 ? t.base : t.lo;
      svg += fill(
        blade(
          [
            [x, 620],
            [x + lean * 0.3, (620 + top) / 2],
            [x + lean, top],
          ],
          [5, 4, 3],
        ),
        t.lo,
      );
      for (let j = 0; j < 5; j++) {
        const py = top - j * 13;
        const px = x + lean + j * lean * 0.1;
        svg += fill(
          blade(
            [
              [px, py + 8],
              [px - 8, py - 4],
              [px - 5, py - 16],
            ],
            9,
          ) +
            blade(
              [
                [px, py + 8],
                [px + 8, py - 4],
                [px + 6, py - 16],
              ],
              9,
            ),
          (j + i) % 2 ? tone : t.hi,
        );
      }
      svg += fill(
        blade(
          [
            [x + lean * 1.4, top - 64],
            [x + lean * 1.6, top - 96],
          ],
          [2, 2, 0.5],
        ),
        t.hi,
      );
    }
    return { z: Z.front, svg };
  };
}
