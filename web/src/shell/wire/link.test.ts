import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TableLink } from './link.svelte';
import type { ClientMessage, ServerMessage } from './protocol';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  static opened = 0;
  readyState = FakeSocket.OPEN;
  sent: ClientMessage[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
    FakeSocket.opened += 1;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  /** Receive a message from the server. */
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message as ServerMessage) });
  }

  welcome(): void {
    this.onopen();
    this.say({ t: 'welcome', seat: 0, table: { status: 'playing', seats: [] }, now: Date.now() });
  }

  /** The messages sent after the hello. */
  get messages(): ClientMessage[] {
    return this.sent.filter(({ t }) => t !== 'hello');
  }
}

const refused = vi.fn();
let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  refused.mockReset();
  FakeSocket.opened = 0;
  link = new TableLink('x', { token: '0.a' }, 'en', { refused, said: () => undefined });
  FakeSocket.last.welcome();
});

afterEach(() => {
  link.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LONG = 60_000;

describe('picks', () => {
  it('of one key are a pick, and of several one message', () => {
    link.pick(7, ['pass']);
    link.pick(8, ['play:harpy', 'row:close']);
    expect(FakeSocket.last.messages).toMatchObject([
      { t: 'pick', decision: 7, key: 'pass' },
      { t: 'picks', decision: 8, keys: ['play:harpy', 'row:close'] },
    ]);
  });

  it('are sent again under the same id when the connection is back', () => {
    const settled = vi.fn();
    link.listen({ update: () => undefined, settled });
    const id = link.pick(7, ['pass']);
    const first = FakeSocket.last;
    first.close();
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.messages).toEqual(first.messages);
    FakeSocket.last.say({ t: 'ok', id, n: 4 });
    expect(settled).toHaveBeenCalledExactlyOnceWith(id, true);
  });

  it('are sent again after a refusal that asks for it, and are not settled by it', () => {
    const settled = vi.fn();
    link.listen({ update: () => undefined, settled });
    const id = link.pick(7, ['pass']);
    FakeSocket.last.say({ t: 'no', id, code: 'busy', message: 'Later.', retry: true });
    expect([settled.mock.calls.length, refused.mock.calls]).toEqual([0, [['Later.']]]);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.messages.map((message) => 'id' in message && message.id)).toEqual([id, id]);
    FakeSocket.last.say({ t: 'no', id, code: 'stale', message: 'Too late.' });
    expect(settled).toHaveBeenCalledExactlyOnceWith(id, false);
  });
});

describe('silence', () => {
  it.each<[string, () => unknown]>([
    ['pick', () => link.pick(7, ['pass'])],
    ['picks', () => link.pick(7, ['play:harpy', 'row:close'])],
    ['standing', () => link.answerAlways('attack', 'coin')],
    ['undo', () => link.takeBack('step')],
  ])('after %s, which is answered at once, is a lost connection', (t, send) => {
    send();
    expect(FakeSocket.last.messages.map((message) => message.t)).toEqual([t]);
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toBeGreaterThan(1);
  });

  it('after a question to a bot is none', () => {
    link.send({ t: 'hint', decision: 7 });
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toBe(1);
  });

  it('after the others were asked to let one take something back is none', () => {
    link.takeBack('step');
    FakeSocket.last.say({ t: 'undo_asked', seat: 0, scope: 'step' });
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toBe(1);
  });
});

describe('a goodbye', () => {
  it('for now is followed by another try', () => {
    FakeSocket.last.say({ t: 'bye', code: 'too_slow', message: 'Late.', again: true });
    FakeSocket.last.close();
    expect(link.closed).toBeNull();
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.opened).toBeGreaterThan(1);
  });
});

describe('muted seats', () => {
  it('are remembered until they are heard again', () => {
    link.mute(1, true);
    link.mute(2, true);
    link.mute(1, false);
    expect(link.muted).toEqual([2]);
  });
});
