/** Marks of tokens and witchers, also of those that the painter has none for. */

import { SCHOOLS, TOKENS, pawn } from '../../../../art/map/marks';
import { HUES } from '../expansions';
import type { Token } from './tokens';

/** What a token looks like: its own mark, or a coin with the letter its name begins with. */
export function tokenMark({ mark, text }: Token): string {
  const drawn = TOKENS[mark];
  if (drawn) return drawn;
  const letter = (/\p{Lu}/u.exec(text) ?? /\p{L}/u.exec(text))?.[0]?.toUpperCase() ?? '';
  return `<circle r="10.6" fill="#24180e"/><circle r="9.2" fill="#6b4a8f"/><text y="3.8" text-anchor="middle" font-size="11" font-weight="700" fill="#fff">${letter}</text>`;
}

/** The pawn of a school; of another board a star with its letter. */
export function pawnMark(school: string, mine = false): string {
  const name = school.charAt(0).toUpperCase() + school.slice(1);
  if (SCHOOLS[name]) return pawn(name, mine);
  const hue = HUES[school] ?? '#5a5a5a';
  const ring = mine ? '<circle r="14.6" fill="none" stroke="#ffd75e" stroke-width="2.4"/>' : '';
  return `${ring}<path d="M0 -13L3.6 -4.6L12.4 -4L5.6 1.8L7.8 10.4L0 5.8L-7.8 10.4L-5.6 1.8L-12.4 -4L-3.6 -4.6Z" fill="${hue}" stroke="#fff4d8" stroke-width="1.6" stroke-linejoin="round"/><text y="3.6" text-anchor="middle" font-size="9" font-weight="700" fill="#fff">${name.charAt(0)}</text>`;
}
