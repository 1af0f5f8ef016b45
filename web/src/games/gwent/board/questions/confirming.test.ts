import { afterEach, describe, expect, it } from 'vitest';

import { settings } from '../../../../shell/lib/settings.svelte';
import { needsConfirming, riskOf } from './confirming';

afterEach(() => {
  settings.confirm = 'risky';
});

describe('what can be regretted', () => {
  it('is the leader, passing, and a card that changes nothing', () => {
    expect(riskOf('leader', null, [])).toBe('leader');
    expect(riskOf('pass', null, [])).toBe('pass');
    expect(riskOf('play:clear_weather', { totals: [3, 4] }, [3, 4])).toBe('nothing');
  });

  it('is not a card that changes a total or moves a card', () => {
    expect(riskOf('play:ghoul', { totals: [4, 4] }, [3, 4])).toBeNull();
    expect(riskOf('play:decoy', { totals: [3, 4], back: [{ zone: 'A.board.close', card: 'ghoul' }] }, [3, 4])).toBeNull();
    expect(riskOf('play:ghoul', null, [3, 4])).toBeNull();
  });
});

describe('a question before a move', () => {
  it('comes for what is risky; in a list for the leader too', () => {
    expect(needsConfirming('pass', false)).toBe(true);
    expect(needsConfirming('nothing', false)).toBe(true);
    expect(needsConfirming('leader', false)).toBe(false);
    expect(needsConfirming('leader', true)).toBe(true);
    expect(needsConfirming(null, true)).toBe(false);
  });

  it('comes for each move of a list, or for none', () => {
    settings.confirm = 'always';
    expect(needsConfirming(null, true)).toBe(true);
    expect(needsConfirming(null, false)).toBe(false);
    settings.confirm = 'never';
    expect(needsConfirming('pass', true)).toBe(false);
  });
});
