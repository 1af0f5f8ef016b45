import { expect, it } from 'vitest';

import { age, ago } from './times';

it('says how long ago in the largest unit that fits', () => {
  const now = 10 * 86_400_000;
  expect(ago(now - 59_000, now, 'en')).toBe('59 seconds ago');
  expect(ago(now - 60_000, now, 'en')).toBe('1 minute ago');
  expect(ago(now - 2 * 86_400_000, now, 'de')).toBe('vorgestern');
  expect(age(now - 3 * 3_600_000, now, 'de')).toBe('3 Stunden');
  // The clocks of two machines differ a little.
  expect(age(now + 500, now, 'en')).toBe('0 seconds');
});
