/** Keyboard shortcuts of the table, and arrow keys that move to the nearest element in their direction. */

export type Command = 'undo' | 'turn' | 'log' | 'help' | 'back' | 'list' | 'menu' | 'rules' | 'phrases';

const COMMANDS: Record<string, Command> = {
  u: 'undo',
  U: 'turn',
  l: 'log',
  '?': 'help',
  v: 'list',
  m: 'menu',
  r: 'rules',
  c: 'phrases',
  Escape: 'back',
};

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The action of a key; the game's keys take precedence. */
export function commandOf(key: string): Command | null {
  return COMMANDS[key] ?? null;
}

/** True if a key is meant for the table: keys that a control needs are left to it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea')) return false;
  if (event.key === 'Enter') return !target.closest('button, a, dialog');
  // A card is a button too, but on a card the space bar is a shortcut of the game.
  return event.key !== ' ' || !target.closest('button, a, dialog') || target.closest('[data-space=game]') !== null;
}

export function steer(event: KeyboardEvent): void {
  const way = ARROWS[event.key];
  const from = document.activeElement;
  if (!way || (event.target as HTMLElement).closest('input, select, textarea, [role=region]')) return;
  const home = document.querySelector('dialog[open]') ?? document;
  // Links that leave a question are skipped between its cards and its answers.
  const stops = [...home.querySelectorAll<HTMLElement>('[data-nav], dialog .button:not([data-arrows=skip])')];
  const next =
    from instanceof HTMLElement && stops.includes(from)
      ? nearest(from, stops, way)
      : (stops.find((stop) => stop.dataset['nav'] === 'first') ?? stops[0]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(
  from: HTMLElement,
  stops: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const there = middle(stop);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (stop === from || ahead < 6) continue;
    const cost = ahead + aside * 2.5;
    if (cost < least) [least, best] = [cost, stop];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
