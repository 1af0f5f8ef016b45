/** Places of rulings in Gwent: a card or leader, and questions to a player. */

import type { Play } from '../board/play.svelte';
import { CARDS, LEADERS } from './catalogue';

/** The places of a card with its abilities, or of a leader with its faction. */
export function placesOf(id: string): string[] {
  const card = CARDS.get(id);
  if (card) return [`card:${id}`, `kind:${card.kind}`, ...card.abilities.map((ability) => `ability:${ability}`)];
  const leader = LEADERS.get(id);
  return leader ? [`leader:${id}`, 'leader', `faction:${leader.faction}`] : [];
}

/** The places of a held card, otherwise of the question with the card that asks. */
export function placesAsked(play: Play): string[] {
  const { decision, kind } = play.answering;
  if (play.held?.id) return placesOf(play.held.id);
  if (play.leading) return placesOf(play.mine?.seats.find(({ seat }) => seat === play.view?.seat)?.leader ?? '');
  if (!decision) return [];
  const mode = kind === 'turn' ? [`mode:${play.board?.mode ?? ''}`] : [];
  return [`ask:${kind}`, ...mode, ...placesOf(decision.source)];
}
