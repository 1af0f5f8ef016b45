/** What one sees on a picture, in words for screen readers. They are loaded when somebody looks close. */

import type { Language } from './languages';
import { settings } from './settings.svelte';

declare const __ART__: string;

let sentences = $state.raw<Record<string, string>>({});
let asked: Language | null = null;

async function load(lang: Language): Promise<void> {
  try {
    const answer = await fetch(`/art/looks/${lang}.json?v=${__ART__}`);
    if (answer.ok) sentences = (await answer.json()) as Record<string, string>;
  } catch {
    // Without them a card still has its name and its text.
    asked = null;
  }
}

/** The sentence about a card or leader; empty until it is there. */
export function lookOf(id: string): string {
  if (asked !== settings.lang) {
    asked = settings.lang;
    void load(settings.lang);
  }
  return sentences[id] ?? '';
}
