/** Journals and tables in IndexedDB: texts under keys, written all or none. */

import { EngineFault } from './files';

const NAME = 'sevencats';
const TEXTS = 'texts';
const OWNER = 'owner';
const LAST = '\uffff';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

function ended(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('aborted'));
  });
}

export class Storage {
  #db: IDBDatabase;
  /** The tab with the highest number may write: the one that was opened last. */
  #number: number;
  /** Another tab has taken the games over. */
  taken: () => void = () => undefined;

  private constructor(db: IDBDatabase, number: number) {
    this.#db = db;
    this.#number = number;
  }

  /** Open the storage, and take it over from other tabs. */
  static async open(): Promise<Storage> {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(TEXTS);
        opening.result.createObjectStore(OWNER);
      };
      const db = await done(opening);
      const change = db.transaction(OWNER, 'readwrite');
      const owner = change.objectStore(OWNER);
      const number = ((await done(owner.get(OWNER) as IDBRequest<number | undefined>)) ?? 0) + 1;
      owner.put(number, OWNER);
      await ended(change);
      return new Storage(db, number);
    } catch (error) {
      throw new EngineFault('no-storage', error);
    }
  }

  /** The texts whose keys begin with a prefix, sorted by key. */
  async read(prefix: string): Promise<[string, string][]> {
    const texts = this.#db.transaction(TEXTS).objectStore(TEXTS);
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const [keys, values] = await Promise.all([done(texts.getAllKeys(range)), done(texts.getAll(range) as IDBRequest<string[]>)]);
    return keys.map((key, at) => [String(key), values[at] ?? '']);
  }

  /** Write texts and drop keys, all or none; a key that ends with `/` drops all below it. Gives the code of a refusal, or nothing. */
  async write(texts: readonly (readonly [string, string])[], drops: readonly string[]): Promise<string> {
    let change: IDBTransaction;
    try {
      // Durable before it is shown: the default may lose the last writes when the power fails.
      change = this.#db.transaction([TEXTS, OWNER], 'readwrite', { durability: 'strict' });
    } catch {
      return 'store_down';
    }
    const end = ended(change);
    end.catch(() => undefined);
    try {
      if ((await done(change.objectStore(OWNER).get(OWNER) as IDBRequest<number>)) !== this.#number) {
        change.abort();
        this.taken();
        return 'other_tab';
      }
      const store = change.objectStore(TEXTS);
      for (const key of drops) store.delete(key.endsWith('/') ? IDBKeyRange.bound(key, key + LAST) : key);
      for (const [key, text] of texts) store.put(text, key);
      await end;
      return '';
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage_full' : 'store_down';
    }
  }

  /** Whether a game is going on. */
  async playing(): Promise<boolean> {
    return (await this.read('table/')).some(([, text]) => (JSON.parse(text) as { status?: string }).status === 'playing');
  }
}
