import { onMount } from 'svelte';

import { gameEntry, type GameParts } from '../../games';
import { settings } from '../lib/settings.svelte';
import { showError } from '../lib/showError';
import { games as allGames } from '../wire/api';
import type { GameInfo, ModeOffer } from '../wire/protocol';

/** The game and mode that a form has chosen, and what the player brings. Create it while a component is set up. */
export class GameChoice {
  games = $state.raw<readonly GameInfo[]>([]);
  gameId = $state('');
  modeId = $state('');
  /** The game's own part of the form; null until it is loaded. */
  parts = $state.raw<GameParts | null>(null);
  /** What you bring, by the number of things that a mode wants. */
  #brought = $state<Record<number, string[]>>({});
  #offered: (mode: ModeOffer) => boolean;

  readonly game = $derived(this.games.find((one) => one.id === this.gameId) ?? this.games[0]);
  readonly modes = $derived((this.game?.modes ?? []).filter((one) => this.#offered(one)));
  readonly mode = $derived(this.modes.find((one) => one.id === this.modeId) ?? this.modes[0]);
  readonly brought = $derived(this.mode ? (this.#brought[this.mode.brings] ?? this.parts?.firstChoice(this.mode) ?? []) : []);
  /** Nothing is fine (a random choice), and so is the full number. */
  readonly enough = $derived(this.brought.length === 0 || this.brought.length === this.mode?.brings);

  /** `offered`: the modes that the form offers. */
  constructor(offered: (mode: ModeOffer) => boolean = () => true) {
    this.#offered = offered;
    onMount(() => {
      allGames(settings.lang).then((found) => (this.games = found), showError);
    });
    $effect(() => {
      this.parts = null;
      this.#brought = {};
      void gameEntry(this.game?.id ?? '')
        ?.parts()
        .then((loaded) => (this.parts = loaded));
    });
  }

  bring(things: string[]): void {
    if (this.mode) this.#brought[this.mode.brings] = things;
  }

  /** The codes that the server takes for things to bring. */
  async codes(things: readonly string[]): Promise<string[]> {
    return this.parts ? [...(await this.parts.choiceCodes(things))] : [...things];
  }
}
