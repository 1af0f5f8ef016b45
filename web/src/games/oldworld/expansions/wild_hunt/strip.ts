/** How the Hunt stands, in numbers: its general, its shields, the rounds and what comes in each, the quests open to all. */

import { facts } from '../../facts.svelte';
import type { OldWorldView, QuestView } from '../../view';

/** Something that joins the Hunt at the end of a round. */
export interface Comer {
  what: 'hound' | 'monster';
  level: number;
}

export interface Round {
  n: number;
  comers: Comer[];
}

export interface HuntState {
  general: string;
  place: string;
  shields: number;
  /** The shields of the beginning; they may become more. */
  most: number;
  rounds: Round[];
  quests: QuestView[];
}

const USUAL_LEVEL = 'sword';

function mostShields(packs: readonly string[], players: number): number {
  const levels = facts.all?.more['hunt_level'] ?? [];
  const chosen = levels.find(({ id }) => packs.some((pack) => pack.endsWith(`:${id}`))) ?? levels.find(({ id }) => id === USUAL_LEVEL);
  return chosen?.rows?.['shields']?.[players - 1] ?? 0;
}

function comersOf(text: string): Comer[] {
  return text.split('+').flatMap((one) => {
    const [what, level] = one.split(' ');
    return what === 'hound' || what === 'monster' ? [{ what, level: Number(level) }] : [];
  });
}

/** All rounds with what appears in them; the last one ends with the fight of all. */
function roundsFor(players: number): Round[] {
  const track = facts.all?.more['hunt_track']?.find(({ rows }) => rows?.['players']?.includes(players));
  const appear = (track?.words?.['appear'] ?? '').split(';');
  return [...(track?.rows?.['stages'] ?? []), 0].map((_, at) => ({ n: at + 1, comers: comersOf(appear[at] ?? '') }));
}

export function huntState(view: OldWorldView): HuntState {
  const { packs, seats, extra, landmarks, witchers } = view.public;
  const card = view.zones['hunt_general']?.[0] ?? '';
  const shields = extra['hunt_shields'] ?? 0;
  return {
    general: card.slice(card.indexOf('.') + 1),
    place: landmarks['hunt'] ?? '',
    shields,
    most: Math.max(shields, mostShields(packs, seats.length)),
    rounds: roundsFor(seats.length),
    quests: witchers.flatMap(({ quests }) => quests),
  };
}
