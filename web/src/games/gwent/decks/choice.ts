/** What a seat brings, in the server's format. */

import { settings } from '../../../shell/lib/settings.svelte';
import { readDeck } from './api';
import { deckText } from './deck';
import { shelf } from './shelf.svelte';

/** Starter decks are named by their faction, custom decks by their share code. */
export async function choiceOf(value: string): Promise<string> {
  const deck = shelf.get(value);
  return deck ? (await readDeck(deckText(deck), settings.lang)).code : value;
}
