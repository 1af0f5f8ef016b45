import { describe, expect, it } from 'vitest';

import type { WitcherView } from '../view';
import { hourOf } from './hour';

const at = (...tracks: number[]): { witchers: WitcherView[] } => ({ witchers: tracks.map((track) => ({ track }) as WitcherView) });

describe('the hour on the map', () => {
  it('follows who is nearest to the end', () => {
    expect(hourOf(at(0, 1), 4)).toBe('day');
    expect(hourOf(at(0, 2), 4)).toBe('dusk');
    expect(hourOf(at(3, 0), 4)).toBe('night');
    expect(hourOf(at(4, 0), 4)).toBe('night');
  });

  it('is day before anything is known', () => {
    expect(hourOf(at(), 0)).toBe('day');
  });
});
