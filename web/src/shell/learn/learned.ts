/** The lessons of a game that were completed in this browser. */

export class Learned {
  readonly #key: string;

  /** `key` is the storage key. */
  constructor(key: string) {
    this.#key = key;
  }

  all(): string[] {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  keep(lesson: string): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify([...new Set([...this.all(), lesson])]));
    } catch {
      // A browser without storage forgets what was learned; the player does not.
    }
  }
}
