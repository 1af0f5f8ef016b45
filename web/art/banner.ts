/** Leaders hang as banners in a hall: cloth in the faction's colour, the emblem sewn on in gold. */

import { colour } from './colour';
import { HEIGHT, WIDTH, n } from './land';
import type { Chance } from './random';

const CLOTH: Record<string, readonly [hue: number, strength: number, light: number]> = {
  monsters: [25, 0.13, 0.36],
  nilfgaard: [85, 0.012, 0.19],
  northern_realms: [255, 0.12, 0.38],
  scoiatael: [148, 0.09, 0.36],
  skellige: [295, 0.11, 0.36],
};

const GOLD = '#e9bf5b';

/** The hall: pillars, arches and two torches. */
export function hall(): string {
  const pillar = (x: number): string => `<path d="M${x} 0h34v${HEIGHT}h-34z" fill="url(#stone)"/><path d="M${x - 5} 40h44v10h-44z" fill="#0006"/>`;
  const torch = (x: number): string =>
    `<circle cx="${x}" cy="96" r="74" fill="url(#halo)"/><path d="M${x - 3} 104h6l-1 34h-4z" fill="#24140a"/>` +
    `<path d="M${x} 74q11 14 6 26q-6 8 -12 0q-5 -12 6 -26z" fill="#ffd27a"/><path d="M${x} 86q5 8 2 14q-2 4 -4 0q-3 -6 2 -14z" fill="#fff6d8"/>`;
  const arch = `<path d="M34 ${HEIGHT}V104Q120 -34 206 104V${HEIGHT}z" fill="#0008"/>`;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>${arch}${pillar(-4)}${pillar(210)}${torch(18)}${torch(222)}`;
}

/** Cloth with folds; its lower edge is cut in one of several ways. */
export function cloth(c: Chance, faction: string): string {
  const [hue, strength, light] = CLOTH[faction] ?? [60, 0.05, 0.35];
  const shade = (by: number): string => colour(light * by, strength, hue + c.between(-10, 10));
  const foot = c.pick(['L120 256L44 296', 'L158 294L120 268L82 294', 'Q120 326', 'L158 272L120 304L82 272']);
  const shape = `M44 36H196V${foot.startsWith('L120') ? 296 : 280}${foot.startsWith('Q') ? `${foot} 44 280` : `${foot}${foot.startsWith('L120') ? '' : 'L44 280'}`}z`;
  const stops = Array.from({ length: 9 }, (_, index) => `<stop offset="${n(index / 8)}" stop-color="${shade(index % 2 ? c.between(0.62, 0.82) : c.between(1.05, 1.4))}"/>`).join('');
  return (
    `<defs><linearGradient id="cloth">${stops}</linearGradient>` +
    '<linearGradient id="drop" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".16" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient></defs>' +
    `<path d="${shape}" transform="translate(5 8)" fill="#000" opacity=".5"/>` +
    `<path d="${shape}" fill="url(#cloth)"/><path d="${shape}" fill="url(#drop)"/>` +
    `<path d="${shape}" fill="none" stroke="#3a2508" stroke-width="8"/><path d="${shape}" fill="none" stroke="${GOLD}" stroke-width="4.6"/>` +
    `<path d="${shape}" fill="none" stroke="#7a5518" stroke-width="4.6" stroke-dasharray="${TRIM[faction] ?? '2 6'}"/>` +
    `<path d="M26 28h188v9h-188z" fill="url(#pole)"/><circle cx="24" cy="32.500" r="9" fill="url(#pole)"/><circle cx="216" cy="32.500" r="9" fill="url(#pole)"/>`
  );
}

const TRIM: Record<string, string> = {
  monsters: '3 4 8 4',
  nilfgaard: '2 7',
  northern_realms: '9 9',
  scoiatael: '2 3 2 11',
  skellige: '4 4',
};

export const HALL_DEFS =
  '<linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#140d09"/><stop offset=".45" stop-color="#3a2717"/><stop offset="1" stop-color="#0d0805"/></linearGradient>' +
  '<linearGradient id="stone"><stop offset="0" stop-color="#1c130c"/><stop offset=".4" stop-color="#5a432c"/><stop offset="1" stop-color="#160e08"/></linearGradient>' +
  '<linearGradient id="pole" x2="0" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".4" stop-color="#d8a941"/><stop offset="1" stop-color="#5a3a0c"/></linearGradient>';
