import { beforeAll, describe, expect, it } from 'vitest';

import type { CardFacts, OldWorldFacts } from '../../generated/oldworld';
import type { EventInfo, Tried } from '../../../shell/wire/protocol';
import { facts } from '../facts.svelte';
import { Boosts } from './boosts.svelte';
import { causeLines } from './causes';
import { follow } from './chronicle';
import { counts, hintedCards, jointOf, nextHinted, pips, printedSum } from './model';
import { Staging } from './staging.svelte';

const TRACKS = { fatigue: [], gold: [], handLimit: 7, levelDraw: [], monsterGold: 1, placeCost: [], pokerSolo: [], potionLimit: 4, shield: [], soloRanks: [], top: 5 };
const BARE: OldWorldFacts = {
  ...{ packs: [], places: [], cards: [], fightCards: [], monsters: [], schools: [], potions: [], attributeTrophies: [], gear: [] },
  ...{ stories: {}, more: {}, terrains: {}, colours: {}, attributes: {}, actions: {}, hands: {}, ranks: {}, landmarks: {} },
  tracks: TRACKS,
};
const NONE = { damage: 0, shield: 0, draw: 0, takeBack: 0, returnCard: false };

function card(id: string, colour: string, symbols: object, extensions: Record<string, object> = {}): CardFacts {
  const slots = Object.fromEntries(Object.entries(extensions).map(([slot, more]) => [slot, { ...NONE, ...more }]));
  return { id, emblem: id, name: id, text: '', colour, cost: 0, terrain: 'forest', symbols: { ...NONE, ...symbols }, extensions: slots, school: '' };
}

beforeAll(() => {
  const cards = [
    card('cut', 'blue', { damage: 1 }, { purple: { damage: 1 }, red: {} }),
    card('gust', 'purple', { damage: 1, draw: 1 }, { red: { damage: 2, draw: -1 } }),
    card('blow', 'red', { damage: 3 }),
    { ...card('bolt', 'blue', { damage: 1 }), boost: 'For 1 energy.' },
    { ...card('trap', 'blue', { damage: 1 }), boost: 'For 1 energy.' },
  ];
  facts.all = { ...BARE, cards };
});

describe('a combo', () => {
  it('is joined by the slot of the next colour', () => {
    expect(jointOf('cut', 'gust')?.damage).toBe(1);
    expect(counts(jointOf('cut', 'gust'))).toBe(true);
    expect(counts(jointOf('cut', 'blow'))).toBe(false);
    expect(jointOf('blow', 'cut')).toBeUndefined();
  });

  it('adds up what is printed, joints too', () => {
    expect(printedSum(['cut', 'gust', 'blow'])).toEqual({ damage: 8, shield: 0, draw: 0 });
    expect(printedSum([])).toEqual({ damage: 0, shield: 0, draw: 0 });
  });
});

describe('the causes of a sum', () => {
  it('say what a joint adds beside the card it belongs to', () => {
    const causes = [
      { what: 'card', id: 'cut', n: 1 },
      { what: 'slot', id: 'cut', n: 1 },
      { what: 'card', id: 'blow', n: 3 },
    ] as const;
    const none = { total: 0, causes: [] };
    const forecast = { cards: ['cut', 'gust', 'blow'], damage: { total: 5, causes: [...causes] }, shield: none, draw: none, takeBack: 0, returns: [], life: 4, otherShield: 0 };
    expect(causeLines(forecast).map(({ name, text, joint }) => [name, text, joint?.text, joint?.colour])).toEqual([
      ['cut', '1', '+1', 'purple'],
      ['blow', '3', undefined, undefined],
    ]);
  });
});

describe('a hint', () => {
  it('names the cards of a combo, and the next one of them', () => {
    const cards = hintedCards({ key: 'done', then: ['play:cut', 'play:gust', 'done'] });
    expect(cards).toEqual(['cut', 'gust']);
    expect(nextHinted(cards, [])).toBe('cut');
    expect(nextHinted(cards, ['cut'])).toBe('gust');
    expect(nextHinted(cards, ['gust'])).toBe('');
    expect(nextHinted(cards, ['cut', 'gust'])).toBe('');
  });
});

describe('life', () => {
  it('shows what stays, what is hit and what is gone', () => {
    expect(pips(4, 1, 3)).toEqual(['left', 'hit', 'hit', 'hit', 'gone']);
    expect(pips(2, 0, 9)).toEqual(['hit', 'hit']);
  });
});

function event(kind: string, seat: number, ...args: (number | string)[]): EventInfo {
  return { kind, seat, args, card: null, handle: 0 };
}

describe('the chronicle', () => {
  const seats = ['A', 'B'];

  it('follows fight turns to the end', () => {
    const begin = follow(null, [event('hunt', 0, 'foglet'), event('fight_turn', -1), event('attack', -1, 'bite'), event('damage', 0, 4)], seats);
    const end = follow(begin, [event('fight_turn', 0), event('damage', -1, 9), event('shield', 0, 2), event('fight_over', 0, 'defeated'), event('damage', 0, 1)], seats);
    expect(begin?.monster).toBe('foglet');
    expect(end?.turns.map(({ who, damage, shield, attack }) => [who, damage, shield, attack])).toEqual([
      [-1, 4, 0, 'bite'],
      [0, 9, 2, ''],
    ]);
    expect(end?.outcome).toBe('defeated');
  });

  it('begins anew with the next fight, and needs one', () => {
    expect(follow(null, [event('damage', 0, 3)], seats)).toBeNull();
    const first = follow(null, [event('hunt', 0, 'foglet'), event('fight_over', -1, 'lost')], seats);
    expect(follow(first, [event('duel', 1, 'A')], seats)).toMatchObject({ attacker: 1, rival: 0, outcome: '' });
  });
});

describe('boosts', () => {
  const decided = (...places: readonly number[]): Boosts => {
    const boosts = new Boosts();
    for (const place of places) boosts.turn(place);
    boosts.expect(['bolt', 'cut', 'trap']);
    return boosts;
  };

  it('answer the questions that were expected, as was decided', () => {
    const boosts = decided(0, 2, 2);
    expect(boosts.answer('boost', 'bolt')).toBe('boost:bolt');
    expect(boosts.answer('boost', 'trap')).toBe('done');
    expect(boosts.answer('boost', 'trap')).toBe('');
  });

  it('leave to the person what was not decided, and go on after it', () => {
    const boosts = decided(2);
    expect(boosts.answer('boost', 'bolt')).toBe('');
    expect(boosts.answer('boost', 'trap')).toBe('boost:trap');
  });

  it('stop where a question is missing or another one comes', () => {
    const missing = decided(0, 2);
    expect(missing.answer('boost', 'trap')).toBe('');
    const other = decided(0, 2);
    expect(other.answer('take_back', '')).toBe('');
    expect(other.answer('boost', 'bolt')).toBe('');
  });

  it('forget cards that are taken off', () => {
    const boosts = new Boosts();
    boosts.turn(0);
    boosts.turn(2);
    boosts.cut(1);
    expect([0, 1, 2].map((place) => boosts.wish(place))).toEqual(['yes', 'ask', 'ask']);
  });
});

describe('staging', () => {
  function table() {
    const asked: string[] = [];
    const line = { try: (_: number, keys: readonly string[]) => `${asked.push(keys.join(' '))}` };
    return { asked, staging: new Staging(line) };
  }

  it('has all picks, with those that come before and after the chosen ones', () => {
    const { asked, staging } = table();
    staging.begin(7, ['done']);
    staging.add('play:cut', 0);
    staging.add('play:gust', 2);
    expect(asked).toEqual(['done', 'done play:cut', 'done play:cut play:gust']);
    expect(staging.picksWith(['done'])).toEqual(['done', 'play:cut', 'play:gust', 'done']);
  });

  it('takes off a card and all that hang on it', () => {
    const { asked, staging } = table();
    staging.begin(7);
    staging.add('play:cut', 0);
    staging.add('play:gust', 2);
    staging.cut(0);
    expect(staging.picks).toEqual([]);
    expect(asked.length).toBe(2); // nothing is staged: nothing to ask
  });

  it('hears only what belongs to what is staged now', () => {
    const { staging } = table();
    const answer = (id: string): Tried => ({ t: 'tried', id, decision: 7, n: 1, tried: 1, stop: '', decisions: [], questions: [] });
    staging.begin(7);
    staging.add('discard:cut', 0);
    staging.add('discard:gust', 1);
    staging.receive(answer('1'));
    expect(staging.tried).toBeNull();
    staging.receive(answer('2'));
    expect(staging.tried?.id).toBe('2');
    staging.remove(0);
    expect(staging.has(0)).toBe(false);
    expect(staging.keys).toEqual(['discard:gust']);
  });

  it('knows no next question where the last pick uncovers something', () => {
    const { staging } = table();
    const combo = { id: 8, kind: 'combo', source: '', options: [] };
    const answer: Tried = { t: 'tried', id: '1', decision: 7, n: 1, tried: 1, stop: '', decisions: [combo], questions: [] };
    staging.begin(7);
    staging.add('play:cut', 0);
    staging.receive(answer);
    expect(staging.next?.kind).toBe('combo');
    staging.receive({ ...answer, stop: 'hidden' });
    expect(staging.next).toBeNull();
  });
});
