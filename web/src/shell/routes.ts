/** The screens of the page by the first part of their address, each loaded on demand. */

import { gameEntries, type Load } from '../games';

export const ROUTES: Partial<Record<string, Load>> = {
  ...Object.assign({}, ...gameEntries().map(([, { screens }]) => screens)),
  credits: () => import('./screens/Credits.svelte'),
  join: () => import('./lobby/Join.svelte'),
  match: () => import('./company/QuickMatch.svelte'),
  me: () => import('./screens/me/Profile.svelte'),
  new: () => import('./lobby/NewTable.svelte'),
  offline: () => import('./offline/Offline.svelte'),
  operator: () => import('./operator/Operator.svelte'),
  puzzle: () => import('./company/Puzzle.svelte'),
  notices: () => import('./screens/notices/Notices.svelte'),
  replay: () => import('./replay/ReplayRoute.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  settings: () => import('./screens/me/Settings.svelte'),
  tables: () => import('./lobby/Lobby.svelte'),
};
