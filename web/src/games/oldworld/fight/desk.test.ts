// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import type { Tried } from '../../../shell/wire/protocol';
import type { OldWorldFacts } from '../../generated/oldworld';
import { facts } from '../facts.svelte';
import { Play } from '../play.svelte';
import type { OldWorldView } from '../view';
import { Desk } from './desk.svelte';

const HAND = ['evasion', 'push', 'aard'];

/** A question for a card of the hand that is lost to damage. */
function asks(cards: readonly string[], id = 1) {
  return { id, kind: 'damage', source: '', seat: 0, options: cards.map((card) => ({ key: `discard:${card}` })) };
}

function view(owed: number): OldWorldView {
  const fight = { kind: 'monster', attacker: 0, rival: -1, active: -1, monster: 'arachas' };
  const witchers = [{ place: 'vizima', school: 'wolf' }];
  const whole = { seat: 0, asked: [0], zones: { 'A.hand': HAND }, decisions: [asks(HAND)], public: { witchers, seats: ['A'], fight, owed } };
  return JSON.parse(JSON.stringify(whole)) as OldWorldView;
}

/** A table that asks for ``owed`` cards, and what is tried and sent there. */
function table(owed: number) {
  const tried: string[] = [];
  const sent: string[] = [];
  const play = new Play(() => ({ pick: (_, keys) => `${sent.push(keys.join(' '))}`, takeBack: () => undefined }));
  play.show(view(owed));
  const desk = new Desk(play, { try: (_, keys) => `${tried.push(keys.join(' '))}` });
  desk.begin();
  const touch = (at: number) => desk.hand[at] && desk.touch(desk.hand[at]);
  const answer = (more: readonly string[], stop: Tried['stop'] = ''): void => {
    const decisions = more.length ? [asks(more, 2)] : [];
    desk.hear({ t: 'tried', id: String(tried.length), decision: 1, n: 1, tried: desk.staging.picks.length, stop, decisions, questions: [] } as Tried);
  };
  return { desk, touch, answer, tried, sent };
}

beforeEach(() => {
  const cards = HAND.map((id) => ({ id, emblem: id, name: id, text: '', colour: 'green', cost: 0, terrain: 'forest', symbols: {}, extensions: {}, school: '' }));
  const bare = { cards, packs: [], places: [], fightCards: [], monsters: [], schools: [], potions: [], attributeTrophies: [], gear: [], stories: {}, more: {}, terrains: {}, colours: {}, attributes: {}, actions: {}, hands: {}, ranks: {}, landmarks: {} };
  facts.all = JSON.parse(JSON.stringify(bare)) as OldWorldFacts;
});

describe('cards lost to damage', () => {
  it('are chosen one after the other and sent together', () => {
    const { desk, touch, answer, tried, sent } = table(2);
    expect([desk.mode, desk.toLose, desk.ready]).toEqual(['lose', 2, false]);
    touch(1);
    touch(2); // before the server has said what the first one comes to
    expect(tried).toEqual(['discard:push']);
    answer(['evasion', 'aard']);
    expect(tried.at(-1)).toBe('discard:push discard:aard');
    expect(desk.ready).toBe(false);
    answer([], 'other');
    expect([desk.toLose, desk.ready]).toEqual([2, true]);
    desk.confirm();
    expect(sent).toEqual(['discard:push discard:aard']);
  });

  it('are fewer where one of them turns the rest aside', () => {
    const { desk, touch, answer } = table(2);
    touch(0);
    expect(desk.ready).toBe(false);
    answer([], 'other');
    expect([desk.toLose, desk.ready]).toEqual([1, true]);
    expect(desk.hand.some(({ open }) => open)).toBe(false);
  });

  it('are not more than there are, and the last one needs no choice', () => {
    const { desk, touch, answer } = table(9);
    expect(desk.toLose).toBe(3);
    touch(0);
    answer(['push', 'aard']);
    touch(2);
    answer([], 'other');
    expect(desk.ready).toBe(true);
  });

  it('can be taken back before they are sent', () => {
    const { desk, touch, answer, tried } = table(2);
    touch(0);
    answer(['push', 'aard']);
    touch(0);
    expect(desk.staging.picks).toEqual([]);
    expect(desk.hand.every(({ open }) => open)).toBe(true);
    expect(tried.length).toBe(1);
  });
});
