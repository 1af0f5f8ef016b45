/** The search for a rival: it continues on every screen. */

import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { showError } from '../lib/showError';
import { ask, mySeat } from '../wire/api';
import type { MatchState, QuickMatch } from '../wire/protocol';
import { keepToken } from '../wire/tokens';
import { keepSearching } from './searching.svelte';

const EVERY_MS = 2500;
const PATH = '/api/match';

class Search {
  state = $state.raw<MatchState | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  readonly on = $derived(this.state !== null && this.state.status !== 'idle');

  async begin(wanted: QuickMatch): Promise<void> {
    this.#take(await ask<MatchState>('POST', PATH, settings.lang, wanted));
  }

  resume(): void {
    void this.#look();
  }

  async accept(): Promise<void> {
    try {
      this.#take(await ask<MatchState>('POST', `${PATH}/accept`, settings.lang));
    } catch (error) {
      showError(error);
    }
  }

  async leave(): Promise<void> {
    this.#end();
    await ask('DELETE', PATH, settings.lang).catch(showError);
  }

  #take(state: MatchState): void {
    clearTimeout(this.#timer);
    if (state.status === 'idle') return this.#end();
    this.state = state;
    keepSearching(true);
    if (state.status === 'found' && state.table) void this.#go(state.table);
    else this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
  }

  async #look(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      this.#take(await ask<MatchState>('GET', PATH, settings.lang));
    } catch {
      // The connection may come back: until the server drops the search there is time to ask again.
      this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
    } finally {
      this.#busy = false;
    }
  }

  async #go(table: string): Promise<void> {
    this.#end();
    try {
      keepToken(table, (await mySeat(table, settings.lang)).token);
      router.go(`/table/${table}`);
    } catch (error) {
      showError(error);
    }
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.state = null;
    keepSearching(false);
  }
}

export const search = new Search();
