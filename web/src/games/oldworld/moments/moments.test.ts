// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../../../shell/lib/settings.svelte';
import type { EventInfo, Reading } from '../../../shell/wire/protocol';
import type { Chronicle } from '../fight/chronicle';
import { facts } from '../facts.svelte';
import { Play } from '../play.svelte';
import type { OldWorldView } from '../view';
import { chipsOf } from './chips';
import LoseCards from './losing/LoseCards.svelte';
import { momentsOf } from './moments';
import { Sequence } from './sequence.svelte';

const event = (kind: string, args: (string | number)[] = [], card: string | null = null, seat = 0): EventInfo => ({ kind, seat, card, args, handle: 0 });

const card = (id: string) => ({ id, name: id, colour: 'red', terrain: 'forest', cost: 0, emblem: '', symbols: { damage: 1 }, extensions: {} });

/** A part of what the server sends. */
function parsed<T>(value: object): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

beforeEach(() => {
  facts.all = parsed<typeof facts.all>({ cards: ['push', 'aard', 'yrden'].map(card), places: [], monsters: [], schools: [], fightCards: [], colours: {}, terrains: {} });
});

describe('chips', () => {
  it('are one for each gain and loss, losses last', () => {
    const chips = chipsOf([event('trashed', [1, 33], 'push'), event('gold', [3]), event('gold', [-1]), event('attribute', ['combat', 1, 3]), event('taken', [1], 'aard'), event('potion', [], 'potion.cat')], 0);
    expect(chips.map(({ kind, id, n, gain }) => `${kind} ${id} ${n} ${gain}`)).toEqual(['gold  2 true', 'attribute combat 1 true', 'card aard 0 true', 'potion potion.cat 0 true', 'card push 0 false']);
  });

  it('count copies, and leave out what comes to nothing and what others did', () => {
    const chips = chipsOf([event('potion', [], 'potion.cat'), event('potion', [], 'potion.cat'), event('gold', [1]), event('gold', [-1]), event('gold', [4], null, 1)], 0);
    expect(chips.map(({ id, count }) => `${id} ${count}`)).toEqual(['potion.cat 2']);
  });
});

const view = parsed<OldWorldView>({ public: { seats: ['A', 'B'], witchers: [], monsters: [], fight: null, packs: [] }, zones: {}, private: {}, decisions: [], seat: 0 });
const reading = parsed<Reading>({ stage: 'result', kind: 'story', id: 'x', title: 'T', text: 'It ends.', seat: 0, reader: 1, options: [], chosen: 'Go', intro: '' });

describe('moments', () => {
  it('are a victory with its blow and trophy, and what was read with what it brought', () => {
    const ended: Chronicle = { attacker: 0, rival: -1, monster: 'foglet', turns: [], potions: [], outcome: 'defeated' };
    const events = [event('damage', [9], null, -1), event('knocked_off', [51, 52, 7], null, -1), event('fight_over', ['defeated']), event('shield', [3]), event('trophy', [40], 'monster.foglet')];
    const [won] = momentsOf({ events, readings: [], before: view, ended, seat: 0 });
    expect(won).toMatchObject({ kind: 'fight', trophy: 'monster.foglet', blow: { damage: 9, left: 7 } });

    const told = [event('story_option', ['x', 'a']), event('gold', [2]), event('quest_at', ['x', 'vizima', 4, '']), event('story_done', []), event('gold', [9])];
    const [read] = momentsOf({ events: told, readings: [reading], before: view, ended: null, seat: 0 });
    expect(read).toMatchObject({ kind: 'reading', place: 'vizima', quest: 'x' });
    expect(read?.chips.map(({ kind, n }) => `${kind} ${n}`)).toEqual(['gold 2', 'quest 0']);
  });

  it('are none of what befell others', () => {
    expect(momentsOf({ events: [event('meditates', ['combat'], null, 1), event('trophy', [], 'attribute.combat', 1)], readings: [{ ...reading, seat: 1 }], before: view, ended: null, seat: 0 })).toEqual([]);
  });
});

describe('a sequence', () => {
  it('passes its marks in time, and a tap shows the end', () => {
    vi.useFakeTimers();
    const passed: string[] = [];
    const sequence = new Sequence({ one: 100, two: 900 }, (name) => passed.push(name));
    sequence.start();
    vi.advanceTimersByTime(150);
    expect([sequence.at('one'), sequence.at('two'), sequence.done]).toEqual([true, false, false]);
    sequence.finish();
    vi.advanceTimersByTime(2000);
    expect([sequence.at('two'), sequence.done, passed.join()]).toEqual([true, true, 'one']);
    vi.useRealTimers();
  });

  it('is at its end at once without motion', () => {
    settings.motion = 'off';
    const sequence = new Sequence({ one: 100 });
    sequence.start();
    expect(sequence.done).toBe(true);
    settings.motion = 'system';
  });
});

describe('cards to lose', () => {
  function asked(id: number, cards: readonly string[], owed: number): OldWorldView {
    const options = cards.map((one) => ({ key: `trash:${one}` }));
    return parsed<OldWorldView>({ ...view, public: { ...view.public, owed }, private: { '0': { deck: ['push', 'push', 'aard', 'yrden'] } }, decisions: [{ id, seat: 0, kind: 'lose_trashed', source: '', options }] });
  }

  it('are chosen together, copies too, and sent one after the other', async () => {
    settings.motion = 'off';
    const sent: string[] = [];
    const play = new Play(() => ({
      pick: (_, keys) => {
        sent.push(...keys);
        return 'm';
      },
      takeBack: () => undefined,
    }));
    play.show(asked(1, ['push', 'aard', 'yrden'], 2));
    const { container } = render(LoseCards, { play, title: 'Fatigue', why: '' });
    const cards = [...container.querySelectorAll<HTMLButtonElement>('[data-spot=answers] button')];
    const confirm = container.querySelector<HTMLButtonElement>('[data-spot=confirm]');
    expect(cards.length).toBe(4);
    cards[0]?.click();
    await vi.waitFor(() => expect(container.querySelectorAll('[data-chosen]').length).toBe(1));
    expect(confirm?.disabled).toBe(true);
    cards[1]?.click();
    await vi.waitFor(() => expect(confirm?.disabled).toBe(false));
    confirm?.click();
    await vi.waitFor(() => expect(sent).toEqual(['trash:push']));
    play.settle('m');
    play.show(asked(2, ['push', 'aard', 'yrden'], 1));
    await vi.waitFor(() => expect(sent).toEqual(['trash:push', 'trash:push']));
    settings.motion = 'system';
  });
});
