/** The last duel with a bot that was chosen on the first page. */

import { lastPlayed, keepPlayed } from '../../../shell/lib/visits';
import { LEADER_OF } from './leaders';

export interface LastDuel {
  /** A faction with its starter deck, or the id of a deck of the player's own. */
  deck: string;
  /** The name of a deck of the player's own. */
  name: string;
  leader: string;
  level: string;
  /** The faction of the rival; empty: any. */
  rival: string;
  /** The name of the rival, if the faction gives it one. */
  face: string;
}

const USUAL: LastDuel = { deck: 'northern_realms', name: '', leader: LEADER_OF.northern_realms, level: 'recruit', rival: 'nilfgaard', face: 'Perin' };

export function lastDuel(): LastDuel {
  return lastPlayed('gwent', USUAL);
}

export function keepDuel(duel: LastDuel): void {
  keepPlayed('gwent', duel);
}
