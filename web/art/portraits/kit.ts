/** What parts are made with, and how a mass takes the light. */

import type { Light, Tones } from './colour';
import { type Pt, blade, n } from './pen';
import type { Chance } from '../random';

/** Bands of depth. Parts of one band are lit as one mass. */
export const Z = {
  sky: 0,
  far: 4,
  behind: 10,
  backHair: 20,
  body: 30,
  mane: 38,
  neck: 39,
  head: 40,
  beard: 50,
  hair: 60,
  gear: 70,
  front: 80,
  air: 90,
} as const;

export interface Layer {
  z: number;
  svg: string;
}

export interface Pose {
  /** The point between the eyes. */
  x: number;
  y: number;
  /** Half the width of the face; from the eyes to the chin. */
  w: number;
  h: number;
  /** -1 to the left of the picture, 1 to the right. */
  turn: number;
  /** Above 0 looks down, below 0 up. */
  nod: number;
  /** Degrees the head leans. */
  roll: number;
}

export class Frame {
  constructor(readonly pose: Pose) {}

  /** A point of the face: u across (-1 to 1), v from eyes (0) to chin (1) or crown (-1), dz out of the face. */
  at(u: number, v: number, dz = 0, corner?: 0): Pt {
    const { x, y, w, h, turn, nod } = this.pose;
    const a = turn * 0.52;
    const z = Math.sqrt(Math.max(0, 1 - 0.8 * u * u)) * (1 - 0.12 * Math.abs(v)) + dz;
    const px = x + w * (u * Math.cos(a) + z * Math.sin(a));
    const py = y + h * v + h * nod * 0.22 * z;
    return corner === 0 ? [px, py, 0] : [px, py];
  }

  /** A point of the outline: as `at`, but it does not wander off with the turn. */
  edge(u: number, v: number, corner?: 0): Pt {
    const { x, y, w, h, turn, nod } = this.pose;
    const s = Math.sin(turn * 0.52);
    const far = u * s > 0 ? 1 - 0.1 * Math.abs(s) : 1 + 0.05 * Math.abs(s);
    const push = w * s * (v > 0 ? 0.2 + 0.34 * v : 0.2 + 0.28 * v);
    const px = x + w * u * far + push;
    const py = y + h * v + h * nod * 0.1 * (v > 0 ? 1 : 0.5);
    return corner === 0 ? [px, py, 0] : [px, py];
  }
}

export interface Kit {
  light: Light;
  c: Chance;
  frame: Frame;
  /** Where the front light comes from: -1 left, 1 right. */
  side: -1 | 1;
  tones(local: string): Tones;
  def(svg: string): void;
  id(): string;
  /** The body shown only inside the shape. */
  inside(d: string, body: string): string;
}

export type Part = (k: Kit) => Layer | Layer[];

/** How a mass takes the light: a bright edge, a body, a shaded far side. */
export function form(
  k: Kit,
  d: string,
  t: Tones,
  spec: { edge?: number; depth?: number; inner?: string; dim?: boolean } = {},
): string {
  const { edge = 3, depth = 12, inner = '', dim = false } = spec;
  const far = k.id();
  k.def(
    `<clipPath id="${far}"><path d="${d}" transform="translate(${n(k.side * depth)} ${n(-depth * 0.55)})"/></clipPath>`,
  );
  const lit = dim ? t.base : t.hi;
  const body = dim ? t.lo : t.base;
  const shade = dim ? t.deep : t.lo;
  return (
    fill(d, shade) +
    k.inside(
      d,
      `<g clip-path="url(#${far})">${fill(d, lit)}${fill(d, body, `transform="translate(${n(-k.side * edge)} ${n(edge * 0.7)})"`)}</g>${inner}`,
    )
  );
}

/** Parallel cuts that swell and taper, as a graver leaves them. */
export function hatch(
  k: Kit,
  box: readonly [number, number, number, number],
  turn: number,
  gap: number,
  paint: string,
  wide = 3,
  opacity = 0.5,
): string {
  const [x, y, w, h] = box;
  const long = Math.hypot(w, h);
  const a = (turn * Math.PI) / 180;
  const [cx, cy] = [x + w / 2, y + h / 2];
  let d = '';
  for (let off = -long / 2; off < long / 2; off += gap) {
    const reach = long * k.c.between(0.34, 0.52);
    const px = cx - Math.sin(a) * off;
    const py = cy + Math.cos(a) * off;
    d += blade(
      [
        [px - Math.cos(a) * reach, py - Math.sin(a) * reach],
        [px, py],
        [px + Math.cos(a) * reach, py + Math.sin(a) * reach],
      ],
      [0.6, wide, 0.6],
    );
  }
  return fill(d, paint, `opacity="${opacity}"`);
}

export const fill = (d: string, paint: string, more = ''): string =>
  `<path d="${d}" fill="${paint}"${more ? ` ${more}` : ''}/>`;

/** The same part larger or smaller round a point, and moved. */
export function resized(part: Part, size: number, dx = 0, dy = 0, x = 204, y = 280): Part {
  return (k) =>
    [part(k)].flat().map((layer) => ({
      z: layer.z,
      svg: `<g transform="translate(${x + dx} ${y + dy}) scale(${size}) translate(${-x} ${-y})">${layer.svg}</g>`,
    }));
}
