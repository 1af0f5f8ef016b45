/** The address of a screen is what stands after the hash: `#/table/abc`. */

export interface Route {
  screen: string;
  id: string;
}

function read(): Route {
  const [, screen = '', id = ''] = location.hash.split('/');
  return { screen, id: decodeURIComponent(id) };
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
