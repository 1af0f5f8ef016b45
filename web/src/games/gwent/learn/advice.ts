/** The coach's advice in a duel: how it stands, and when to pass. The rules are the server's. */

import { CARDS } from '../cards/catalogue';
import type { Play } from '../board/play.svelte';

export interface Situation {
  asked: 'redraw' | 'turn' | 'more' | null;
  round: number;
  mine: number;
  theirs: number;
  gems: number;
  theirGems: number;
  hand: number;
  theirHand: number;
  passed: boolean;
  theyPassed: boolean;
  /** The lead in points after the best single move. */
  best: number;
  spy: boolean;
  /** The table is still empty. */
  fresh: boolean;
}

export type Advice =
  | 'redraw'
  | 'more'
  | 'watch'
  | 'out'
  | 'pass-now'
  | 'pass-last'
  | 'one-card'
  | 'must-win'
  | 'let-go'
  | 'open'
  | 'spy'
  | 'last-chance'
  | 'far-ahead'
  | 'far-behind'
  | 'close-in'
  | 'steady';

/** A lead that a rival needs two good cards for. */
const FAR = 15;

export function situationOf(play: Play): Situation | null {
  const { board, view, mine } = play;
  const rival = board?.sides.find((side) => !side.mine);
  const [me, them] = [mine?.seats[0], rival?.seats[0]];
  if (!board || !view || !mine || !rival || !me || !them || board.over) return null;
  const leads = Object.entries(play.insight?.plays ?? {}).map(([, { totals }]) => (totals[mine.side] ?? 0) - (totals[rival.side] ?? 0));
  const kind = play.answering.decision?.kind;
  return {
    asked: kind === undefined ? null : kind === 'redraw' || kind === 'turn' ? kind : 'more',
    round: board.round,
    mine: mine.total,
    theirs: rival.total,
    gems: mine.gems,
    theirGems: rival.gems,
    hand: me.hand.length,
    theirHand: them.hand.length,
    passed: me.passed,
    theyPassed: them.passed,
    best: Math.max(mine.total - rival.total, ...leads),
    spy: me.hand.some(({ id }) => CARDS.get(id ?? '')?.abilities.includes('spy')),
    fresh: [...mine.rows, ...rival.rows].every(({ cards }) => cards.length === 0),
  };
}

export function adviceOn(now: Situation): Advice {
  if (now.asked === 'redraw' || now.asked === 'more') return now.asked;
  if (now.asked === null) return now.passed ? 'out' : 'watch';
  if (now.theyPassed) return afterTheirPass(now);
  if (now.fresh && now.round === 1) return 'open';
  if (now.spy) return 'spy';
  const lead = now.mine - now.theirs;
  if (now.gems === 1) return now.theirGems === 1 ? 'last-chance' : 'must-win';
  if (lead >= FAR) return 'far-ahead';
  if (lead <= -FAR) return 'far-behind';
  return now.theirGems === 1 ? 'close-in' : 'steady';
}

/** The rivals have passed: only the player's own cards matter. */
function afterTheirPass(now: Situation): Advice {
  if (now.mine > now.theirs) return now.theirGems === 1 ? 'pass-last' : 'pass-now';
  if (now.best > 0) return 'one-card';
  return now.gems === 1 ? 'must-win' : 'let-go';
}
