/** The puzzle of the day, and how many days in a row one has solved it; kept in this browser. */

import type { Language } from '../lib/languages';
import { ask } from '../wire/api';
import type { DailyPuzzle, PuzzleAnswer } from '../wire/protocol';

/** Whether the first answer of a day was right, by its date. */
export type Solved = Partial<Record<string, boolean>>;

const KEY = 'sevencats.puzzles';
const DAY_MS = 24 * 3600 * 1000;

/** The date where the reader is. */
export function dateOf(now: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** Days in a row that were solved; one that is not answered yet does not end them. */
export function streak(solved: Solved, today: string): number {
  let day = solved[today] === undefined ? dayBefore(today) : today;
  let count = 0;
  while (solved[day]) {
    count += 1;
    day = dayBefore(day);
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

/** Note the first answer of a day; later ones change nothing. Gives what is known then. */
export function keepSolved(date: string, right: boolean): Solved {
  const solved = { [date]: right, ...readSolved() };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // A browser without storage forgets the streak.
  }
  return solved;
}

export function dailyPuzzle(date: string, lang: Language): Promise<DailyPuzzle> {
  return ask<DailyPuzzle>('GET', `/api/puzzles/${date}`, lang);
}

export function answerPuzzle(date: string, key: string, lang: Language): Promise<PuzzleAnswer> {
  return ask<PuzzleAnswer>('POST', `/api/puzzles/${date}/answer`, lang, { key });
}
