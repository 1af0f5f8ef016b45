/** The figure of a card: its emblem as a solid thing in the light of the scene. */

import { WIDTH, n } from './land';
import type { Palette } from './palette';
import type { LampAt } from './sky';

export const MIDDLE = 150;

function at(size: number, dx: number, dy: number): string {
  return `transform="translate(${n((WIDTH - size) / 2 + dx)} ${n(MIDDLE - size / 2 + dy)}) scale(${(size / 512).toFixed(4)})"`;
}

/** Solid, lit, with its shadow on the ground and the scene's light behind it. */
export function figure(p: Palette, lamp: LampAt, size: number, ground = true): string {
  const away = lamp.x < 120 ? 1 : -1;
  const foot = `<ellipse cx="${n(120 + away * 14)}" cy="${n(MIDDLE + size / 2 + 2)}" rx="${n(size * 0.56)}" ry="15" fill="url(#foot)"/>`;
  return (
    `<ellipse cx="120" cy="${MIDDLE}" rx="116" ry="112" fill="url(#lamp)"/>` +
    (ground ? foot : '') +
    `<g filter="url(#shadow)"><use href="#emblem" ${at(size, away * 6, 8)} fill="#000" opacity=".85"/></g>` +
    `<use href="#emblem" ${at(size, 0, 0)} fill="${p.gap}" stroke="${p.gap}" stroke-width="20" stroke-linejoin="round"/>` +
    `<g filter="url(#relief)"><use href="#emblem" ${at(size, 0, 0)} fill="url(#body)"/></g>`
  );
}

/** A halo with rays for those who are told of in songs. */
export function glory(gold: string): string {
  let rays = '';
  for (let index = 0; index < 24; index++) {
    const turn = (index / 24) * Math.PI * 2;
    const far = index % 2 ? 122 : 150;
    const wide = index % 2 ? 0.03 : 0.05;
    const point = (angle: number, reach: number): string => `${n(120 + Math.cos(angle) * reach)} ${n(MIDDLE + Math.sin(angle) * reach)}`;
    rays += `M${point(turn - wide, 88)}L${point(turn, far)}L${point(turn + wide, 88)}z`;
  }
  return (
    `<circle cx="120" cy="${MIDDLE}" r="150" fill="url(#glory)"/>` +
    `<path d="${rays}" fill="${gold}" opacity=".5"/>` +
    `<circle cx="120" cy="${MIDDLE}" r="94" fill="none" stroke="#3a2508" stroke-width="5" opacity=".6"/>` +
    `<circle cx="120" cy="${MIDDLE}" r="94" fill="none" stroke="${gold}" stroke-width="2.6"/>` +
    `<circle cx="120" cy="${MIDDLE}" r="88" fill="none" stroke="${gold}" stroke-width="1.2" stroke-dasharray="2 6"/>`
  );
}
