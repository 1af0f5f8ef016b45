/** The bots to choose from, as plates with stars. */

import { tOr } from '../lib/words.svelte';
import type { PickOption } from './Pick.svelte';

export const LEVELS = ['recruit', 'brawler', 'captain', 'strategist', 'legend'] as const;

/** The name of a bot's level; games have levels of their own. */
export function levelName(level: string): string {
  return tOr(`level-${level}`, level);
}

export function levelOptions(levels: readonly string[] = LEVELS): PickOption[] {
  return levels.map((level, index) => ({
    value: level,
    text: levelName(level),
    sign: 'hero',
    times: index + 1,
  }));
}
