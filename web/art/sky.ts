/** What stands in the sky: the lamp with its light, stars, clouds, birds, and what falls from it. */

import { HEIGHT, WIDTH, n } from './land';
import type { Palette } from './palette';
import type { Chance } from './random';

/** Where the light of a scene stands. */
export interface LampAt {
  x: number;
  y: number;
  radius: number;
}

export function lampAt(c: Chance, p: Palette): LampAt {
  const left = c.between(0, 1) < 0.5;
  if (p.lamp === 'fire') return { x: left ? c.between(10, 70) : c.between(170, 230), y: c.between(206, 226), radius: 40 };
  if (p.lamp === 'magic') return { x: 120, y: 146, radius: 58 };
  if (p.lamp === 'sun') return { x: left ? c.between(30, 90) : c.between(150, 210), y: c.between(112, 190), radius: c.between(26, 44) };
  return { x: left ? c.between(36, 84) : c.between(156, 204), y: c.between(44, 92), radius: c.between(19, 36) };
}

/** The turn of the light as the figure in the middle sees it; magic lights it from above. */
export function turnOf(p: Palette, at: LampAt): number {
  if (p.lamp === 'magic') return 250;
  const turn = (Math.atan2(at.y - 150, at.x - 120) * 180) / Math.PI;
  // Light from straight below flattens a face: it never comes from lower than the horizon.
  return Math.sin((turn * Math.PI) / 180) > 0.35 ? (at.x < 120 ? 200 : 340) : Math.round(turn);
}

export function lamp(c: Chance, p: Palette, at: LampAt): string {
  const glow = (reach: number, weight: number): string =>
    `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(reach)}" fill="url(#halo)" opacity="${weight}"/>`;
  if (p.lamp === 'fire') return glow(190, 0.9) + glow(90, 0.9);
  if (p.lamp === 'magic') return glow(170, 0.7) + rings(c, p, at);
  const disc = `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(at.radius)}" fill="${p.light}"/>`;
  const marks = p.lamp === 'moon' ? craters(c, p, at) : '';
  return glow(at.radius * 4.6, 0.8) + beams(c, p, at) + disc + marks;
}

function craters(c: Chance, p: Palette, at: LampAt): string {
  const shade =
    c.between(0, 1) < 0.55
      ? `<circle cx="${n(at.x + at.radius * c.between(0.3, 0.6))}" cy="${n(at.y - at.radius * 0.2)}" r="${n(at.radius * 0.92)}" fill="${p.sky[1]}" opacity=".82"/>`
      : '';
  const spot = (): string =>
    `<circle cx="${n(at.x + c.between(-0.5, 0.5) * at.radius)}" cy="${n(at.y + c.between(-0.5, 0.5) * at.radius)}" r="${n(at.radius * c.between(0.08, 0.24))}" fill="${p.sky[2]}" opacity=".38"/>`;
  return spot() + spot() + spot() + spot() + shade;
}

/** Rings of runes about a figure of magic. */
function rings(c: Chance, p: Palette, at: LampAt): string {
  const ring = (radius: number, wide: number, dash: string): string =>
    `<circle cx="${at.x}" cy="${at.y}" r="${n(radius)}" fill="none" stroke="${p.light}" stroke-width="${wide}" stroke-dasharray="${dash}" opacity=".5"/>`;
  const far = c.between(96, 108);
  return ring(far, 1.4, '400') + ring(far - 7, 4, `${n(c.between(3, 8))} ${n(c.between(5, 11))}`) + ring(far - 14, 1, '400');
}

export function beams(c: Chance, p: Palette, at: LampAt, weight = 0.1, count = 9): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const turn = (index / count) * Math.PI * 2 + c.between(-0.2, 0.2);
    const spread = c.between(0.03, 0.1);
    const far = 330;
    path +=
      `M${n(at.x)} ${n(at.y)}L${n(at.x + Math.cos(turn - spread) * far)} ${n(at.y + Math.sin(turn - spread) * far)}` +
      `L${n(at.x + Math.cos(turn + spread) * far)} ${n(at.y + Math.sin(turn + spread) * far)}z`;
  }
  return `<path d="${path}" fill="${p.light}" opacity="${weight}"/>`;
}

export function stars(c: Chance, paint: string): string {
  let path = '';
  for (let index = 0; index < 46; index++) {
    const size = c.between(0.4, 1.5);
    path += `M${n(c.between(0, WIDTH))} ${n(c.between(0, 150))}l${n(size)} ${n(size)}l${n(-size)} ${n(size)}l${n(-size)} ${n(-size)}z`;
  }
  return `<path d="${path}" fill="${paint}" opacity=".8"/>`;
}

export function aurora(c: Chance, paint: string): string {
  let out = '';
  for (let index = 0; index < 4; index++) {
    const y = c.between(10, 70) + index * 14;
    const bend = c.between(-46, 46);
    out += `<path d="M-10 ${n(y)}C60 ${n(y + bend)} 150 ${n(y - bend)} 250 ${n(y - 10)}l0 ${n(c.between(30, 70))}C150 ${n(y - bend + 46)} 60 ${n(y + bend + 56)} -10 ${n(y + 50)}z" fill="${paint}" opacity=".13"/>`;
  }
  return out;
}

/** Birds or bats far off. */
export function flock(c: Chance, paint: string): string {
  let path = '';
  const x = c.between(30, 170);
  const y = c.between(30, 100);
  for (let index = 0; index < c.whole(4, 8); index++) {
    const s = c.between(2.4, 6);
    path += `M${n(x + c.between(-34, 50))} ${n(y + c.between(-22, 30))}q${n(s)} ${n(-s)} ${n(s * 1.4)} ${n(s * 0.4)}q${n(s * 0.6)} ${n(-s * 1.4)} ${n(s * 1.6)} ${n(-s * 0.2)}q${n(-s)} 0 ${n(-s * 1.6)} ${n(s * 1.1)}q${n(-s * 0.5)} ${n(-s * 0.9)} ${n(-s * 1.4)} ${n(-s * 1.3)}z`;
  }
  return `<path d="${path}" fill="${paint}" opacity=".85"/>`;
}

export function snow(c: Chance, count = 90): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const r = c.between(0.7, 3);
    path += `M${n(c.between(0, WIDTH))} ${n(c.between(0, HEIGHT))}a${n(r)} ${n(r)} 0 1 0 .1 0z`;
  }
  return `<path d="${path}" fill="#fff" opacity=".85"/>`;
}

export function rain(c: Chance, count = 110): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const long = c.between(14, 46);
    path += `M${n(c.between(0, WIDTH + 40))} ${n(c.between(-20, HEIGHT))}l${n(-long * 0.3)} ${n(long)}`;
  }
  return `<path d="${path}" stroke="#dcecf8" stroke-width="1.3" opacity=".6" fill="none"/>`;
}

/** Sparks that rise from a fire, or from magic. */
export function sparks(c: Chance, paint: string, count: number, low: number, high: number): string {
  let out = '';
  for (let index = 0; index < count; index++) {
    out += `<circle cx="${n(c.between(8, WIDTH - 8))}" cy="${n(c.between(high, low))}" r="${n(c.between(0.6, 2.2))}" fill="${paint}" opacity="${n(c.between(0.4, 1))}"/>`;
  }
  return out;
}

export function leaves(c: Chance, paint: string, count: number): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const s = c.between(2.4, 5.4);
    const turn = c.between(0, 6.3);
    const dx = Math.cos(turn) * s * 2;
    const dy = Math.sin(turn) * s * 2;
    path += `M${n(c.between(0, WIDTH))} ${n(c.between(20, HEIGHT))}q${n(dx * 0.5 - dy * 0.4)} ${n(dy * 0.5 + dx * 0.4)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5 + dy * 0.4)} ${n(-dy * 0.5 - dx * 0.4)} ${n(-dx)} ${n(-dy)}z`;
  }
  return `<path d="${path}" fill="${paint}" opacity=".8"/>`;
}

/** A bank of mist that lies across the picture; its colour is that of the palette. */
export function mist(c: Chance, y: number, deep: number, weight: number, fill = 'mist'): string {
  let out = '';
  for (let index = 0; index < 5; index++) {
    out += `<ellipse cx="${n(c.between(-20, WIDTH + 20))}" cy="${n(y + c.between(-deep, deep) * 0.4)}" rx="${n(c.between(90, 160))}" ry="${n(deep * c.between(0.8, 1.5))}"/>`;
  }
  return `<g fill="url(#${fill})" opacity="${weight}">${out}</g>`;
}

export function bolts(c: Chance, count = 2): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    let x = c.between(50, 190);
    let y = 0;
    path += `M${n(x)} 0`;
    while (y < 200) {
      x += c.between(-22, 22);
      y += c.between(14, 32);
      path += `L${n(x)} ${n(y)}`;
      if (c.between(0, 1) < 0.3) path += `l${n(c.between(-34, 34))} ${n(c.between(16, 36))}M${n(x)} ${n(y)}`;
    }
  }
  return (
    `<path d="${path}" stroke="#b9c2ff" stroke-width="12" opacity=".2" fill="none"/>` +
    `<path d="${path}" stroke="#c9d0ff" stroke-width="6" opacity=".35" fill="none"/>` +
    `<path d="${path}" stroke="#fff" stroke-width="2.2" stroke-linejoin="round" fill="none"/>`
  );
}
