/**
 * The browser's voice reads a text, sentence by sentence: some browsers stop in the middle of a
 * long one.
 */

import { settings } from '../../../shell/lib/settings.svelte';
import { sentences } from '../sentences';

class Voice {
  speaking = $state(false);
  voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    const speech = globalThis.speechSynthesis;
    if (!speech) return;
    const look = (): void => void (this.voices = speech.getVoices());
    look();
    speech.addEventListener?.('voiceschanged', look);
  }

  /** A voice of the reader's language; without one there is nothing to press. */
  readonly own = $derived(this.voices.find(({ lang }) => lang.toLowerCase().startsWith(settings.lang)));

  read(text: string): void {
    this.stop();
    const voice = this.own;
    if (!voice) return;
    const pieces = sentences(text).map((sentence) => {
      const piece = new SpeechSynthesisUtterance(sentence);
      piece.voice = voice;
      piece.lang = voice.lang;
      return piece;
    });
    const last = pieces.at(-1);
    if (!last) return;
    last.onend = () => (this.speaking = false);
    this.speaking = true;
    for (const piece of pieces) speechSynthesis.speak(piece);
  }

  stop(): void {
    globalThis.speechSynthesis?.cancel();
    this.speaking = false;
  }
}

export const voice = new Voice();
