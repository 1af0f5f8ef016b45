import { describe, expect, it } from 'vitest';

import { Identity } from './identity';

describe('cards keep their keys', () => {
  it('while they lie still', () => {
    const identity = new Identity();
    const first = identity.follow({ hand: ['ghoul', 'ghoul', 'fiend'] });
    const second = identity.follow({ hand: ['ghoul', 'ghoul', 'fiend'] });
    expect(second.keys).toEqual(first.keys);
    expect(second.moved.size).toBe(0);
  });

  it('when they move to another zone', () => {
    const identity = new Identity();
    const { keys } = identity.follow({ hand: ['ghoul', 'fiend'], row: [] });
    const next = identity.follow({ hand: ['ghoul'], row: ['fiend'] });
    expect(next.keys['row']).toEqual([keys['hand']?.[1]]);
    expect([...next.moved]).toEqual([keys['hand']?.[1]]);
  });

  it('when a hidden card is turned up', () => {
    const identity = new Identity();
    const { keys } = identity.follow({ hand: [null, null], row: [] });
    const next = identity.follow({ hand: [null], row: ['fiend'] });
    expect(keys['hand']).toContain(next.keys['row']?.[0]);
  });

  it('and no two cards share one', () => {
    const identity = new Identity();
    identity.follow({ hand: ['a', 'b', 'a'], row: ['c'] });
    const { keys } = identity.follow({ hand: ['b'], row: ['c', 'a', 'd'], pile: ['a'] });
    const all = Object.values(keys).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
