/** The printed facts of cards and leaders, generated from the engine. */

import facts from '../../../../generated/catalogue.json';

export type Goes = 'own' | 'enemy' | 'beside' | 'unit' | 'weather' | 'anywhere';

export interface Card {
  id: string;
  faction: string;
  kind: 'unit' | 'hero' | 'special' | 'weather';
  strength: number;
  rows: readonly number[];
  abilities: readonly string[];
  copies: number;
  musters: readonly string[];
  calls: string;
  reserve: boolean;
  /** Its destination when it is played. */
  goes: Goes;
}

export interface Leader {
  id: string;
  faction: string;
  passive: boolean;
}

export interface Starter {
  name: string;
  faction: string;
  leader: string;
  cards: Record<string, number>;
}

interface CardFacts extends Partial<Omit<Card, 'calls'>> {
  id: string;
  faction: string;
  transforms_into?: string;
  summons?: string;
}

export const ROW_NAMES = ['close', 'ranged', 'siege'] as const;
export const FACTIONS: readonly string[] = facts.factions;

export const CARDS: ReadonlyMap<string, Card> = new Map(
  (facts.cards as CardFacts[]).map((card) => [card.id, complete(card)]),
);
export const LEADERS: ReadonlyMap<string, Leader> = new Map(
  facts.leaders.map((leader) => [leader.id, leader]),
);
export const STARTERS: readonly Starter[] = facts.starters.map((deck) => ({ ...deck, cards: counted(deck.cards) }));

/** The people that bots play as. */
export interface Face {
  faction: string;
  level: string;
  name: string;
  picture: string;
}

const FACES: readonly Face[] = facts.faces;

export function faceOf(faction: string, level: string): Face | undefined {
  return FACES.find((face) => face.faction === faction && face.level === level);
}

/** The JSON has a key for every card of any deck; those of this deck have a number. */
function counted(cards: Partial<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(cards).flatMap(([id, count]) => (count === undefined ? [] : [[id, count]])));
}

function complete(card: CardFacts): Card {
  return {
    id: card.id,
    faction: card.faction,
    kind: card.kind ?? 'unit',
    strength: card.strength ?? 0,
    rows: card.rows ?? [],
    abilities: card.abilities ?? [],
    copies: card.copies ?? 1,
    musters: card.musters ?? [],
    calls: card.transforms_into ?? card.summons ?? '',
    reserve: card.reserve ?? false,
    goes: card.goes ?? 'own',
  };
}

/** A card by its id; an unknown id is a bug of the page. */
export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}
