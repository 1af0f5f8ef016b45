import { describe, expect, it } from 'vitest';

import { MOST, WHOLE, within, zoomAt } from './pan';

describe('the map in its window', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 120, y: 80 };
    const spot = zoomAt(WHOLE, 2, at);
    expect((at.x - spot.x) / spot.scale).toBe(120);
    expect((at.y - spot.y) / spot.scale).toBe(80);
  });

  it('is never smaller than its window, nor larger than three times', () => {
    expect(zoomAt(WHOLE, 0.5, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomAt(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(MOST);
  });

  it('covers its window', () => {
    expect(within({ scale: 2, x: 50, y: -900 }, 400, 300)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(within({ scale: 1, x: -20, y: 7 }, 400, 300)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
