import { describe, expect, it } from 'vitest';

import type { SeatClock } from '../wire/protocol';
import { keptUntil, passedMark, timeLeft, timeText } from './clock';

const clock = (changes: Partial<SeatClock> = {}): SeatClock => ({
  seat: 0,
  until: 100_000,
  bank: 40_000,
  takeover: null,
  ...changes,
});

describe('a clock', () => {
  it('runs down the time of the move first, then the bank', () => {
    expect(timeLeft(clock(), 0)).toEqual({ left: 60_000, onBank: false, bank: 40_000 });
    expect(timeLeft(clock(), 59_000)).toEqual({ left: 1000, onBank: false, bank: 40_000 });
    expect(timeLeft(clock(), 70_000)).toEqual({ left: 30_000, onBank: true, bank: 30_000 });
    expect(timeLeft(clock(), 999_000)).toEqual({ left: 0, onBank: true, bank: 0 });
  });

  it('does not run where nobody is waited for', () => {
    expect(timeLeft(undefined, 0)).toBeNull();
    expect(timeLeft(clock({ until: null }), 0)).toBeNull();
  });

  it('shows no second that is already over, and long times in words', () => {
    expect(timeText(60_000)).toEqual({ key: 'clock-short', args: { time: '1:00' } });
    expect(timeText(9_001)).toEqual({ key: 'clock-short', args: { time: '0:10' } });
    expect(timeText(0)).toEqual({ key: 'clock-short', args: { time: '0:00' } });
    expect(timeText(2 * 3_600_000 + 5 * 60_000).args).toEqual({ hours: 2, minutes: 5 });
    expect(timeText(50 * 3_600_000).args).toEqual({ days: 2, hours: 2 });
  });

  it('is told at its marks only', () => {
    expect(passedMark(31_000, 30_000)).toBe(30);
    expect(passedMark(30_000, 29_000)).toBeNull();
    expect(passedMark(10_400, 9_900)).toBe(10);
    expect(passedMark(31_000, 9_000)).toBe(10);
    expect(passedMark(null, 9_000)).toBeNull();
  });

  it('keeps a lost seat for two graces, or until the time is up and one more', () => {
    const live = { kind: 'live', grace: 20 };
    expect(keptUntil(clock(), live, 10_000)).toBe(50_000);
    expect(keptUntil(clock(), live, 95_000)).toBe(120_000);
    expect(keptUntil(clock({ takeover: 70_000 }), live, 10_000)).toBe(70_000);
    expect(keptUntil(clock(), { kind: 'turns', grace: 20 }, 10_000)).toBe(120_000);
    expect(keptUntil(undefined, live, 0)).toBeNull();
  });
});
