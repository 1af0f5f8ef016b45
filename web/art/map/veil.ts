/** The hour: a veil that multiplies, and lamps that shine through it. */

import { n } from '../portraits/pen';
import { HEIGHT, WIDTH, type XY } from './world';

export type Hour = 'day' | 'dusk' | 'night';

/** One parameter for the hour: a veil that multiplies, and lamps that shine through it. */
export function veil(hour: Hour, lights: readonly XY[], left = 0): string {
  if (hour === 'day') return '';
  const [w, x0] = [WIDTH + left, -left];
  const size = `x="${x0}" width="${w}" height="${HEIGHT}"`;
  const glow = (strong: number): string =>
    lights
      .map(
        ([x, y]) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="36" fill="url(#lamp)" opacity="${strong}"/><circle cx="${n(x)}" cy="${n(y)}" r="2.4" fill="#ffe9a8" opacity="${strong}"/>`,
      )
      .join('');
  const lamp =
    '<radialGradient id="lamp"><stop offset="0" stop-color="#ffc45a" stop-opacity=".75"/><stop offset=".35" stop-color="#f09a3a" stop-opacity=".28"/><stop offset="1" stop-color="#f09a3a" stop-opacity="0"/></radialGradient>';
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${HEIGHT}" viewBox="${x0} 0 ${w} ${HEIGHT}"><defs>${lamp}`;
  if (hour === 'dusk')
    return `${head}<linearGradient id="v" x2="1"><stop offset="0" stop-color="#ffc290"/><stop offset="1" stop-color="#b89ab4"/></linearGradient></defs><rect ${size} fill="url(#v)" style="mix-blend-mode:multiply"/><g style="mix-blend-mode:screen">${glow(0.5)}</g></svg>`;
  return `${head}</defs><rect ${size} fill="#6478a8" style="mix-blend-mode:multiply"/><g style="mix-blend-mode:screen">${glow(0.95)}</g></svg>`;
}
