import { describe, expect, it } from 'vitest';

import { bake, subjects } from './bake';
import { EMBLEMS } from './emblems';

describe('card art', () => {
  const files = bake();

  it('is there for every card and leader', () => {
    expect(subjects()).toHaveLength(163 + 24);
    for (const { id } of subjects()) expect(files.has(`art/${id}.svg`), id).toBe(true);
  });

  it('tells every card by an emblem of its own', () => {
    const used = Object.values(EMBLEMS);
    expect(new Set(used).size).toBe(used.length);
    expect(Object.keys(EMBLEMS).sort()).toEqual(subjects().map(({ id }) => id).sort());
  });

  it('is small, well-formed and without filters', () => {
    for (const [name, text] of files) {
      expect(text, name).not.toMatch(/<filter|NaN|undefined/);
      if (name.startsWith('art/')) expect(text.length, name).toBeLessThan(32_000);
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(parsed.querySelector('parsererror'), name).toBeNull();
    }
  });

  it('is the same at every build', () => {
    expect(bake()).toEqual(files);
  });
});
