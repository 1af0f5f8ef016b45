/** What signs and spells look like: wind, wards, circles, waves of force, lightning. */

import { mix } from '../portraits/colour';
import { flame } from '../portraits/hands';
import { type Part, Z, fill } from '../portraits/kit';
import { blade, line, n, poly } from '../portraits/pen';
import { round } from './strikes';
import type { XY } from './stances';

/** Curls of wind that widen from a point; `turn` is where they blow to. */
export function gust(spec: {
  x: number;
  y: number;
  reach?: number;
  turn?: number;
  spread?: number;
  count?: number;
  paint?: string;
  opacity?: number;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, reach = 240, turn = 0, spread = 60, count = 5, opacity = 0.85 } = spec;
    let svg = '';
    for (let index = 0; index < count; index++) {
      const off = ((index - (count - 1) / 2) / Math.max(1, (count - 1) / 2)) * (spread / 2);
      const long = reach * (1 - Math.abs(off) / spread / 1.6);
      const aim = turn + off;
      const [ex, ey] = round(x, y, long, aim);
      const curl = off < 0 || (off === 0 && index % 2) ? -1 : 1;
      const hook = (far: number, bend: number): XY => round(ex, ey, far, aim + curl * bend);
      const way = [
        round(x, y, 14, aim),
        round(x, y, long * 0.4, aim - curl * 5),
        round(x, y, long * 0.75, aim),
        [ex, ey] as XY,
        hook(30, 62),
        hook(38, 118),
      ];
      svg += fill(
        blade(way, [3, 14, 20, 17, 10, 1]),
        spec.paint ?? mix(k.light.glow, '#ffffff', 0.4),
        `opacity="${opacity}"`,
      );
    }
    return { z: spec.z ?? Z.front, svg };
  };
}

/** Tongues of fire thrown along a line, from a hand outward. */
export function fireJet(spec: {
  x: number;
  y: number;
  reach?: number;
  turn?: number;
  wide?: number;
  colours?: readonly [string, string, string];
}): Part {
  return (k) => {
    const { x, y, reach = 240, turn = 0, wide = 120, colours = ['#d8421a', '#ff9a2e', '#fff2b0'] } = spec;
    const tongue = (off: number, long: number, girth: number, paint: string): string => {
      const way = [
        [x, y] as XY,
        round(x, y, long * 0.45, turn + off * 0.6),
        round(x, y, long * 0.8, turn + off * 1.2),
        round(x, y, long, turn + off),
      ];
      return fill(blade(way, [girth * 0.3, girth, girth * 0.7, 1]), paint);
    };
    const layer = (size: number, paint: string): string =>
      [-16, 14, -5, 6, 0]
        .map((off, index) => tongue(off, reach * size * (0.78 + index * 0.06), wide * size * 0.6, paint))
        .join('');
    const id = k.id();
    k.def(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colours[1]}" stop-opacity=".7"/><stop offset="1" stop-color="${colours[0]}" stop-opacity="0"/></radialGradient>`,
    );
    const [gx, gy] = round(x, y, reach * 0.6, turn);
    return {
      z: Z.front,
      svg: `<circle cx="${n(gx)}" cy="${n(gy)}" r="${n(reach * 0.7)}" fill="url(#${id})"/>${layer(1, colours[0])}${layer(0.78, colours[1])}${layer(0.5, colours[2])}`,
    };
  };
}

/** A fire that hangs in the air, or several. */
export function fires(
  list: readonly (readonly [x: number, y: number, r: number])[],
  colours: readonly [string, string, string] = ['#d8421a', '#ff9a2e', '#fff2b0'],
  z: number = Z.front,
): Part {
  return (k) => ({ z, svg: list.map(([x, y, r]) => flame(k, x, y, r, colours)).join('') });
}

/** A ward: a clear ball with a bright edge and a glint. */
export function bubble(spec: { x: number; y: number; r: number; paint?: string; cells?: boolean; z?: number }): Part {
  return (k) => {
    const { x, y, r } = spec;
    const paint = spec.paint ?? k.light.glow;
    const id = k.id();
    k.def(
      `<radialGradient id="${id}" cx=".4" cy=".36"><stop offset=".3" stop-color="${paint}" stop-opacity=".08"/><stop offset=".86" stop-color="${paint}" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity=".9"/></radialGradient>`,
    );
    let cells = '';
    if (spec.cells)
      for (let row = -3; row <= 3; row++)
        for (let column = -3; column <= 3; column++) {
          const [cx, cy] = [x + column * r * 0.36 + (row % 2 ? r * 0.18 : 0), y + row * r * 0.31];
          if (Math.hypot(cx - x, cy - y) > r * 0.86) continue;
          cells += poly(Array.from({ length: 6 }, (_, corner) => round(cx, cy, r * 0.19, 30 + corner * 60)));
        }
    return {
      z: spec.z ?? Z.front,
      svg:
        `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fffbe8" stroke-width="5" opacity=".9"/>` +
        (cells ? `<path d="${cells}" fill="none" stroke="#fffbe8" stroke-width="2.6" opacity=".65"/>` : '') +
        fill(
          blade([round(x, y, r * 0.8, 196), round(x, y, r * 0.8, 232), round(x, y, r * 0.8, 262)], [2, 13, 2]),
          '#ffffff',
          'opacity=".85"',
        ),
    };
  };
}

/** A ball of force that flies apart. */
export function burstBubble(spec: { x: number; y: number; r: number; paint?: string }): Part {
  return (k) => {
    const { x, y, r } = spec;
    let svg = '';
    for (let index = 0; index < 16; index++) {
      const turn = (360 * index) / 16 + k.c.between(-6, 6);
      const out = k.c.between(0.98, 1.24);
      const wide = k.c.between(8, 13);
      const piece = poly([
        round(x, y, r * out * 0.86, turn - wide),
        round(x, y, r * out, turn - wide * 0.8),
        round(x, y, r * out * 1.2, turn),
        round(x, y, r * out, turn + wide),
      ]);
      svg += fill(piece, index % 2 ? '#fffbe8' : (spec.paint ?? k.light.glow), 'opacity=".92"');
    }
    return {
      z: Z.front,
      svg: `<circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="${k.light.glow}" opacity=".3"/>${svg}`,
    };
  };
}

/** Rings of force along the ground. */
export function ripples(spec: {
  x: number;
  y: number;
  r?: number;
  count?: number;
  flat?: number;
  paint?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, r = 170, count = 4, flat = 0.34 } = spec;
    const paint = spec.paint ?? mix(k.light.glow, '#ffffff', 0.4);
    let svg = '';
    for (let index = count; index >= 1; index--) {
      const size = (r * index) / count;
      svg += `<ellipse cx="${x}" cy="${y}" rx="${n(size)}" ry="${n(size * flat)}" fill="none" stroke="${paint}" stroke-width="${n(15 - index * 2)}" opacity="${n(1 - index * 0.15)}"/>`;
    }
    return { z: spec.z ?? Z.front, svg };
  };
}

/** A magic circle lying on the ground: two rings, a star, marks between. */
export function glyph(spec: {
  x: number;
  y: number;
  r?: number;
  flat?: number;
  points?: number;
  step?: number;
  paint?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, r = 120, flat = 0.42, points = 5, step = 2 } = spec;
    const paint = spec.paint ?? mix(k.light.glow, '#ffffff', 0.3);
    const star = Array.from({ length: points }, (_, index) =>
      round(x, y, r * 0.84, -90 + (360 * step * index) / points, flat),
    );
    let marks = '';
    for (let index = 0; index < 12; index++)
      marks += blade(
        [round(x, y, r * 0.88, index * 30 + 8, flat), round(x, y, r * 0.98, index * 30 + (index % 2 ? 16 : 8), flat)],
        [5, 5],
      );
    const ring = (size: number, wide: number): string =>
      `<ellipse cx="${x}" cy="${y}" rx="${n(size)}" ry="${n(size * flat)}" fill="none" stroke="${paint}" stroke-width="${wide}"/>`;
    const id = k.id();
    k.def(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${paint}" stop-opacity=".65"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>`,
    );
    return {
      z: spec.z ?? Z.front,
      svg:
        `<ellipse cx="${x}" cy="${y}" rx="${n(r * 1.3)}" ry="${n(r * flat * 1.5)}" fill="url(#${id})"/>` +
        ring(r, 8) +
        ring(r * 0.84, 4) +
        `<path d="${poly(star)}" fill="none" stroke="${paint}" stroke-width="6" stroke-linejoin="round"/>` +
        fill(marks, paint),
    };
  };
}

/** Light that stands up from the ground. */
export function pillars(spec: {
  xs: readonly number[];
  y: number;
  tall?: number;
  wide?: number;
  paint?: string;
}): Part {
  return (k) => {
    const { y, tall = 230, wide = 30 } = spec;
    const id = k.id();
    k.def(
      `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${spec.paint ?? k.light.glow}" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".85"/></linearGradient>`,
    );
    return {
      z: Z.front,
      svg: spec.xs
        .map(
          (x) =>
            `<rect x="${x - wide / 2}" y="${y - tall}" width="${wide}" height="${tall}" rx="6" fill="url(#${id})"/>`,
        )
        .join(''),
    };
  };
}

/** A line that winds inward. */
export function spiral(spec: {
  x: number;
  y: number;
  r?: number;
  turns?: number;
  wide?: number;
  paint?: string;
  z?: number;
}): Part {
  return (k) => {
    const { x, y, r = 90, turns = 2.6, wide = 13 } = spec;
    const steps = Math.round(turns * 12);
    const way = Array.from({ length: steps + 1 }, (_, step) =>
      round(x, y, r * (1 - step / (steps + 3)), (360 * turns * step) / steps),
    );
    return {
      z: spec.z ?? Z.front,
      svg: fill(blade(way, [2, wide, wide * 0.9, wide * 0.6, 3]), spec.paint ?? mix(k.light.glow, '#ffffff', 0.5)),
    };
  };
}

/** An open eye, as large as a head. */
export function greatEye(spec: { x: number; y: number; size?: number; iris: string; slit?: boolean }): Part {
  return (k) => {
    const { x, y, size = 1 } = spec;
    const at = (px: number, py: number): XY => [x + px * size, y + py * size];
    const lid = line([
      [...at(-110, 4), 0],
      at(-50, -52),
      at(10, -62),
      at(70, -40),
      [...at(112, 4), 0],
      at(56, 44),
      at(0, 56),
      at(-60, 40),
    ]);
    const [, cy] = at(0, -4);
    const pupil = spec.slit
      ? `<ellipse cx="${x}" cy="${n(cy)}" rx="${n(9 * size)}" ry="${n(38 * size)}" fill="${k.light.ink}"/>`
      : `<circle cx="${x}" cy="${n(cy)}" r="${n(19 * size)}" fill="${k.light.ink}"/>`;
    return {
      z: Z.front,
      svg:
        fill(lid, '#fffbe8') +
        k.inside(
          lid,
          `<circle cx="${x}" cy="${n(cy)}" r="${n(48 * size)}" fill="${spec.iris}"/><circle cx="${x}" cy="${n(cy)}" r="${n(48 * size)}" fill="none" stroke="${k.light.ink}" stroke-width="${n(7 * size)}" opacity=".6"/>${pupil}<circle cx="${n(x - 15 * size)}" cy="${n(cy - 17 * size)}" r="${n(9 * size)}" fill="#fff"/>`,
        ) +
        fill(
          blade(
            [at(-116, 6), at(-50, -56), at(10, -68), at(72, -44), at(118, 6)],
            [2, 15, 19, 15, 2].map((wide) => wide * size),
          ),
          k.light.ink,
        ),
    };
  };
}

/** Lightning from one point to another. */
export function lightning(
  list: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[],
  paint?: string,
): Part {
  return (k) => {
    const path = ([x1, y1, x2, y2]: readonly [number, number, number, number]): string => {
      const long = Math.hypot(x2 - x1, y2 - y1);
      const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
      const steps = Math.max(3, Math.round(long / 45));
      const points = Array.from({ length: steps + 1 }, (_, step): XY => {
        const swing = step === 0 || step === steps ? 0 : (step % 2 ? 1 : -1) * k.c.between(9, 18);
        return [x1 + (ux * (long * step)) / steps - uy * swing, y1 + (uy * (long * step)) / steps + ux * swing];
      });
      return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
    };
    const d = list.map(path).join('');
    return {
      z: Z.front,
      svg: `<path d="${d}" fill="none" stroke="${paint ?? k.light.rim}" stroke-width="17" opacity=".5" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fffdf2" stroke-width="7" stroke-linejoin="round"/>`,
    };
  };
}
