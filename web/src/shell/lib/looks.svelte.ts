/** Descriptions of a game's pictures for screen readers, loaded on demand. */

import type { Language } from './languages';
import { settings } from './settings.svelte';

declare const __ART__: string;

/** The descriptions of one game, in the language of the page. */
export class Looks {
  #sentences = $state.raw<Record<string, string>>({});
  #asked: Language | null = null;
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** The description of a picture; empty until loaded. */
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
