/**
 * Detects missing answers. A socket can stay open although its other end is gone: reconnecting is better than waiting
 * forever.
 */

export class Watchdog {
  #due = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silent: () => void;

  constructor(silent: () => void) {
    this.#silent = silent;
  }

  /** Expect an answer under this name within this many milliseconds. */
  expect(name: string, ms: number): void {
    if (!this.#due.has(name)) this.#due.set(name, Date.now() + ms);
    this.#wait();
  }

  answered(name: string): void {
    this.#due.delete(name);
    this.#wait();
  }

  stop(): void {
    this.#due.clear();
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#due.size) return;
    const first = Math.min(...this.#due.values());
    this.#timer = setTimeout(() => {
      this.stop();
      this.#silent();
    }, first - Date.now());
  }
}
