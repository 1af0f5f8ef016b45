/** What a seat gained and lost, read from events: one chip for each, gains first. */

import type { EventInfo } from '../../../shell/wire/protocol';
import { isAction } from '../facts.svelte';

export interface Chip {
  key: string;
  kind: 'gold' | 'shield' | 'attribute' | 'level' | 'card' | 'potion' | 'trail' | 'quest' | 'trophy' | 'gear' | 'draw';
  gain: boolean;
  /** What it is: an attribute, a card, a thing by its full name, a place. */
  id: string;
  /** The change of a number; 0 for things. */
  n: number;
  /** Copies of a thing. */
  count: number;
  /** Where cards went: `hand`, `discard` or away. */
  to: '' | 'hand' | 'discard';
}

type Kind = Chip['kind'];

/** Cards that come and go, and where to. */
const CARDS: Readonly<Partial<Record<string, readonly [boolean, Chip['to']]>>> = {
  taken: [true, 'discard'],
  gained: [true, 'hand'],
  drawn: [true, 'hand'],
  discarded: [false, 'discard'],
  trashed: [false, ''],
};

const THINGS: Readonly<Partial<Record<string, readonly [Kind, boolean]>>> = {
  potion: ['potion', true],
  potion_lost: ['potion', false],
  kept: ['gear', true],
  trophy: ['trophy', true],
  trail: ['trail', true],
  trail_quest: ['quest', true],
};

function chip(kind: Kind, id: string, gain: boolean, more: Partial<Chip> = {}): Chip {
  return { key: `${kind}:${id}:${gain ? 'gain' : 'loss'}:${more.to ?? ''}`, kind, id, gain, n: 0, count: 1, to: '', ...more };
}

function numbered(kind: Kind, id: string, n: number): Chip {
  return { ...chip(kind, id, n > 0, { n }), key: `${kind}:${id}` };
}

function chipOf({ kind, card, args }: EventInfo): Chip | null {
  const [first = 0, second = 0] = args;
  if (kind === 'gold' || kind === 'shield') return numbered(kind, '', Number(first));
  if (kind === 'attribute') return numbered('attribute', String(first), Number(second));
  if (kind === 'draw3') return numbered('draw', '', Number(first));
  if (kind === 'level') return chip('level', String(first), true);
  if (kind === 'quest_at') return chip('quest', String(second), true);
  const moved = CARDS[kind];
  if (moved && card && isAction(card)) return chip('card', card, moved[0], { to: moved[1] });
  const thing = THINGS[kind];
  return thing ? chip(thing[0], card ?? '', thing[1]) : null;
}

/** Changes of one number are one chip, copies of a card too. */
function joined(chips: readonly Chip[]): Chip[] {
  const found = new Map<string, Chip>();
  for (const one of chips) {
    const old = found.get(one.key);
    const n = (old?.n ?? 0) + one.n;
    found.set(one.key, old ? { ...old, n, gain: one.n ? n > 0 : one.gain, count: old.count + (one.n ? 0 : 1) } : one);
  }
  return [...found.values()].filter(({ kind, n }) => n !== 0 || !['gold', 'shield', 'attribute', 'draw'].includes(kind));
}

/** The chips of a seat, losses last. */
export function chipsOf(events: readonly EventInfo[], seat: number): Chip[] {
  const own = events.filter((event) => event.seat === seat).flatMap((event) => chipOf(event) ?? []);
  const all = joined(own);
  return [...all.filter(({ gain }) => gain), ...all.filter(({ gain }) => !gain)];
}

const BEGINS = new Set(['story_option', 'event_option', 'event_read', 'outcome', 'quest_resolved']);
const ENDS = new Set(['story_done', 'quest_done', 'turn', 'hunt', 'duel']);

/** The part of some events that a card which was read brought about. */
export function broughtBy(events: readonly EventInfo[]): EventInfo[] {
  const from = events.findIndex(({ kind }) => BEGINS.has(kind));
  if (from < 0) return [];
  const rest = events.slice(from);
  const to = rest.findIndex(({ kind }) => ENDS.has(kind));
  return to < 0 ? rest : rest.slice(0, to);
}
