import { describe, expect, it } from 'vitest';

import type { EventInfo } from '../../../../shell/wire/protocol';
import type { Board, BoardCard } from '../model';
import { effectsOf, sceneOf, type BoardStep } from './effects';
import { asScored, withCards } from './tables';

function card(handle: number, id: string): BoardCard {
  return { key: `h${handle}`, id, strength: 1, zone: '' };
}

/** A duel of seats 0 and 1; `rows` names the cards of the first side's rows. */
function board(rows: readonly (readonly BoardCard[])[], more: Partial<Board> = {}): Board {
  const side = (at: number, cards: readonly (readonly BoardCard[])[]): Board['sides'][number] => ({
    side: at,
    mine: at === 0,
    seats: [{ seat: at, label: '', faction: 'monsters', leader: '', leaderReady: true, leaderWorks: true, hand: [], deck: 0, passed: false, asked: false }],
    rows: [0, 1, 2].map((row) => ({ side: at, row, cards: [...(cards[row] ?? [])], special: [], total: 0, leaderHorn: false, weather: false })),
    discard: [],
    total: 0,
    gems: 2,
    points: 0,
  });
  return { mode: 'duel', seat: 0, round: 1, over: false, winners: [], lastRound: [], weather: [], sides: [side(0, rows), side(1, [])], ...more };
}

function event(kind: string, name: string | null = null, args: EventInfo['args'] = [], seat = 0, handle = 0): EventInfo {
  return { kind, seat, handle, card: name, args };
}

const ZONES = ['A.hand', 'A.board.close', 'A.board.ranged', 'A.board.siege', 'A.row_special.siege', 'A.discard', 'B.board.close', 'B.board.ranged', 'B.board.siege', 'weather'];

function step(events: EventInfo[], before: Board, after: Board): BoardStep {
  return { events, before, after, moved: new Set(), zones: ZONES };
}

describe('effects', () => {
  it('burn the very cards that were scorched', () => {
    const before = board([[card(1, 'draug'), card(2, 'ghoul'), card(3, 'draug')]]);
    const after = board([[card(1, 'draug'), card(2, 'ghoul')]]);
    const [scorch] = effectsOf(step([event('burned', 'draug', [8, 14], 0, 3)], before, after));
    expect(scorch).toMatchObject({ kind: 'scorch', cards: ['h3'], pictures: ['draug'] });
  });

  it('call together what was mustered', () => {
    const after = board([[card(1, 'ghoul'), card(2, 'ghoul')]]);
    const found = effectsOf(step([event('mustered', 'ghoul', [], 0, 1), event('mustered', 'ghoul', [], 0, 2)], board([]), after));
    expect(found).toHaveLength(1);
    expect(found[0]?.kind).toBe('muster');
  });

  it('link those who are bound, and lift those beside a leader of men', () => {
    const pair = board([[card(1, 'blue_stripes_commando'), card(2, 'blue_stripes_commando')]]);
    const bond = effectsOf(step([event('played', 'blue_stripes_commando', [], 0, 2)], board([]), pair));
    expect(bond).toMatchObject([{ kind: 'bond', cards: ['h1', 'h2'] }]);
    const siege = board([[], [], [card(1, 'ballista'), card(2, 'kaedweni_siege_expert')]]);
    const morale = effectsOf(step([event('played', 'kaedweni_siege_expert', [], 0, 2)], board([]), siege));
    expect(morale).toMatchObject([{ kind: 'morale', cards: ['h1'] }]);
  });

  it.each([
    ['biting_frost', 'frost', 2],
    ['impenetrable_fog', 'fog', 2],
    ['torrential_rain', 'rain', 2],
    ['clear_weather', 'clear', 6],
  ])('let %s fall over its rows', (name, kind, rows) => {
    const [first] = effectsOf(step([event('played', name)], board([]), board([])));
    expect(first?.kind).toBe(kind);
    expect(first?.rows).toHaveLength(rows);
  });

  it('blow a horn over its row, and show the leader who was called', () => {
    expect(effectsOf(step([event('horn', null, [1, 2])], board([]), board([])))).toMatchObject([{ kind: 'horn', rows: ['row:1:2'] }]);
    const [leader] = effectsOf(step([event('leader', null, ['king_bran'], 1)], board([]), board([])));
    expect(leader).toMatchObject({ kind: 'leader', pictures: ['king_bran'], side: 1 });
  });

  it('show nothing for what is only moved', () => {
    expect(effectsOf(step([event('drawn'), event('passed')], board([]), board([])))).toEqual([]);
  });
});

describe('a scene', () => {
  it('tells what the round came to and who begins', () => {
    const told = [event('scored', null, [1, 10, 12], -1), event('gem_lost', null, [0, 1], -1), event('round', null, [2], 1)];
    expect(sceneOf(step(told, board([]), board([], { round: 2 })))).toEqual({
      scored: { round: 1, winner: 1, totals: [10, 12], lost: [0] },
      begins: { round: 2, starter: 1 },
    });
  });

  it('is a toss before the first round, and tells the last round without another one', () => {
    const begin = [event('round', null, [1], 0)];
    expect(sceneOf(step(begin, board([]), board([])))).toMatchObject({ scored: null, begins: { starter: 0 } });
    const last = [event('scored', null, [0, 12, 10], -1), event('game_over', null, [0], -1)];
    expect(sceneOf(step(last, board([]), board([], { over: true })))).toMatchObject({ scored: { winner: 0 }, begins: null });
    expect(sceneOf(step([event('drawn')], board([]), board([])))).toBeNull();
  });
});

describe('a table that the game never showed', () => {
  it('has the last card of a round where it was counted', () => {
    const before = board([[card(1, 'draug')]]);
    for (const part of [before.sides[0], before.sides[0]?.rows[0]]) if (part) part.total = 10;
    const told = [event('played', 'ballista', [0, 3], 0, 7), event('scored', null, [0, 16, 0], -1), event('cleared', 'draug', [1, 5], 0, 1)];
    const { board: seen, known } = asScored(step(told, before, board([])));
    expect(seen.sides[0]?.rows.map(({ cards, total }) => [cards.map(({ key }) => key), total])).toEqual([[['h1'], 10], [[], 0], [['h7'], 6]]);
    expect([seen.sides[0]?.total, known]).toEqual([16, [true, true]]);
  });

  it('says where nobody knows how the rows add up', () => {
    const before = board([[card(1, 'draug')], [card(2, 'ghoul')]]);
    const told = [event('burned', 'draug', [1, 5], 0, 1), event('burned', 'ghoul', [2, 5], 0, 2), event('scored', null, [1, 3, 0], -1)];
    expect(asScored(step(told, before, board([]))).known).toEqual([false, true]);
  });

  it('keeps burning cards in their rows', () => {
    const before = board([[card(1, 'draug'), card(2, 'ghoul'), card(3, 'draug')]]);
    const after = board([[card(1, 'draug'), card(4, 'ghoul')]]);
    const seen = withCards(step([], before, after), ['h2', 'h3']);
    expect(seen.sides[0]?.rows[0]?.cards.map(({ key }) => key)).toEqual(['h1', 'h2', 'h3', 'h4']);
    expect(after.sides[0]?.rows[0]?.cards).toHaveLength(2);
  });
});
