/** Ways by sea and land, the names of lands, bridges. */

import { C } from './colours';
import { RIVERS } from './country';
import { toLine } from './field';
import { stroke } from './ink';
import type { Lay } from './lay';
import { pathOf } from './world';
import { type Pt, along, n } from '../portraits/pen';

/** Dotted lanes with a pier at each end. */
export function seaWays(lay: Lay): string {
  const { w, land } = lay;
  const svg: string[] = [];
  // Sea ways.
  for (const way of w.ways.filter((one) => one.sea)) {
    const wetPart = way.line.filter(([x, y]) => land.at(x, y) < 3);
    svg.push(
      stroke(pathOf(wetPart), '#2f5358', 5, 'opacity=".25" stroke-dasharray="1 13" transform="translate(1.5 2)"') +
        stroke(pathOf(wetPart), '#f6f2dc', 5, 'opacity=".92" stroke-dasharray="1 13"'),
    );
    // A pier at each end.
    for (const [from, to] of [
      [wetPart[0], wetPart[2]],
      [wetPart[wetPart.length - 1], wetPart[wetPart.length - 3]],
    ]) {
      if (!from || !to) continue;
      const a = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      svg.push(
        `<g transform="translate(${n(from[0])} ${n(from[1])}) rotate(${n(a)})"><rect x="-12" y="-3" width="30" height="10" fill="#1d3336" opacity=".3"/><rect x="-14" y="-5" width="30" height="10" fill="#a98a5e"/><path d="M-9 -5v10M-4 -5v10M1 -5v10M6 -5v10M11 -5v10" stroke="#7d6240" stroke-width="1.4"/></g>`,
      );
    }
  }
  return svg.join('');
}

/** Pale ribbons with prints of hooves, and the names of lands. */
export function roads(lay: Lay): string {
  const { w, slow, slow2, letters } = lay;
  const svg: string[] = [];
  // Roads: a pale ribbon with prints of hooves.
  let [bed, ribbon, hooves] = ['', '', ''];
  for (const way of w.ways.filter((one) => !one.sea)) {
    const line = way.line.map(([x, y], k, all): [number, number] => {
      const hold = Math.min(1, Math.min(k, all.length - 1 - k) / 10);
      return [x + hold * 7 * slow(x / 45 + 3, y / 45), y + hold * 7 * slow2(x / 45, y / 45 + 3)];
    });
    const d = pathOf(line);
    const faint = way.doubtful ? ' opacity=".5"' : '';
    bed += stroke(d, '#6b4d2c', 13, `opacity="${way.doubtful ? 0.1 : 0.24}" transform="translate(1.5 2.5)"`);
    ribbon += stroke(d, C.road, way.doubtful ? 6 : 9.5, faint.trim());
    for (let k = 7; k < line.length - 7; k += 2) {
      const [x, y] = line[k] as [number, number];
      const [qx, qy] = line[k + 1] as [number, number];
      const a = (Math.atan2(qy - y, qx - x) * 180) / Math.PI;
      hooves += `<ellipse rx="3.4" ry="1.7" transform="translate(${n(x)} ${n(y)}) rotate(${n(a)}) translate(0 ${k % 4 < 2 ? -2.1 : 2.1})"/>`;
    }
  }
  svg.push(`${bed}${ribbon}<g fill="${C.hoof}" opacity=".8">${hooves}</g>`);
  svg.push(
    `<g font-family="DejaVu Serif" text-anchor="middle" fill="#5f4426" opacity=".46">${letters.map((l) => `<text font-size="${l.size}" transform="translate(${n(l.x)} ${n(l.y)}) rotate(${n(l.turn)})">${l.sign}</text>`).join('')}</g>`,
  );
  return svg.join('');
}

/** A bridge where a road meets a river. */
export function bridges(lay: Lay): string {
  const { slow, slow2, roads } = lay;
  const svg: string[] = [];
  // Bridges where a road meets a river.
  for (const river of RIVERS) {
    const way = along(river as Pt[], 30).map(([x, y]): [number, number] => [
      x + 13 * slow(x / 60, y / 60),
      y + 13 * slow2(x / 60, y / 60),
    ]);
    for (const road of roads) {
      for (let k = 4; k < road.length - 4; k++) {
        const [x, y] = road[k] as [number, number];
        if (toLine(way, x, y) > 3.2) continue;
        const [qx, qy] = road[k + 1] as [number, number];
        const a = (Math.atan2(qy - y, qx - x) * 180) / Math.PI;
        svg.push(
          `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(a)})"><rect x="-15" y="-8" width="30" height="16" rx="2" fill="#8a6f4c"/><rect x="-15" y="-5.4" width="30" height="10.8" fill="#e6d5ac"/><path d="M-10 -5v10M-5 -5v10M0 -5v10M5 -5v10M10 -5v10" stroke="#a58a62" stroke-width="1.3"/></g>`,
        );
        k += 12;
      }
    }
  }
  return svg.join('');
}
