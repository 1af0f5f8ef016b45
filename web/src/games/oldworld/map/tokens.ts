/** What lies at a place beside monsters and witchers, with its words: for the map, the panel and those who hear it. */

import { t } from '../../../shell/lib/words.svelte';
import { BEASTS, COUNTED, LIVES, MARKS } from '../expansions';
import type { Prey } from '../expansions/expansion';
import { facts } from '../facts.svelte';
import { openCards, type OldWorldView } from '../view';

export interface Token {
  /** The name of its mark. */
  mark: string;
  /** What it is: `quest`, `destruction`. */
  kind: string;
  text: string;
}

/** A creature on the map that is not a monster of a terrain. */
export interface Beast {
  /** Its card: its name and what it can do. */
  card: string;
  /** The landmark that stands for it. */
  kind: string;
  id: string;
  /** 0: it has none. */
  level: number;
  /** Whether its fight has odds to be asked for. */
  odds: boolean;
  text: string;
  /** What it has before a fight with the viewer, where that is known. */
  prey?: Prey | undefined;
}

const kindOf = (landmark: string): string => landmark.split('.')[0] ?? landmark;

function textOf(landmark: string, count: number): string {
  const name = facts.all?.landmarks[kindOf(landmark)] ?? landmark.replaceAll('_', ' ');
  return count > 1 ? t('oldworld-token-count', { name, n: count }) : name;
}

function landmarksAt(view: OldWorldView, place: string): string[] {
  return Object.entries(view.public.landmarks).flatMap(([name, at]) => (at === place ? [name] : []));
}

export function beastsAt(view: OldWorldView, place: string, seat: number): Beast[] {
  return landmarksAt(view, place).flatMap((landmark) => {
    const kind = kindOf(landmark);
    const beast = BEASTS[kind];
    if (!beast) return [];
    const card = view.zones[beast.zone ?? '']?.[0] ?? '';
    const id = beast.id ?? card.slice(card.indexOf('.') + 1);
    const level = beast.levelled ? (view.public.extra[landmark] ?? 0) : 0;
    return [{ card: card || `monster.${id}`, kind, id, level, odds: !beast.oddless, text: level ? t('oldworld-token-level', { name: textOf(landmark, 1), level }) : textOf(landmark, 1), prey: LIVES[kind]?.(view, seat) }];
  });
}

/** What a seat sees at a place: its own trails and quests too. */
export function tokensAt(view: OldWorldView, seat: number, place: string): Token[] {
  const { witchers, tavern, extra } = view.public;
  const quests = witchers[seat]?.quests.filter((quest) => quest.place === place) ?? [];
  const trails = openCards(view, seat, 'trails').filter((token) => token === `place.${place}`);
  const tokens: Token[] = [
    ...quests.map(() => ({ mark: 'quest', kind: 'quest', text: t('oldworld-token-quest') })),
    ...trails.map(() => ({ mark: 'trail', kind: 'trail', text: t('oldworld-token-trail') })),
  ];
  if (tavern === place) tokens.push({ mark: 'tavern', kind: 'tavern', text: t('oldworld-token-tavern') });
  for (const landmark of landmarksAt(view, place)) {
    if (BEASTS[kindOf(landmark)]) continue;
    const count = COUNTED.has(kindOf(landmark)) ? (extra[landmark] ?? 1) : 1;
    tokens.push({ mark: MARKS[kindOf(landmark)] ?? '', kind: kindOf(landmark), text: textOf(landmark, count) });
  }
  return tokens;
}
