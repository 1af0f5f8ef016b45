import { describe, expect, it } from 'vitest';

import { curveOf, signed, sureness } from './ratings';

const duel = { game: 'gwent', pool: 'duel', rating: 1600, deviation: 60, games: 3, wins: 2 };
const point = (pool: string, rating: number) => ({ game: 'gwent', pool, table: 'x', at: 1, rating });

describe('ratings', () => {
  it('are surer with a smaller deviation', () => {
    expect([60, 100, 150, 350].map(sureness)).toEqual(['high', 'fair', 'low', 'open']);
  });

  it('tell a change with its sign', () => {
    expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0']);
  });

  it('draw the line of one ladder', () => {
    const points = [point('duel', 1500), point('teams', 1900), point('duel', 1600), point('duel', 1550)];
    expect(curveOf(points, duel)).toEqual({ path: 'M0.0 100.0L50.0 0.0L100.0 50.0', low: 1500, high: 1600 });
    expect(curveOf(points.slice(0, 1), duel)).toBeNull();
  });

  it('draw a level line where nothing changed', () => {
    expect(curveOf([point('duel', 1500), point('duel', 1500)], duel)?.path).toBe('M0.0 50.0L100.0 50.0');
  });
});
