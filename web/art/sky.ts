/** What stands in the sky: sun or moon with its light, stars, clouds, and each weather's own. */

import type { Palette } from './palette';
import type { Chance } from './random';
import { HEIGHT, WIDTH, n } from './land';

export function disc(c: Chance, palette: Palette): string {
  const x = c.between(60, 180);
  const y = c.between(54, 110);
  const radius = c.between(20, 34);
  const body =
    c.between(0, 1) > 0.6
      ? `<path d="${crescent(x, y, radius)}" fill="${palette.disc}" opacity=".92"/>`
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${palette.disc}" opacity=".92"/>`;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 3.4)}" fill="url(#halo)"/>` +
    rays(c, x, y, palette) +
    body
  );
}

function crescent(x: number, y: number, r: number): string {
  const tip = `${n(x + r * 0.5)} ${n(y - r * 0.86)}`;
  const foot = `${n(x + r * 0.86)} ${n(y + r * 0.5)}`;
  return `M${tip}A${n(r)} ${n(r)} 0 1 0 ${foot}A${n(r * 0.9)} ${n(r * 0.9)} 0 1 1 ${tip}z`;
}

function rays(c: Chance, x: number, y: number, palette: Palette): string {
  let path = '';
  for (let index = 0; index < 9; index++) {
    const turn = (index / 9) * Math.PI * 2 + c.between(-0.2, 0.2);
    const spread = c.between(0.03, 0.09);
    const far = 260;
    path +=
      `M${n(x)} ${n(y)}L${n(x + Math.cos(turn - spread) * far)} ${n(y + Math.sin(turn - spread) * far)}` +
      `L${n(x + Math.cos(turn + spread) * far)} ${n(y + Math.sin(turn + spread) * far)}z`;
  }
  return `<path d="${path}" fill="${palette.glow}" opacity=".07"/>`;
}

export function stars(c: Chance, colour: string): string {
  let path = '';
  for (let index = 0; index < 34; index++) {
    const size = c.between(0.5, 1.5);
    path += `M${n(c.between(0, WIDTH))} ${n(c.between(0, 150))}l${n(size)} ${n(size)}l${n(-size)} ${n(size)}l${n(-size)} ${n(-size)}z`;
  }
  return `<path d="${path}" fill="${colour}" opacity=".65"/>`;
}

export function clouds(c: Chance, colour: string, count: number): string {
  let out = '';
  for (let index = 0; index < count; index++) {
    const y = c.between(20, 170);
    const x = c.between(-40, WIDTH - 20);
    const wide = c.between(80, 190);
    const deep = c.between(5, 13);
    out += `<path d="M${n(x)} ${n(y)}q${n(wide * 0.2)} ${n(-deep * 1.6)} ${n(wide * 0.42)} ${n(-deep * 0.4)}q${n(wide * 0.22)} ${n(-deep)} ${n(wide * 0.36)} ${n(deep * 0.2)}q${n(wide * 0.16)} ${n(-deep * 0.3)} ${n(wide * 0.22)} ${n(deep * 0.5)}q${n(-wide * 0.5)} ${n(deep)} ${n(-wide)} ${n(-deep * 0.3)}z" fill="${colour}" opacity="${n(c.between(0.1, 0.24))}"/>`;
  }
  return out;
}

export function aurora(c: Chance, colour: string): string {
  let out = '';
  for (let index = 0; index < 3; index++) {
    const y = c.between(30, 90) + index * 16;
    const bend = c.between(-40, 40);
    out += `<path d="M-10 ${n(y)}C60 ${n(y + bend)} 150 ${n(y - bend)} 250 ${n(y - 10)}l0 ${n(c.between(30, 60))}C150 ${n(y - bend + 40)} 60 ${n(y + bend + 50)} -10 ${n(y + 46)}z" fill="${colour}" opacity=".1"/>`;
  }
  return out;
}

export function snow(c: Chance): string {
  let path = '';
  for (let index = 0; index < 90; index++) {
    const r = c.between(0.8, 3);
    path += `M${n(c.between(0, WIDTH))} ${n(c.between(0, HEIGHT))}a${n(r)} ${n(r)} 0 1 0 .1 0z`;
  }
  return `<path d="${path}" fill="#fff" opacity=".85"/>`;
}

export function rain(c: Chance): string {
  let path = '';
  for (let index = 0; index < 80; index++) {
    const long = c.between(14, 40);
    path += `M${n(c.between(0, WIDTH + 30))} ${n(c.between(-20, HEIGHT))}l${n(-long * 0.3)} ${n(long)}`;
  }
  return `<path d="${path}" stroke="#d8ecf8" stroke-width="1.3" opacity=".55" fill="none"/>`;
}

export function mist(c: Chance, colour: string, layers: number): string {
  let out = '';
  for (let index = 0; index < layers; index++) {
    const y = 150 + index * (150 / layers) + c.between(-8, 8);
    const lift = c.between(8, 20);
    out += `<path d="M-10 ${n(y)}q60 ${n(-lift)} 125 0t135 ${n(c.between(-6, 6))}v${n(lift + 16)}q-70 ${n(lift)} -130 4t-130 -2z" fill="${colour}" opacity="${n(c.between(0.14, 0.3))}"/>`;
  }
  return out;
}

export function bolts(c: Chance): string {
  let path = '';
  for (let index = 0; index < 2; index++) {
    let x = c.between(50, 190);
    let y = 0;
    path += `M${n(x)} 0`;
    while (y < 170) {
      x += c.between(-18, 18);
      y += c.between(16, 34);
      path += `L${n(x)} ${n(y)}`;
    }
  }
  return (
    `<path d="${path}" stroke="#cfd6ff" stroke-width="6" opacity=".25" fill="none"/>` +
    `<path d="${path}" stroke="#fff" stroke-width="1.8" fill="none"/>`
  );
}
