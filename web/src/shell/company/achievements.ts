/** Achievements from the server, in the reader's language. */

import type { Language } from '../lib/languages';
import { ask } from '../wire/api';
import type { AchievementInfo } from '../wire/protocol';

export function myAchievements(lang: Language): Promise<AchievementInfo[]> {
  return ask<AchievementInfo[]>('GET', '/api/me/achievements', lang);
}

/** The achievements that a finished game earned for the first time. */
export function achievementsOf(table: string, lang: Language): Promise<AchievementInfo[]> {
  return ask<AchievementInfo[]>('GET', `/api/tables/${encodeURIComponent(table)}/achievements`, lang);
}

export interface GameAchievements {
  game: string;
  earned: number;
  all: AchievementInfo[];
}

/** By game: the earned ones first, newest on top; the others stay in their order. */
export function byGame(all: readonly AchievementInfo[]): GameAchievements[] {
  const games = [...new Set(all.map(({ game }) => game))];
  return games.map((game) => {
    const own = all.filter((one) => one.game === game);
    const earned = own.filter(({ at }) => at != null).sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
    return { game, earned: earned.length, all: [...earned, ...own.filter(({ at }) => at == null)] };
  });
}
