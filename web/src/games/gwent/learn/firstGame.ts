/** A whole duel with a starter deck against the easiest bot, and the coach beside it. */

import { sitDown } from '../../../shell/lobby/sitDown';

export function firstGame(): Promise<void> {
  const seats = [{ choice: ['northern_realms'] }, { bot: 'recruit', choice: ['nilfgaard'] }];
  return sitDown({ game: 'gwent', mode: 'duel', seats }, { query: '?coach=1' });
}
