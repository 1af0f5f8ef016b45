/** A table as this client knows it: what the server has sent, and the messages that a player can send. */

import { version } from '../../../generated/protocol.json';
import type { Language } from '../lib/languages';
import { Connection, freshId, type Confirmed, type LinkState } from './connection.svelte';
import { lastOwnStep, linesOf, type LogLine } from './log';
import type {
  ClientMessage,
  EventInfo,
  Hint,
  OddsMessage,
  QuestionText,
  Reading,
  Said,
  SeatClock,
  ServerMessage,
  StateMessage,
  StepWithView,
  TableInfo,
  TableView,
  Tried,
} from './protocol';

/** The current state, and the events since the last update; empty if those are not known. */
export interface Update {
  view: TableView;
  insight: unknown;
  events: readonly EventInfo[];
  /** The result of the last pick, which a reconnecting client also gets. */
  recent: readonly EventInfo[];
  /** The steps of the game before; null where it continues. */
  past: readonly EventInfo[] | null;
  /** Texts of results since then. */
  readings: readonly Reading[];
  /** The open decisions in words. */
  questions: readonly QuestionText[];
  /** Undo is possible; otherwise why not, in words. */
  undo: boolean;
  noUndo: string;
}

/** What comes with a view, for a game that reads its own insight; a replay has less of it. */
export type WithView<Insight> = Partial<Omit<Update, 'view' | 'insight'>> & { insight?: Insight };

/** The component that shows the game. */
export interface GameListener {
  update(update: Update): void;
  /** The message with this id was carried out or refused. */
  settled?(id: string, done: boolean): void;
  hint?(hint: Hint): void;
  tried?(tried: Tried): void;
  odds?(odds: OddsMessage): void;
}

/** The component that shows everything around the game. */
export interface LinkListener {
  refused(message: string): void;
  /** A player has just sent a phrase. */
  said(said: Said): void;
}

/** A bot will take over a seat at this server time. */
export interface Takeover {
  seat: number;
  until: number;
}

export interface LinkOptions {
  /** A seat needs its token; without one the table is watched. */
  token: string | null;
  /** Watch with all hands open, with a delay. */
  hands?: boolean;
}

/** Phrases older than the connection are not announced. */
const NEWS_MS = 8000;

export class TableLink {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** The user created this table. */
  host = $state(false);
  view = $state.raw<TableView | null>(null);
  questions = $state.raw<readonly QuestionText[]>([]);
  /** A card that is being read aloud and waits for a choice. */
  reading = $state.raw<Reading | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  /** Sentences about things in no zone. */
  status = $state.raw<readonly string[]>([]);
  /** The user's standing answers. */
  standing = $state.raw<Readonly<Partial<Record<string, string>>>>({});
  /** The number of the last step. */
  n = $state(0);
  /** The last step of the user's own move; 0: unknown. */
  ownStep = $state(0);
  /** The earlier step that the user looks back at. */
  earlier = $state.raw<StepWithView | null>(null);
  undo = $state(false);
  /** Why undo is not possible, in words. */
  noUndo = $state('');
  clocks = $state.raw<readonly SeatClock[]>([]);
  takeovers = $state.raw<readonly Takeover[]>([]);
  /** Who asks to undo a move. */
  undoAsked = $state.raw<{ seat: number; scope: 'step' | 'turn' } | null>(null);
  muted = $state.raw<readonly number[]>([]);
  said = $state.raw<readonly Said[]>([]);
  /** The offset of the server's clock from ours. */
  ahead = $state(0);
  /** Why the server closed the connection permanently: its code, such as that of an outdated page. */
  closed = $state<{ code: string; message: string } | null>(null);
  #connection: Connection;
  #last: number | null = null;
  #options: LinkOptions;
  #lang: Language;
  #listener: LinkListener;
  #games = new Set<GameListener>();
  /** Updates that arrived before the game's module was loaded. */
  #unseen: Update[] = [];
  #latest: Update | null = null;

  constructor(id: string, options: LinkOptions, lang: Language, listener: LinkListener) {
    this.#options = options;
    this.#lang = lang;
    this.#listener = listener;
    this.#connection = new Connection(id, () => this.#hello(), (message) => this.#read(message));
  }

  get state(): LinkState {
    return this.#connection.state;
  }

  /** While disconnected: since when, and the time of the next attempt (own time). */
  get lost(): { since: number; again: number } | null {
    return this.#connection.lost;
  }

  /** The user watches with all hands open. */
  get hands(): boolean {
    return this.#options.hands ?? false;
  }

  /** Send a message until it is confirmed; returns its id. */
  send(message: Confirmed): string {
    return this.#connection.send(message);
  }

  /** Answer a decision, and with further keys the questions after it: one message, whose id is returned. */
  pick(decision: number, keys: readonly string[]): string {
    const [key = '', ...more] = keys;
    return this.send(more.length ? { t: 'picks', decision, keys: [...keys] } : { t: 'pick', decision, key });
  }

  /** Undo; where that is not possible the server says why. */
  takeBack(scope: 'step' | 'turn'): void {
    if (this.seat !== null && this.table?.status === 'playing') this.send({ t: 'undo', scope });
  }

  /** Ask for the outcome of picks; the answer goes to the component that shows the game, under this id. */
  try(decision: number, keys: readonly string[]): string {
    const id = freshId();
    this.#connection.write({ t: 'try', id, decision, keys: [...keys] });
    return id;
  }

  /** Ask for the odds of something; the answer goes to the component that shows the game, under this id. */
  askOdds(against: string): string {
    const id = freshId();
    this.#connection.write({ t: 'odds', id, against });
    return id;
  }

  /** Set a standing answer; `ask`: be asked again. */
  answerAlways(question: string, answer: string): void {
    this.send({ t: 'standing', answers: { [question]: answer } });
    this.standing = { ...this.standing, [question]: answer };
  }

  /** Show the table as it was after a step. */
  look(n: number): void {
    this.#connection.write({ t: 'look', id: freshId(), n });
  }

  /** Back to the current state. */
  leaveEarlier(): void {
    this.earlier = null;
  }

  speak(lang: Language): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#connection.write({ t: 'lang', lang });
  }

  /** Show the game: missed updates are delivered at once. Returns a function that ends it. */
  listen(listener: GameListener): () => void {
    const missed = this.#unseen.length ? this.#unseen : this.#latest ? [{ ...this.#latest, events: [], readings: [] }] : [];
    this.#unseen = [];
    this.#games.add(listener);
    for (const update of missed) listener.update(update);
    return () => this.#games.delete(listener);
  }

  /** Leave the table. */
  stop(): void {
    this.#connection.stop();
  }

  #hello(): ClientMessage {
    return {
      t: 'hello',
      protocol: version,
      token: this.#options.token,
      last: this.#last,
      lang: this.#lang,
      hands: this.#options.hands ?? false,
      insight: true,
    };
  }

  #read(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.seat = message.seat ?? null;
        this.host = message.host ?? false;
        this.table = message.table;
        this.muted = message.muted ?? [];
        this.standing = message.standing ?? {};
        this.said = [];
        this.undoAsked = null;
        this.#clock(message.now);
        this.#connection.opened();
        break;
      case 'table':
        if (message.table.status !== this.table?.status) this.earlier = null;
        this.table = message.table;
        this.#backInTime();
        break;
      case 'state':
        this.#show(message);
        break;
      case 'looked':
        this.earlier = message.step;
        break;
      case 'ok':
        this.#settle(message.id, true);
        break;
      case 'no':
        if (message.retry) this.#connection.retry(message.id);
        else this.#settle(message.id ?? '', false);
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
        // Other players are asked for consent, which may take time.
        this.#connection.excuse('undo');
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
    const steps = state.steps ?? [];
    const known = state.steps ? this.lines : [];
    const told = state.steps ?? state.past ?? [];
    const fresh = linesOf(told, this.seat).filter(
      (line) => !known.some((old) => old.key === line.key),
    );
    this.lines = [...known, ...fresh];
    this.ownStep = lastOwnStep(told, this.seat) || (state.steps ? this.ownStep : 0);
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
    // A question ends looking back.
    if (state.view.decisions.length) this.earlier = null;
    this.#publish({
      view: state.view,
      insight: state.insight ?? null,
      events: steps.flatMap((step) => step.events),
      past: state.steps ? null : told.flatMap((step) => step.events),
      recent: told.findLast(({ kind }) => kind === 'pick')?.events ?? [],
      readings: steps.flatMap((step) => step.readings ?? []),
      questions: state.questions,
      undo: state.undo,
      noUndo: state.noUndo ?? '',
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

  /** A player who was away and has returned keeps the seat; a clock that ran out still counts. */
  #backInTime(): void {
    const now = Date.now() + this.ahead;
    this.takeovers = this.takeovers.filter(({ seat }) => {
      const clock = this.clocks.find((one) => one.seat === seat);
      const here = this.table?.seats[seat]?.online ?? false;
      return !here || (clock?.until ?? Infinity) <= now;
    });
  }

  /** The game went on: pending requests to undo are dropped. */
  #answered(): void {
    this.undoAsked = null;
    this.#connection.drop('undo');
  }

  mute(seat: number, on: boolean): void {
    this.send({ t: 'mute', seat, on });
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat);
  }

  #settle(id: string, done: boolean): void {
    this.#connection.settle(id);
    for (const game of this.#games) game.settled?.(id, done);
  }
}
