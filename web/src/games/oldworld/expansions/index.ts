/** All expansions of the page, and what they add up to. */

import type { BeastKind, Expansion, Folk, Isles } from './expansion';

const FILES = import.meta.glob<{ default: Expansion }>(['./*.ts', '!./index.ts', '!./expansion.ts', '!./offers.ts', '!./*.test.ts'], { eager: true });
export const EXPANSIONS: readonly Expansion[] = Object.values(FILES).map((file) => file.default);

function joined<T>(field: (one: Expansion) => Readonly<Record<string, T>> | undefined): Readonly<Partial<Record<string, T>>> {
  return Object.assign({}, ...EXPANSIONS.map(field)) as Record<string, T>;
}

export const MARKS = joined((one) => one.marks);
export const BEASTS = joined<BeastKind>((one) => one.beasts);
export const HUES = joined((one) => one.hues);
export const SHIELDS = joined((one) => one.shields);
/** The pools of action cards, by zone: the first is that of the base game. */
export const POOLS: Readonly<Partial<Record<string, string>>> = { pool: 'oldworld-pool', ...joined((one) => one.pools) };
export const COUNTED: ReadonlySet<string> = new Set(EXPANSIONS.flatMap((one) => one.counted ?? []));
export const FOES: readonly string[] = EXPANSIONS.flatMap((one) => one.foes ?? []);
export const COMMON_FOES = EXPANSIONS.flatMap((one) => one.common ?? []);
export const FOLK: readonly Folk[] = EXPANSIONS.flatMap((one) => one.folk ?? []);
export const VOTES: ReadonlySet<string> = new Set(EXPANSIONS.flatMap((one) => one.votes ?? []));
export const ORIGINS = joined((one) => one.origins);
export const PHASES = EXPANSIONS.flatMap((one) => one.phase ?? []);
export const TIES = EXPANSIONS.flatMap((one) => one.ties ?? []);
export const STRIPS = EXPANSIONS.flatMap((one) => one.strip ?? []);
export const LIVES = joined((one) => one.lives);
export const ISLES_OF: Isles | undefined = EXPANSIONS.find((one) => one.isles)?.isles;
