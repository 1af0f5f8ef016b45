import { describe, expect, it } from 'vitest';

import { linesOf, nameSize } from './namesize';

const LONG = 'Zer\u00admal\u00admen\u00adder Hieb';

describe('the name of a card', () => {
  it('breaks between words and where a word may be folded', () => {
    expect(linesOf('Stoß', 12, 61)).toBe(1);
    expect(linesOf('Schneller Hieb', 12, 61)).toBe(2);
    expect(linesOf(LONG, 11, 51)).toBe(3);
    expect(linesOf('Schneller', 20, 51)).toBe(Infinity);
  });

  it('is as large as its plate allows', () => {
    expect(nameSize('Stoß', 61)).toBe(16);
    expect(nameSize('Schneller Hieb', 61)).toBeGreaterThan(12);
    const long = nameSize(LONG, 51);
    expect(long * linesOf(LONG, long, 51)).toBeLessThan(27);
    expect(long).toBeGreaterThan(8);
  });
});
