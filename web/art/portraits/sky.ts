/** Sky, discs of light, and what is in the air. */

import { mix } from './colour';
import { type Part, Z, fill } from './kit';
import { HEIGHT, type Pt, WIDTH, blade, line, n, poly } from './pen';

export function sky(): Part {
  return (k) => {
    const [a, b, c] = k.light.sky;
    const id = k.id();
    k.def(
      `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${mix(b, c, 0.55)}"/><stop offset=".42" stop-color="${b}"/><stop offset=".8" stop-color="${mix(a, b, 0.35)}"/></linearGradient>`,
    );
    return {
      z: Z.sky,
      svg: `<rect x="-20" y="-20" width="${WIDTH + 40}" height="${HEIGHT + 40}" fill="url(#${id})"/>`,
    };
  };
}

/** A great disc behind the head: moon, sun or halo. */
export function disc(
  spec: { x?: number; y?: number; r?: number; paint?: string; rays?: number; rings?: number; soft?: boolean } = {},
): Part {
  return (k) => {
    const { x = 204, y = 205, r = 138, rays = 0, rings = 0 } = spec;
    const paint = spec.paint ?? k.light.sky[0];
    const id = k.id();
    k.def(
      `<radialGradient id="${id}"><stop offset=".35" stop-color="${k.light.glow}" stop-opacity=".75"/><stop offset="1" stop-color="${k.light.glow}" stop-opacity="0"/></radialGradient>`,
    );
    const face = k.id();
    k.def(
      `<radialGradient id="${face}" cy=".4"><stop offset=".2" stop-color="${k.light.glow}"/><stop offset="1" stop-color="${paint}"/></radialGradient>`,
    );
    let svg = `<circle cx="${x}" cy="${y}" r="${r * 1.75}" fill="url(#${id})" opacity=".6"/>`;
    if (rays) {
      let d = '';
      for (let index = 0; index < rays; index++) {
        const a = (index / rays) * Math.PI * 2 + 0.13;
        const wide = Math.PI / rays / 2.6;
        const reach = index % 2 ? r * 2.1 : r * 3.2;
        const p = (angle: number, far: number): string =>
          `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
        d += `M${p(a - wide * 0.5, r)}L${p(a - wide, reach)}L${p(a + wide, reach)}L${p(a + wide * 0.5, r)}z`;
      }
      svg += `<path d="${d}" fill="${k.light.glow}" opacity=".28"/>`;
    }
    svg += `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${face})"/>`;
    for (let index = 0; index < rings; index++)
      svg += `<circle cx="${x}" cy="${y}" r="${r + 10 + index * 9}" fill="none" stroke="${k.light.glow}" stroke-width="${index ? 2 : 4}" opacity=".7"/>`;
    return { z: Z.sky, svg };
  };
}

/** A torn door of light. */
export function portal(spec: { x?: number; y?: number; rx?: number; ry?: number } = {}): Part {
  return (k) => {
    const { x = 204, y = 226, rx = 150, ry = 216 } = spec;
    let svg = '';
    for (let i = 0; i < 5; i++) {
      const p = i / 4;
      const points: Pt[] = [];
      const many = 26;
      for (let j = 0; j < many; j++) {
        const a = (j / many) * Math.PI * 2;
        const jag = (j % 2 ? 1.08 : 0.94) + k.c.between(-0.05, 0.05);
        points.push([
          x + Math.cos(a + p * 0.3) * rx * (1.16 - p * 0.42) * jag,
          y + Math.sin(a + p * 0.3) * ry * (1.12 - p * 0.42) * jag,
          j % 2 ? 0 : 1,
        ]);
      }
      svg += fill(line(points), mix(k.light.sky[1], k.light.glow, p * p), `opacity="${n(0.5 + p * 0.5)}"`);
    }
    for (let j = 0; j < 14; j++) {
      const a = k.c.between(0, Math.PI * 2);
      const r = k.c.between(1.1, 1.5);
      svg += fill(
        blade(
          [
            [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r],
            [x + Math.cos(a + 0.16) * rx * r * 1.05, y + Math.sin(a + 0.16) * ry * r * 1.05],
            [x + Math.cos(a + 0.34) * rx * r, y + Math.sin(a + 0.34) * ry * r],
          ],
          6,
        ),
        k.light.glow,
        'opacity=".7"',
      );
    }
    return { z: Z.sky, svg };
  };
}

/** Birds on the wing; each is [x, y, size]. */
export function birds(list: readonly (readonly [number, number, number])[], paint?: string, z: number = Z.far): Part {
  return (k) => ({
    z,
    svg: list
      .map(([x, y, r]) => {
        const s = x < 200 ? 1 : -1;
        const d =
          blade(
            [
              [x - r * 0.2 * s, y],
              [x - r * 0.7, y - r * 0.75],
              [x - r * 1.5, y - r * 0.5],
            ],
            [r * 0.42, r * 0.5, 1],
          ) +
          blade(
            [
              [x + r * 0.2 * s, y],
              [x + r * 0.6, y - r * 0.9],
              [x + r * 1.3, y - r * 0.95],
            ],
            [r * 0.42, r * 0.5, 1],
          ) +
          blade(
            [
              [x - s * r * 0.9, y + r * 0.3],
              [x, y],
              [x + s * r * 0.66, y - r * 0.1],
            ],
            [r * 0.3, r * 0.5, r * 0.12],
          ) +
          poly([
            [x - s * r * 0.7, y + r * 0.12],
            [x - s * r * 1.3, y + r * 0.62],
            [x - s * r * 0.6, y + r * 0.4],
          ]);
        return fill(d, paint ?? k.light.ink);
      })
      .join(''),
  });
}

/** Splinters that burst outward: ice, glass, stone. */
export function shards(
  spec: { x?: number; y?: number; count?: number; near?: number; far?: number; wide?: number; tone?: number } = {},
): Part {
  return (k) => {
    const { x = 204, y = 260, count = 22, near = 150, far = 330, wide = 26 } = spec;
    let svg = '';
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + k.c.between(-0.08, 0.08);
      const [r0, r1] = [near * k.c.between(0.9, 1.2), far * k.c.between(0.75, 1.1)];
      const w = k.c.between(0.5, 1.2) * wide;
      const tip: Pt = [x + Math.cos(a) * r0, y + Math.sin(a) * r0];
      const [ex, ey] = [x + Math.cos(a) * r1, y + Math.sin(a) * r1];
      const [px, py] = [-Math.sin(a) * w, Math.cos(a) * w];
      const tone = 0.15 + (i % 3) * 0.2;
      svg +=
        fill(poly([tip, [ex + px, ey + py], [ex - px, ey - py]]), mix(k.light.sky[1], k.light.sky[2], tone)) +
        fill(poly([tip, [ex + px, ey + py], [ex, ey]]), mix(k.light.sky[0], k.light.sky[1], 0.4), 'opacity=".55"');
    }
    return { z: Z.far, svg };
  };
}

/** Sparks, petals or snow before the figure. */
export function motes(
  spec: { count?: number; paint?: string; size?: number; top?: number; petals?: boolean } = {},
): Part {
  return (k) => {
    const { count = 14, size = 2.4, top = 30 } = spec;
    const paint = spec.paint ?? k.light.glow;
    let svg = '';
    for (let index = 0; index < count; index++) {
      const x = k.c.between(10, 390);
      const y = k.c.between(top, 540);
      // Not on the face, and few on the body.
      if (Math.hypot((x - 204) / 0.86, y - 250) < 150 || (y > 360 && index % 3)) continue;
      const r = size * k.c.between(0.4, 1.3);
      svg += spec.petals
        ? fill(
            blade(
              [
                [x, y],
                [x + r * 3, y + r * 2],
                [x + r * 5, y + r * 5],
              ],
              r * 2.4,
            ),
            paint,
            `opacity="${n(k.c.between(0.5, 0.95))}"`,
          )
        : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}" opacity="${n(k.c.between(0.4, 0.95))}"/>`;
    }
    return { z: Z.air, svg };
  };
}

/** Rain or driven snow. */
export function rain(spec: { count?: number; turn?: number; paint?: string; long?: number; wide?: number } = {}): Part {
  return (k) => {
    const { count = 46, turn = 72, long = 44, wide = 2.4 } = spec;
    const a = (turn * Math.PI) / 180;
    let d = '';
    for (let i = 0; i < count; i++) {
      const [x, y] = [k.c.between(-20, 420), k.c.between(-20, 560)];
      const l = long * k.c.between(0.6, 1.3);
      d += blade(
        [
          [x, y],
          [x - Math.cos(a) * l, y + Math.sin(a) * l],
        ],
        [0.5, wide, 0.5],
      );
    }
    return { z: Z.air, svg: fill(d, spec.paint ?? k.light.glow, 'opacity=".5"') };
  };
}

/** Slanting light. */
export function shafts(spec: { count?: number; turn?: number; strong?: number } = {}): Part {
  return (k) => {
    const { count = 5, strong = 0.2 } = spec;
    let svg = '';
    for (let i = 0; i < count; i++) {
      const x = 30 + i * (360 / count) + k.c.between(-16, 16);
      const wide = k.c.between(14, 36);
      svg += fill(
        poly([
          [x + 120, -20],
          [x + 120 + wide, -20],
          [x - 60 + wide * 1.8, 600],
          [x - 60, 600],
        ]),
        k.light.glow,
        `opacity="${strong}"`,
      );
    }
    return { z: Z.far, svg };
  };
}
