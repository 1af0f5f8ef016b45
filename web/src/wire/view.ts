/** A Gwent table as the server shows it to one seat. */

export interface Option {
  key: string;
  arg: number;
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
}

export interface GwentView {
  game: string;
  seat: number | null;
  /** Zone to its cards in order; null where the seat may not know the card. */
  zones: Record<string, (string | null)[]>;
  public: GwentPublic;
  asked: number[];
  decisions: Decision[];
}
