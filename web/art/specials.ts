/** Special and weather cards are whole scenes: what they do is what one sees. */

import { flames } from './filters';
import { HEIGHT, WIDTH, grass, keep, n, pines, ridge, spears } from './land';
import type { Palette } from './palette';
import { prop, type Icon } from './props';
import type { Chance } from './random';
import { beams, bolts, mist, rain, snow, sparks } from './sky';

export interface Special {
  /** Between the far land and the figure. */
  behind: string;
  /** Before everything but the frame. */
  before: string;
  /** How large its emblem is; 0 for none. */
  size: number;
}

type Make = (c: Chance, p: Palette, icon: Icon) => Special;

function icicles(c: Chance): string {
  let path = 'M0 0';
  for (let x = 0; x < WIDTH; ) {
    const wide = c.between(10, 22);
    path += `L${n(x + wide * 0.5)} ${n(c.between(14, 62))}L${n(x + wide)} 8`;
    x += wide;
  }
  return `<path d="${path}V0z" fill="#e8f8ff" opacity=".85"/><path d="${path}V0z" fill="url(#ice)" opacity=".6"/>`;
}

const frost: Make = (c, _p, icon) => ({
  behind:
    `<g fill="url(#middle)">${prop(icon('pikeman'), 52, 250, 78)}${prop(icon('bowman'), 190, 252, 74, true)}</g>` +
    mist(c, 236, 26, 0.6, 'white'),
  before:
    `<path d="${ridge(c, 282, 20, 0.1)}" fill="#eaf7fd"/><path d="${ridge(c, 300, 14, 0.1)}" fill="#b9dcea"/>` +
    icicles(c) + snow(c, 150) + mist(c, 120, 40, 0.12, 'white'),
  size: 172,
});

const fog: Make = (c, p, icon) => ({
  behind:
    `<g fill="${p.land[1]}" opacity=".85"><path d="${keep(c, 240, 92)}"/></g>` +
    mist(c, 190, 36, 0.6, 'white') +
    `<g fill="${p.land[2]}" opacity=".9">${prop(icon('mounted-knight'), 74, 268, 92)}${prop(icon('pikeman'), 158, 268, 86, true)}${prop(icon('pikeman'), 206, 262, 74, true)}</g>` +
    mist(c, 244, 30, 0.85, 'white') + mist(c, 210, 24, 0.5, 'white'),
  before: mist(c, 280, 30, 0.95, 'white') + mist(c, 262, 16, 0.7, 'white') + mist(c, 120, 24, 0.5, 'white') + mist(c, 60, 20, 0.3, 'white'),
  size: 0,
});

function puddles(c: Chance): string {
  let out = '';
  for (let index = 0; index < 12; index++) {
    const x = c.between(10, 230);
    const y = c.between(252, 312);
    const r = c.between(5, 15);
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.28)}"/>`;
  }
  return `<g fill="none" stroke="#cfe6f5" stroke-width="1.2" opacity=".75">${out}</g>`;
}

const downpour: Make = (c, p, icon) => ({
  behind: `<g fill="url(#near)">${prop(icon('catapult'), 66, 262, 104)}${prop(icon('siege-tower'), 186, 262, 112)}</g>`,
  before: `<path d="${ridge(c, 268, 10, 0)}" fill="${p.land[2]}"/>` + puddles(c) + rain(c, 190),
  size: 0,
});

const storm: Make = (c, p, icon) => ({
  behind: bolts(c, 3) + `<g fill="${p.land[2]}">${prop(icon('drakkar'), 122, 262, 150)}</g>`,
  before:
    [0, 1, 2]
      .map((step) => {
        const y = 244 + step * 26;
        const swell = Array.from({ length: 5 }, (_, index) => `q${n(12 + step)} ${n(-16 - step * 4)} 30 -2q10 8 ${n(24 - step)} ${index % 2 ? 2 : 3}`).join('');
        return `<path d="M-20 ${y}${swell}V${HEIGHT}H-20z" fill="${[p.land[0], p.land[1], p.land[2]][step]}" stroke="${p.light}" stroke-width="1.4" stroke-opacity=".6"/>`;
      })
      .join('') + rain(c, 130),
  size: 0,
});

const clear: Make = (c, p) => ({
  behind: beams(c, p, { x: 120, y: 120, radius: 40 }, 0.32, 14) + `<circle cx="120" cy="120" r="120" fill="url(#halo)"/>`,
  before:
    `<path d="${ridge(c, 256, 28, 0)}" fill="#5d8f45"/><path d="${ridge(c, 272, 18, 0)}${pines(c, 272, 7, 42)}" fill="#3c6a32"/>` +
    `<path d="${ridge(c, 296, 12, 0)}${grass(c, 296, 50, 20)}" fill="#23451f"/>` + sparks(c, '#fff6c8', 26, 290, 60),
  size: 150,
});

const scorch: Make = (c, _p, icon) => {
  const tongue = (y: number, paint: string, count: number): string => {
    let path = `M-40 ${HEIGHT + 40}`;
    for (let index = 0; index <= count; index++) {
      const x = -40 + ((WIDTH + 80) * index) / count;
      path += `L${n(x)} ${n(y + 40)}Q${n(x + 6)} ${n(y)} ${n(x + (WIDTH + 80) / count / 2)} ${n(y - c.between(20, 90))}`;
    }
    return `<path d="${path}V${HEIGHT + 40}z" fill="${paint}"/>`;
  };
  return {
    behind:
      flames(40, 60) +
      `<g filter="url(#flames)">${tongue(120, '#8c1d0b', 6)}${tongue(160, '#d8430f', 6)}${tongue(198, '#ff8a1e', 7)}${tongue(236, '#ffd257', 7)}</g>` +
      `<g fill="#1a0603">${prop(icon('pikeman'), 62, 282, 112)}${prop(icon('mounted-knight'), 166, 286, 132, true)}</g>`,
    before: `<g filter="url(#flames)">${tongue(276, '#ff9b2a', 8)}${tongue(306, '#ffe27a', 8)}</g>` + sparks(c, '#ffe9a0', 60, 270, 10),
    size: 0,
  };
};

const horn: Make = (c, p) => ({
  behind:
    beams(c, p, { x: 170, y: 90, radius: 20 }, 0.3, 12) +
    [40, 62, 84, 106].map((r) => `<path d="M${n(166 - r * 0.5)} ${n(96 - r * 0.9)}A${r} ${r} 0 0 1 ${n(166 + r)} ${n(96 + r * 0.2)}" fill="none" stroke="#fff0b8" stroke-width="3.4" opacity="${n(0.75 - r / 180)}"/>`).join(''),
  before: `<path d="${ridge(c, 286, 10, 0)}${spears(c, 288, 34)}" fill="${p.land[2]}"/>` + sparks(c, '#ffe9a0', 24, 260, 40),
  size: 172,
});

const scarecrow: Make = (c, p, icon) => ({
  behind: `<g fill="url(#near)" opacity=".9">${prop(icon('crow-dive'), 46, 100, 46)}${prop(icon('raven'), 204, 128, 44, true)}</g>`,
  before: `<path d="${ridge(c, 284, 8, 0)}${grass(c, 286, 90, 52)}" fill="#3a2a10"/><path d="${grass(c, 300, 90, 40)}" fill="${p.land[2]}"/>`,
  size: 184,
});

const mushroom: Make = (c, p, icon) => ({
  behind: `<g fill="url(#middle)">${prop(icon('tree-roots'), 40, 262, 90)}${prop(icon('mushrooms-cluster'), 204, 258, 74)}</g>` + sparks(c, p.light, 30, 260, 40),
  before: `<path d="${ridge(c, 284, 10, 0)}${grass(c, 286, 60, 26)}" fill="${p.land[2]}"/>` + sparks(c, p.light, 20, 300, 160),
  size: 178,
});

export const SPECIALS: Record<string, Make> = {
  biting_frost: frost,
  impenetrable_fog: fog,
  torrential_rain: downpour,
  skellige_storm: storm,
  clear_weather: clear,
  scorch,
  commanders_horn: horn,
  decoy: scarecrow,
  mardroeme: mushroom,
};
