/** Sort the cards of a hand: units by strength, then special cards. */

import { cardOf } from '../cards/catalogue';
import type { BoardCard } from './model';

export function sorted(hand: readonly BoardCard[]): BoardCard[] {
  return [...hand].sort((a, b) => weight(a) - weight(b) || (a.id ?? '').localeCompare(b.id ?? ''));
}

function weight(card: BoardCard): number {
  const facts = card.id ? cardOf(card.id) : null;
  return facts ? (facts.kind === 'unit' || facts.kind === 'hero' ? facts.strength : 100) : 0;
}
