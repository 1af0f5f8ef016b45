/** The engine in this browser: two workers with Python, one that hosts tables and one in which bots think. */

import { settings } from '../lib/settings.svelte';
import { addWords, t } from '../lib/words.svelte';
import { OFFLINE_WORDS } from '../words/later';
import { appShell } from '../lib/app.svelte';
import { openHere } from './files';
import type { FromWorker, ToWorker } from './messages';
import { place } from './place.svelte';

/** Without an answer for this long, the host is dead. */
const SILENT_MS = 30_000;
const PING_MS = 5000;

export type EngineState = 'off' | 'loading' | 'ready' | 'failed' | 'taken';

/** How much of something is there, in bytes. */
export interface Share {
  done: number;
  total: number;
}

export interface Answer {
  status: number;
  text: string;
}

/** Receives the frames of a connection. */
export interface Ear {
  ready(): void;
  frame(text: string): void;
  gone(): void;
}

export class Engine {
  state = $state<EngineState>('off');
  /** What is loaded of what must be, before the first game. */
  loaded = $state.raw<Share>({ done: 0, total: 0 });
  /** What is kept for play without a network. */
  kept = $state.raw<Share | null>(null);
  /** Why it failed: the code of a text. */
  fault = $state('');
  /** Why not everything could be kept. */
  unkept = $state('');
  /** Everything is kept: it works without a network. */
  whole = $state(false);
  /** A newer version is there, and comes into use when no game is open. */
  update = $state(false);

  #host: Worker | null = null;
  #bots: Worker | null = null;
  #asked = new Map<number, (answer: Answer) => void>();
  #ears = new Map<string, Ear>();
  #count = 0;
  #heard = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #begun: Promise<void> | null = null;
  #resolve: () => void = () => undefined;
  #make: () => Worker;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  /** Load it, if that was not done yet; returns when it answers or has failed. */
  start(): Promise<void> {
    this.#begun ??= new Promise((resolve) => {
      this.#resolve = resolve;
      void addWords(OFFLINE_WORDS).catch(() => undefined).then(() => this.#begin());
    });
    return this.#begun;
  }

  /** Try again after a fault. */
  again(): Promise<void> {
    this.stop();
    return this.start();
  }

  stop(): void {
    this.#drop();
    this.#begun = null;
    this.state = 'off';
  }

  /** Ask the host; a dead one refuses. */
  async ask(method: string, address: string, body: string): Promise<Answer> {
    await this.start();
    if (this.state !== 'ready') return this.#refusal();
    const id = ++this.#count;
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      this.#say({ t: 'ask', id, method, address, body });
    });
  }

  /** Connect to a table; gives the name of the connection. */
  connect(table: string, ear: Ear): string {
    const conn = `c${++this.#count}`;
    this.#ears.set(conn, ear);
    void this.start().then(() => {
      if (!this.#ears.has(conn)) return;
      if (this.state !== 'ready') return this.#hangUp(conn, this.complaint);
      this.#say({ t: 'connect', conn, table });
      ear.ready();
    });
    return conn;
  }

  hear(conn: string, text: string): void {
    if (this.#ears.has(conn)) this.#say({ t: 'hear', conn, text });
  }

  disconnect(conn: string): void {
    if (this.#ears.delete(conn)) this.#say({ t: 'disconnect', conn });
  }

  /** Keep everything for play without a network. */
  keep(): void {
    this.unkept = '';
    this.#say({ t: 'keep' });
  }

  /** What is wrong, in words. */
  get complaint(): string {
    return this.state === 'taken' ? t('offline-taken') : t(`offline-fault-${this.fault || 'broken'}`);
  }

  #refusal(): Answer {
    return { status: 409, text: JSON.stringify({ code: 'engine', message: this.complaint }) };
  }

  #begin(): void {
    this.state = 'loading';
    this.fault = '';
    const { port1, port2 } = new MessageChannel();
    const host = (this.#host = this.#worker());
    host.postMessage({ t: 'host', lang: settings.lang, bots: port1 } satisfies ToWorker, [port1]);
    this.#heard = Date.now();
    // Bots start when the host has everything: the first card comes sooner, and files are fetched once.
    this.#botsPort = port2;
  }

  #botsPort: MessagePort | null = null;

  #startBots(): void {
    const port = this.#botsPort;
    if (!port) return;
    this.#botsPort = null;
    const bots = (this.#bots = this.#make());
    bots.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === 'failed') this.#restartBots();
    };
    bots.onerror = () => this.#restartBots();
    bots.postMessage({ t: 'bots', lang: settings.lang, port } satisfies ToWorker, [port]);
  }

  /** The bots' worker is dead or thinks for too long: another one does its work. */
  #restartBots(): void {
    this.#bots?.terminate();
    const { port1, port2 } = new MessageChannel();
    this.#host?.postMessage({ t: 'rewire', bots: port1 } satisfies ToWorker, [port1]);
    this.#botsPort = port2;
    this.#startBots();
  }

  #worker(): Worker {
    const worker = this.#make();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
    worker.onerror = () => this.#died();
    return worker;
  }

  #say(message: ToWorker): void {
    this.#host?.postMessage(message);
  }

  #take(message: FromWorker): void {
    this.#heard = Date.now();
    switch (message.t) {
      case 'progress':
        this.loaded = message;
        break;
      case 'ready':
        this.state = 'ready';
        place.keep(true);
        this.#startBots();
        this.#pulse = setInterval(() => this.#check(), PING_MS);
        this.#resolve();
        this.keep();
        break;
      case 'failed':
        if (message.code === 'bots') return this.#restartBots();
        console.error(message.detail);
        this.#fail(message.code);
        break;
      case 'answer': {
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      }
      case 'frame':
        this.#ears.get(message.conn)?.frame(message.text);
        if (message.close) this.#ears.delete(message.conn);
        break;
      case 'taken':
        this.#end('taken');
        break;
      case 'keeping':
        this.kept = message;
        break;
      case 'kept':
        this.whole = true;
        appShell.serve();
        void openHere(place.here).catch(() => undefined);
        this.update = message.update;
        break;
      case 'unkept':
        this.unkept = message.code;
        break;
    }
  }

  /** A tab in the background is slow, but a host that never answers is dead. */
  #check(): void {
    if (Date.now() - this.#heard > SILENT_MS + PING_MS) return this.#died();
    this.#say({ t: 'ping' });
  }

  /** The host is dead: what it confirmed is in the storage, and after a reload a new one goes on from there. */
  #died(): void {
    this.#fail(this.state === 'loading' ? 'broken' : 'died');
  }

  #fail(code: string): void {
    this.fault = code;
    this.#end('failed');
    this.#resolve();
  }

  #end(state: 'failed' | 'taken'): void {
    this.state = state;
    this.#drop();
  }

  #drop(): void {
    clearInterval(this.#pulse);
    this.#host?.terminate();
    this.#bots?.terminate();
    this.#host = this.#bots = null;
    for (const answer of this.#asked.values()) answer(this.#refusal());
    this.#asked.clear();
    for (const conn of [...this.#ears.keys()]) this.#hangUp(conn, this.complaint);
  }

  /** The connection is closed permanently, and says why. */
  #hangUp(conn: string, message: string): void {
    const ear = this.#ears.get(conn);
    this.#ears.delete(conn);
    ear?.frame(JSON.stringify({ t: 'bye', code: 'engine', message }));
    ear?.gone();
  }
}

export const engine = new Engine(() => new Worker(new URL('./pyworker.ts', import.meta.url), { type: 'module', name: 'sevencats' }));
