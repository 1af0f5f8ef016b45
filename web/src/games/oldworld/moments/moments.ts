/** What in the game deserves a moment of its own: read from what has just happened. */

import type { EventInfo, Reading } from '../../../shell/wire/protocol';
import type { Chronicle } from '../fight/chronicle';
import type { OldWorldView } from '../view';
import { broughtBy, chipsOf, type Chip } from './chips';

/** The last blow of a fight: the damage, and what it hit. */
export interface Blow {
  damage: number;
  /** Cards of life that were left. */
  left: number;
}

export interface FightMoment {
  kind: 'fight';
  chronicle: Chronicle;
  blow: Blow | null;
  chips: readonly Chip[];
  /** The trophy by its full name; empty: there is none. */
  trophy: string;
  /** The table as it was before. */
  before: OldWorldView;
}

/** A trophy without a fight. */
export interface TrophyMoment {
  kind: 'trophy';
  trophy: string;
  chips: readonly Chip[];
  before: OldWorldView;
}

/** What came of a card that was read. */
export interface ReadingMoment {
  kind: 'reading';
  reading: Reading;
  chips: readonly Chip[];
  /** The place of a quest that begins. */
  place: string;
  quest: string;
  /** A quest is done. */
  done: boolean;
}

export type Moment = FightMoment | TrophyMoment | ReadingMoment;

/** The events and views, as a seat sees them, from which moments are made. */
export interface MomentSource {
  events: readonly EventInfo[];
  readings: readonly Reading[];
  before: OldWorldView;
  /** The fight that these events ended. */
  ended: Chronicle | null;
  seat: number;
}

function blowOf(events: readonly EventInfo[], loser: number): Blow | null {
  const over = events.findIndex(({ kind }) => kind === 'fight_over');
  const last = events.slice(0, over).filter(({ kind, seat }) => kind === 'damage' && seat === loser).at(-1);
  if (!last) return null;
  const lost = events.slice(0, over).filter(({ kind, seat }) => kind === 'knocked_off' && seat === loser);
  const left = lost.reduce((sum, { args }) => sum + Math.max(1, Number(args[2] ?? 1)), 0);
  return { damage: Number(last.args[0] ?? 0), left };
}

function trophyOf(events: readonly EventInfo[], seat: number): string {
  return events.find((event) => event.kind === 'trophy' && event.seat === seat)?.card ?? '';
}

function fightMoment({ events, before, ended, seat }: MomentSource): FightMoment[] {
  if (!ended) return [];
  const over = events.findIndex(({ kind }) => kind === 'fight_over');
  const beaten = ended.outcome === 'defeated' || ended.outcome === 'attacker' ? ended.rival : ended.attacker;
  const chips = chipsOf(events.slice(over), seat).filter(({ kind }) => kind !== 'trophy' && kind !== 'card');
  return [{ kind: 'fight', chronicle: ended, blow: blowOf(events, beaten), chips, trophy: trophyOf(events.slice(over), seat), before }];
}

function trophyMoment({ events, before, seat }: MomentSource): TrophyMoment[] {
  const from = events.findIndex((event) => event.kind === 'meditates' && event.seat === seat);
  const trophy = from < 0 ? '' : trophyOf(events.slice(from), seat);
  return trophy ? [{ kind: 'trophy', trophy, chips: [], before }] : [];
}

function readingMoments({ events, readings, seat }: MomentSource): ReadingMoment[] {
  const own = readings.filter((reading) => reading.seat === seat && reading.text);
  const brought = broughtBy(events);
  const chips = chipsOf(brought, seat);
  const quest = brought.find((event) => event.kind === 'quest_at' && event.seat === seat);
  const done = events.some((event) => event.kind === 'quest_resolved' && event.seat === seat);
  return own.map((reading, at) => {
    const last = at === own.length - 1;
    return { kind: 'reading', reading, chips: last ? chips : [], place: last ? String(quest?.args[1] ?? '') : '', quest: String(quest?.args[0] ?? ''), done };
  });
}

/** The moments of what has just happened, in their order. */
export function momentsOf(source: MomentSource): Moment[] {
  return [...fightMoment(source), ...trophyMoment(source), ...readingMoments(source)];
}
