/**
 * The steps of a finished game, and where one is among them. A long game has a thousand steps: they
 * come in pages, the one that is looked at first, then those beside it.
 */

import { settings } from '../lib/settings.svelte';
import { ALL } from '../review/branch';
import { replayOf } from '../wire/api';
import type { ReplayStep, TableInfo } from '../wire/protocol';
import { jump, marksOf, type ReplayTurn } from './timeline';

/** Steps of a page; the server gives no more at once. */
const PAGE = 100;
/** A game of so many pages is fetched whole: its rounds are seen in its steps. */
const WHOLE = 3;
/** So near to the end of a page the next one is asked for. */
const AHEAD = 25;
const SPEEDS = [1600, 800, 400];

export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  /** How many steps the game has. */
  total = $state(0);
  /** A seat's number, or all. */
  eyes = $state('0');
  at = $state(0);
  running = $state(false);
  failed = $state('');
  /** The turns of a game that is looked at by turn; else one jumps from round to round. */
  turns = $state.raw<readonly ReplayTurn[]>([]);
  #pages = $state.raw<ReadonlyMap<number, readonly ReplayStep[]>>(new Map());
  #asked = new Map<number, Promise<void>>();
  #speed = $state(1);
  #id: string;

  readonly last = $derived(Math.max(0, this.total - 1));
  readonly step = $derived(this.stepAt(this.at));
  /** The steps up to the present one, as far back as they are here. */
  readonly steps = $derived.by(() => {
    const steps: ReplayStep[] = [];
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

  /** The seat that looks; null: all. */
  get seat(): number | null {
    return this.eyes === ALL ? null : Number(this.eyes);
  }

  /** How many times as fast as slow. */
  get times(): number {
    return 2 ** this.#speed;
  }

  stepAt(at: number): ReplayStep | undefined {
    return this.#pages.get(Math.floor(at / PAGE))?.[at % PAGE];
  }

  /** See the game from its present step, through the eyes that are chosen. */
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

  /** To the start of the next or the last turn, or to the end of a round. */
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

  /** Go on by itself while it runs; gives the way to stop. */
  run(): () => void {
    const timer = setInterval(() => this.#goOn(), SPEEDS[this.#speed] ?? 800);
    return () => clearInterval(timer);
  }

  /** To the next step that tells something; what is not here yet is waited for. */
  #goOn(): void {
    if (!this.step) return;
    let next = this.at + 1;
    while (next < this.last && this.stepAt(next)?.lines.length === 0) next++;
    this.to(next);
  }

  /** Ask for what is looked at, and for what comes next. */
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
