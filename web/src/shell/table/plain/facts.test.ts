import { expect, it } from 'vitest';

import type { TableView } from '../../wire/protocol';
import { publicFacts, zoneFacts } from './facts';

const view: TableView = {
  game: 'toy',
  seat: 0,
  zones: { 'a.hand': ['red_card', null, null], deck: [] },
  handles: { 'a.hand': [5, 0, 0] },
  public: { score: [3, 0], over: false, turn: { seat: 1, name: 'b' }, note: null },
  private: {},
  asked: [],
  decisions: [],
};

it('zones are read as words, hidden cards are counted', () => {
  expect(zoneFacts(view, (count) => `${count} hidden`)).toEqual([{ name: 'a hand', text: 'red card, 2 hidden' }]);
});

it('public facts of any shape become text', () => {
  expect(publicFacts(view)).toEqual([
    { name: 'score', text: '3, 0' },
    { name: 'turn', text: 'seat 1; name b' },
  ]);
});
