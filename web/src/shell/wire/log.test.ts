import { expect, it } from 'vitest';

import { linesOf, lastOwnStep } from './log';
import type { StepInfo } from './protocol';

function step(n: number, seat: number, kinds: string[], lines: string[]): StepInfo {
  const events = kinds.map((kind) => ({ kind, seat, handle: 1, card: 'ghoul', args: [] }));
  return { n, at: 0, kind: 'pick', seat, by: 'person', events, lines };
}

it('a step becomes lines with keys of their own', () => {
  const lines = linesOf([step(1, 0, ['played'], ['You play Ghoul.']), step(2, 1, ['passed'], ['B passes.'])], 0);
  expect(lines.map((line) => [line.key, line.own])).toEqual([
    ['1.0', true],
    ['2.0', false],
  ]);
  expect(lines[0]?.card).toBe('ghoul');
});

it('the end of a round is a heading', () => {
  const [first, second] = linesOf([step(3, 0, ['passed', 'scored'], ['You pass.', 'The round is over.'])], 0);
  expect([first?.round, second?.round]).toEqual([false, true]);
});

it('what a bot did in one’s place is news, too', () => {
  const sat = { ...step(3, 0, ['played'], ['You play Wyvern.']), by: 'standin' as const };
  const steps = [step(1, 0, ['played'], []), step(2, 1, ['passed'], ['B passes.']), sat];
  expect(lastOwnStep(steps, 0)).toBe(1);
  expect(lastOwnStep(steps, 2)).toBe(0);
});
