// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { painted, subjects } from './bake';
import { DRAWINGS } from './cards';
import { paint } from './scene';
import { SIGNS, sheetOf, signSheets } from './signs';
import { sprite } from './sprites';

describe('card art', () => {
  const pictures = painted();

  it('is there for every card and leader', () => {
    expect(subjects()).toHaveLength(163 + 24);
    for (const { id } of subjects()) expect(pictures.has(id), id).toBe(true);
  });

  it('is drawn for every card and leader, and for nothing else', () => {
    expect(Object.keys(DRAWINGS).sort()).toEqual(subjects().map(({ id }) => id).sort());
  });

  it('shows a stranger where a card has no drawing', () => {
    expect(paint({ id: 'nobody_drew_me', faction: 'nilfgaard', kind: 'unit' })).toContain('<svg');
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

describe('signs', () => {
  it('lie in one file each, which the page looks in', () => {
    const sheets = signSheets();
    const found = [...sheets].flatMap(([sheet, signs]) => Object.keys(signs).map((sign) => [sign, sheet]));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(SIGNS).map((sign) => [sign, sheetOf(sign)])));
    expect(found.length).toBe(Object.keys(SIGNS).length);
    expect(sheetOf('medic')).toBe('signs-gwent');
    expect(sheetOf('menu')).toBe('signs');
    expect(sheetOf('cat')).toBe('signs-start');
  });
});
