// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import RatingChange from './RatingChange.svelte';

const CHANGE = { seat: 1, before: 1500, after: 1464, deviation: 120 };

async function shown(result: object): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ pool: 'duel', reason: '', changes: [], ...result })));
  const part = mount(RatingChange, { target: document.body, props: { id: 'x', names: ['Ana', 'Bert'], seat: 0 } });
  await vi.waitUntil(() => document.querySelector('[data-spot=rating-change]'));
  const text = document.body.textContent;
  await unmount(part);
  return text;
}

afterEach(() => vi.unstubAllGlobals());

describe('after a rated game', () => {
  it('the own rating comes first', async () => {
    const text = await shown({ changes: [CHANGE, { seat: 0, before: 1500, after: 1536, deviation: 120 }] });
    expect(text.indexOf('1536')).toBeLessThan(text.indexOf('1464'));
    expect(text).not.toContain('rating-stays');
  });

  it('one reads that the own rating stays', async () => {
    expect(await shown({ changes: [CHANGE] })).toContain('rating-stays');
  });

  it.each(['unsettled', 'early', 'address_limit', 'pair_limit', 'same_address', 'deserted'])('one reads why it did not count: %s', async (reason) => {
    expect(await shown({ reason })).toContain(`rating-none-${reason}`);
  });
});
