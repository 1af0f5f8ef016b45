/** A deck being built: plain data and its operations. */

import { CARDS, FACTIONS, LEADERS, STARTERS, type Card } from '../cards/catalogue';

export interface Deck {
  id: string;
  name: string;
  faction: string;
  leader: string;
  cards: Readonly<Record<string, number>>;
  updated: number;
  /** Its name on the server, if an account keeps it there. */
  kept?: string;
}

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
}

export function emptyDeck(faction: string, name: string): Deck {
  const leader = [...LEADERS.values()].find((one) => one.faction === faction)?.id ?? '';
  return { id: freshId(), name, faction, leader, cards: {}, updated: 0 };
}

export function starterDeck(faction: string, name: string): Deck {
  const starter = STARTERS.find((one) => one.faction === faction);
  const start = emptyDeck(faction, name);
  return starter ? { ...start, leader: starter.leader, cards: { ...starter.cards } } : start;
}

/** Add or remove a copy, within the printed number. */
export function change(deck: Deck, card: string, by: number): Deck {
  const most = CARDS.get(card)?.copies ?? 0;
  const now = Math.min(most, Math.max(0, (deck.cards[card] ?? 0) + by));
  const cards = { ...deck.cards };
  if (now) cards[card] = now;
  else delete cards[card];
  return { ...deck, cards };
}

/** The deck as a deck file, which the server reads. */
export function deckText(deck: Deck): string {
  const cards = Object.entries(deck.cards).map(([card, count]) => `${count} ${card}`);
  const name = deck.name.replace(/\s+/g, ' ').trim();
  const head = [`faction: ${deck.faction}`, `leader: ${deck.leader}`, ...cards];
  return [...(name ? [`name: ${name}`] : []), ...head].join('\n');
}

/** The cards a faction may use: its own and the neutral ones, without the reserve. */
export function poolOf(faction: string): Card[] {
  return [...CARDS.values()].filter(
    (card) => !card.reserve && (card.faction === faction || !FACTIONS.includes(card.faction)),
  );
}

const KINDS: readonly Card['kind'][] = ['hero', 'unit', 'special', 'weather'];

/** Heroes first, then units by strength, then the rest. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.strength - a.strength || (a.id < b.id ? -1 : 1),
  );
}

export interface Filter {
  word: string;
  row: string;
  kind: string;
  ability: string;
  owner: string;
  missing: boolean;
}

export const NO_FILTER: Filter = { word: '', row: '', kind: '', ability: '', owner: '', missing: false };

export function fits(card: Card, filter: Filter, deck: Deck, name: string): boolean {
  return (
    (!filter.row || card.rows.includes(Number(filter.row))) &&
    (!filter.kind || card.kind === filter.kind) &&
    (!filter.ability || card.abilities.includes(filter.ability)) &&
    (!filter.owner || (filter.owner === 'own') === (card.faction === deck.faction)) &&
    (!filter.missing || (deck.cards[card.id] ?? 0) < card.copies) &&
    name.toLowerCase().includes(filter.word.trim().toLowerCase())
  );
}

/** Return whether two decks are equal apart from their names. */
export function sameCards(one: Deck, other: Deck): boolean {
  const counts = ({ cards }: Deck): string => JSON.stringify(Object.entries(cards).filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
  return one.faction === other.faction && one.leader === other.leader && counts(one) === counts(other);
}
