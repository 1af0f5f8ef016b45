/** Tables in the middle of a step, which the game never shows: as it was counted, before it burned. */

import { CARDS, ROW_NAMES } from '../../cards/catalogue';
import { keyOf, type Board, type BoardCard, type RowModel } from '../model';
import type { BoardStep } from './effects';

export interface Counted {
  board: Board;
  /** Sides whose rows are known to add up to the scored total. */
  known: readonly boolean[];
}

/** The table as a round was scored: the one before, with the cards that came in the same step. */
export function asScored({ before, after, events, zones }: BoardStep): Counted {
  const board = copy(before ?? after);
  const names = zones.flatMap((zone) => (zone.endsWith('.board.close') ? zone.slice(0, -'.board.close'.length) : []));
  const changed = new Set<RowModel>();
  const end = events.findIndex(({ kind }) => kind === 'scored');
  for (const { kind, handle, card, args } of events.slice(0, end)) {
    const key = keyOf(handle);
    const to = zones[Number(args[1])];
    if (!key || args.length !== 2 || to === undefined) continue;
    const old = take(board, key, changed);
    const [, name = '', place = '', row = ''] = /^(.+)\.(board|row_special)\.(\w+)$/.exec(to) ?? [];
    const lands = board.sides[names.indexOf(name)]?.rows[(ROW_NAMES as readonly string[]).indexOf(row)];
    const fresh: BoardCard = { key, id: card ?? old?.id ?? null, strength: old?.strength ?? null, zone: to };
    if (lands) {
      (place === 'board' ? lands.cards : lands.special).push(fresh);
      changed.add(lands);
    } else if (to === 'weather') {
      board.weather.push(fresh);
      const rows = kind === 'played' ? (CARDS.get(card ?? '')?.rows ?? []) : [];
      for (const side of board.sides) for (const at of rows) if (side.rows[at]) changed.add(side.rows[at]);
    }
  }
  const totals = (events[end]?.args ?? []).slice(1).map(Number);
  const known = board.sides.map((side) => {
    const total = totals[side.side] ?? side.total;
    const missing = total - side.rows.reduce((sum, row) => sum + row.total, 0);
    side.total = total;
    const [only, ...more] = side.rows.filter((row) => changed.has(row));
    if (missing && only && !more.length) only.total += missing;
    return !missing || Boolean(only && !more.length);
  });
  return { board, known };
}

/** The table after a step, with these cards still at their old places. */
export function withCards({ before, after }: BoardStep, keys: readonly string[]): Board {
  const board = copy(after);
  for (const side of before?.sides ?? []) {
    for (const row of side.rows) {
      const lies = board.sides[side.side]?.rows[row.row];
      if (!lies) continue;
      row.cards.forEach((card, index) => {
        if (keys.includes(card.key)) lies.cards.splice(index, 0, card);
        else lies.cards = lies.cards.map((one) => (one.key === card.key ? { ...one, strength: card.strength } : one));
      });
    }
  }
  return board;
}

/** The open cards in both rows of a board, with their side and row. */
export function cardsOf(board: Board): { card: BoardCard; side: number; row: number }[] {
  return board.sides.flatMap(({ side, rows }) => rows.flatMap((row) => [...row.cards, ...row.special].map((card) => ({ card, side, row: row.row }))));
}

function take(board: Board, key: string, changed: Set<RowModel>): BoardCard | undefined {
  for (const row of board.sides.flatMap(({ rows }) => rows)) {
    const found = [...row.cards, ...row.special].find((card) => card.key === key);
    if (!found) continue;
    row.cards = row.cards.filter((card) => card !== found);
    row.special = row.special.filter((card) => card !== found);
    changed.add(row);
    return found;
  }
  return undefined;
}

function copy(board: Board): Board {
  return {
    ...board,
    weather: [...board.weather],
    sides: board.sides.map((side) => ({ ...side, rows: side.rows.map((row) => ({ ...row, cards: [...row.cards], special: [...row.special] })) })),
  };
}
