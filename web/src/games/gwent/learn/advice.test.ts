import { describe, expect, it } from 'vitest';

import { adviceOn, type Advice, type Situation } from './advice';

const EVEN: Situation = {
  asked: 'turn',
  round: 1,
  mine: 10,
  theirs: 10,
  gems: 2,
  theirGems: 2,
  hand: 8,
  theirHand: 8,
  passed: false,
  theyPassed: false,
  best: 5,
  spy: false,
  fresh: false,
};

const CASES: [Advice, Partial<Situation>][] = [
  ['redraw', { asked: 'redraw' }],
  ['more', { asked: 'more' }],
  ['watch', { asked: null }],
  ['out', { asked: null, passed: true }],
  ['open', { fresh: true, spy: true }],
  ['spy', { spy: true }],
  ['pass-now', { theyPassed: true, mine: 11 }],
  ['pass-last', { theyPassed: true, mine: 11, theirGems: 1 }],
  ['one-card', { theyPassed: true, mine: 8, best: 1 }],
  ['let-go', { theyPassed: true, mine: 2, best: -3 }],
  ['must-win', { theyPassed: true, mine: 2, best: -3, gems: 1 }],
  ['must-win', { gems: 1 }],
  ['last-chance', { gems: 1, theirGems: 1 }],
  ['far-ahead', { mine: 25 }],
  ['far-behind', { theirs: 25 }],
  ['close-in', { theirGems: 1 }],
  ['steady', {}],
];

describe('what the coach says', () => {
  it.each(CASES)('%s', (advice, change) => {
    expect(adviceOn({ ...EVEN, ...change })).toBe(advice);
  });

  it('advises to pass only where a rival has passed, or has to spend much', () => {
    const all = [true, false].flatMap((theyPassed) =>
      [-20, -1, 0, 1, 20].flatMap((lead) => [1, 2].map((gems) => ({ ...EVEN, theyPassed, mine: 30 + lead, theirs: 30, gems, best: lead }))),
    );
    for (const now of all) {
      if (adviceOn(now) === 'pass-now') expect(now.theyPassed && now.mine > now.theirs).toBe(true);
      if (adviceOn(now) === 'let-go') expect(now.gems).toBe(2);
    }
  });
});
