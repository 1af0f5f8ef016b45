/** The bots to choose from, as plates with stars. */

import { tOr } from '../lib/words.svelte';
import type { Sign } from '../lib/art';
import type { PickOption } from './Pick.svelte';

export const LEVELS = ['recruit', 'brawler', 'captain', 'strategist', 'legend'] as const;

/** The name of a bot's level; games have levels of their own. */
export function levelName(level: string): string {
  return tOr(`level-${level}`, level);
}

/** The signs of bots with a character, by what they like. */
const FACES: Readonly<Record<string, Sign>> = {
  hunter: 'monsters',
  trainer: 'learn',
  wanderer: 'eye',
  duellist: 'swords',
  gambler: 'gem',
};

/** The sign of a bot. */
export function botSign(character?: string): Sign {
  return FACES[character ?? ''] ?? 'bot';
}

export function levelOptions(levels: readonly string[] = LEVELS): PickOption[] {
  return levels.map((level, index) => ({
    value: level,
    text: levelName(level),
    sign: 'hero',
    times: index + 1,
  }));
}
