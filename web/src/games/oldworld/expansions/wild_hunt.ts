/** The Wild Hunt: the Hunt and its hounds, and the last fight of all against a general. */

import type { OldWorldView } from '../view';
import type { Expansion, Prey } from './expansion';

/** What stands before the Hunt's life, which nothing can reach before the last fight. */
const huntLife = (view: OldWorldView): Prey => ({ life: 0, guard: view.public.extra['hunt_shields'] ?? 0 });

/** Youngest players are named by their seats. */
function youngest(packs: readonly string[]): number {
  const named = packs.find((pack) => pack.includes(':youngest_'))?.split(':youngest_')[1] ?? 'a';
  return named.charCodeAt(0) - 'a'.charCodeAt(0);
}

export default {
  beasts: { hunt: { zone: 'hunt_general' }, hound: { id: 'hound', levelled: true, oddless: true } },
  foes: ['hunt_general', 'hound'],
  common: { kind: 'hunt_general', guard: 'hunt_shields' },
  votes: ['fighter', 'guard_hound', 'hound_gone', 'hound_place', 'mark_monster', 'one', 'ride_step', 'ride_to'],
  origins: { ride_step: 'hunt', hound_place: 'hunt' },
  phase: { kinds: ['guard_hound', 'hound_gone', 'hound_place', 'mark_monster', 'monster_terrain', 'ride_step', 'ride_to'], word: 'oldworld-phase-4' },
  ties: youngest,
  strip: { shown: ({ landmarks }) => 'hunt' in landmarks, load: () => import('./wild_hunt/Strip.svelte') },
  lives: { hunt: huntLife },
  folk: [{ people: ['wanderer', 'sister', 'girl', 'huntsman'], stories: 'hunt', events: 400 }],
} satisfies Expansion;
