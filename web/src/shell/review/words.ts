/** Moves of a review in words; the game names the picks. */

import { t } from '../lib/words.svelte';
import type { ReviewMove } from '../wire/protocol';
import { costOf, percent } from './curve';

export type PickName = (pick: string) => string;

export function moveText(move: ReviewMove, pickName: PickName): string {
  return move.best === move.pick
    ? pickName(move.pick)
    : t('review-instead', { pick: pickName(move.pick), best: pickName(move.best) });
}

/** The cost of a pick, in per cent. */
export function costText(move: ReviewMove): string {
  return t('review-cost', { percent: percent(costOf(move)) });
}

/** A move as a sentence: who, what, and the change of the chance. */
export function moveSentence(move: ReviewMove, names: readonly string[], pickName: PickName): string {
  const args = {
    round: move.round,
    name: names[move.seat] ?? '',
    move: moveText(move, pickName),
    before: percent(move.before),
    picked: percent(move.picked),
  };
  return t(move.best === move.pick ? 'review-told' : 'review-told-worse', args);
}
