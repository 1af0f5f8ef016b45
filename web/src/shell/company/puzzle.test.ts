// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { dateOf, keepSolved, readSolved, streak } from './puzzle';

describe('the puzzle of the day', () => {
  beforeEach(() => localStorage.clear());

  it('belongs to the date where the reader is', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('counts days in a row, over the end of a month', () => {
    const solved = { '2026-02-27': false, '2026-02-28': true, '2026-03-01': true };
    expect(streak(solved, '2026-03-01')).toBe(2);
    expect(streak(solved, '2026-03-02'), 'not answered yet').toBe(2);
    expect(streak(solved, '2026-03-03'), 'a day was left out').toBe(0);
    expect(streak({ ...solved, '2026-03-02': false }, '2026-03-02')).toBe(0);
  });

  it('keeps the first answer of a day', () => {
    keepSolved('2026-03-01', false);
    expect(keepSolved('2026-03-01', true)).toEqual({ '2026-03-01': false });
    expect(readSolved()).toEqual({ '2026-03-01': false });
  });
});
