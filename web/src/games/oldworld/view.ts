/** A table of Old World as the server shows it, and how to know that it is one. */

import type { TableView } from '../../shell/wire/protocol';
import type { OldWorldPublic, View } from '../generated/oldworld';

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

/** The cards of a zone of a seat; null stands for one that is not known. */
export function zoneOf(view: OldWorldView, seat: number, zone: string): readonly (string | null)[] {
  const label = view.public.seats[seat] ?? '';
  return view.zones[`${label}.${zone}`] ?? [];
}

/** The cards of a zone that lie open. */
export function openCards(view: OldWorldView, seat: number, zone: string): string[] {
  return zoneOf(view, seat, zone).filter((card) => card !== null);
}

/** Whose turn it is: -1 where all act at once. */
export function activeSeat(table: OldWorldPublic): number {
  return table.active;
}
