/** The achievement that is nearest. */

import type { AchievementInfo } from '../wire/protocol';

/** The one of which most is done; of equals the first. Undefined if all are earned. */
export function nextAchievement(all: readonly AchievementInfo[]): AchievementInfo | undefined {
  const open = all.filter(({ at }) => at == null);
  return open.reduce<AchievementInfo | undefined>((best, one) => (best && done(best) >= done(one) ? best : one), undefined);
}

export function done({ have, need }: AchievementInfo): number {
  return need > 0 ? Math.min(1, have / need) : 0;
}
