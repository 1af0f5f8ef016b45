/** What one sees on a game's pictures, in words for screen readers. They are loaded when somebody looks close. */

import type { Language } from './languages';
import { settings } from './settings.svelte';

declare const __ART__: string;

/** The sentences of one game, in the language of the page. */
export class Looks {
  #sentences = $state.raw<Record<string, string>>({});
  #asked: Language | null = null;
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** The sentence about a picture; empty until it is there. */
  of(picture: string): string {
    if (this.#asked !== settings.lang) {
      this.#asked = settings.lang;
      void this.#load(settings.lang);
    }
    return this.#sentences[picture] ?? '';
  }

  async #load(lang: Language): Promise<void> {
    try {
      const answer = await fetch(`/art/looks/${this.#game}-${lang}.json?v=${__ART__}`);
      if (answer.ok) this.#sentences = (await answer.json()) as Record<string, string>;
    } catch {
      // Without them a card still has its name and its text.
      this.#asked = null;
    }
  }
}
