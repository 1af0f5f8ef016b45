import { beforeEach, expect, it } from 'vitest';

import { facts } from '../../facts.svelte';
import type { OldWorldView } from '../../view';
import { huntState } from './strip';

beforeEach(() => {
  facts.all = {
    more: {
      hunt_level: [
        { id: 'story', rows: { shields: [5, 28] } },
        { id: 'sword', rows: { shields: [7, 31] } },
      ],
      hunt_track: [{ id: 'two', rows: { players: [2], stages: [1, 2, 2] }, words: { appear: 'hound 1;hound 2+monster 3;' } }],
    },
  } as never;
});

function view(packs: string[]): OldWorldView {
  const witcher = (quests: unknown[]) => ({ quests });
  const shown: object = {
    zones: { hunt_general: ['hunt_general.eredin'] },
    public: { packs, seats: ['A', 'B'], extra: { hunt_shields: 26 }, landmarks: { hunt: 'stygga' }, witchers: [witcher([{ card: 'hunt_1_hens', place: 'cidaris' }]), witcher([])] },
  };
  return shown as OldWorldView;
}

it('has the shields of the chosen difficulty, else of the usual one', () => {
  expect(huntState(view(['base', 'wild_hunt'])).most).toBe(31);
  expect(huntState(view(['base', 'wild_hunt:story'])).most).toBe(28);
});

it('lists each round with what comes, and the last fight after them', () => {
  const { rounds, general, quests } = huntState(view(['wild_hunt']));
  expect(rounds.map(({ comers }) => comers.map(({ what, level }) => `${what} ${level}`))).toEqual([['hound 1'], ['hound 2', 'monster 3'], [], []]);
  expect(general).toBe('eredin');
  expect(quests).toHaveLength(1);
});
