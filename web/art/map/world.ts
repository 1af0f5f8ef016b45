/** The world as lines on a canvas: places, and the course of each way between them. */

import { along, n, type Pt } from '../portraits/pen';
import { chance } from '../random';
import { BENDS } from './country';
import { PLACES, WAYS, type Place, type Way } from './places';

export const WIDTH = 1400;
export const HEIGHT = 1500;

export type XY = readonly [number, number];

export interface World {
  places: Place[];
  ways: (Way & { line: [number, number][] })[];
}

/** The line a way takes, from mark to mark. */
function course(way: Way, from: Place, to: Place): [number, number][] {
  const bend = BENDS[`${way.a}-${way.b}`] ?? 0.08;
  let points: XY[];
  if (typeof bend === 'number') {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const c = chance(`way${way.a}-${way.b}`);
    const off = (t: number): XY => {
      const lift = Math.sin(Math.PI * t) * bend + Math.sin(Math.PI * 2 * t) * c.between(-0.035, 0.035);
      return [from.x + dx * t - dy * lift, from.y + dy * t + dx * lift];
    };
    points = [[from.x, from.y], off(0.27), off(0.5), off(0.74), [to.x, to.y]];
  } else points = [[from.x, from.y], ...bend, [to.x, to.y]];
  const fine = along(points as Pt[], 40);
  // Even steps of six.
  const out: [number, number][] = [fine[0] as [number, number]];
  let left = 6;
  for (let k = 1; k < fine.length; k++) {
    let [px, py] = fine[k - 1] as [number, number];
    const [qx, qy] = fine[k] as [number, number];
    let long = Math.hypot(qx - px, qy - py);
    while (long >= left) {
      px += ((qx - px) * left) / long;
      py += ((qy - py) * left) / long;
      out.push([px, py]);
      long -= left;
      left = 6;
    }
    left -= long;
  }
  return out;
}

export function world(): World {
  const by = new Map(PLACES.map((place) => [place.id, place]));
  const lines = WAYS.flatMap((way) => {
    const [from, to] = [by.get(way.a), by.get(way.b)];
    return from && to ? [{ ...way, line: course(way, from, to) }] : [];
  });
  return { places: [...PLACES], ways: lines };
}

export const pathOf = (points: readonly XY[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
