import { describe, expect, it } from 'vitest';

import type { BoardStep } from './effects/effects';
import type { Board } from './model';
import { pause, Showing, type Perform } from './showing.svelte';

/** A table by its number. */
function table(round: number): Board {
  return { mode: 'duel', seat: 0, round, over: false, winners: [], lastRound: [], sides: [], weather: [] };
}

function step(before: number, after: number, seat = 1): BoardStep {
  const event = { kind: 'played', seat, handle: 1, card: 'ghoul', args: [] };
  return { events: [event], before: table(before), after: table(after), moved: new Set(['h1']), zones: [] };
}

/** Animates a step until it is told to continue; each is recorded with the visible table at its start. */
function performing(): { showing: Showing; seen: string[]; on: () => Promise<void> } {
  const showing = new Showing();
  const seen: string[] = [];
  let go: () => void = () => undefined;
  const perform: Perform = (told, skip) => {
    seen.push(`${showing.board?.round ?? 0}>${told.after.round}`);
    return Promise.race([new Promise<void>((done) => (go = done)), pause(60_000, skip)]);
  };
  showing.take(table(1), null);
  showing.perform = perform;
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  return {
    showing,
    seen,
    on: async () => {
      await settled();
      go();
      await settled();
    },
  };
}

describe('what is seen', () => {
  it('is the table itself where nothing shows what happens', () => {
    const showing = new Showing();
    showing.take(table(2), step(1, 2));
    expect([showing.board?.round, showing.busy]).toEqual([2, false]);
  });

  it('lags behind: what comes meanwhile waits for its turn', async () => {
    const { showing, seen, on } = performing();
    showing.take(table(2), step(1, 2));
    showing.take(table(3), step(2, 3));
    await on();
    expect([seen, showing.board?.round, showing.busy, showing.telling]).toEqual([['1>2', '2>3'], 2, true, 1]);
    await on();
    expect([showing.board?.round, showing.busy]).toEqual([3, false]);
  });

  it('goes on at once when it is skipped, by one thing at a time', async () => {
    const { showing, seen } = performing();
    showing.take(table(2), step(1, 2));
    showing.take(table(3), step(2, 3));
    await new Promise((done) => setTimeout(done));
    showing.skip();
    await new Promise((done) => setTimeout(done));
    expect([seen, showing.board?.round, showing.busy]).toEqual([['1>2', '2>3'], 2, true]);
  });

  it('is settled by what comes without step, such as a move taken back', async () => {
    const { showing, on } = performing();
    showing.take(table(2), step(1, 2));
    showing.fly(['h1']);
    showing.take(table(1), null);
    expect([showing.board?.round, showing.busy, showing.flying.size]).toEqual([1, false, 0]);
    await on();
    expect(showing.board?.round).toBe(1);
  });

  it('does not hang on what cannot be shown', async () => {
    const showing = new Showing();
    showing.prepare = () => Promise.reject(new Error('offline'));
    showing.take(table(2), step(1, 2));
    await new Promise((done) => setTimeout(done));
    expect([showing.board?.round, showing.busy]).toEqual([2, false]);
  });
});
