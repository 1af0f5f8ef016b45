/** Requests of the deck builder. */

import type { Language } from '../../../shell/lib/languages';
import { ask } from '../../../shell/wire/api';
import type { DeckReport, DeckSheet, SavedDeck, TrioReport } from '../../../shell/wire/protocol';

export function readDeck(deck: string, lang: Language): Promise<DeckSheet> {
  return ask<DeckSheet>('POST', '/api/decks/read', lang, { game: 'gwent', deck });
}

export function checkDeck(mode: string, deck: string, lang: Language): Promise<DeckReport> {
  return ask<DeckReport>('POST', '/api/decks/check', lang, { game: 'gwent', mode, deck });
}

export function checkTrio(decks: readonly string[], lang: Language): Promise<TrioReport> {
  return ask<TrioReport>('POST', '/api/decks/tournament', lang, { game: 'gwent', decks });
}

export function serverDecks(lang: Language): Promise<SavedDeck[]> {
  return ask<SavedDeck[]>('GET', '/api/me/decks', lang);
}

export function keepDeck(name: string, deck: string, lang: Language): Promise<SavedDeck> {
  return ask<SavedDeck>('POST', '/api/me/decks', lang, { game: 'gwent', name, deck });
}

export function dropDeck(id: string, lang: Language): Promise<void> {
  return ask('DELETE', `/api/me/decks/${encodeURIComponent(id)}`, lang);
}
