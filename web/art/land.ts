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

/** Bare, crooked trees. */
export function snags(c: Chance, y: number, count: number, size: number): string {
  return many(count, () => {
    const x = c.between(4, WIDTH - 4);
    const tall = size * c.between(0.7, 1.3);
    const lean = c.between(-10, 10);
    const arm = tall * 0.35;
    return (
      `M${n(x - 3)} ${n(y + 8)}q1 ${n(-tall * 0.5)} ${n(lean)} ${n(-tall)}l2 0` +
      `q${n(-lean * 0.4)} ${n(tall * 0.4)} ${n(6 - lean)} ${n(tall)}z` +
      `M${n(x + lean * 0.4)} ${n(y - tall * 0.45)}l${n(arm)} ${n(-arm * 0.9)}l-2 6l${n(2 - arm)} ${n(arm * 0.8)}z` +
      `M${n(x + lean * 0.6)} ${n(y - tall * 0.6)}l${n(-arm * 0.8)} ${n(-arm * 0.7)}l1 5l${n(arm * 0.8)} ${n(arm * 0.6)}z`
    );
  });
}

/** A keep with towers, battlements and a pennant. */
export function keep(c: Chance, y: number, size: number): string {
  const x = c.between(20, WIDTH - size * 1.5 - 20);
  const towers = [0, 0.5, 1].map((place) => {
    const wide = size * c.between(0.2, 0.28);
    const tall = size * c.between(0.75, 1.35);
    const left = x + place * size * 1.2;
    const cap = c.pick([true, false]);
    const top = cap
      ? `M${n(left - 2)} ${n(y - tall)}l${n(wide / 2 + 2)} ${n(-wide * 1.2)}l${n(wide / 2 + 2)} ${n(wide * 1.2)}z`
      : `M${n(left - 2)} ${n(y - tall)}v-6h5v3h${n(wide / 2 - 4)}v-3h5v3h${n(wide / 2 - 4)}v-3h5v6z`;
    return `M${n(left)} ${n(y + 10)}V${n(y - tall)}h${n(wide)}V${n(y + 10)}z${top}`;
  });
  return `${towers.join('')}M${n(x)} ${n(y + 10)}V${n(y - size * 0.45)}h${n(size * 1.35)}V${n(y + 10)}z`;
}

export function tents(c: Chance, y: number, count: number, size: number): string {
  return many(count, () => {
    const x = c.between(6, WIDTH - 40);
    const wide = size * c.between(0.8, 1.3);
    const tall = wide * 0.75;
    return (
      `M${n(x)} ${n(y + 6)}l${n(wide / 2)} ${n(-tall)}l${n(wide / 2)} ${n(tall)}z` +
      `M${n(x + wide / 2 - 0.7)} ${n(y - tall + 7)}v-11l9 3l-7.6 3v5z`
    );
  });
}

/** Upright spears and pennants, as of a waiting host. */
export function spears(c: Chance, y: number, count: number): string {
  return many(count, () => {
    const x = c.between(0, WIDTH);
    const tall = c.between(24, 58);
    const lean = c.between(-5, 5);
    const flag = c.between(0, 1) > 0.72 ? `M${n(x + lean)} ${n(y - tall)}l14 5l-14 6z` : '';
    return (
      `M${n(x)} ${n(y + 10)}l${n(lean - 0.4)} ${n(-tall - 10)}l1.4 -6l1.2 6l${n(-lean)} ${n(tall + 10)}z${flag}`
    );
  });
}

export function roofs(c: Chance, y: number, count: number): string {
  return many(count, () => {
    const x = c.between(0, WIDTH - 30);
    const wide = c.between(18, 34);
    const tall = c.between(12, 22);
    return (
      `M${n(x)} ${n(y + 8)}v${n(-tall)}l${n(wide / 2)} ${n(-wide * 0.5)}l${n(wide / 2)} ${n(wide * 0.5)}v${n(tall)}z` +
      `M${n(x + wide * 0.7)} ${n(y - tall)}v-14h5v14z`
    );
  });
}

export function stones(c: Chance, y: number, count: number): string {
  return many(count, () => {
    const x = c.between(0, WIDTH - 14);
    const wide = c.between(8, 16);
    const tall = c.between(18, 42);
    return `M${n(x)} ${n(y + 8)}l${n(c.between(0, 3))} ${n(-tall)}q${n(wide / 2)} -7 ${n(wide - 3)} 0l3 ${n(tall)}z`;
  });
}

/** Longships on the water. */
export function longships(c: Chance, y: number, count: number): string {
  return many(count, () => {
    const x = c.between(10, WIDTH - 70);
    const s = c.between(0.7, 1.2);
    const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
    return (
      `M${at(0, -14)}Q${at(4, 6)} ${at(18, 8)}H${n(x + 42 * s)}Q${at(56, 6)} ${at(60, -14)}Q${at(54, -3)} ${at(44, -2)}H${n(x + 16 * s)}Q${at(6, -3)} ${at(0, -14)}z` +
      `M${at(29, -2)}V${n(y - 40 * s)}h2V${n(y - 2 * s)}zM${at(14, -36)}Q${at(30, -30)} ${at(46, -36)}Q${at(50, -22)} ${at(46, -10)}Q${at(30, -5)} ${at(14, -10)}Q${at(10, -22)} ${at(14, -36)}z`
    );
  });
}

/** Blades of grass along the lower edge. */
export function grass(c: Chance, y: number, count: number, tall: number): string {
  return many(count, () => {
    const x = c.between(-4, WIDTH + 4);
    const up = tall * c.between(0.5, 1.2);
    const lean = c.between(-9, 9);
    return `M${n(x)} ${HEIGHT}V${n(y)}q${n(lean * 0.2)} ${n(-up * 0.6)} ${n(lean)} ${n(-up)}q${n(-lean * 0.3)} ${n(up * 0.5)} ${n(4 - lean)} ${n(up)}V${HEIGHT}z`;
  });
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function many(count: number, make: () => string): string {
  return Array.from({ length: count }, make).join('');
}
