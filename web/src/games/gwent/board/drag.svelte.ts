/** Dragging a card of the hand to a highlighted place, with mouse, pen or finger. */

import { toasts } from '../../../shell/lib/toast.svelte';
import type { BoardCard } from './model';
import type { Play } from './play.svelte';

const START = 8;

interface Dragged {
  card: BoardCard;
  x: number;
  y: number;
}

export class Drag {
  now = $state.raw<Dragged | null>(null);
  over = $state('');
  #from: { card: BoardCard; x: number; y: number; pointer: number } | null = null;
  #play: Play;
  /** A drag ended: ignore the click that follows. */
  done = false;

  constructor(play: Play) {
    this.#play = play;
  }

  press(event: PointerEvent, card: BoardCard): void {
    this.done = false;
    if (event.button !== 0 || !this.#play.canPlay(card)) return;
    this.#from = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || from.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!this.now && far < START) return;
    if (!this.now) {
      this.#play.drop();
      this.#play.hold(from.card);
    }
    this.now = { card: from.card, x: event.clientX, y: event.clientY };
    this.over = placeUnder(event.clientX, event.clientY);
    this.#play.pointed = this.over;
  }

  release(event: PointerEvent): void {
    const dragged = this.now;
    if (dragged) {
      this.done = true;
      const place = placeUnder(event.clientX, event.clientY);
      if (!place || !this.#play.choose(place)) {
        toasts.say(this.#play.whyNotHere(place));
        this.#play.drop();
      }
    }
    this.cancel();
  }

  cancel(): void {
    this.#from = null;
    this.now = null;
    this.over = '';
  }
}

function placeUnder(x: number, y: number): string {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return under?.dataset['place'] ?? '';
}
