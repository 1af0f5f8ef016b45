// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { viewWith, publicPart } from '../../fixtures';
import GwentStep from '../../GwentStep.svelte';
import type { WithView } from '../../../../shell/wire/link.svelte';
import type { GwentInsight, GwentView } from '../../view';
import Confirm from './Confirm.svelte';
import { Drag } from '../drag.svelte';
import Field from '../field/Field.svelte';
import Hand from '../Hand.svelte';
import ListView from '../ListView.svelte';
import { layOut } from '../model';
import { Play } from '../play.svelte';
import Prompt from './Prompt.svelte';
import Redraw from './Redraw.svelte';

const TURN = [{ id: 7, kind: 'turn', source: '', options: ['pass', 'leader', 'play:ghoul'].map((key) => ({ key })) }];

function view(changes: Partial<GwentView> = {}): GwentView {
  return viewWith({
    zones: { 'A.hand': ['biting_frost', 'fiend', 'ghoul'], 'B.hand': [null] },
    handles: { 'A.hand': [13, 12, 11] },
    public: publicPart({ totals: [12, 30] }),
    asked: [0],
    decisions: TURN,
    ...changes,
  });
}

function playing(shown: GwentView, happened: WithView<GwentInsight | null> = {}): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const play = new Play(() => ({ pick: (_, keys) => (sent.push(...keys), 'm1'), takeBack: () => sent.push('undo') }));
  play.show(shown, happened);
  return { play, sent };
}

function event(kind: string, seat = 0) {
  return { kind, seat, handle: 0, card: null, args: [] };
}

/** jsdom has no media queries, and some parts ask as soon as they are loaded. */
vi.hoisted(() => {
  const none = (): void => undefined;
  class Watcher {
    observe = none;
    unobserve = none;
    disconnect = none;
  }
  const still = { matches: true, addEventListener: none, removeEventListener: none };
  Object.assign(globalThis, { ResizeObserver: Watcher, matchMedia: () => still });
});

/** It has no modal dialogs either. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Element.prototype.scrollTo = (): void => undefined;
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(cleanup);

function spots(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)];
}

describe('the redraw', () => {
  const decisions = [{ id: 3, kind: 'redraw', source: '', options: ['done', 'redraw:ghoul', 'redraw:fiend', 'redraw:biting_frost'].map((key) => ({ key })) }];

  it('shows the cards as in a hand, and how many may still go', () => {
    const { play } = playing(view({ decisions }), { past: [event('dealt'), event('set_aside'), event('set_aside', 1)] });
    render(Redraw, { play, onpeek: () => undefined });
    expect([...document.querySelectorAll<HTMLElement>('[data-choice]')].map(({ dataset }) => dataset['choice'])).toEqual(['ghoul', 'fiend', 'biting_frost']);
    expect(play.exchanges).toBe(1);
    play.show(view({ decisions: [] }), { events: [event('set_aside')] });
    expect(play.exchanges).toBe(0);
  });

  it('has what the coach says within it', () => {
    const { play } = playing(view({ decisions }));
    render(Redraw, { play, onpeek: () => undefined });
    expect(spots('coach-line')).toHaveLength(0);
    play.coached = true;
    flushSync();
    expect(document.querySelector('dialog [data-spot="coach-line"]')).not.toBeNull();
  });
});

describe('what is asked before a move', () => {
  it('to pass: says how it stands, and has the focus on staying', () => {
    const { play, sent } = playing(view());
    render(Confirm, { play, proposal: { key: 'pass', risk: 'pass' } });
    expect(document.activeElement).toBe(spots('confirm-move-no')[0]);
    expect(document.querySelector('dialog p')?.textContent).toContain('pass-score');
    expect(sent).toEqual([]);
  });

  it('the leader: shows who that is and what it does', () => {
    const { play } = playing(view());
    render(Confirm, { play, proposal: { key: 'leader', risk: 'leader' } });
    expect(spots('leader-line')[0]?.textContent).toContain('leader-eredin-bringer-of-death');
  });

  it('by a leader: shows it above what can be chosen, on the board and in the list', () => {
    const decisions = [{ id: 5, kind: 'target', source: 'leader:eredin_bringer_of_death', options: [{ key: 'target:fiend' }] }];
    const { play } = playing(view({ decisions }));
    render(Prompt, { play, onpeek: () => undefined });
    expect(spots('leader-line')).toHaveLength(1);
    cleanup();
    render(ListView, { play, lines: [], names: ['Ana', 'Bert'] });
    expect(spots('leader-line')).toHaveLength(1);
  });
});

describe('the list', () => {
  it('puts passing last, and has a way to take back', () => {
    const { play, sent } = playing(view(), { undo: true });
    render(ListView, { play, lines: [], names: ['Ana', 'Bert'] });
    expect([...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key'])).toEqual(['leader', 'play:ghoul', 'pass']);
    spots('undo')[0]?.click();
    expect(sent).toEqual(['undo']);
  });
});

describe('a hand', () => {
  it('is held, not played, by a finger that taps twice in a hurry', () => {
    const { play, sent } = playing(view());
    render(Hand, { play, drag: new Drag(play) });
    const card = document.querySelector<HTMLElement>('[data-hand="ghoul"]');
    const tap = (detail: number): void => {
      card?.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true, detail }), { pointerType: 'touch' }));
    };
    tap(1);
    tap(2);
    expect([play.held?.id, sent]).toEqual(['ghoul', []]);
    tap(1);
    expect(sent).toEqual(['play:ghoul']);
  });
});

describe('the field', () => {
  it('tells the halves apart where both play the same faction', () => {
    for (const [factions, mirrored] of [[['monsters', 'monsters'], 3], [['monsters', 'skellige'], 0]] as const) {
      const { play } = playing(view({ public: publicPart({ factions: [...factions] }) }));
      const [mine, rival] = layOut(play.view ?? view()).sides;
      if (!mine || !rival) throw new Error('no sides');
      render(Field, { mine, rival, play, over: '' });
      expect(document.querySelectorAll('.row.mirror')).toHaveLength(mirrored);
      cleanup();
    }
  });
});

describe('a puzzle', () => {
  it('is answered by a card of the hand', () => {
    const picked: string[] = [];
    render(GwentStep, { view: view({ decisions: [] }), lines: [], names: ['Ana', 'Bert'], caption: 'Your move', picks: ['pass', 'play:ghoul'], onpick: (key: string) => picked.push(key) });
    flushSync();
    const card = document.querySelector<HTMLElement>('[data-hand="ghoul"]');
    card?.click();
    card?.click();
    expect(picked).toEqual(['play:ghoul']);
  });
});

