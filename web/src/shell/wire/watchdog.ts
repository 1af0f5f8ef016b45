/**
 * Notices that an answer does not come. A socket can stay open although nobody at its other end
 * listens any more: then it is better to connect anew than to wait for ever.
 */

export class Watchdog {
  #due = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silent: () => void;

  constructor(silent: () => void) {
    this.#silent = silent;
  }

  /** An answer under this name has to come within so many milliseconds. */
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
