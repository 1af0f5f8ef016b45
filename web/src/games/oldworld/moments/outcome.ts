/** How a fight ended for the person who looks: what is said, what falls, what is counted. */

import { t } from '../../../shell/lib/words.svelte';
import { facts } from '../facts.svelte';
import { attributeName, monsterName } from '../names';
import { picture, beastPicture } from '../pictures';
import type { OldWorldView } from '../view';
import { BEAST } from '../fight/model';
import type { FightMoment } from './moments';
import { nextLevel } from './track';

export type Side = 'won' | 'lost' | 'away';

/** Whether the seat came out of it as the winner. */
export function sideOf({ chronicle: { outcome, attacker } }: FightMoment, seat: number): Side {
  if (outcome === 'driven_away') return 'away';
  if (outcome === 'defeated') return 'won';
  if (outcome === 'lost') return 'lost';
  return (outcome === 'attacker') === (seat === attacker) ? 'won' : 'lost';
}

/** The other side of a fight: a monster, or the witcher of the other seat. */
export function foeOf({ chronicle: { attacker, rival, monster } }: FightMoment, view: OldWorldView, names: readonly string[], seat: number): { name: string; picture: string; seat: number } {
  if (rival === BEAST || monster) return { name: monsterName(monster), picture: beastPicture(monster)?.large ?? '', seat: BEAST };
  const other = seat === attacker ? rival : attacker;
  const school = view.public.witchers[other]?.school ?? '';
  return { name: names[other] ?? '', picture: picture('people', school)?.large ?? '', seat: other };
}

/** A number that is counted: before, the change, after. */
export interface Count {
  what: 'gold' | 'shield';
  before: number;
  change: number;
}

/** Gold and shields of a moment. What a victory over a monster pays is shown before fatigue, though it is paid after. */
export function countsOf({ chips, chronicle, before }: FightMoment, seat: number, side: Side): Count[] {
  const was = before.public.witchers[seat];
  const change = (kind: 'gold' | 'shield'): number => chips.find((chip) => chip.kind === kind)?.n ?? 0;
  const terrain = before.public.fight?.terrain ?? -1;
  const pays = chronicle.monster && side !== 'lost' && terrain >= 0 ? (facts.tracks?.monsterGold ?? 0) : 0;
  const all: Count[] = [
    { what: 'gold', before: was?.gold ?? 0, change: change('gold') || pays },
    { what: 'shield', before: was?.shield ?? 0, change: change('shield') },
  ];
  return all.filter((one) => one.change);
}

/** How near the next level of the witcher is, in words. */
export function levelLine(view: OldWorldView, seat: number): { text: string; done: number; all: number } | null {
  const witcher = view.public.witchers[seat];
  const next = witcher && nextLevel(witcher);
  if (!witcher || !next) return null;
  const all = Object.keys(witcher.attributes).length;
  const missing = next.missing.map((name) => attributeName(name, witcher.school)).join(', ');
  return { text: t('oldworld-moment-next-level', { level: next.level, what: missing }), done: all - next.missing.length, all };
}
