/** What a clock shows: pure numbers, so that it can be tested without waiting. */

import type { SeatClock } from '../wire/protocol';

export interface Reading {
  /** Milliseconds of the time that runs now: that of the move, then the bank. */
  left: number;
  /** The bank is being used up. */
  onBank: boolean;
  /** What is left in the bank. */
  bank: number;
}

/** From here on a clock hurries. */
export const HURRY_MS = 10_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clock of a seat at a time of the server; null when nothing runs. */
export function reading(clock: SeatClock | undefined, now: number): Reading | null {
  if (clock?.until == null) return null;
  const all = Math.max(0, clock.until - now);
  const bank = Math.min(clock.bank, all);
  const onBank = all <= clock.bank;
  return { left: onBank ? all : all - bank, onBank, bank };
}

export interface TimeText {
  key: 'clock-short' | 'clock-hours' | 'clock-days';
  args: Record<string, string | number>;
}

/** Minutes and seconds; of long times only what matters. */
export function timeText(ms: number): TimeText {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY) {
    return { key: 'clock-days', args: { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) } };
  }
  if (seconds >= HOUR) {
    return { key: 'clock-hours', args: { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) } };
  }
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return { key: 'clock-short', args: { time: `${Math.floor(seconds / MINUTE)}:${rest}` } };
}

/** The marks at which a screen reader is told, in seconds. */
export const TOLD_S = [10, 30] as const;

/** The mark that lies between two looks at a clock; who looks for the first time passes none. */
export function passedMark(before: number | null, after: number): number | null {
  if (before === null) return null;
  return TOLD_S.find((mark) => before > mark * 1000 && after <= mark * 1000) ?? null;
}

/** Until when a lost connection keeps the seat, in the server's time; null: as long as it takes. */
export function keptUntil(
  clock: SeatClock | undefined,
  pace: { kind?: string; grace?: number },
  lostAt: number,
): number | null {
  if (clock?.until == null) return null;
  const grace = (pace.grace ?? 0) * 1000;
  const warned = pace.kind === 'live' ? Math.min(clock.until, lostAt + grace) : clock.until;
  return clock.takeover ?? warned + grace;
}
