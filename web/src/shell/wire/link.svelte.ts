/**
 * The connection to a table. It comes back by itself with the number of the last beat it knows,
 * and sends again what was not confirmed, under the same id, so that nothing is done twice.
 */

import type { Language } from '../lib/languages';
import { lastOwnBeat, linesOf, type LogLine } from './log';
import type {
  ClientMessage,
  EventInfo,
  Hint,
  Moment,
  OddsMessage,
  QuestionText,
  Reading,
  Said,
  SeatClock,
  ServerMessage,
  StateMessage,
  TableInfo,
  TableView,
  Tried,
} from './protocol';
import { Watchdog } from './watchdog';

export const PROTOCOL = 1;
const SLOWEST = 10_000;
/** A table that has not answered after so long will not answer here any more. */
const WELCOME_MS = 15_000;
const ANSWER_MS = 10_000;
/** What is answered at once: a question to another player or to a bot may take its time. */
const PROMPT: ReadonlySet<ClientMessage['t']> = new Set(['pick', 'resign', 'back', 'rematch', 'say', 'mute', 'pace']);

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

type Numbered = Extract<ClientMessage, { id: string }>;
type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never;

/** The game as it stands, and what happened since the last update; nothing if that is not known. */
export interface Update {
  view: TableView;
  insight: unknown;
  events: readonly EventInfo[];
  /** What the last pick did: known also to one who comes anew. */
  recent: readonly EventInfo[];
  /** All that is known of the game before; null where it goes on. */
  past: readonly EventInfo[] | null;
  /** Texts that came of choices since then. */
  readings: readonly Reading[];
}

/** Whoever shows the game. */
export interface GameListener {
  update(update: Update): void;
  refused?(): void;
  hint?(hint: Hint): void;
  tried?(tried: Tried): void;
  odds?(odds: OddsMessage): void;
}

/** Whoever shows what is around it. */
export interface LinkListener {
  refused(message: string): void;
  /** Somebody said something just now. */
  said(said: Said): void;
}

/** A bot will take a seat at this time of the server. */
export interface Takeover {
  seat: number;
  until: number;
}

export interface LinkOptions {
  /** A seat needs its token; without one the table is watched. */
  token: string | null;
  /** Watch with all hands, later. */
  hands?: boolean;
}

/** Phrases that are older were said before one came: they are no news. */
const NEWS_MS = 8000;

export class TableLink {
  state = $state<LinkState>('connecting');
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** One has made this table. */
  host = $state(false);
  view = $state.raw<TableView | null>(null);
  questions = $state.raw<readonly QuestionText[]>([]);
  /** A card that is read aloud and waits for a choice. */
  reading = $state.raw<Reading | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  /** How things stand that lie in no zone, in words. */
  status = $state.raw<readonly string[]>([]);
  /** Questions that one has answered once for all. */
  standing = $state.raw<Readonly<Partial<Record<string, string>>>>({});
  /** The number of the last beat. */
  n = $state(0);
  /** The last beat that one played oneself; 0: none that is known. */
  ownBeat = $state(0);
  /** An earlier beat that one looks back at. */
  moment = $state.raw<Moment | null>(null);
  undo = $state(false);
  /** Why nothing can be taken back, in words. */
  noUndo = $state('');
  clocks = $state.raw<readonly SeatClock[]>([]);
  takeovers = $state.raw<readonly Takeover[]>([]);
  /** Who asks to take a move back. */
  undoAsked = $state.raw<{ seat: number; scope: 'step' | 'turn' } | null>(null);
  muted = $state.raw<readonly number[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** While the connection is lost: when that happened and when it is tried again (own time). */
  lost = $state.raw<{ since: number; again: number } | null>(null);
  /** What the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Why the server closed for good: its code, such as that of a page that is too old. */
  closed = $state<{ code: string; message: string } | null>(null);
  #socket: WebSocket | null = null;
  #last: number | null = null;
  #tries = 0;
  #open: Numbered[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id: string;
  #options: LinkOptions;
  #lang: Language;
  #listener: LinkListener;
  #watchdog = new Watchdog(() => this.#abandon());
  #games = new Set<GameListener>();
  /** What came before anybody showed the game: its part of the page is loaded when needed. */
  #unseen: Update[] = [];
  #latest: Update | null = null;

  constructor(id: string, options: LinkOptions, lang: Language, listener: LinkListener) {
    this.#id = id;
    this.#options = options;
    this.#lang = lang;
    this.#listener = listener;
    this.#connect();
  }

  /** One watches with all hands. */
  get hands(): boolean {
    return this.#options.hands ?? false;
  }

  send(message: Unnumbered<Numbered>): void {
    const numbered = { ...message, id: freshId() } as Numbered;
    this.#open.push(numbered);
    this.#sendOpen(numbered);
  }

  /** Ask what picks would come to; the answer goes to whoever shows the game, under this id. */
  try(decision: number, keys: readonly string[]): string {
    const id = freshId();
    this.#write({ t: 'try', id, decision, keys: [...keys] });
    return id;
  }

  /** Ask how something would probably end; the answer goes to whoever shows the game, under this id. */
  askOdds(against: string): string {
    const id = freshId();
    this.#write({ t: 'odds', id, against });
    return id;
  }

  /** Answer a question once for all; `ask`: be asked again. */
  answerAlways(question: string, answer: string): void {
    this.send({ t: 'standing', answers: { [question]: answer } });
    this.standing = { ...this.standing, [question]: answer };
  }

  /** Look at the table as it was after a beat. */
  look(n: number): void {
    this.#write({ t: 'look', id: freshId(), n });
  }

  /** Back to the game as it is. */
  leaveMoment(): void {
    this.moment = null;
  }

  speak(lang: Language): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#write({ t: 'lang', lang });
  }

  /** Show the game: what one has missed comes at once. Gives a function that ends it. */
  listen(listener: GameListener): () => void {
    const missed = this.#unseen.length ? this.#unseen : this.#latest ? [{ ...this.#latest, events: [], readings: [] }] : [];
    this.#unseen = [];
    this.#games.add(listener);
    for (const update of missed) listener.update(update);
    return () => this.#games.delete(listener);
  }

  /** Leave the table. */
  stop(): void {
    this.state = 'closed';
    clearTimeout(this.#timer);
    this.#watchdog.stop();
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const path = `/api/tables/${encodeURIComponent(this.#id)}/socket`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.#watchdog.expect('welcome', WELCOME_MS);
    socket.onopen = () =>
      this.#write({
        t: 'hello',
        protocol: PROTOCOL,
        token: this.#options.token,
        last: this.#last,
        lang: this.#lang,
        hands: this.#options.hands ?? false,
        insight: true,
      });
    socket.onmessage = (event) => this.#read(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === 'closed') return;
    this.#watchdog.stop();
    this.state = 'lost';
    const wait = Math.min(SLOWEST, 400 * 2 ** this.#tries++);
    this.lost = { since: this.lost?.since ?? Date.now(), again: Date.now() + wait };
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Nobody answers on this socket: leave it, however long its closing may take. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    this.#socket = null;
    socket.close();
  }

  /** Send what has to be confirmed. Before the welcome it waits: it is sent with the others then. */
  #sendOpen(message: Numbered): void {
    if (this.state !== 'open') return;
    this.#write(message);
    if (PROMPT.has(message.t)) this.#watchdog.expect(message.id, ANSWER_MS);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.state = 'open';
        this.#watchdog.answered('welcome');
        this.#tries = 0;
        this.lost = null;
        this.seat = message.seat ?? null;
        this.host = message.host ?? false;
        this.table = message.table;
        this.muted = message.muted ?? [];
        this.standing = message.standing ?? {};
        this.said = [];
        this.undoAsked = null;
        this.#clock(message.now);
        for (const waiting of this.#open) this.#sendOpen(waiting);
        break;
      case 'table':
        if (message.table.status !== this.table?.status) this.moment = null;
        this.table = message.table;
        this.#backInTime();
        break;
      case 'state':
        this.#show(message);
        break;
      case 'moment':
        this.moment = message;
        break;
      case 'ok':
        this.#done(message.id);
        break;
      case 'no':
        if (!message.retry) this.#done(message.id ?? '');
        for (const game of this.#games) game.refused?.();
        this.#listener.refused(message.message);
        break;
      case 'hint':
        for (const game of this.#games) game.hint?.(message);
        break;
      case 'odds':
        for (const game of this.#games) game.odds?.(message);
        break;
      case 'tried':
        for (const game of this.#games) game.tried?.(message);
        break;
      case 'warning':
        this.takeovers = [...this.takeovers.filter(({ seat }) => seat !== message.seat), message];
        break;
      case 'undo_asked':
        this.undoAsked =
          message.seat == null ? null : { seat: message.seat, scope: message.scope ?? 'step' };
        break;
      case 'said':
        this.said = [...this.said, message].slice(-30);
        if (message.at > Date.now() + this.ahead - NEWS_MS) this.#listener.said(message);
        break;
      case 'bye':
        if (message.again) break;
        this.closed = { code: message.code, message: message.message };
        this.stop();
        break;
    }
  }

  #show(state: StateMessage): void {
    const beats = state.beats ?? [];
    const known = state.beats ? this.lines : [];
    const told = state.beats ?? state.past ?? [];
    const fresh = linesOf(told, this.seat).filter(
      (line) => !known.some((old) => old.key === line.key),
    );
    this.lines = [...known, ...fresh];
    this.ownBeat = lastOwnBeat(told, this.seat) || (state.beats ? this.ownBeat : 0);
    this.questions = state.questions;
    this.reading = state.reading ?? null;
    this.status = state.status ?? [];
    this.undo = state.undo;
    this.noUndo = state.noUndo ?? '';
    this.clocks = state.clocks;
    this.takeovers = state.clocks.flatMap(({ seat, takeover }) =>
      takeover == null ? [] : [{ seat, until: takeover }],
    );
    this.#answered();
    this.#clock(state.now);
    this.#last = state.n;
    this.n = state.n;
    this.view = state.view;
    // Whoever is asked something has looked back for long enough.
    if (state.view.decisions.length) this.moment = null;
    this.#publish({
      view: state.view,
      insight: state.insight ?? null,
      events: beats.flatMap((beat) => beat.events),
      past: state.beats ? null : told.flatMap((beat) => beat.events),
      recent: told.findLast(({ kind }) => kind === 'pick')?.events ?? [],
      readings: beats.flatMap((beat) => beat.readings ?? []),
    });
  }

  #publish(update: Update): void {
    this.#latest = update;
    if (!this.#games.size) this.#unseen.push(update);
    for (const game of this.#games) game.update(update);
  }

  #clock(now: number): void {
    this.ahead = now - Date.now();
  }

  /** Whoever was away and is here again keeps the seat; a clock that ran out does not care. */
  #backInTime(): void {
    const now = Date.now() + this.ahead;
    this.takeovers = this.takeovers.filter(({ seat }) => {
      const clock = this.clocks.find((one) => one.seat === seat);
      const here = this.table?.seats[seat]?.online ?? false;
      return !here || (clock?.until ?? Infinity) <= now;
    });
  }

  /** The game went on: nobody waits for leave to take something back any longer. */
  #answered(): void {
    this.undoAsked = null;
    this.#open = this.#open.filter((message) => message.t !== 'undo');
  }

  mute(seat: number, on: boolean): void {
    this.send({ t: 'mute', seat, on });
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
  }

  #done(id: string): void {
    this.#watchdog.answered(id);
    this.#open = this.#open.filter((message) => message.id !== id);
  }
}

/** A name for a message; `randomUUID` is missing on plain addresses of a home network. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
