import { describe, expect, it } from 'vitest';

import type { AchievementInfo } from '../wire/protocol';
import { nextAchievement } from './nextAchievement';

function one(id: string, have: number, need: number, at: number | null = null): AchievementInfo {
  return { id, game: 'gwent', title: id, how: '', have, need, at };
}

describe('the next achievement', () => {
  it('is the one of which most is done, and none that was earned', () => {
    expect(nextAchievement([one('earned', 5, 5, 1), one('begun', 1, 3), one('near', 4, 5)])?.id).toBe('near');
  });

  it('is the first of equals, and none when all are earned', () => {
    expect(nextAchievement([one('a', 0, 3), one('b', 0, 1)])?.id).toBe('a');
    expect(nextAchievement([one('a', 1, 1, 5)])).toBeUndefined();
  });
});
