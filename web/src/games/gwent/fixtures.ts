/** Views for tests: a duel at its beginning, with what a test changes. */

import type { GwentPublic, GwentView } from './view';

export function publicPart(changes: Partial<GwentPublic> = {}): GwentPublic {
  return {
    mode: 'duel',
    seats: ['A', 'B'],
    sides: ['A', 'B'],
    side_of: [0, 1],
    factions: ['monsters', 'northern_realms'],
    leaders: ['eredin_bringer_of_death', 'foltest_son_of_medell'],
    public_lists: [true, true],
    leader_ready: [true, false],
    leader_works: [true, true],
    round: 1,
    turn: 0,
    starter: 0,
    passed: [false, false],
    gems: [2, 2],
    points: [0, 0],
    horns: 0,
    strengths: [[], [], [], [], [], []],
    totals: [0, 0],
    played_by: {},
    last_round: [],
    turned_up: [],
    decks_in_play: [],
    match: null,
    over: false,
    winners: [],
    ...changes,
  };
}

export function viewWith(changes: Partial<GwentView> = {}): GwentView {
  return {
    game: 'gwent',
    seat: 0,
    zones: {},
    handles: {},
    public: publicPart(),
    private: {},
    asked: [],
    decisions: [],
    ...changes,
  };
}
