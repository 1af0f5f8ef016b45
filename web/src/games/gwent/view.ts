/** A Gwent table as the server shows it to one seat. */

export interface Option {
  key: string;
}

export interface Decision {
  id: number;
  kind: string;
  source: string;
  options: Option[];
}

export interface GwentPublic {
  mode: string;
  seats: string[];
  sides: string[];
  side_of: number[];
  factions: string[];
  leaders: string[];
  leader_ready: boolean[];
  leader_works: boolean[];
  round: number;
  turn: number;
  starter: number;
  passed: boolean[];
  gems: number[];
  points: number[];
  /** Leader horns: bit side * 3 + row. */
  horns: number;
  /** Per row (side * 3 + row) the strength of each card. */
  strengths: number[][];
  totals: number[];
  /** Totals of the last round, then its winner (-1: a tie). */
  last_round: number[];
  over: boolean;
  winners: number[];
  /** A tournament: who picks first, the decks picked for this game (-1: not yet), and per seat the
   * bits of those that have won. */
  match: { first: number; picks: number[]; locked: number[] } | null;
  /** The tournament decks in play; empty while they are being picked. */
  decks_in_play: number[];
}

export interface GwentView {
  game: string;
  seat: number | null;
  /** Zone to its cards in order; null where the seat may not know the card. */
  zones: Record<string, (string | null)[]>;
  /** Zones with known cards to the handles of their cards; 0 where the seat does not know the card. */
  handles: Record<string, number[]>;
  public: GwentPublic;
  asked: number[];
  decisions: Decision[];
}

/** The strength of a card after each step of the rules; a step may be missing. */
export interface Steps {
  printed: number;
  spy?: number;
  weather: number;
  bond: number;
  morale: number;
  horn: number;
  result: number;
}

export interface Outcome {
  totals: number[];
  /** Cards that would leave the battlefield: zone and card. */
  gone: [string, string][];
}

/** Where a card of the hand goes, on which rows, and which of them are taken. */
export interface Goes {
  to: 'own' | 'enemy' | 'beside' | 'unit' | 'weather' | 'anywhere';
  rows?: number[];
  taken?: number[];
}

export interface DeckFace {
  faction: string;
  leader: string;
}

/** What helps to understand a table, made by the engine. */
export interface Insight {
  /** Row zone to the steps of each of its cards. */
  why: Record<string, Steps[]>;
  /** Option, or `option/row`, to what it would come to. */
  plays: Record<string, Outcome>;
  /** Card (`*`: all of the hand) or `leader` to the code why it cannot be played now. */
  cannot?: Record<string, string>;
  /** Card to where it goes. */
  goes?: Record<string, Goes>;
  /** A tournament: per seat its decks, null where one has not seen them. */
  decks?: (DeckFace | null)[][];
}
