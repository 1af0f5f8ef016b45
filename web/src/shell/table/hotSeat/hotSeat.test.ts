import { describe, expect, it } from 'vitest';

import type { SeatInfo } from '../../wire/protocol';
import { waitedFor } from './hotSeat.svelte';

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: number, label: '', kind: 'person', name: `P${number}`, level: '', ready: true, online: true, standin: false, resigned: false, host: false, chosen: true, rematch: '', ...changes };
}

describe('who has the screen next', () => {
  const seats = [seat(0), seat(1), seat(2, { kind: 'bot' }), seat(3), seat(4, { resigned: true })];

  it('is whoever is asked, beginning after the one before', () => {
    expect(waitedFor(seats, [0, 1, 3], 1).map((one) => one.seat)).toEqual([3, 0, 1]);
    expect(waitedFor(seats, [1], null).map((one) => one.seat)).toEqual([1]);
  });

  it('is no bot, and nobody who gave up', () => {
    expect(waitedFor(seats, [2, 4], 0)).toEqual([]);
  });
});
