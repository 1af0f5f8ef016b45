/** Whether a search for a rival goes on: the first page loads no more than this to know it. */

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
    // A browser without storage forgets the search when the page is loaded anew.
  }
}
