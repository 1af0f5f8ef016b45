/** Remembers the table at the end of the player's turn, and lists the changes at the next one. */

import type { OldWorldView } from '../view';
import { hasLoss, recapOf, type Recap } from './recap';

/** So long others may take before the recap opens by itself. */
const SLOW_MS = 60_000;

interface Kept {
  at: number;
  view: OldWorldView;
}

export class Since {
  recap = $state.raw<Recap | null>(null);
  open = $state(false);
  #key: string;
  #mine: boolean | null = null;

  constructor(table: string) {
    this.#key = `sevencats.since.${table}`;
  }

  /** Called when the table has changed; `own` is the player's seat. */
  show(view: OldWorldView, own: number, now = Date.now()): void {
    const { active, over } = view.public;
    const mine = active === own;
    const before = this.#mine;
    this.#mine = mine;
    if (active < 0 || over) return;
    if (before === true && !mine) this.#keep({ at: now, view });
    if (before !== true && mine) this.#tell(view, own, now);
  }

  #tell(view: OldWorldView, own: number, now: number): void {
    const kept = this.#kept();
    if (!kept || kept.view.public.turns >= view.public.turns) return;
    this.recap = recapOf(kept.view, view, own);
    this.open = hasLoss(this.recap) || now - kept.at > SLOW_MS;
  }

  #keep(kept: Kept): void {
    this.recap = null;
    this.open = false;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Without storage there is no recap; the log has it all.
    }
  }

  #kept(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }
}
