/** The screens that stand beside the board, each loaded when it is asked for. */

import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

export const BESIDE: Partial<Record<string, Load>> = {
  decks: () => import('./decks/Decks.svelte'),
  join: () => import('./tables/Join.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  me: () => import('./me/Profile.svelte'),
  new: () => import('./tables/NewTable.svelte'),
  replay: () => import('./replay/ReplayRoute.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  settings: () => import('./me/Settings.svelte'),
  tables: () => import('./tables/Lobby.svelte'),
};
