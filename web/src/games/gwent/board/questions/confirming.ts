/** Which answers ask for a yes first, by what the person has set. */

import { settings } from '../../../../shell/lib/settings.svelte';
import type { PlayOutcome } from '../../view';

/** What can be regretted: the leader works once, who passes is out, and a card may do nothing. */
export type Risk = 'leader' | 'pass' | 'nothing';

export interface Proposal {
  key: string;
  risk: Risk | null;
}

export function riskOf(key: string, outcome: PlayOutcome | null, totals: readonly number[]): Risk | null {
  if (key === 'leader' || key === 'pass') return key;
  return outcome && changesNothing(outcome, totals) ? 'nothing' : null;
}

/** On the board a card or leader is held first and then played, which is a yes already. */
export function needsConfirming(risk: Risk | null, listed: boolean): boolean {
  if (settings.confirm === 'never') return false;
  if (risk === null) return listed && settings.confirm === 'always';
  return risk !== 'leader' || listed;
}

function changesNothing(outcome: PlayOutcome, totals: readonly number[]): boolean {
  const moved = [outcome.gone, outcome.back, outcome.came].some((cards) => cards?.length);
  return !moved && outcome.totals.every((total, side) => total === totals[side]);
}
