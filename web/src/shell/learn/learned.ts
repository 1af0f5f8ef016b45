/** Which lessons of a game somebody has won, as far as this browser knows. */

export class Learned {
  readonly #key: string;

  /** `key` names what is kept in the browser. */
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
