/** HTTP requests of the page. A refusal of the server is an `ApiError` in the reader's language. */

import type { Language } from '../lib/languages';
import { place } from '../offline/place.svelte';
import type {
  FoundTable,
  GameInfo,
  MadeTable,
  Me,
  MyTable,
  NewTable,
  Reading,
  Replay,
  SeatChange,
  SeatGrant,
  TableInfo,
} from './protocol';

export class ApiError extends Error {
  readonly code: string;
  /** The same request may be answered a moment later: the server is late, busy or away. */
  readonly passing: boolean;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.passing = status >= 500 || status === 429 || status === 408;
  }
}

/**
 * True if the server has said that it does not know us, and nothing since can have changed that: no request of ours,
 * and no other tab, which would have been in front.
 */
let unknown = false;
globalThis.document?.addEventListener('visibilitychange', () => {
  unknown = false;
});

export async function ask<T>(method: string, path: string, lang: Language, body?: unknown): Promise<T> {
  if (method !== 'GET') unknown = false;
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  const { status, data } = await (place.here ? askHere(method, address, body) : askServer(method, address, body));
  if (status >= 400) {
    const refusal = data as { code?: string; message?: string } | null;
    throw new ApiError(refusal?.code ?? `http_${status}`, refusal?.message || String(status), status);
  }
  return data as T;
}

interface Answer {
  status: number;
  data: unknown;
}

async function askServer(method: string, address: string, body: unknown): Promise<Answer> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (error) {
    place.away = true;
    throw error;
  }
  place.away = false;
  const data: unknown = response.status === 204 ? null : await response.json().catch(() => ({ message: response.statusText }));
  return { status: response.status, data };
}

/** Ask the engine in this browser, which is loaded for it. */
async function askHere(method: string, address: string, body: unknown): Promise<Answer> {
  const { engine } = await import('../offline/engine.svelte');
  const { status, text } = await engine.ask(method, address, body === undefined ? '' : JSON.stringify(body));
  return { status, data: JSON.parse(text || 'null') };
}

/** The current user, or null on a first visit. */
export async function visitor(lang: Language): Promise<Me | null> {
  // Nothing can have been played here before the engine was loaded once.
  if (place.here && !place.kept) return null;
  const me = await ask<Me | null>('GET', '/api/me', lang);
  unknown = me === null;
  return me;
}

/** The current user; a first visit creates a guest. */
export async function session(name: string, lang: Language): Promise<Me> {
  const me = unknown ? null : await visitor(lang);
  return me ?? ask<Me>('POST', '/api/session', lang, { name, lang });
}

export function newTable(table: NewTable, lang: Language): Promise<MadeTable> {
  return ask<MadeTable>('POST', '/api/tables', lang, table);
}

/** The user's seat; at a hot seat the requested one. */
export function mySeat(table: string, lang: Language, seat?: number): Promise<SeatGrant> {
  return ask<SeatGrant>('GET', `${tablePath(table)}/seat${seat === undefined ? '' : `?seat=${seat}`}`, lang);
}

/** The user's tables; a first visit has none. */
export async function myTables(lang: Language): Promise<MyTable[]> {
  return (await visitor(lang)) ? ask<MyTable[]>('GET', '/api/me/tables', lang) : [];
}

export function games(lang: Language): Promise<GameInfo[]> {
  return ask<GameInfo[]>('GET', '/api/games', lang);
}

export function findCode(code: string, lang: Language): Promise<FoundTable> {
  return ask<FoundTable>('GET', `/api/codes/${encodeURIComponent(code)}`, lang);
}

export function join(table: string, lang: Language): Promise<SeatGrant> {
  return ask<SeatGrant>('POST', `${tablePath(table)}/seats`, lang, {});
}

export function changeSeat(
  table: string,
  seat: number,
  change: SeatChange,
  lang: Language,
): Promise<TableInfo> {
  return ask<TableInfo>('PATCH', `${tablePath(table)}/seats/${seat}`, lang, change);
}

export function startTable(table: string, lang: Language): Promise<TableInfo> {
  return ask<TableInfo>('POST', `${tablePath(table)}/start`, lang);
}

export function replayOf(table: string, seen: string, from: number, lang: Language): Promise<Replay> {
  return ask<Replay>('GET', `${tablePath(table)}/replay?as=${seen}&from=${from}&count=100`, lang);
}

/** All that was read aloud in a finished game. */
export function readingsOf(table: string, lang: Language): Promise<Reading[]> {
  return ask<Reading[]>('GET', `${tablePath(table)}/readings`, lang);
}

function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}
