/** A worker with Python: it hosts the tables, or thinks for bots. */

import { activate, activeBundle, EngineFault, keepAll, latestBundle, type Bundle } from './files';
import type { FromWorker, Job, ToWorker } from './messages';
import { Python, type PyProxy } from './python';
import { Storage } from './storage';

/** Milliseconds that a bot may think before its worker counts as dead. */
const LONGEST_MS = 90_000;

/** The host, as Python offers it. */
interface Host {
  ask(method: string, address: string, body: string): Promise<PyProxy>;
  connect(conn: string, table: string): void;
  hear(conn: string, text: string): Promise<unknown>;
  disconnect(conn: string): void;
}

function say(message: FromWorker): void {
  postMessage(message);
}

/** Work for the bots' worker; what a dead one left undone, the next one does. */
class Bots {
  #port: MessagePort;
  #open = new Map<number, { bytes: Uint8Array; done: (answer: Uint8Array) => void; timer: ReturnType<typeof setTimeout> }>();
  #count = 0;
  #silent: () => void;

  constructor(port: MessagePort, silent: () => void) {
    this.#silent = silent;
    this.#port = port;
    this.rewire(port);
  }

  rewire(port: MessagePort): void {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<Job>) => {
      const job = this.#open.get(data.id);
      if (!job) return;
      this.#open.delete(data.id);
      clearTimeout(job.timer);
      job.done(data.bytes);
    };
    for (const [id, job] of this.#open) this.#send(id, job.bytes);
  }

  run(bytes: Uint8Array): Promise<Uint8Array> {
    const id = ++this.#count;
    return new Promise((done) => {
      this.#open.set(id, { bytes, done, timer: setTimeout(() => this.#silent(), LONGEST_MS) });
      this.#send(id, bytes);
    });
  }

  #send(id: number, bytes: Uint8Array): void {
    this.#port.postMessage({ id, bytes } satisfies Job);
  }
}

let python: Python | null = null;
let bundle: Bundle | null = null;
let storage: Storage | null = null;
let host: Host | null = null;
let bots: Bots | null = null;

/** The version in use; the first time the one that the server has. */
async function whichBundle(): Promise<Bundle> {
  if (!globalThis.caches || !globalThis.crypto?.subtle) throw new EngineFault('no-https');
  if (!globalThis.WebAssembly || !globalThis.DecompressionStream) throw new EngineFault('no-wasm');
  let found: Bundle | null;
  try {
    found = await activeBundle();
  } catch (error) {
    throw new EngineFault('no-storage', error);
  }
  found ??= await latestBundle();
  if (!found) throw new EngineFault('no-network');
  return found;
}

async function startHost(lang: string, port: MessagePort): Promise<void> {
  bundle = await whichBundle();
  storage = await Storage.open();
  storage.taken = () => say({ t: 'taken' });
  bots = new Bots(port, () => say({ t: 'failed', code: 'bots', detail: '' }));
  python = await Python.start(bundle, lang, (done, total) => say({ t: 'progress', done, total }));
  const { py } = python;
  const shelf = storage;
  const thinking = bots;
  py.globals.set('storage', {
    read: (prefix: string) => shelf.read(prefix),
    write: (texts: PyProxy, drops: PyProxy) => shelf.write(texts.toJs() as [string, string][], drops.toJs() as string[]),
  });
  py.globals.set('send', async (job: PyProxy) => py.toPy(await thinking.run(new Uint8Array(job.toJs() as Uint8Array))));
  py.globals.set('receive', (conn: string, text: string, close: boolean) => say({ t: 'frame', conn, text, close }));
  py.runPython('from sevencats.server.offline import worker');
  py.globals.set('lang', lang);
  py.runPython('worker.get_ready(lang); host = worker.Worker(storage, send, receive)');
  host = py.globals.get('host') as Host;
}

async function startBots(lang: string, port: MessagePort): Promise<void> {
  const known = await whichBundle();
  const { py } = await Python.start(known, lang, () => undefined);
  py.globals.set('lang', lang);
  py.runPython('from sevencats.server.offline import worker; worker.get_ready(lang)');
  const doWork = py.runPython('worker.do_work') as (job: unknown) => PyProxy;
  port.onmessage = ({ data }: MessageEvent<Job>) => {
    const bytes = doWork(py.toPy(data.bytes)).toJs() as Uint8Array;
    port.postMessage({ id: data.id, bytes: new Uint8Array(bytes) } satisfies Job);
  };
}

/** Keep everything for play without a network; a new version comes into use when no game is open. */
async function keepEverything(): Promise<void> {
  if (!bundle || !storage) return;
  const told = (done: number, total: number): void => say({ t: 'keeping', done, total });
  const latest = await latestBundle();
  const used = await activeBundle();
  if (latest && latest.version !== bundle.version) {
    await keepAll(latest, told);
    const open = await storage.playing();
    if (!open) await activate(latest);
    say({ t: 'kept', update: true });
    return;
  }
  await keepAll(bundle, told);
  if (used?.version !== bundle.version) await activate(bundle);
  say({ t: 'kept', update: false });
}

function faultOf(error: unknown): { code: string; detail: string } {
  return { code: error instanceof EngineFault ? error.code : 'broken', detail: String(error) };
}

async function answer(message: Extract<ToWorker, { t: 'ask' }>): Promise<void> {
  const { id, method, address, body } = message;
  await python?.speak(new URL(address, location.origin).searchParams.get('lang') ?? 'en');
  const [status, text] = ((await host?.ask(method, address, body))?.toJs() ?? [503, 'null']) as [number, string];
  say({ t: 'answer', id, status, text });
}

/** Messages of a connection in their order: the texts of a language may have to be loaded first. */
let heard = Promise.resolve();

async function hear(conn: string, text: string): Promise<void> {
  const { lang } = JSON.parse(text) as { lang?: string };
  if (lang) await python?.speak(lang);
  await host?.hear(conn, text);
}

async function take(message: ToWorker): Promise<void> {
  switch (message.t) {
    case 'host':
      await startHost(message.lang, message.bots);
      say({ t: 'ready' });
      break;
    case 'bots':
      await startBots(message.lang, message.port);
      break;
    case 'rewire':
      bots?.rewire(message.bots);
      break;
    case 'ask':
      await answer(message);
      break;
    case 'connect':
      host?.connect(message.conn, message.table);
      break;
    case 'hear':
      heard = heard.then(() => hear(message.conn, message.text)).catch((error: unknown) => console.error(error));
      break;
    case 'disconnect':
      host?.disconnect(message.conn);
      break;
    case 'ping':
      say({ t: 'pong' });
      break;
    case 'keep':
      await keepEverything().catch((error: unknown) => say({ t: 'unkept', code: faultOf(error).code }));
      break;
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((error: unknown) => {
    if (data.t === 'host' || data.t === 'bots') say({ t: 'failed', ...faultOf(error) });
    else if (data.t === 'ask') say({ t: 'answer', id: data.id, status: 500, text: '{}' });
    else console.error(error);
  });
});
