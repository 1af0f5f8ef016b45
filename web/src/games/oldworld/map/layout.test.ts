import { describe, expect, it } from 'vitest';

import { PLACES } from '../../../../art/map/places';
import { WIDTH, isTight, spotOf, wayBetween } from './layout';

describe('the places on the map', () => {
  const ids = PLACES.map(({ key }) => key).filter((id) => spotOf(id));

  it('are all places of the base game', () => {
    expect(ids.length).toBeGreaterThanOrEqual(19);
  });

  it('lie so far apart that 44 px targets do not overlap on a phone', () => {
    const px = 390 / WIDTH;
    const near = ids.flatMap((one) =>
      ids.filter((other) => {
        const [a, b] = [spotOf(one), spotOf(other)];
        return one < other && a && b && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) * px < 44;
      }).map((other) => `${one} ${other}`),
    );
    expect(near).toEqual([]);
  });

  it('have drawn ways between them', () => {
    expect(wayBetween('vizima', 'haern_caduch')).toContain('M');
    expect(wayBetween('vizima', 'stygga')).toBe('');
  });

  it('have room for a monster above them, or it stands beside them', () => {
    expect(isTight('ban_ard')).toBe(true);
    expect(isTight('vizima')).toBe(false);
    expect(ids.filter((id) => (spotOf(id)?.y ?? 0) < 150).every(isTight)).toBe(true);
  });
});
