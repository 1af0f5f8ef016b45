/** Pieces of a landscape as SVG paths, on a canvas of WIDTH by HEIGHT. */

import type { Chance } from './random';

export const WIDTH = 240;
export const HEIGHT = 320;

/** A line of hills from edge to edge, closed below. `jag` 0 gives dunes, 1 gives crags. */
export function ridge(c: Chance, y: number, rise: number, jag: number): string {
  const steps = 4 + Math.round(jag * 5);
  let line: [number, number][] = [];
  for (let step = 0; step <= steps; step++) {
    line.push([(WIDTH * step) / steps, y - c.between(0, rise) * (step % 2 ? 1 : 0.45)]);
  }
  let swing = rise * (0.12 + jag * 0.22);
  for (let round = 0; round < 4; round++) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const between: [number, number] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + c.between(-swing, swing)];
      return [point, between];
    });
    swing *= 0.3 + jag * 0.25;
  }
  return `M0 ${n(line[0]?.[1] ?? y)}${line.map(([x, top]) => `L${n(x)} ${n(top)}`).join('')}V${HEIGHT}H0z`;
}

/** Firs: boughs that hang out wider towards the foot, none like the next. */
export function pines(c: Chance, y: number, count: number, size: number): string {
  return many(count, () => {
    const x = c.between(-8, WIDTH + 8);
    const tall = size * c.between(0.6, 1.25);
    const foot = y + c.between(-3, 8);
    const boughs = 6;
    let left = '';
    let right = '';
    for (let bough = 1; bough <= boughs; bough++) {
      const at = foot - tall + (tall * bough) / boughs;
      const reach = tall * 0.028 * bough;
      right += `L${n(x + reach * c.between(0.8, 1.3))} ${n(at)}L${n(x + reach * 0.42)} ${n(at - tall * 0.035)}`;
      left = `L${n(x - reach * 0.42)} ${n(at - tall * 0.035)}L${n(x - reach * c.between(0.8, 1.3))} ${n(at)}${left}`;
    }
    return `M${n(x)} ${n(foot - tall)}${right}V${n(foot + 6)}H${n(x - 1.5)}${left}z`;
  });
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function many(count: number, make: () => string): string {
  return Array.from({ length: count }, make).join('');
}
