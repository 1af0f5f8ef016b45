/** What the page and its two workers say to each other. */

import type { Language } from '../lib/languages';

/** To a worker. */
export type ToWorker =
  | { t: 'host'; lang: Language; bots: MessagePort }
  | { t: 'bots'; lang: Language; port: MessagePort }
  /** The other worker was begun again. */
  | { t: 'rewire'; bots: MessagePort }
  | { t: 'ask'; id: number; method: string; address: string; body: string }
  | { t: 'connect'; conn: string; table: string }
  | { t: 'hear'; conn: string; text: string }
  | { t: 'disconnect'; conn: string }
  | { t: 'ping' }
  | { t: 'keep' };

/** From a worker. */
export type FromWorker =
  | { t: 'progress'; done: number; total: number }
  | { t: 'ready' }
  | { t: 'failed'; code: string; detail: string }
  | { t: 'answer'; id: number; status: number; text: string }
  | { t: 'frame'; conn: string; text: string; close: boolean }
  | { t: 'pong' }
  /** Another tab plays on with these games. */
  | { t: 'taken' }
  | { t: 'keeping'; done: number; total: number }
  | { t: 'kept'; update: boolean }
  | { t: 'unkept'; code: string };

/** A piece of work for the bots' worker, and its answer. */
export interface Job {
  id: number;
  bytes: Uint8Array;
}
