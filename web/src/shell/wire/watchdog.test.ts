import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Watchdog } from './watchdog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('notices what nobody answers, once', () => {
  const silent = vi.fn();
  const watchdog = new Watchdog(silent);
  watchdog.expect('a', 1000);
  watchdog.expect('b', 3000);
  vi.advanceTimersByTime(999);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(silent).toHaveBeenCalledTimes(1);
});

it('an answer to one thing is none to another', () => {
  const silent = vi.fn();
  const watchdog = new Watchdog(silent);
  watchdog.expect('a', 1000);
  watchdog.expect('b', 2000);
  watchdog.answered('a');
  vi.advanceTimersByTime(1500);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(silent).toHaveBeenCalledTimes(1);
});

it('is quiet when all is answered or it is stopped', () => {
  const silent = vi.fn();
  const watchdog = new Watchdog(silent);
  watchdog.expect('a', 1000);
  watchdog.answered('a');
  watchdog.expect('b', 1000);
  watchdog.stop();
  vi.advanceTimersByTime(5000);
  expect(silent).not.toHaveBeenCalled();
});
