/** Sit down to a duel with a bot, with the chosen decks. */

import { sitDown } from '../../../shell/lobby/sitDown';
import type { LastDuel } from './last';
import { isFaction } from './leaders';

/** False if the deck is gone. */
export async function playDuel({ deck, level, rival }: LastDuel): Promise<boolean> {
  const choice = isFaction(deck) ? deck : await codeOf(deck);
  if (!choice) return false;
  await sitDown({ game: 'gwent', mode: 'duel', seats: [{ choice: [choice] }, { bot: level, choice: rival ? [rival] : [] }] });
  return true;
}

async function codeOf(deck: string): Promise<string> {
  const [{ shelf }, { choiceOf }] = await Promise.all([import('../decks/shelf.svelte'), import('../decks/choice')]);
  return shelf.get(deck) ? choiceOf(deck) : '';
}
