/** Python in a worker: Pyodide with our packs. */

import { fileOf, unpacked, type Bundle } from './files';

const SITE = '/lib/python3.14/site-packages/';

/** A Python object, as far as we use it. */
export interface PyProxy {
  toJs(): unknown;
}

export interface Pyodide {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  toPy(value: unknown): unknown;
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

/** The packs that both workers need. */
function needed(bundle: Bundle, lang: string): string[] {
  const packs = Object.keys(bundle.packs).filter((name) => !name.startsWith('texts-'));
  return [...packs, ...new Set(['texts-en', `texts-${lang}`])];
}

export class Python {
  readonly py: Pyodide;
  #bundle: Bundle;
  #languages = new Set<string>();

  private constructor(py: Pyodide, bundle: Bundle) {
    this.py = py;
    this.#bundle = bundle;
  }

  static async start(bundle: Bundle, lang: string, told: (done: number, total: number) => void): Promise<Python> {
    const names = needed(bundle, lang);
    const total = names.reduce((sum, name) => sum + (bundle.packs[name]?.[1] ?? 0), 0);
    let done = 0;
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    const load = async (name: string): Promise<void> => {
      const entry = bundle.packs[name];
      if (entry) files.set(name, await unpacked(await fileOf(bundle, entry, (bytes) => told((done += bytes), total))));
    };
    await Promise.all(names.map(load));
    const py = await boot(bundle, files);
    const python = new Python(py, bundle);
    for (const [name, data] of files) if (name !== 'pyodide' && name !== 'library') python.#unpack(data);
    python.#languages.add('en').add(lang);
    return python;
  }

  /** Load the texts of a language, if that was not done yet. */
  async speak(lang: string): Promise<void> {
    const entry = this.#bundle.packs[`texts-${lang}`];
    if (this.#languages.has(lang) || !entry) return;
    this.#unpack(await unpacked(await fileOf(this.#bundle, entry)));
    this.#languages.add(lang);
  }

  /** A pack is a line of JSON with names and sizes, and the files. */
  #unpack(data: Uint8Array): void {
    let at = data.indexOf(10) + 1;
    const index = JSON.parse(new TextDecoder().decode(data.subarray(0, at))) as [string, number][];
    const folders = new Set<string>();
    for (const [name, size] of index) {
      const folder = SITE + name.slice(0, name.lastIndexOf('/') + 1);
      if (!folders.has(folder)) this.py.FS.mkdirTree(folder);
      folders.add(folder);
      this.py.FS.writeFile(SITE + name, data.slice(at, at + size), { canOwn: true });
      at += size;
    }
  }
}

/** Start Pyodide with files that are there already: it would fetch them itself, unpacked and unchecked. */
async function boot(bundle: Bundle, files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Promise<Pyodide> {
  const own = globalThis.fetch;
  const given: Record<string, [string, string]> = { 'pyodide.asm.wasm': ['pyodide', 'application/wasm'], 'library.zip': ['library', 'application/zip'] };
  globalThis.fetch = (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split('/').pop() ?? '';
    const [pack, type] = given[name] ?? ['', ''];
    const data = files.get(pack);
    return data ? Promise.resolve(new Response(data, { headers: { 'Content-Type': type } })) : own(input, init);
  };
  try {
    const address = new URL(bundle.pyodide, location.origin).href;
    const { loadPyodide } = (await import(/* @vite-ignore */ `${address}pyodide.mjs`)) as Loader;
    return await loadPyodide({ indexURL: address, stdLibURL: `${address}library.zip`, lockFileContents: bundle.lock, env: { HOME: '/home', PYTHONDONTWRITEBYTECODE: '1' } });
  } finally {
    globalThis.fetch = own;
  }
}
