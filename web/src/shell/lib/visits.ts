/** What this browser remembers of earlier visits: that there were any, and what was last played. */

const HERE = 'sevencats.here';
const LAST = 'sevencats.last.';

/** Somebody has sat down at a table in this browser. */
export function beenHere(): boolean {
  return read(HERE) !== null;
}

export function noteVisit(): void {
  write(HERE, true);
}

/** What was last played of a game, completed by what is usual. */
export function lastPlayed<T extends object>(game: string, usual: T): T {
  const kept = read(LAST + game);
  return typeof kept === 'object' && kept !== null ? { ...usual, ...(kept as Partial<T>) } : usual;
}

export function keepPlayed(game: string, played: object): void {
  write(LAST + game, played);
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage every visit looks like the first; the tables are on the server.
  }
}
