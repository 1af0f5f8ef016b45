import { expect, it } from 'vitest';

import { linesOf, lastOwnBeat } from './log';
import type { Beat } from './protocol';

function beat(n: number, seat: number, kinds: string[], lines: string[]): Beat {
  const events = kinds.map((kind) => ({ kind, seat, handle: 1, card: 'ghoul', args: [] }));
  return { n, at: 0, kind: 'pick', seat, by: 'person', events, lines };
}

it('a beat becomes lines with keys of their own', () => {
  const lines = linesOf([beat(1, 0, ['played'], ['You play Ghoul.']), beat(2, 1, ['passed'], ['B passes.'])], 0);
  expect(lines.map((line) => [line.key, line.own])).toEqual([
    ['1.0', true],
    ['2.0', false],
  ]);
  expect(lines[0]?.card).toBe('ghoul');
});

it('the end of a round is a heading', () => {
  const [first, second] = linesOf([beat(3, 0, ['passed', 'scored'], ['You pass.', 'The round is over.'])], 0);
  expect([first?.round, second?.round]).toEqual([false, true]);
});

it('what a bot did in one’s place is news, too', () => {
  const sat = { ...beat(3, 0, ['played'], ['You play Wyvern.']), by: 'standin' as const };
  const beats = [beat(1, 0, ['played'], []), beat(2, 1, ['passed'], ['B passes.']), sat];
  expect(lastOwnBeat(beats, 0)).toBe(1);
  expect(lastOwnBeat(beats, 2)).toBe(0);
});
