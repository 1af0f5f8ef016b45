/** A finished game for replay and review: its turns, and picks in words. */

import { settings } from '../../shell/lib/settings.svelte';
import { addWords, t, tOr } from '../../shell/lib/words.svelte';
import type { ReplayTurn } from '../../shell/replay/timeline';
import { ask } from '../../shell/wire/api';
import type { FightPoint, OldWorldChronicle } from '../generated/oldworld';
import { actionName, attributeName, monsterName } from './names';
import { END_WORDS } from './words/end';
import { TABLE_WORDS } from './words/table';

export function chronicleOf(table: string): Promise<OldWorldChronicle> {
  return ask<OldWorldChronicle>('GET', `/api/tables/${encodeURIComponent(table)}/chronicle`, settings.lang);
}

/** Who fought whom, and how it ended. Seats have letters, as on the table. */
export function fightText({ seat, against, result }: FightPoint, names: readonly string[]): string {
  const rival = /^[A-E]$/.test(against) ? against.charCodeAt(0) - 'A'.charCodeAt(0) : -1;
  const foe = rival >= 0 ? (names[rival] ?? '') : monsterName(against);
  return t('oldworld-end-fight', { name: names[seat] ?? '', foe, result: t(`oldworld-end-result-${result.replace('_', '-')}`) });
}

/** The turns of a game with their fights. The last point of a chronicle is the end, not a turn, but for a game that began and ended within one. */
export function turnsOf({ turns, fights }: OldWorldChronicle, names: readonly string[]): ReplayTurn[] {
  const begun = turns.length > 1 ? turns.slice(0, -1) : turns.map((end) => ({ ...end, step: 0 }));
  return begun.map(({ step, round, seat }, index) => ({
    at: step,
    round,
    title: `${t('oldworld-round', { n: round })} · ${names[seat] ?? ''}`,
    notes: fights
      .filter((fight) => fight.until >= step && fight.until < (turns[index + 1]?.step ?? Infinity))
      .map((fight) => ({ at: fight.step, text: fightText(fight, names) })),
  }));
}

export async function replayTurns(table: string, names: readonly string[]): Promise<ReplayTurn[]> {
  const [story] = await Promise.all([chronicleOf(table), addWords(TABLE_WORDS), addWords(END_WORDS)]);
  return turnsOf(story, names);
}

/** A pick that was judged: what was done in phase II, or the card a combo begins with. */
export function pickName(pick: string): string {
  const [form = '', id = ''] = pick.split(':');
  if (form === 'play') return t('oldworld-pick-card', { name: actionName(id) });
  if (form === 'meditate') return t('oldworld-pick-meditate', { name: attributeName(id) });
  if (form === 'explore') return t('oldworld-pick-explore', { deck: tOr(`oldworld-deck-${id}`, monsterName(id)) });
  return t('oldworld-pick-fight', { name: monsterName(id) });
}
