import { describe, expect, it } from 'vitest';

import { sentences } from '../sentences';

describe('a voice', () => {
  it('gets sentences, none of them lost', () => {
    const text = '“Take what you like,” he says. Nothing moves! And then … it does';
    expect(sentences(text).join(' ')).toBe(text);
    expect(sentences(text).length).toBeGreaterThan(2);
    expect(sentences('')).toEqual([]);
  });
});
