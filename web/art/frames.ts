/** What tells a faction without colour: the pattern of its border. */

import { HEIGHT, WIDTH } from './land';

const EDGE: Record<string, string> = {
  monsters: '#8f2f2a',
  nilfgaard: '#c79a3a',
  northern_realms: '#4f83b8',
  scoiatael: '#5d9150',
  skellige: '#8674c4',
  neutral: '#a58458',
  special: '#a58458',
  weather: '#6f9db5',
};

/** The border: a faction's pattern for units; gold with studs for heroes and leaders, the pattern inside it. */
export function frame(faction: string, kind: string): string {
  const edge = EDGE[faction] ?? '#a58458';
  const line = (inset: number, wide: number, colour: string, dash = ''): string =>
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="${14 - inset / 2}" fill="none" stroke="${colour}" stroke-width="${wide}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  if (kind === 'hero' || kind === 'leader') {
    return line(4, 8, '#3a2508') + line(4, 5, '#d8a941') + line(7.5, 1.6, '#fff0b8') + line(11.5, 3.4, '#120c07') + line(11.5, 2.6, edge, DASHES[faction]) + studs();
  }
  return line(3.5, 7, '#120c07') + line(5, 5, edge) + line(5, 5, '#120c07', DASHES[faction] ?? '1 13') + line(9, 1.4, '#f2dfb4aa');
}

const DASHES: Record<string, string> = {
  monsters: '2 5 6 5',
  nilfgaard: '1.5 7',
  northern_realms: '10 10',
  scoiatael: '2 3 2 13',
  skellige: '2 4',
  weather: '1 5',
};

function studs(): string {
  const corners = [
    [9, 9],
    [WIDTH - 9, 9],
    [9, HEIGHT - 9],
    [WIDTH - 9, HEIGHT - 9],
  ] as const;
  return corners
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y - 9}l9 9l-9 9l-9 -9z" fill="#e9bf5b" stroke="#3a2508" stroke-width="1.6"/>` +
        `<circle cx="${x}" cy="${y}" r="3" fill="#7d1f1f"/>`,
    )
    .join('');
}
