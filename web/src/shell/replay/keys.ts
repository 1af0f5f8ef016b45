/** Keyboard shortcuts of a replay. */

import type { ReplayPlayer } from './player.svelte';

/**
 * A listener that moves `player`; `turning` goes to the next or previous turning point. While `busy`, a dialog has the
 * keys; in fields and on buttons they keep their normal meaning.
 */
export function replayKeys(player: ReplayPlayer, turning: (by: 1 | -1) => void, busy: () => boolean) {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => player.to(player.at - 1),
    ArrowRight: () => player.to(player.at + 1),
    PageUp: () => player.toRound(-1),
    PageDown: () => player.toRound(1),
    Home: () => player.to(0),
    End: () => player.to(player.last),
    ' ': () => player.toggle(),
    t: () => turning(1),
    T: () => turning(-1),
  };
  return (event: KeyboardEvent): void => {
    if (busy() || (event.target as HTMLElement).closest('input, select, button')) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
