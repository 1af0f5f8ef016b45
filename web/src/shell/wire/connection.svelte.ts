/**
 * The socket of a table. It reconnects by itself, notices when the server does not answer, and resends unconfirmed
 * messages under the same id, so that nothing is done twice.
 */

import { answeredAtOnce } from '../../../generated/protocol.json';
import { place } from '../offline/place.svelte';
import { openSocket, type Socket } from '../offline/socket';
import type { ClientMessage, ServerMessage } from './protocol';
import { Watchdog } from './watchdog';

const SLOWEST = 10_000;
/** Reconnect if a table has not answered after this time. */
const WELCOME_MS = 15_000;
const ANSWER_MS = 10_000;
/** In this browser the engine may have to be loaded first. */
const LOADED_MS = 600_000;
/** A refused message that may be resent waits for this time. */
const RETRY_MS = 2000;

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

type Numbered = Extract<ClientMessage, { id: string }>;
type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never;
/** A message that the server confirms, without its id. */
export type Confirmed = Unnumbered<Numbered>;

export class Connection {
  state = $state<LinkState>('connecting');
  /** While disconnected: since when, and the time of the next attempt (own time). */
  lost = $state.raw<{ since: number; again: number } | null>(null);
  #table: string;
  #hello: () => ClientMessage;
  #receive: (message: ServerMessage) => void;
  #socket: Socket | null = null;
  #tries = 0;
  /** Messages that are not confirmed yet. */
  #open: Numbered[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog = new Watchdog(() => this.#abandon());

  /** `hello`: the first message of each connection. */
  constructor(table: string, hello: () => ClientMessage, receive: (message: ServerMessage) => void) {
    this.#table = table;
    this.#hello = hello;
    this.#receive = receive;
    this.#connect();
  }

  /** Send a message until it is confirmed; returns its id. Before the welcome it waits. */
  send(message: Confirmed): string {
    const numbered = { ...message, id: freshId() } as Numbered;
    this.#open.push(numbered);
    this.#sendOpen(numbered);
    return numbered.id;
  }

  /** Send a message if there is a connection. */
  write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The server has answered the hello: send what waits. */
  opened(): void {
    this.state = 'open';
    this.#watchdog.answered('welcome');
    this.#tries = 0;
    this.lost = null;
    for (const waiting of this.#open) this.#sendOpen(waiting);
  }

  /** A message was carried out or refused. */
  settle(id: string): void {
    this.#watchdog.answered(id);
    this.#open = this.#open.filter((message) => message.id !== id);
  }

  /** Resend a refused message in a moment. */
  retry(id: string | null | undefined): void {
    setTimeout(() => {
      const message = this.#open.find((one) => one.id === id);
      if (message) this.#sendOpen(message);
    }, RETRY_MS);
  }

  /** The answers to messages of this type may take any time. */
  excuse(type: Numbered['t']): void {
    for (const { t, id } of this.#open) if (t === type) this.#watchdog.answered(id);
  }

  /** Forget the unconfirmed messages of this type. */
  drop(type: Numbered['t']): void {
    this.#open = this.#open.filter(({ t }) => t !== type);
  }

  /** Disconnect permanently. */
  stop(): void {
    this.state = 'closed';
    clearTimeout(this.#timer);
    this.#watchdog.stop();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = openSocket(this.#table);
    this.#socket = socket;
    this.#watchdog.expect('welcome', place.here ? LOADED_MS : WELCOME_MS);
    socket.onopen = () => this.write(this.#hello());
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket || this.state === 'closed') return;
    this.#watchdog.stop();
    this.state = 'lost';
    const wait = Math.min(SLOWEST, 400 * 2 ** this.#tries++);
    this.lost = { since: this.lost?.since ?? Date.now(), again: Date.now() + wait };
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The socket does not answer: abandon it without waiting for its closing handshake. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    this.#socket = null;
    socket.close();
  }

  #sendOpen(message: Numbered): void {
    if (this.state !== 'open') return;
    this.write(message);
    if (answeredAtOnce.includes(message.t)) this.#watchdog.expect(message.id, ANSWER_MS);
  }
}

/** A message id; `randomUUID` is missing without HTTPS. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
