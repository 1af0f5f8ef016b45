import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { seatOrWatch } from './seat';

/** What the server answers to the next requests, one after the other; then it grants the seat. */
let answers: Response[];
const asked: string[] = [];

function refusal(status: number): Response {
  return Response.json({ code: `code_${status}`, message: 'No.' }, { status });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const next = answers.shift();
    if (next) return Promise.resolve(next);
    const body = address.startsWith('/api/me') ? { id: 'ann' } : { table: 'x', seat: 0, token: '0.a' };
    return Promise.resolve(Response.json(body));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whoever has a seat', () => {
  it.each([408, 429, 500, 502, 503])('is not made a spectator by a server that answers %i', async (status) => {
    answers = [refusal(status), Response.json({ id: 'ann' }), refusal(status)];
    const place = seatOrWatch('x', false, () => true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await place).toEqual({ token: '0.a' });
    expect(asked.length).toBe(5);
  });

  it('watches where the server says that the seat is taken', async () => {
    answers = [Response.json({ id: 'ann' }), refusal(403), Response.json({ setup: {}, status: 'playing' })];
    expect(await seatOrWatch('x', false, () => true)).toEqual({ token: null, hands: false });
  });

  it('is not asked for again once the page has been left', async () => {
    answers = [refusal(503)];
    const place = seatOrWatch('x', false, () => false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await place).toEqual({ token: null });
    expect(asked.length).toBe(1);
  });
});
