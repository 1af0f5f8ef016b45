/**
 * Several people at one screen. Between their turns a curtain is drawn: the page then connects as a spectator, so it
 * holds no hand, and a reload draws the curtain again.
 */

import { settings } from '../../lib/settings.svelte';
import { mySeat } from '../../wire/api';
import type { LinkOptions, TableLink } from '../../wire/link.svelte';
import type { SeatInfo } from '../../wire/protocol';

/** The people who are asked, starting with the next one after `from`. */
export function waitedFor(seats: readonly SeatInfo[], asked: readonly number[], from: number | null): SeatInfo[] {
  const people = seats.filter(({ seat, kind, standin, resigned }) => kind === 'person' && !standin && !resigned && asked.includes(seat));
  const start = from ?? -1;
  return [...people.filter(({ seat }) => seat > start), ...people.filter(({ seat }) => seat <= start)];
}

export class HotSeat {
  /** The people of this table at this screen. */
  on = $state(false);
  /** Who had the screen before the curtain. */
  last = $state<number | null>(null);
  link = $state.raw<TableLink | null>(null);

  readonly #table = $derived(this.link?.table ?? null);
  readonly #playing = $derived(this.on && this.#table?.status === 'playing');
  /** Who may have the screen next, in order. */
  readonly next = $derived(
    this.#playing ? waitedFor(this.#table?.seats ?? [], this.link?.view?.asked ?? [], this.last).filter(({ seat }) => seat !== this.link?.seat) : [],
  );
  readonly curtain = $derived(this.#playing && this.link?.state === 'open' && this.link.seat === null);
  /** The person at the screen has nothing left to do. */
  readonly done = $derived(this.link?.seat != null && this.next.length > 0 && !this.link.view?.decisions.length);
  /** A finished game has no secrets: it is shown from the first seat. */
  readonly over = $derived(this.on && this.#table?.status === 'finished' && this.link?.state === 'open' && this.link.seat === null);

  /** Draw the curtain. */
  handOver(): LinkOptions {
    this.last = this.link?.seat ?? null;
    return { token: null };
  }

  /** Somebody has taken the screen: the token of their seat. */
  async take(table: string, seat: number): Promise<LinkOptions> {
    this.last = seat;
    return { token: (await mySeat(table, settings.lang, seat)).token };
  }
}
