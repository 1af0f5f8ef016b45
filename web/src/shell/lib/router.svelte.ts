/** The route of a screen is the hash: `#/table/abc`. */

export interface Route {
  screen: string;
  id: string;
  /** The query of a route: `#/replay/abc?t=12`. */
  query: URLSearchParams;
}

function read(): Route {
  const [path = '', query = ''] = location.hash.split('?');
  const [, screen = '', id = ''] = path.split('/');
  return { screen, id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.route = read();
    });
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();
