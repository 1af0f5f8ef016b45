/** A review as lines and marks: the win chances of a side over the game, and its costliest picks. */

import type { Review, ReviewMove, RoundScore } from '../wire/protocol';

/** A chance from 0 to 1 at a step of the replay. */
export interface Point {
  step: number;
  chance: number;
}

/** A pick is called a turning point if it cost at least this much. */
const LEAST = 0.03;
export const MOST = 3;

export function costOf(move: ReviewMove): number {
  return move.before - move.picked;
}

/** The moves of a side; `null`: of all. */
export function movesOf(review: Review, sideOf: readonly number[], side: number | null): ReviewMove[] {
  return (review.moves ?? []).filter((move) => side === null || sideOf[move.seat] === side);
}

/**
 * The line of a side: the value of the best option before each of its picks, and of the pick after it. Between two of
 * its turns other players and luck move it. The last point is the result.
 */
export function curveOf(
  review: Review,
  sideOf: readonly number[],
  side: number,
  last: number,
): Point[] {
  const points = movesOf(review, sideOf, side).flatMap((move): Point[] => [
    { step: Math.max(0, move.step - 1), chance: move.before },
    { step: move.step, chance: move.picked },
  ]);
  const end = review.ends?.[sideOf.indexOf(side)];
  if (points.length && end !== undefined && review.status === 'done') {
    points.push({ step: Math.max(last, points.at(-1)?.step ?? 0), chance: end });
  }
  return points;
}

/** The line's value at a step: interpolated, constant before the first and after the last point. */
export function chanceAt(points: readonly Point[], step: number): number | null {
  const after = points.findIndex((point) => point.step >= step);
  const [left, right] = [points[after - 1], points[after]];
  if (!right) return points.at(-1)?.chance ?? null;
  // Where the line drops at one step, the last value counts.
  const same = points.filter((point) => point.step === step);
  if (same.length) return same.at(-1)?.chance ?? null;
  if (!left) return right.chance;
  return left.chance + ((right.chance - left.chance) * (step - left.step)) / (right.step - left.step);
}

/**
 * The costliest picks, in the order of the game: those of the side first, and if it has fewer than three, those of the
 * others.
 */
export function turningPoints(
  review: Review,
  sideOf: readonly number[],
  side: number | null,
): ReviewMove[] {
  const costly = (review.moves ?? [])
    .filter((move) => costOf(move) >= LEAST)
    .sort((a, b) => costOf(b) - costOf(a));
  const own = (move: ReviewMove): boolean => side === null || sideOf[move.seat] === side;
  const chosen = [...costly.filter(own), ...costly.filter((move) => !own(move))].slice(0, MOST);
  return chosen.sort((a, b) => a.step - b.step);
}

/** The nearest of the allowed steps. */
export function nearest(stops: readonly number[], step: number): number {
  return stops.reduce((best, stop) => (Math.abs(stop - step) < Math.abs(best - step) ? stop : best), stops[0] ?? 0);
}

/** The stop one or more away, clamped to the ends. */
export function beside(stops: readonly number[], step: number, by: number): number {
  const here = stops.indexOf(nearest(stops, step));
  return stops[Math.max(0, Math.min(stops.length - 1, here + by))] ?? 0;
}

export interface Band {
  game: number;
  round: number;
  from: number;
  to: number;
}

/** Rounds as ranges of the replay. */
export function bandsOf(rounds: readonly RoundScore[], last: number): Band[] {
  let from = 0;
  return rounds.map(({ game, round, step }, index) => {
    const to = index === rounds.length - 1 ? Math.max(last, step) : step;
    const band = { game, round, from, to };
    from = step;
    return band;
  });
}

/** The end of a game, as far as its review knows. */
export function lastStep(review: Review): number {
  return Math.max(1, ...(review.rounds ?? []).map(({ step }) => step), ...(review.moves ?? []).map(({ step }) => step));
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}
