// @vitest-environment jsdom

import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { addWords } from '../../../shell/lib/words.svelte';
import { facts, type PlaceFacts } from '../facts.svelte';
import { Play } from '../play.svelte';
import type { OldWorldView } from '../view';
import { LATER_WORDS } from '../words/later';
import { TABLE_WORDS } from '../words/table';
import Sign from './Sign.svelte';
import { stepsFrom } from './ballot';
import { nextGain, reasonOf } from './reasons';

vi.mock('virtual:oldworld-folds', () => ({ default: {} }));

const NAMES = ['Ana', 'Bela', 'Caro'];

function place(id: string, paths: string[]): PlaceFacts {
  return { id, number: 1, name: id.toUpperCase(), terrain: 'forest', action: 'combat', paths, x: 0, y: 0, token: true, school: '', harbour: false };
}

function table(kind: string, keys: string[], more: Record<string, unknown> = {}): OldWorldView {
  const witcher = (school: string, at: string) => ({ school, place: at, phase: 0, gold: 2, shield: 1, shield_cap: 2, potion_uses: 1, level: 1, attributes: { combat: 1, defense: 1, alchemy: 1, specialty: 1 }, track: 0, trail_quests: [], quests: [] });
  const view: object = {
    game: 'oldworld',
    seat: 0,
    zones: { 'A.hand': [], 'B.hand': [], 'C.hand': [] },
    handles: {},
    asked: [0, 1, 2],
    decisions: [{ id: 7, kind, source: '', options: keys.map((key) => ({ key })), optional: false }],
    public: {
      packs: ['base'], seats: ['A', 'B', 'C'], active: -1, turn: { seat: 0, phase: 0 }, round: 1, monsters: [], fight: null, poker: null, owed: 0, reading: null, extra: {}, landmarks: { hunt: 'novigrad' }, tavern: null, over: false, winners: [],
      witchers: [witcher('wolf', 'vizima'), witcher('bear', 'novigrad'), witcher('cat', 'cintra')],
      votes: { B: keys[0] },
      ...more,
    },
  };
  return view as OldWorldView;
}

function playOf(view: OldWorldView): Play {
  const play = new Play();
  const { kind = '', options = [] } = view.decisions[0] ?? {};
  play.show(view, { questions: [{ decision: 7, text: 'Which way?', options: options.map(({ key }) => key.split(':')[1] ?? key) }] } as never);
  expect(play.answering.kind).toBe(kind);
  return play;
}

beforeAll(async () => {
  await addWords(TABLE_WORDS);
  await addWords(LATER_WORDS);
});

beforeEach(() => {
  const places = [place('vizima', ['novigrad']), place('novigrad', ['vizima', 'cintra']), place('cintra', ['novigrad'])];
  facts.all = { places, monsters: [], cards: [], fightCards: [], schools: [], landmarks: {}, more: {}, tracks: { shield: [1, 2, 3, 4, 5] } } as never;
});

describe('a common question', () => {
  it('says how many have voted, and who is where', async () => {
    render(Sign, { play: playOf(table('ride_step', ['ride:vizima', 'ride:cintra'])), names: NAMES });
    expect(screen.getByText(/1 of 3/)).toBeTruthy();
    expect(await screen.findByText(/Ana here/)).toBeTruthy();
    expect(screen.getByText(/2 steps from you/)).toBeTruthy();
    expect(document.querySelector('[data-key="ride:vizima"] [data-votes="1"]')).toBeTruthy();
  });

  it('begins its roads where what moves is, and a walk where the witcher is', () => {
    expect(playOf(table('ride_step', ['ride:vizima', 'ride:cintra'])).origin).toBe('novigrad');
    expect(playOf(table('phase1', ['move:novigrad', 'end'], { active: 0 })).origin).toBe('vizima');
    expect(playOf(table('raise', ['attribute:combat'], { active: 0 })).origin).toBe('');
  });

  it('tells the one who is left alone with it of the tie', () => {
    const view = table('ride_step', ['ride:vizima', 'ride:cintra']);
    expect(reasonOf(playOf({ ...view, asked: [0] }), NAMES)).toMatch(/even/);
    expect(reasonOf(playOf(view), NAMES)).toMatch(/equally short/);
  });
});

describe('the reasons of a question', () => {
  it('name what the next level of an attribute gives', () => {
    const play = playOf(table('train', ['attribute:combat', 'attribute:defense'], { active: 0 }));
    expect(play.options.map((option) => nextGain(play, option))).toEqual([expect.stringMatching(/^2: .*draw 2 cards/s), expect.stringMatching(/^2: .*2 shield/)]);
  });

  it('leave a question alone that needs none', () => {
    expect(reasonOf(playOf(table('phase1', ['end'], { active: 0 })), NAMES)).toBe('');
  });
});

describe('the way to a place', () => {
  it('is counted in roads', () => {
    expect([stepsFrom('vizima', 'vizima'), stepsFrom('vizima', 'cintra'), stepsFrom('vizima', 'stygga')]).toEqual([0, 2, -1]);
  });
});
