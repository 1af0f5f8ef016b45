/** A table of Old World as the server shows it, and how to know that it is one. */

import type { TableView } from '../../shell/wire/protocol';
import type { Cannot, View } from '../generated/oldworld';

export type { FightView, MonsterView, OldWorldPublic, PokerView, QuestView, WitcherView } from '../generated/oldworld';
export type OldWorldView = View;

/** The view of a table that is known to be one of Old World. */
export function oldWorldView(view: TableView): OldWorldView {
  if (!isOldWorld(view)) throw new Error(`this is a table of ${view.game}`);
  return view;
}

function isOldWorld(view: TableView): view is OldWorldView {
  return view.game === 'oldworld';
}

/** A way to a place: what it takes, and how the first step may be paid. */
export interface Way {
  path: string[];
  cards: string[];
  gold: number;
  pays?: string[];
  /** For each move the keys that do it. */
  picks?: string[][];
}

/** What helps to see through a table: ways, prices of the pool, what ending a phase would give up. */
export interface Insight {
  reach?: Partial<Record<string, Way>>;
  left?: string[];
  /** Why options cannot be taken, by their keys. */
  cannot?: Partial<Record<string, Cannot>>;
  prices?: Partial<Record<string, number>>;
  /** The zone of the pool that one takes cards from. */
  pool?: string;
}

/** The insight of a table; empty where nobody sends one. */
export function oldWorldInsight(insight: unknown): Insight {
  return typeof insight === 'object' && insight !== null ? insight : {};
}

/** The cards of a zone of a seat; null stands for one that is not known. */
export function zoneOf(view: OldWorldView, seat: number, zone: string): readonly (string | null)[] {
  const label = view.public.seats[seat] ?? '';
  return view.zones[`${label}.${zone}`] ?? [];
}

/** The cards of a zone that lie open. */
export function openCards(view: OldWorldView, seat: number, zone: string): string[] {
  return zoneOf(view, seat, zone).filter((card) => card !== null);
}
