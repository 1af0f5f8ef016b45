/** The steps of a finished game, and where one is among them. */

import { settings } from '../lib/settings.svelte';
import { ALL } from '../review/branch';
import { replayOf } from '../wire/api';
import type { ReplayStep, TableInfo } from '../wire/protocol';
import { jump, marksOf } from './timeline';

const SPEEDS = [1600, 800, 400];

export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  steps = $state.raw<readonly ReplayStep[]>([]);
  /** A seat's number, or all. */
  eyes = $state('0');
  at = $state(0);
  running = $state(false);
  failed = $state('');
  #speed = $state(1);
  #id: string;

  readonly last = $derived(this.steps.length - 1);
  readonly marks = $derived(marksOf(this.steps));
  readonly step = $derived(this.steps[this.at]);

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

  async load(): Promise<void> {
    try {
      const all: ReplayStep[] = [];
      let total = 1;
      while (all.length < total) {
        const part = await replayOf(this.#id, this.eyes, all.length, settings.lang);
        total = part.total;
        this.table = part.table;
        if (!part.steps.length) break;
        all.push(...part.steps);
      }
      this.steps = all;
      this.at = Math.min(this.at, all.length - 1);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  to(step: number): void {
    if (!this.steps.length) return;
    this.at = Math.max(0, Math.min(this.last, step));
    if (this.at === this.last) this.running = false;
  }

  toRound(by: 1 | -1): void {
    this.to(jump(this.marks, this.at, by, this.last));
  }

  toggle(): void {
    if (!this.running && this.at === this.last) this.at = 0;
    this.running = !this.running;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }

  /** Go on by itself while it runs; gives the way to stop. */
  run(): () => void {
    const timer = setInterval(() => this.to(this.at + 1), SPEEDS[this.#speed] ?? 800);
    return () => clearInterval(timer);
  }
}
