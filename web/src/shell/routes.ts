/** The screens that stand beside the board, each loaded when it is asked for. */

import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

export const ROUTES: Partial<Record<string, Load>> = {
  decks: () => import('../games/gwent/decks/Decks.svelte'),
  join: () => import('./lobby/Join.svelte'),
  learn: () => import('../games/gwent/learn/Learn.svelte'),
  me: () => import('./screens/me/Profile.svelte'),
  new: () => import('./lobby/NewTable.svelte'),
  replay: () => import('./replay/ReplayRoute.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  settings: () => import('./screens/me/Settings.svelte'),
  tables: () => import('./lobby/Lobby.svelte'),
};
