/**
 * The steps of a finished game, and the current position. A long game has a thousand steps: they are fetched in pages,
 * the current one first, then its neighbours.
 */

import { settings } from '../lib/settings.svelte';
import { ALL } from '../review/branch';
import { replayOf } from '../wire/api';
import type { StepWithView, TableInfo } from '../wire/protocol';
import { jump, marksOf, type ReplayTurn } from './timeline';

/** Steps per page, the server's maximum. */
const PAGE = 100;
/** A game of up to this many pages is fetched whole, because its rounds are found in its steps. */
const WHOLE = 3;
/** Fetch the next page this many steps before its start. */
const AHEAD = 25;
const SPEEDS = [1600, 800, 400];

export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  /** The number of steps of the game. */
  total = $state(0);
  /** A seat's number, or all. */
  eyes = $state('0');
  at = $state(0);
  running = $state(false);
  failed = $state('');
  /** The turns, for a game that is replayed by turn; otherwise jumps go from round to round. */
  turns = $state.raw<readonly ReplayTurn[]>([]);
  #pages = $state.raw<ReadonlyMap<number, readonly StepWithView[]>>(new Map());
  #asked = new Map<number, Promise<void>>();
  #speed = $state(1);
  #id: string;

  readonly last = $derived(Math.max(0, this.total - 1));
  readonly step = $derived(this.stepAt(this.at));
  /** The steps up to the current one, as far back as they are loaded. */
  readonly steps = $derived.by(() => {
    const steps: StepWithView[] = [];
    for (let at = this.at; at >= 0; at--) {
      const step = this.stepAt(at);
      if (!step) break;
      steps.push(step);
    }
    return steps.reverse();
  });
  readonly marks = $derived(marksOf(Array.from({ length: this.total }, (_, at) => this.stepAt(at) ?? { events: [] })));

  constructor(id: string, eyes: string, at: number) {
    this.#id = id;
    this.eyes = eyes;
    this.at = at;
  }

  /** The viewing seat; null: all. */
  get seat(): number | null {
    return this.eyes === ALL ? null : Number(this.eyes);
  }

  /** The speed, relative to slow. */
  get times(): number {
    return 2 ** this.#speed;
  }

  stepAt(at: number): StepWithView | undefined {
    return this.#pages.get(Math.floor(at / PAGE))?.[at % PAGE];
  }

  /** Load the game around the current step, in the chosen view. */
  async load(): Promise<void> {
    this.#asked.clear();
    this.#pages = new Map();
    await this.#need(Math.floor(this.at / PAGE));
    this.at = Math.min(this.at, this.last);
    const pages = Math.ceil(this.total / PAGE);
    if (pages <= WHOLE) for (let page = 0; page < pages; page++) await this.#need(page);
    else this.#look();
  }

  to(step: number): void {
    if (!this.total) return;
    this.at = Math.max(0, Math.min(this.last, step));
    if (this.at === this.last) this.running = false;
    this.#look();
  }

  /** To the start of the next or previous turn, or to the end of a round. */
  toRound(by: 1 | -1): void {
    const stops = this.turns.length ? this.turns.map(({ at }) => at) : this.marks.map(({ at }) => at);
    this.to(jump(stops, this.at, by, this.last));
  }

  toggle(): void {
    if (!this.running && this.at === this.last) this.to(0);
    this.running = !this.running;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }

  /** Advance automatically while playing; returns a function that stops it. */
  run(): () => void {
    const timer = setInterval(() => this.#goOn(), SPEEDS[this.#speed] ?? 800);
    return () => clearInterval(timer);
  }

  /** To the next step with events; waits for steps that are not loaded. */
  #goOn(): void {
    if (!this.step) return;
    let next = this.at + 1;
    while (next < this.last && this.stepAt(next)?.lines.length === 0) next++;
    this.to(next);
  }

  /** Fetch the current page, then the next one. */
  #look(): void {
    void this.#need(Math.floor(this.at / PAGE));
    void this.#need(Math.floor(Math.min(this.last, this.at + AHEAD) / PAGE));
    void this.#need(Math.floor(Math.max(0, this.at - AHEAD) / PAGE));
  }

  #need(page: number): Promise<void> {
    const asked = this.#asked.get(page) ?? this.#fetch(page, this.eyes);
    this.#asked.set(page, asked);
    return asked;
  }

  async #fetch(page: number, eyes: string): Promise<void> {
    try {
      const part = await replayOf(this.#id, eyes, page * PAGE, settings.lang);
      if (eyes !== this.eyes) return;
      this.table = part.table;
      this.total = part.total;
      this.#pages = new Map([...this.#pages, [page, part.steps]]);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }
}
