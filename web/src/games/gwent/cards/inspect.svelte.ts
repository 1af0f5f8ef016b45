/** The inspected card: by pointing, by holding or by focus. */

import type { Steps } from '../view';

export interface Looked {
  id: string;
  kind: 'card' | 'leader';
  strength: number | null;
  steps?: Steps | undefined;
  /** Why it cannot be played now, in words. */
  why?: string;
}

const POINT = 220;
const HOLD = 420;

class Inspect {
  looked = $state.raw<Looked | null>(null);
  /** A long press ended: ignore the click that follows. */
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The user uses the keyboard: only then does focus alone show a card. */
  #byKeys = false;

  constructor() {
    addEventListener('keydown', () => (this.#byKeys = true), { capture: true });
    addEventListener('pointerdown', () => (this.#byKeys = false), { capture: true });
  }

  show(looked: Looked): void {
    this.stop();
    this.looked = looked;
  }

  hide(): void {
    this.stop();
    this.looked = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The listeners of an element that shows `looked` on hover or hold. */
  listeners(looked: () => Looked | null) {
    const later = (delay: number, held: boolean): void => {
      const card = looked();
      this.stop();
      if (!card) return;
      this.#timer = setTimeout(() => {
        this.held = held;
        this.looked = card;
      }, delay);
    };
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(POINT, false);
      },
      onpointerleave: () => this.hide(),
      onpointerdown: (event: PointerEvent) => {
        this.held = false;
        if (event.pointerType !== 'mouse') later(HOLD, true);
      },
      onpointerup: () => this.stop(),
      oncontextmenu: (event: Event) => {
        event.preventDefault();
      },
      onfocus: (event: FocusEvent) => {
        const card = looked();
        if (card && this.#byKeys && (event.target as Element).matches(':focus-visible')) {
          this.show(card);
        }
      },
      onblur: () => this.hide(),
    };
  }
}

export const inspect = new Inspect();
