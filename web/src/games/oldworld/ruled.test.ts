// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { t } from '../../shell/lib/words.svelte';
import { loadRulings } from '../../shell/rules/rulings.svelte';
import { rulingMark } from '../../shell/table/preload';
import type { OldWorldFacts } from '../generated/oldworld';
import { facts } from './facts.svelte';
import PlaceLook from './look/PlaceLook.svelte';
import { Play } from './play.svelte';
import Sign from './asked/Sign.svelte';
import type { OldWorldView } from './view';

const place = { id: 'vizima', action: 'rumours', harbour: false, name: 'Vizima', number: 7, paths: [], school: '', terrain: 'forest', token: true, x: 0, y: 0 };

function playing(kind: string, mode: string, packs: string[]): Play {
  const witcher = { place: 'vizima', gold: 1, track: 0, level: 1, attributes: {}, quests: [], trail_quests: [] };
  const table = { mode, packs, seats: ['A', 'B'], witchers: [witcher, witcher], monsters: [], landmarks: {}, extra: {}, votes: {}, active: 0 };
  const whole = { seat: 0, asked: [0], zones: {}, decisions: [{ id: 1, kind, source: '', options: [{ key: 'done' }, { key: 'pass' }] }], public: table };
  const play = new Play();
  play.show(JSON.parse(JSON.stringify(whole)) as OldWorldView);
  return play;
}

/** The clauses that the marks in sight name. */
async function marked(): Promise<string[]> {
  const marks = await screen.findAllByRole('button', { name: new RegExp(`^${t('rules-ruling')}`) }, { timeout: 20_000 });
  return marks.map((mark) => mark.getAttribute('aria-label')?.split(': ')[1] ?? '');
}

beforeAll(async () => {
  const bare = { packs: [], cards: [], fightCards: [], monsters: [], schools: [], potions: [], attributeTrophies: [], gear: [], stories: {}, more: {}, terrains: {}, colours: {}, attributes: {}, actions: {}, hands: {}, ranks: {}, landmarks: {} };
  facts.all = JSON.parse(JSON.stringify({ ...bare, places: [place] })) as OldWorldFacts;
  // The mark waits until the first view is there.
  vi.useFakeTimers();
  const mark = rulingMark();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await Promise.all([mark, loadRulings('oldworld')]);
});

afterEach(cleanup);

describe('a ruling is marked', () => {
  it.each([
    ['wager', 'several', ['base'], 'W6.2'],
    ['quest_terrain', 'several', ['base'], 'W4.5'],
    ['phase2', 'several', ['base', 'skellige'], 'W4.9, W14.7, W14.5'],
    ['phase2', 'solo', ['base'], 'W4.9, W9.4'],
    ['gain', 'solo', ['base', 'mages'], 'W5.3, W5.4, W1.11, W9.2, W13.7'],
    ['isle_level', 'several', ['base', 'skellige'], 'W14.6'],
    ['beast_step', 'several', ['base', 'legendary_hunt'], 'W10.2'],
    ['hound_bonus', 'several', ['base', 'wild_hunt'], 'W15.12, W15.6'],
  ])('at the question %s of %s with %s', async (kind, mode, packs, clauses) => {
    render(Sign, { play: playing(kind, mode, packs), names: ['Ann', 'Ben'] });
    expect(await marked()).toEqual([clauses]);
  });

  it('at the action of a place that is looked at', async () => {
    render(PlaceLook, { play: playing('phase1', 'several', ['base']), names: ['Ann', 'Ben'], place: 'vizima' });
    expect(await marked()).toEqual(['W3.7']);
  });

  it('at no question without one', async () => {
    for (const kind of ['train', 'wager']) render(Sign, { play: playing(kind, 'several', ['base']), names: ['Ann', 'Ben'] });
    expect(await marked()).toEqual(['W6.2']);
  });
});
