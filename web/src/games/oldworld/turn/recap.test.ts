// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import type { OldWorldView, WitcherView } from '../view';
import { hasLoss, recapOf, touched, without } from './recap';
import { Since } from './since.svelte';

interface Changes {
  witcher?: Partial<WitcherView>;
  zones?: Record<string, string[]>;
  active?: number;
  turns?: number;
  monsters?: { id: string; place: string }[];
}

function view({ witcher = {}, zones = {}, active = 1, turns = 1, monsters = [] }: Changes = {}): OldWorldView {
  const plain = { school: 'wolf', place: 'vizima', phase: 0, gold: 3, shield: 2, shield_cap: 3, potion_uses: 1, level: 1, attributes: { combat: 2 }, track: 0, trail_quests: [], quests: [] };
  const witchers = [{ ...plain, ...witcher }, { ...plain, school: 'bear' }];
  const table = { seats: ['A', 'B'], witchers, monsters, active, turns, over: false };
  const whole = { seat: 0, zones: { 'A.hand': [], 'A.deck': [], 'A.discard': [], ...zones }, public: table };
  return JSON.parse(JSON.stringify(whole)) as OldWorldView;
}

describe('the recap (O30)', () => {
  it('names every loss: gold, shield, attribute, cards, potions, trophies', () => {
    const before = view({ zones: { 'A.hand': ['x', 'y'], 'A.potions': ['swallow', 'swallow', 'cat'], 'A.trophies': ['monster.ghoul'] } });
    const after = view({ witcher: { gold: 1, shield: 0, attributes: { combat: 1 } }, zones: { 'A.hand': ['x'], 'A.potions': ['swallow', 'cat'] } });
    const { mine } = recapOf(before, after, 0);
    expect(mine.numbers.map(({ what, before: was, after: is }) => `${what} ${was} ${is}`)).toEqual(['gold 3 1', 'shield 2 0', 'combat 2 1', 'hand 2 1']);
    expect(mine.lost).toEqual(['potion.swallow', 'monster.ghoul']);
    expect(hasLoss(recapOf(before, after, 0))).toBe(true);
  });

  it('is quiet where nothing happened, and no gain is a loss', () => {
    expect(touched(recapOf(view(), view(), 0).mine)).toBe(false);
    expect(hasLoss(recapOf(view(), view({ witcher: { gold: 5 } }), 0))).toBe(false);
  });

  it('tells of monsters that came and went', () => {
    const { came, gone } = recapOf(view({ monsters: [{ id: 'ghoul', place: 'vizima' }] }), view({ monsters: [{ id: 'bruxa', place: 'cintra' }] }), 0);
    expect(came).toEqual([{ id: 'bruxa', place: 'cintra' }]);
    expect(gone).toEqual(['ghoul']);
  });

  it('counts copies', () => {
    expect(without(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b']);
  });

  it('runs from the end of one turn to the beginning of the next, and opens for a loss', () => {
    sessionStorage.clear();
    const since = new Since('t');
    since.show(view({ active: 0, turns: 1 }), 0, 0);
    since.show(view({ active: 1, turns: 2 }), 0, 10);
    expect(since.recap).toBeNull();
    // After a reload another one goes on.
    const again = new Since('t');
    again.show(view({ active: 1, turns: 2, witcher: { gold: 0 } }), 0, 20);
    again.show(view({ active: 0, turns: 3, witcher: { gold: 0 } }), 0, 30);
    expect(again.recap?.mine.numbers).toEqual([{ what: 'gold', before: 3, after: 0 }]);
    expect(again.open).toBe(true);
  });
});
