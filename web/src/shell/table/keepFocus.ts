/**
 * Moves focus that was lost, because its element is gone or disabled, to the next best element, so that keyboard users
 * never lose their place. Pointer users are left alone.
 */

let byKeys = false;
let last = { x: 0, y: 0 };

globalThis.addEventListener?.('keydown', () => (byKeys = true), { capture: true });
globalThis.addEventListener?.('pointerdown', () => (byKeys = false), { capture: true });
globalThis.addEventListener?.('focusin', ({ target }) => {
  if (target instanceof Element) last = middle(target);
});

/** Watch the focus; `stops` are selectors, the best first. Of the matches, the nearest is focused. */
export function keepFocus(stops: readonly string[]): () => () => void {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      // Not with the next frame: a busy device has few.
      timer = setTimeout(() => restore(stops));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  };
}

function restore(stops: readonly string[]): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!byKeys || !lost || document.querySelector('dialog[open]')) return;
  for (const stop of stops) {
    const found = [...document.querySelectorAll<HTMLElement>(stop)].filter((element) => element.offsetParent !== null);
    const nearest = found.sort((one, other) => far(one) - far(other))[0];
    if (nearest) return nearest.focus({ preventScroll: true });
  }
}

function far(element: Element): number {
  const { x, y } = middle(element);
  return Math.hypot(x - last.x, y - last.y);
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
