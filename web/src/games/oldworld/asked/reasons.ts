/** Why a question is asked and what its answers bring, in a sentence. */

import { t } from '../../../shell/lib/words.svelte';
import { SHIELDS } from '../expansions';
import { ATTRIBUTES, facts } from '../facts.svelte';
import { specialty, termOf } from '../names';
import type { Option, Play } from '../play.svelte';

/** A message that only some kinds of questions have. */
function said(key: string, args: Record<string, string>): string {
  const text = t(key, args);
  return text === key ? '' : text;
}

/** The seat that the open question is about: who fights, else whose turn it is. */
function about(play: Play): number {
  return play.table?.fight?.attacker ?? play.table?.active ?? -1;
}

/** Why the open question is asked; empty where that is plain. */
export function reasonOf(play: Play, names: readonly string[]): string {
  const { decision, kind } = play.answering;
  if (!decision) return '';
  if (play.common && play.electors.length === 1) return t('oldworld-vote-tie');
  return said(`oldworld-why-${kind.replaceAll('_', '-')}`, { name: names[about(play)] ?? '' });
}

/** What a level of an attribute gives a witcher of a school. */
export function gainAt(name: string, level: number, school: string): string {
  if (name === 'combat') return t('oldworld-gives-draw', { n: level });
  if (name === 'alchemy') return t('oldworld-gives-potions', { n: level });
  if (name !== 'defense') return specialty(school, level).text;
  const own = SHIELDS[termOf(school, 'shield')];
  return own ? t(own.gives, { n: level }) : t('oldworld-gives-shield', { n: facts.tracks?.shield[level - 1] ?? 0 });
}

const RISES = new Set(['train', 'raise']);

/** What the next level of an attribute would give, where the question raises one. */
export function nextGain(play: Play, { form, value }: Option): string {
  const { me } = play;
  if (form !== 'attribute' || !me || !RISES.has(play.answering.kind)) return '';
  if (!(ATTRIBUTES as readonly string[]).includes(value)) return '';
  const level = (me.attributes[value] ?? 0) + 1;
  return `${level}: ${gainAt(value, level, me.school)}`;
}
