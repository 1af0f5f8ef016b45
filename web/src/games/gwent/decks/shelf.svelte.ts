/** The player's decks: always in this browser, and with an account also on the server. */

import { settings } from '../../../shell/lib/settings.svelte';
import { visitor } from '../../../shell/wire/api';
import { dropDeck, keepDeck, readDeck, serverDecks } from './api';
import { deckText, freshId, type Deck } from './deck';

const KEY = 'sevencats.decks';
const TRIO = 'sevencats.trio';

function read<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? none;
  } catch {
    return none;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the deck stays until the page is closed.
  }
}

class Shelf {
  decks = $state.raw<readonly Deck[]>(read<Deck[]>(KEY, []));
  /** The decks chosen for a tournament. */
  trio = $state.raw<readonly string[]>(read<string[]>(TRIO, []));
  #account = false;

  get(id: string): Deck | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  /** Load the decks that an account keeps on the server; a guest has none. */
  async load(): Promise<void> {
    const lang = settings.lang;
    const me = await visitor(lang).catch(() => null);
    this.#account = me?.login != null;
    if (!this.#account) return;
    for (const saved of await serverDecks(lang)) {
      if (saved.game !== 'gwent' || this.decks.some((deck) => deck.kept === saved.id)) continue;
      const sheet = await readDeck(saved.code, lang).catch(() => null);
      if (!sheet) continue;
      const { faction, leader, cards } = sheet;
      this.#put({ id: freshId(), name: saved.name, faction, leader, cards, updated: saved.updated, kept: saved.id });
    }
  }

  async save(deck: Deck): Promise<Deck> {
    let kept = { ...deck, updated: Date.now() };
    this.#put(kept);
    if (this.#account) {
      const lang = settings.lang;
      if (deck.kept) await dropDeck(deck.kept, lang).catch(() => undefined);
      const saved = await keepDeck(deck.name, deckText(deck), lang);
      kept = { ...kept, kept: saved.id };
      this.#put(kept);
    }
    return kept;
  }

  async remove(deck: Deck): Promise<void> {
    this.decks = this.decks.filter((one) => one.id !== deck.id);
    this.trio = this.trio.filter((id) => id !== deck.id);
    this.#write();
    if (deck.kept) await dropDeck(deck.kept, settings.lang).catch(() => undefined);
  }

  toggleTrio(id: string): void {
    this.trio = this.trio.includes(id) ? this.trio.filter((one) => one !== id) : [...this.trio, id].slice(-3);
    this.#write();
  }

  #put(deck: Deck): void {
    this.decks = [deck, ...this.decks.filter((one) => one.id !== deck.id)];
    this.#write();
  }

  #write(): void {
    write(KEY, this.decks);
    write(TRIO, this.trio);
  }
}

export const shelf = new Shelf();
