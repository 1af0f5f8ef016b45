/** The numbers of a clock, without a timer, so that it can be tested without waiting. */

import type { SeatClock } from '../wire/protocol';

export interface TimeLeft {
  /** Milliseconds left of the running time: first the move, then the bank. */
  left: number;
  /** The bank is running. */
  onBank: boolean;
  /** Milliseconds left in the bank. */
  bank: number;
}

/** Below this the clock is urgent. */
export const HURRY_MS = 10_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clock of a seat at a server time; null when nothing runs. */
export function timeLeft(clock: SeatClock | undefined, now: number): TimeLeft | null {
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

/** Minutes and seconds; long times are rounded. */
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

/** The seconds left at which a screen reader is told. */
export const TOLD_S = [10, 30] as const;

/** The mark between two readings of a clock; the first reading passes none. */
export function passedMark(before: number | null, after: number): number | null {
  if (before === null) return null;
  return TOLD_S.find((mark) => before > mark * 1000 && after <= mark * 1000) ?? null;
}

/** The server time until which a lost connection keeps the seat; null: no limit. */
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
