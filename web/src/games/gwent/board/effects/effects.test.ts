import { describe, expect, it } from 'vitest';

import type { EventInfo } from '../../../../shell/wire/protocol';
import type { Board, BoardCard } from '../model';
import { effectsOf, sceneOf, type News } from './effects';

function card(key: string, id: string): BoardCard {
  return { key, id, strength: 1, zone: '' };
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

function event(kind: string, name: string | null = null, args: EventInfo['args'] = [], seat = 0): EventInfo {
  return { kind, seat, sleeve: 1, card: name, args };
}

function news(events: EventInfo[], before: Board, after: Board, moved: string[] = []): News {
  return { events, before, after, moved: new Set(moved) };
}

describe('effects', () => {
  it('burn the very cards that were scorched', () => {
    const before = board([[card('a', 'draug'), card('b', 'ghoul'), card('c', 'draug')]]);
    const after = board([[card('b', 'ghoul'), card('c', 'draug')]]);
    const [scorch] = effectsOf(news([event('burned', 'draug', [8, 14])], before, after));
    expect(scorch).toMatchObject({ kind: 'scorch', cards: ['a'], pictures: ['draug'] });
  });

  it('call together what was mustered', () => {
    const after = board([[card('a', 'ghoul'), card('b', 'ghoul')]]);
    const found = effectsOf(news([event('mustered', 'ghoul'), event('mustered', 'ghoul')], board([]), after, ['a', 'b']));
    expect(found).toHaveLength(1);
    expect(found[0]?.kind).toBe('muster');
  });

  it('link those who are bound, and lift those beside a leader of men', () => {
    const pair = board([[card('a', 'blue_stripes_commando'), card('b', 'blue_stripes_commando')]]);
    const bond = effectsOf(news([event('played', 'blue_stripes_commando')], board([]), pair, ['b']));
    expect(bond).toMatchObject([{ kind: 'bond', cards: ['a', 'b'] }]);
    const siege = board([[], [], [card('a', 'ballista'), card('b', 'kaedweni_siege_expert')]]);
    const morale = effectsOf(news([event('played', 'kaedweni_siege_expert')], board([]), siege, ['b']));
    expect(morale).toMatchObject([{ kind: 'morale', cards: ['a'] }]);
  });

  it.each([
    ['biting_frost', 'frost', 2],
    ['impenetrable_fog', 'fog', 2],
    ['torrential_rain', 'rain', 2],
    ['clear_weather', 'clear', 6],
  ])('let %s fall over its rows', (name, kind, rows) => {
    const [first] = effectsOf(news([event('played', name)], board([]), board([])));
    expect(first?.kind).toBe(kind);
    expect(first?.rows).toHaveLength(rows);
  });

  it('blow a horn over its row, and show the leader who was called', () => {
    expect(effectsOf(news([event('horn', null, [1, 2])], board([]), board([])))).toMatchObject([{ kind: 'horn', rows: ['row:1:2'] }]);
    const [leader] = effectsOf(news([event('leader', null, ['king_bran'], 1)], board([]), board([])));
    expect(leader).toMatchObject({ kind: 'leader', pictures: ['king_bran'], side: 1 });
  });

  it('show nothing for what is only moved', () => {
    expect(effectsOf(news([event('drawn'), event('passed')], board([]), board([])))).toEqual([]);
  });
});

describe('a scene', () => {
  it('tells what the round came to and who begins', () => {
    const told = [event('scored', null, [1, 10, 12], -1), event('gem_lost', null, [0, 1], -1), event('round', null, [2], 1)];
    expect(sceneOf(news(told, board([]), board([], { round: 2 })))).toEqual({
      round: 2,
      starter: 1,
      scored: { round: 1, winner: 1, totals: [10, 12], lost: [0] },
    });
  });

  it('is a toss before the first round, and none when the game is over', () => {
    const begin = [event('round', null, [1], 0)];
    expect(sceneOf(news(begin, board([]), board([])))?.scored).toBeNull();
    expect(sceneOf(news(begin, board([]), board([], { over: true })))).toBeNull();
  });
});
