import { expect, it } from 'vitest';

import type { AchievementInfo } from '../wire/protocol';
import { byGame } from './achievements';

function one(game: string, id: string, at: number | null): AchievementInfo {
  return { game, id, title: id, how: '', at, have: 0, need: 1 };
}

it('shows what one has first, the newest on top', () => {
  const found = byGame([one('a', 'x', null), one('a', 'y', 5), one('b', 'z', null), one('a', 'w', 9), one('a', 'v', null)]);
  expect(found.map(({ game, earned }) => [game, earned])).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
  expect(found[0]?.all.map(({ id }) => id)).toEqual(['w', 'y', 'x', 'v']);
});
