/** The bots to choose from, as plates with stars. */

import { t } from '../lib/words.svelte';
import type { PickOption } from './Pick.svelte';

export const LEVELS = ['recruit', 'brawler', 'captain', 'strategist', 'legend'] as const;

export function levelOptions(): PickOption[] {
  return LEVELS.map((level, index) => ({
    value: level,
    text: t(`level-${level}`),
    sign: 'hero',
    times: index + 1,
  }));
}
