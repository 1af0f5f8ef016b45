/** A connection to a table: a WebSocket to the server, or a channel to the engine in this browser. */

import type { Engine } from './engine.svelte';
import { place } from './place.svelte';

export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export function openSocket(table: string): Socket {
  if (place.here) return new Channel(table);
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** Looks like a socket from the page. */
class Channel implements Socket {
  readyState: WebSocket['readyState'] = CONNECTING;
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  #engine: Engine | null = null;
  #conn = '';

  constructor(table: string) {
    void import('./engine.svelte').then(({ engine }) => {
      if (this.readyState === CLOSED) return;
      this.#engine = engine;
      this.#conn = engine.connect(table, {
        ready: () => this.#open(),
        frame: (data) => this.#call(this.onmessage, new MessageEvent('message', { data })),
        gone: () => this.#closed(),
      });
    });
  }

  send(text: string): void {
    this.#engine?.hear(this.#conn, text);
  }

  close(): void {
    this.#engine?.disconnect(this.#conn);
    this.#closed();
  }

  #open(): void {
    this.readyState = OPEN;
    this.#call(this.onopen, new Event('open'));
  }

  #closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#call(this.onclose, new CloseEvent('close'));
  }

  #call<E extends Event>(listener: ((this: WebSocket, event: E) => unknown) | null, event: E): void {
    (listener as ((event: E) => unknown) | null)?.(event);
  }
}
