/** Where games are played: at the server, or in this browser. Part of the first visit, so it is small. */

const HERE = 'sevencats.here';
const KEPT = 'sevencats.kept';

/** What the page says about the engine: nothing (it is not there), `yes`, or `only`: there is no server. */
const mark = globalThis.document?.querySelector('meta[name="sevencats-engine"]')?.getAttribute('content') ?? '';

function stored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the page begins at the server again.
  }
}

class Place {
  /** The engine for browsers can be had here. */
  readonly offered = mark !== '';
  /** There is no server: everything is played here. */
  readonly only = mark === 'only';
  /** Games are played in this browser now. */
  here = $state(mark === 'only' || (mark !== '' && stored(HERE)));
  /** This browser has loaded the engine before. */
  kept = $state(mark !== '' && stored(KEPT));
  /** The server did not answer the last request. */
  away = $state(false);

  choose(here: boolean): void {
    this.here = here || this.only;
    store(HERE, this.here);
  }

  keep(kept: boolean): void {
    this.kept = kept;
    store(KEPT, kept);
  }
}

export const place = new Place();
