import { describe, expect, it } from 'vitest';

import { painted, sprite, subjects } from './bake';
import { EMBLEMS } from './emblems';

describe('card art', () => {
  const pictures = painted();

  it('is there for every card and leader', () => {
    expect(subjects()).toHaveLength(163 + 24);
    for (const { id } of subjects()) expect(pictures.has(id), id).toBe(true);
  });

  it('tells every card by an emblem of its own', () => {
    const used = Object.values(EMBLEMS);
    expect(new Set(used).size).toBe(used.length);
    expect(Object.keys(EMBLEMS).sort()).toEqual(subjects().map(({ id }) => id).sort());
  });

  it('is well-formed', () => {
    for (const [name, text] of [...pictures, ['signs', sprite()] as const]) {
      expect(text, name).not.toMatch(/NaN|undefined/);
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(parsed.querySelector('parsererror'), name).toBeNull();
    }
  }, 120_000);

  it('is the same at every build', () => {
    const changed = [...painted()].filter(([id, svg]) => svg !== pictures.get(id)).map(([id]) => id);
    expect(changed).toEqual([]);
  }, 60_000);
});
