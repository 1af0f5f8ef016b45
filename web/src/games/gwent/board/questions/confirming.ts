/** Which answers need confirmation, by the user's settings. */

import { settings } from '../../../../shell/lib/settings.svelte';
import type { PlayOutcome } from '../../view';

/** Risks: the leader works once, a pass ends the round, and a card may have no effect. */
export type Risk = 'leader' | 'pass' | 'nothing';

export interface Proposal {
  key: string;
  risk: Risk | null;
}

export function riskOf(key: string, outcome: PlayOutcome | null, totals: readonly number[]): Risk | null {
  if (key === 'leader' || key === 'pass') return key;
  return outcome && changesNothing(outcome, totals) ? 'nothing' : null;
}

/** On the board a card or leader is held first and then played, which is confirmation enough. */
export function needsConfirming(risk: Risk | null, listed: boolean): boolean {
  if (settings.confirm === 'never') return false;
  if (risk === null) return listed && settings.confirm === 'always';
  return risk !== 'leader' || listed;
}

function changesNothing(outcome: PlayOutcome, totals: readonly number[]): boolean {
  const moved = [outcome.gone, outcome.back, outcome.came].some((cards) => cards?.length);
  return !moved && outcome.totals.every((total, side) => total === totals[side]);
}
