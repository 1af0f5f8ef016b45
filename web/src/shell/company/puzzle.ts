/** The puzzle of the day, and the streak of days solved; stored in this browser. */

import type { Language } from '../lib/languages';
import { ask } from '../wire/api';
import type { DailyPuzzle, PuzzleAnswer } from '../wire/protocol';

/** By date: was the first answer of the day right? */
export type Solved = Partial<Record<string, boolean>>;

const KEY = 'sevencats.puzzles';
const DAY_MS = 24 * 3600 * 1000;

/** The reader's local date. */
export function dateOf(now: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The date some days before. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Consecutive days solved; a day without an answer yet does not end the streak. */
export function streak(solved: Solved, today: string): number {
  let day = solved[today] === undefined ? daysBefore(today, 1) : today;
  let count = 0;
  while (solved[day]) {
    count += 1;
    day = daysBefore(day, 1);
  }
  return count;
}

export function readSolved(): Solved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Solved;
  } catch {
    return {};
  }
}

/** Record the first answer of a day; later ones change nothing. Returns the updated record. */
export function keepSolved(date: string, right: boolean): Solved {
  const solved = { [date]: right, ...readSolved() };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Without storage the streak is forgotten.
  }
  return solved;
}

export function dailyPuzzle(date: string, lang: Language): Promise<DailyPuzzle> {
  return ask<DailyPuzzle>('GET', `/api/puzzles/${date}`, lang);
}

export function answerPuzzle(date: string, key: string, lang: Language): Promise<PuzzleAnswer> {
  return ask<PuzzleAnswer>('POST', `/api/puzzles/${date}/answer`, lang, { key });
}
