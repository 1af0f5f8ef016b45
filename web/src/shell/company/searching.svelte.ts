/** Remembers that a search for a rival is running; all that the first page loads of it. */

const KEY = 'sevencats.match';

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export const searching = $state({ on: stored() });

export function keepSearching(on: boolean): void {
  searching.on = on;
  try {
    if (on) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage a reload forgets the search.
  }
}
