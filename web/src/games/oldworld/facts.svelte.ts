/** What is printed on places, cards and boards, with its words: the server sends it for a table. */

import type { Language } from '../../shell/lib/languages';
import { ask } from '../../shell/wire/api';
import type {
  CardFacts,
  FightCardFacts,
  MonsterFacts,
  OldWorldFacts,
  PlaceFacts,
  SchoolFacts,
  SymbolFacts,
  ThingFacts,
  TrackFacts,
} from '../generated/oldworld';

export type { CardFacts, FightCardFacts, MonsterFacts, PlaceFacts, SymbolFacts };

export const COLOURS = ['green', 'yellow', 'purple', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export type Terrain = 'forest' | 'mountain' | 'water' | 'any';
export const SYMBOLS = ['damage', 'shield', 'draw', 'takeBack', 'returnCard'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const ATTRIBUTES = ['combat', 'defense', 'alchemy', 'specialty'] as const;

function byId<T extends { id: string }>(list: readonly T[] = []): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

class Shelf {
  all = $state.raw<OldWorldFacts | null>(null);

  readonly places = $derived(byId<PlaceFacts>(this.all?.places));
  readonly cards = $derived(byId<CardFacts>(this.all?.cards));
  readonly fightCards = $derived(byId<FightCardFacts>(this.all?.fightCards));
  readonly monsters = $derived(byId<MonsterFacts>(this.all?.monsters));
  readonly schools = $derived(byId<SchoolFacts>(this.all?.schools));
  /** Potions, trophies, gear and what expansions bring, by kind and id. */
  readonly things = $derived.by(() => {
    const { potions = [], attributeTrophies = [], gear = [], more = {} } = this.all ?? {};
    const kinds: Record<string, ThingFacts[]> = { potion: potions, attribute: attributeTrophies, event: gear, ...more };
    return new Map(Object.entries(kinds).flatMap(([kind, list]) => list.map((one): [string, ThingFacts] => [`${kind}.${one.id}`, one])));
  });

  /** The numbers of the boards. */
  get tracks(): TrackFacts | undefined {
    return this.all?.tracks;
  }
}

export const facts = new Shelf();

/** Load the facts of a table with these expansions. */
export async function loadFacts(packs: readonly string[], lang: Language): Promise<void> {
  const options = packs.filter((pack) => pack !== 'base' && !pack.includes(':')).join(',');
  facts.all = await ask<OldWorldFacts>('GET', `/api/games/oldworld/facts?options=${options}`, lang);
}

/** Whether a name is that of an action card. */
export function isAction(id: string): boolean {
  return facts.cards.has(id);
}

/** The terrain of a place or card as the painter knows it. */
export function terrainOf(terrain: string | undefined): Terrain {
  return terrain === 'forest' || terrain === 'mountain' || terrain === 'water' ? terrain : 'any';
}

/** What a place does, as the sign that marks it. */
export function actionSign(action: string): string {
  if (['alchemy', 'combat', 'defense', 'specialty'].includes(action)) return 'raise';
  const signs: Partial<Record<string, string>> = {
    alms: 'coin',
    exchange: 'swap',
    poker: 'dice',
    potion: 'potion',
    rumours: 'trophy',
    school: 'school',
  };
  return signs[action] ?? '';
}
