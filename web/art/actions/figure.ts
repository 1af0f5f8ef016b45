/** A whole figure in motion, drawn from its joints: for cards that show what somebody does. */

import { shift } from '../portraits/colour';
import { type Kit, type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, n, place } from '../portraits/pen';
import { sword } from '../portraits/weapons';
import { STANCES, type Limbs, type Stance, type StanceName, type XY } from './stances';

export interface Look {
  coat: string;
  hair: string;
  skin: string;
  /** A hood in place of hair. */
  hood?: boolean;
}

const WITCHER: Look = { coat: '#5a4638', hair: '#e6e2d8', skin: '#e2b48c' };
const LEATHER = '#3a2a22';

export interface HeldSword {
  hand: 'near' | 'far';
  /** Degrees from upright. */
  turn: number;
  long?: number;
}

interface FigureSpec {
  stance: StanceName;
  x: number;
  /** Where the hips are. */
  y: number;
  size?: number;
  turn?: number;
  flip?: boolean;
  look?: Partial<Look>;
  swords?: readonly HeldSword[];
  z?: number;
}

type Placed = (point: XY) => XY;

function limb(k: Kit, points: readonly XY[], girth: readonly number[], colour: string, dim: boolean): string {
  return form(k, blade(points, girth), k.tones(colour), { depth: 7, edge: 3, dim });
}

/** Sleeve, glove. */
function arm(
  k: Kit,
  on: Placed,
  shoulder: XY,
  { elbow, hand }: Limbs,
  size: number,
  colour: string,
  dim: boolean,
): string {
  const [s, e, h] = [shoulder, elbow, hand].map(on) as [XY, XY, XY];
  const [x, y] = h;
  return (
    limb(
      k,
      [s, e, h],
      [21, 17, 11].map((wide) => wide * size),
      colour,
      dim,
    ) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(8.5 * size)}" fill="${dim ? k.tones(LEATHER).deep : k.tones(LEATHER).base}"/>`
  );
}

/** Breeches, boot, and a foot that points ahead. */
function leg(k: Kit, on: Placed, hip: XY, { knee, foot }: Limbs, size: number, dim: boolean): string {
  const calf: XY = [knee[0] * 0.7 + foot[0] * 0.3, knee[1] * 0.7 + foot[1] * 0.3];
  const [h, m, c, f] = [hip, knee, calf, foot].map(on) as [XY, XY, XY, XY];
  const toe = on([foot[0] + 22, foot[1] + 5]);
  const heel = on([foot[0] - 7, foot[1] + 7]);
  return (
    limb(
      k,
      [h, m, f],
      [27, 20, 12].map((wide) => wide * size),
      '#4a4a50',
      dim,
    ) +
    limb(
      k,
      [c, f],
      [20, 17, 15].map((wide) => wide * size),
      LEATHER,
      dim,
    ) +
    fill(
      line([on([foot[0] - 8, foot[1] - 6]), heel, toe, on([foot[0] + 9, foot[1] - 7])]),
      dim ? k.tones(LEATHER).deep : k.tones(LEATHER).lo,
    )
  );
}

function coat(k: Kit, on: Placed, { neck, near, far }: Stance, size: number, colour: string): string {
  const t = k.tones(colour);
  const waist: XY = [neck[0] * 0.25, neck[1] * 0.25];
  const part = (from: XY, to: XY, far: number): XY => [
    from[0] + (to[0] - from[0]) * far,
    from[1] + (to[1] - from[1]) * far,
  ];
  const front = part([8, 4], near.knee, 0.82);
  const back = part([-8, 4], far.knee, 0.82);
  const skirt = line(
    [
      [waist[0] + 20, waist[1]] as XY,
      [front[0] + 17, front[1]] as XY,
      [(front[0] + back[0]) / 2, Math.min(front[1], back[1]) - 6] as XY,
      [back[0] - 17, back[1]] as XY,
      [waist[0] - 20, waist[1]] as XY,
    ].map(on),
  );
  const chest = blade(
    [[neck[0], neck[1] - 8] as XY, [neck[0] * 0.6, neck[1] * 0.55] as XY, [0, 6] as XY].map(on),
    [30, 54, 44].map((wide) => wide * size),
  );
  const belt = blade([[waist[0] - 22, waist[1] + 5] as XY, [waist[0] + 22, waist[1] + 5] as XY].map(on), [
    9 * size,
    9 * size,
  ]);
  return (
    form(k, skirt, k.tones(shift(colour, 0.86)), { depth: 10, edge: 3 }) +
    form(k, chest, t, {
      depth: 12,
      edge: 4,
      inner: fill(
        blade([[neck[0] + 16, neck[1]] as XY, [-14, -6] as XY].map(on), [8 * size, 8 * size]),
        k.tones(LEATHER).lo,
      ),
    }) +
    fill(belt, k.tones(LEATHER).deep)
  );
}

function head(k: Kit, on: Placed, [x, y]: XY, size: number, look: Look): string {
  const [skin, hair] = [k.tones(look.skin), k.tones(look.hood ? look.coat : look.hair)];
  const at = (points: readonly (readonly [number, number])[]): Pt[] => points.map(([dx, dy]) => on([x + dx, y + dy]));
  const face = line(
    at([
      [-12, -18],
      [10, -20],
      [18, -8],
      [22, 2],
      [16, 6],
      [15, 16],
      [4, 22],
      [-10, 14],
    ]),
  );
  const cap = look.hood
    ? at([
        [22, -14],
        [8, -30],
        [-16, -26],
        [-28, -2],
        [-24, 26],
        [-4, 28],
        [-6, 4],
        [2, -12],
      ])
    : at([
        [18, -12],
        [12, -24],
        [-6, -27],
        [-22, -14],
        [-22, 8],
        [-12, 14],
        [-6, -4],
        [6, -14],
      ]);
  const tail = look.hood
    ? ''
    : form(
        k,
        blade(
          at([
            [-20, 2],
            [-32, 16],
            [-36, 36],
          ]),
          [14 * size, 11 * size, 2],
        ),
        hair,
        { depth: 5, edge: 2 },
      );
  const [ex, ey] = on([x + 13, y - 3]);
  return (
    tail +
    form(k, face, skin, { depth: 9, edge: 3 }) +
    `<circle cx="${n(ex)}" cy="${n(ey)}" r="${n(2.2 * size)}" fill="${k.light.ink}"/>` +
    form(k, line(cap), hair, { depth: 8, edge: 3 })
  );
}

/** The figure in one of the named stances, facing right (left with `flip`). */
export function figure(spec: FigureSpec): Part {
  return (k) => {
    const { x, y, size = 1, turn = 0, flip = false } = spec;
    const stance = STANCES[spec.stance];
    const look = { ...WITCHER, ...spec.look };
    const on: Placed = (point) => {
      const [moved] = place([point], x, y, size, turn, flip);
      return [moved?.[0] ?? 0, moved?.[1] ?? 0];
    };
    const held = (which: 'near' | 'far'): string =>
      (spec.swords ?? [])
        .filter(({ hand }) => hand === which)
        .map(({ turn: aim, long = 190 }) => {
          const [hx, hy] = on(stance[which].hand);
          return [sword({ x: hx, y: hy, turn: flip ? -aim : aim, size: 0.62 * size, long: long / 0.62 })(k)]
            .flat()
            .map(({ svg }) => svg)
            .join('');
        })
        .join('');
    const shoulder = (dx: number): XY => [stance.neck[0] + dx, stance.neck[1] + 10];
    const svg =
      held('far') +
      arm(k, on, shoulder(9), stance.far, size, look.coat, true) +
      leg(k, on, [-7, 2], stance.far, size, true) +
      leg(k, on, [7, 4], stance.near, size, false) +
      coat(k, on, stance, size, look.coat) +
      head(k, on, stance.head, size, look) +
      held('near') +
      arm(k, on, shoulder(-6), stance.near, size, shift(look.coat, 1.12), false);
    return { z: spec.z ?? Z.body, svg };
  };
}

/** Only the outline of a stance: an afterimage, or somebody who cannot be seen. */
export function ghost(spec: FigureSpec & { paint: string; opacity?: number }): Part {
  return (k) => {
    const parts = [figure(spec)(k)]
      .flat()
      .map(({ svg }) => svg)
      .join('');
    const id = k.id();
    k.def(
      `<filter id="${id}"><feFlood flood-color="${spec.paint}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
    );
    return { z: spec.z ?? Z.behind, svg: `<g filter="url(#${id})" opacity="${spec.opacity ?? 0.4}">${parts}</g>` };
  };
}
