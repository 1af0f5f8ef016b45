/** The files of the engine and of the page: fetched once, checked, and kept in this browser. */

/** A file: its address, its size, and the beginning of its SHA-256. */
export type FileEntry = readonly [path: string, bytes: number, digest: string];

/** All that play without a network needs (`/engine/bundle.json`). */
export interface Bundle {
  version: string;
  packs: Readonly<Record<string, FileEntry>>;
  /** The folder with Pyodide's scripts. */
  pyodide: string;
  /** What Pyodide wants to know about its packages: there are none. */
  lock: string;
  page: readonly FileEntry[];
  pictures: readonly FileEntry[];
}

const LIST = '/engine/bundle.json';
/** Says which version is in use; the service worker reads it, too. */
const STATE = 'sevencats-engine';
const ACTIVE = '/engine/active';
const HERE = '/engine/here';
const SLOWEST_MS = 8000;
const BUSY_MS = 1000;
/** Tries at a busy server. */
const PATIENCE = 60;

/** Something that the page says in words: `offline-CODE`. */
export class EngineFault extends Error {
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

function cacheOf(version: string): Promise<Cache> {
  return caches.open(`${STATE}-${version}`);
}

/** The version in use, if all of it is there. */
export async function activeBundle(): Promise<Bundle | null> {
  const answer = await (await caches.open(STATE)).match(ACTIVE);
  if (!answer) return null;
  const list = await (await cacheOf(await answer.text())).match(LIST);
  return list ? ((await list.json().catch(() => null)) as Bundle | null) : null;
}

/** The version that the server has now, or null without a network. */
export async function latestBundle(): Promise<Bundle | null> {
  try {
    const answer = await fetch(LIST, { cache: 'no-store', signal: AbortSignal.timeout(SLOWEST_MS) });
    return answer.ok ? ((await answer.json()) as Bundle) : null;
  } catch {
    return null;
  }
}

/** Open the page with the version in use, even where there is a network; or do so no more. */
export async function openHere(here: boolean): Promise<void> {
  const state = await caches.open(STATE);
  if (here) await state.put(HERE, new Response());
  else await state.delete(HERE);
}

/** Use a version from now on, and drop all others. */
export async function activate(bundle: Bundle): Promise<void> {
  await (await cacheOf(bundle.version)).put(LIST, Response.json(bundle));
  await (await caches.open(STATE)).put(ACTIVE, new Response(bundle.version));
  for (const name of await caches.keys()) {
    if (name.startsWith(`${STATE}-`) && name !== `${STATE}-${bundle.version}`) await caches.delete(name);
  }
}

/** Drop everything that is kept. */
export async function dropFiles(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(STATE)) await caches.delete(name);
}

async function isWhole(data: ArrayBuffer, [, bytes, digest]: FileEntry): Promise<boolean> {
  if (data.byteLength !== bytes) return false;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('').startsWith(digest);
}

/** The bytes of a file, from this browser or from the network. A damaged copy is fetched again. */
export async function fileOf(bundle: Bundle, entry: FileEntry, told: (bytes: number) => void = () => undefined): Promise<ArrayBuffer> {
  const cache = await cacheOf(bundle.version);
  const [path, bytes] = entry;
  for (const found of [await cache.match(path), await caches.match(path)]) {
    const data = await found?.arrayBuffer();
    if (data && (await isWhole(data, entry))) {
      told(bytes);
      await cache.put(path, new Response(data, { headers: headersOf(path) }));
      return data;
    }
  }
  const data = await fetched(path, told);
  if (!(await isWhole(data, entry))) throw new EngineFault('damaged-file');
  try {
    await cache.put(path, new Response(data, { headers: headersOf(path) }));
  } catch (error) {
    throw new EngineFault('no-room', error);
  }
  return data;
}

/** Keep a file without reading a copy that is there. */
async function keep(bundle: Bundle, entry: FileEntry): Promise<void> {
  const cache = await cacheOf(bundle.version);
  if (!(await cache.match(entry[0]))) await fileOf(bundle, entry);
}

/** Keep all files of a version, a few at a time. */
export async function keepAll(bundle: Bundle, told: (done: number, total: number) => void): Promise<void> {
  const files = [...Object.values(bundle.packs), ...bundle.page, ...bundle.pictures];
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  const waiting = [...files];
  async function work(): Promise<void> {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      await keep(bundle, entry);
      told((done += entry[1]), total);
    }
  }
  await Promise.all(Array.from({ length: 4 }, work));
}

async function sent(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: 'no-cache' });
  } catch (error) {
    throw new EngineFault('no-network', error);
  }
}

async function fetched(path: string, told: (bytes: number) => void): Promise<ArrayBuffer> {
  let answer = await sent(path);
  // A server lets nobody fetch a thousand files at once.
  for (let tries = 0; answer.status === 429 && tries < PATIENCE; tries++) {
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
    answer = await sent(path);
  }
  if (!answer.ok || !answer.body) throw new EngineFault('no-file');
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      told(piece.value.length);
    }
  } catch (error) {
    throw new EngineFault('no-network', error);
  }
  return new Blob(pieces).arrayBuffer();
}

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

function headersOf(path: string): Record<string, string> {
  return { 'Content-Type': TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream' };
}

/** Unpack a file that was compressed as a whole. */
export async function unpacked(data: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
