/** Picks of a review in words. */

import { t } from '../../../shell/lib/words.svelte';
import { cardName, leaderName } from '../cards/cardtext';

/** The play: the card, the leader, or pass. */
export function pickName(pick: string): string {
  const [form = '', id = ''] = pick.split(':');
  if (form === 'play') return cardName(id);
  return form === 'leader' ? leaderName(id) : t('pass');
}
