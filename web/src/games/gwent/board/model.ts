/** A view as a table: sides, rows, hands and piles, each card with its key. */

import { CARDS, ROW_NAMES } from '../cards/catalogue';
import type { GwentView, GwentInsight, Steps } from '../view';

export interface BoardCard {
  /** Its handle, which identifies it from view to view; its position if it is face down. */
  key: string;
  /** Null: face down. */
  id: string | null;
  /** Its current strength; null off the battlefield. */
  strength: number | null;
  zone: string;
  /** The steps of its strength. */
  steps?: Steps | undefined;
}

export interface RowModel {
  side: number;
  row: number;
  cards: BoardCard[];
  special: BoardCard[];
  total: number;
  leaderHorn: boolean;
  weather: boolean;
}

export interface SeatModel {
  seat: number;
  label: string;
  faction: string;
  leader: string;
  leaderReady: boolean;
  leaderWorks: boolean;
  hand: BoardCard[];
  deck: number;
  passed: boolean;
  asked: boolean;
}

export interface SideModel {
  side: number;
  mine: boolean;
  seats: SeatModel[];
  rows: RowModel[];
  discard: BoardCard[];
  total: number;
  gems: number;
  points: number;
}

export interface Board {
  mode: string;
  seat: number | null;
  round: number;
  over: boolean;
  winners: number[];
  lastRound: number[];
  sides: SideModel[];
  weather: BoardCard[];
}

export function layOut(view: GwentView, why: GwentInsight['why'] = {}): Board {
  const open = view.public;
  const weather = cardsIn(view, 'weather');
  const under = new Set(weather.flatMap((card) => CARDS.get(card.id ?? '')?.rows ?? []));
  const home = open.side_of[view.seat ?? 0] ?? 0;
  return {
    mode: open.mode,
    seat: view.seat,
    round: open.round,
    over: open.over,
    winners: open.winners,
    lastRound: open.last_round,
    weather,
    sides: open.sides.map((name, side) => ({
      side,
      mine: side === home,
      seats: seatsOf(view, side),
      rows: ROW_NAMES.map((_, row) => rowOf(view, side, row, under.has(row), why)),
      discard: cardsIn(view, `${name}.discard`),
      total: open.totals[side] ?? 0,
      gems: open.gems[side] ?? 0,
      points: open.points[side] ?? 0,
    })),
  };
}

function rowOf(
  view: GwentView,
  side: number,
  row: number,
  weather: boolean,
  why: GwentInsight['why'],
): RowModel {
  const name = view.public.sides[side] ?? '';
  const zone = `${name}.board.${ROW_NAMES[row] ?? ''}`;
  const strengths = view.public.strengths[side * 3 + row] ?? [];
  const cards = cardsIn(view, zone);
  return {
    side,
    row,
    cards: cards.map((card, index) => ({
      ...card,
      strength: strengths[index] ?? null,
      steps: why[zone]?.[index],
    })),
    special: cardsIn(view, `${name}.row_special.${ROW_NAMES[row] ?? ''}`),
    total: strengths.reduce((sum, strength) => sum + strength, 0),
    leaderHorn: Boolean((view.public.horns >> (side * 3 + row)) & 1),
    weather,
  };
}

function seatsOf(view: GwentView, side: number): SeatModel[] {
  const open = view.public;
  return open.seats.flatMap((label, seat) =>
    open.side_of[seat] === side
      ? [
          {
            seat,
            label,
            faction: open.factions[seat] ?? 'neutral',
            leader: open.leaders[seat] ?? '',
            leaderReady: open.leader_ready[seat] ?? false,
            leaderWorks: open.leader_works[seat] ?? false,
            hand: cardsIn(view, `${label}.hand`),
            deck: view.zones[`${label}.deck`]?.length ?? 0,
            passed: open.passed[seat] ?? false,
            asked: view.asked.includes(seat),
          },
        ]
      : [],
  );
}

function cardsIn(view: GwentView, zone: string): BoardCard[] {
  return (view.zones[zone] ?? []).map((id, index) => ({
    key: keyOf(view.handles[zone]?.[index]) || `${zone}.${index}`,
    id,
    strength: null,
    zone,
  }));
}

/** The key of a card by its handle; empty if it has none. */
export function keyOf(handle: number | undefined): string {
  return handle ? `h${handle}` : '';
}

/** The cards that are in another zone than before, or were not visible before. */
export function movedCards(before: GwentView | null, after: GwentView): ReadonlySet<string> {
  const zones = new Map(before ? placed(before) : []);
  return new Set(placed(after).flatMap(([key, zone]) => (zones.get(key) === zone ? [] : [key])));
}

function placed(view: GwentView): [string, string][] {
  return Object.entries(view.handles).flatMap(([zone, handles]) =>
    handles.flatMap((handle): [string, string][] => (handle ? [[keyOf(handle), zone]] : [])),
  );
}
