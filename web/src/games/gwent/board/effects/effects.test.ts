import { describe, expect, it } from 'vitest';

import type { EventInfo } from '../../../../shell/wire/protocol';
import type { Board, BoardCard } from '../model';
import { effectsOf, sceneOf, type News } from './effects';

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

function news(events: EventInfo[], before: Board, after: Board): News {
  return { events, before, after };
}

describe('effects', () => {
  it('burn the very cards that were scorched', () => {
    const before = board([[card(1, 'draug'), card(2, 'ghoul'), card(3, 'draug')]]);
    const after = board([[card(1, 'draug'), card(2, 'ghoul')]]);
    const [scorch] = effectsOf(news([event('burned', 'draug', [8, 14], 0, 3)], before, after));
    expect(scorch).toMatchObject({ kind: 'scorch', cards: ['h3'], pictures: ['draug'] });
  });

  it('call together what was mustered', () => {
    const after = board([[card(1, 'ghoul'), card(2, 'ghoul')]]);
    const found = effectsOf(news([event('mustered', 'ghoul', [], 0, 1), event('mustered', 'ghoul', [], 0, 2)], board([]), after));
    expect(found).toHaveLength(1);
    expect(found[0]?.kind).toBe('muster');
  });

  it('link those who are bound, and lift those beside a leader of men', () => {
    const pair = board([[card(1, 'blue_stripes_commando'), card(2, 'blue_stripes_commando')]]);
    const bond = effectsOf(news([event('played', 'blue_stripes_commando', [], 0, 2)], board([]), pair));
    expect(bond).toMatchObject([{ kind: 'bond', cards: ['h1', 'h2'] }]);
    const siege = board([[], [], [card(1, 'ballista'), card(2, 'kaedweni_siege_expert')]]);
    const morale = effectsOf(news([event('played', 'kaedweni_siege_expert', [], 0, 2)], board([]), siege));
    expect(morale).toMatchObject([{ kind: 'morale', cards: ['h1'] }]);
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
