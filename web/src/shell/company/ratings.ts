/** Ratings: their format from the server, and their uncertainty in words. */

import type { Language } from '../lib/languages';
import { ask } from '../wire/api';
import type { BotStanding, CurvePoint, MyRatings, RatedResult, Standing } from '../wire/protocol';

export function myRatings(lang: Language): Promise<MyRatings> {
  return ask<MyRatings>('GET', '/api/me/ratings', lang);
}

export function botRatings(lang: Language): Promise<BotStanding[]> {
  return ask<BotStanding[]>('GET', '/api/ratings/bots', lang);
}

export function ratingsOf(table: string, lang: Language): Promise<RatedResult | null> {
  return ask<RatedResult | null>('GET', `/api/tables/${encodeURIComponent(table)}/ratings`, lang);
}

/** How certain a rating is; its word is `rating-sure-…`. */
export function sureness(deviation: number): 'high' | 'fair' | 'low' | 'open' {
  if (deviation < 75) return 'high';
  if (deviation < 125) return 'fair';
  return deviation < 200 ? 'low' : 'open';
}

/** `+12`, `−7`, `±0`: a minus sign as wide as the plus. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** A key for the ladder of a standing, unique across games. */
export function ladder({ game, pool }: Pick<Standing, 'game' | 'pool'>): string {
  return `${game}-${pool}`;
}

export interface Curve {
  /** The line, in a box of 100 by 100 with the highest rating on top. */
  path: string;
  low: number;
  high: number;
}

/** The history of a rating in one ladder; null with fewer than two games. */
export function curveOf(points: readonly CurvePoint[], standing: Standing): Curve | null {
  const ratings = points.filter((point) => ladder(point) === ladder(standing)).map(({ rating }) => rating);
  if (ratings.length < 2) return null;
  const low = Math.min(...ratings);
  const high = Math.max(...ratings);
  const path = ratings
    .map((rating, index) => {
      const x = (100 * index) / (ratings.length - 1);
      const y = high === low ? 50 : 100 - (100 * (rating - low)) / (high - low);
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  return { path, low, high };
}
