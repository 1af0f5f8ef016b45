/** Moves of a review in words. */

import { cardName, leaderName } from '../cards/cardtext';
import { t } from '../../../shell/lib/words.svelte';
import type { ReviewMove } from '../../../shell/wire/protocol';
import { costOf, percent } from '../../../shell/review/curve';

/** What was played: the card, the leader, or pass. */
export function pickName(pick: string): string {
  const [form = '', id = ''] = pick.split(':');
  if (form === 'play') return cardName(id);
  return form === 'leader' ? leaderName(id) : t('pass');
}

export function moveText(move: ReviewMove): string {
  return move.best === move.pick
    ? pickName(move.pick)
    : t('review-instead', { pick: pickName(move.pick), best: pickName(move.best) });
}

/** What a pick cost, in per cent. */
export function costText(move: ReviewMove): string {
  return t('review-cost', { percent: percent(costOf(move)) });
}

/** A move as a sentence: who, what, and where the chance went. */
export function told(move: ReviewMove, names: readonly string[]): string {
  const args = {
    round: move.round,
    name: names[move.seat] ?? '',
    move: moveText(move),
    before: percent(move.before),
    picked: percent(move.picked),
  };
  return t(move.best === move.pick ? 'review-told' : 'review-told-worse', args);
}
