import { describe, expect, it } from 'vitest';

import type { FightPoint, TurnPoint } from '../generated/oldworld';
import { turnsOf } from './review';

const turn = (step: number, seat: number, round: number): TurnPoint => ({ turn: 1, round, seat, step, track: [0, 0], level: [1, 1], cards: [10, 10], gold: [0, 0] });
const fight = (step: number, until: number): FightPoint => ({ step, until, round: 1, seat: 0, against: 'ghoul', result: 'defeated', turns: [], left: [] });

describe('a replay by turn', () => {
  it('has every turn but the end, and each fight in the turn it ended in', () => {
    const told = turnsOf({ turns: [turn(2, 1, 1), turn(10, 0, 1), turn(25, 0, 1)], fights: [fight(4, 9), fight(11, 10), fight(12, 24)], stories: [], moments: [] }, ['Ana', 'Bert']);
    expect(told.map(({ at }) => at)).toEqual([2, 10]);
    expect(told.map(({ title }) => title.split(' · ')[1])).toEqual(['Bert', 'Ana']);
    expect(told.map(({ notes }) => notes.map(({ at }) => at))).toEqual([[4], [11, 12]]);
  });

  it('has one turn where a game began and ended within it', () => {
    const told = turnsOf({ turns: [turn(9, 0, 1)], fights: [fight(1, 8)], stories: [], moments: [] }, ['Ana']);
    expect(told.map(({ at, notes }) => [at, notes.length])).toEqual([[0, 1]]);
  });
});
