// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import type { OldWorldFacts, PlaceFacts } from '../generated/oldworld';
import { facts } from './facts.svelte';
import { optionOf, placeOptions, Play } from './play.svelte';
import type { Insight, OldWorldView } from './view';

const place = (id: string): PlaceFacts => ({ id, action: '', harbour: false, name: id, number: 1, paths: [], school: '', terrain: 'forest', token: true, x: 0, y: 0 });

function view(at: string, keys: string[], id = 1): OldWorldView {
  const whole = { seat: 0, asked: [0], zones: {}, decisions: [{ id, kind: 'phase1', source: '', options: keys.map((key) => ({ key })) }], public: { witchers: [{ place: at }], seats: ['A'], votes: { B: 'end' } } };
  return JSON.parse(JSON.stringify(whole)) as OldWorldView;
}

beforeEach(() => {
  const bare = { packs: [], cards: [], fightCards: [], monsters: [], schools: [], potions: [], attributeTrophies: [], gear: [], stories: {}, more: {}, terrains: {}, colours: {}, attributes: {}, actions: {}, hands: {}, ranks: {}, landmarks: {} };
  facts.all = JSON.parse(JSON.stringify({ ...bare, places: ['vizima', 'hengfors', 'kaer_seren', 'eyna'].map(place) })) as OldWorldFacts;
});

describe('answers on the map', () => {
  it('are all options that name a place, whatever they do there; a step by land goes first', () => {
    const options = ['sail:hengfors', 'move:hengfors', 'hound_at:eyna', 'act'].map((key) => optionOf(key, key));
    const found = placeOptions(options);
    expect([...found.values()].map(({ key }) => key)).toEqual(['move:hengfors', 'hound_at:eyna']);
  });

  it('leave no option without a button', () => {
    const play = new Play();
    play.show(view('vizima', ['sail:hengfors', 'move:hengfors', 'end']));
    expect(play.buttons.map(({ key }) => key)).toEqual(['sail:hengfors', 'end']);
    expect(play.voters('end')).toEqual(['B']);
  });
});

describe('a way of several steps (O6)', () => {
  const insight: Insight = { reach: { kaer_seren: { path: ['hengfors', 'kaer_seren'], cards: ['a', 'b'], gold: 0, picks: [['move:hengfors'], ['move:kaer_seren']] } } };

  it('goes one step at a time, and stays aimed at the goal', () => {
    const sent: string[] = [];
    const play = new Play(() => ({ pick: (_, keys) => String(sent.push(...keys)), takeBack: () => undefined }));
    play.show(view('vizima', ['move:hengfors', 'end']), { insight });
    play.touchPlace('kaer_seren');
    expect(play.far?.path).toEqual(['hengfors', 'kaer_seren']);
    expect(sent).toEqual([]);
    play.confirm();
    expect(sent).toEqual(['move:hengfors']);
    play.show(view('hengfors', ['move:kaer_seren', 'end'], 2));
    expect(play.staged).toBe('move:kaer_seren');
    play.confirm();
    play.show(view('kaer_seren', ['end'], 3));
    expect(sent).toEqual(['move:hengfors', 'move:kaer_seren']);
    expect(play.goal).toBe('');
  });
});

describe('odds', () => {
  const odds = { chance: 0.5, low: 0.4, high: 0.6, tried: 200 };

  it('of a table that has changed meanwhile are not shown', () => {
    const play = new Play();
    let id = 0;
    play.sendOdds = () => String(++id);
    play.show(view('vizima', ['end']));
    play.askOdds('foglet');
    play.show(view('vizima', ['end'], 2));
    play.showOdds({ t: 'odds', id: '1', against: 'foglet', odds });
    expect(play.odds['foglet']).toBeUndefined();
    play.askOdds('foglet');
    play.showOdds({ t: 'odds', id: '2', against: 'foglet', odds });
    expect(play.odds['foglet']?.chance).toBe(0.5);
    expect(play.oddsAsked).toBe('');
  });
});
