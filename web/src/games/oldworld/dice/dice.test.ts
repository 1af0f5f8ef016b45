import { describe, expect, it } from 'vitest';

import type { PokerView } from '../view';
import { ALONE, LOCALS, sidesOf, throwPicks } from './model';

function poker(changes: Partial<PokerView>): PokerView {
  return { seat: 0, rival: 1, dice: [5, 5, 2, 5, 1, 6, 4, 6, 2, 4], chosen: [], turn: 1, hands: ['three', 'two_pairs'], pot: 3, ...changes };
}

describe('the sides of dice poker', () => {
  it('show one’s own row below', () => {
    const [mine, theirs] = sidesOf(poker({}), 1);
    expect([mine.seat, mine.hand, mine.throwing]).toEqual([1, 'two_pairs', false]);
    expect([theirs?.seat, theirs?.hand, theirs?.throwing]).toEqual([0, 'three', true]);
  });

  it('have the locals above, and nobody where one plays alone', () => {
    expect(sidesOf(poker({ rival: LOCALS, turn: 0 }), 1)[1]).toMatchObject({ seat: LOCALS, throwing: true });
    const [mine, nobody] = sidesOf(poker({ rival: ALONE, dice: [1, 1, 2, 3, 4], hands: ['pair'] }), 0);
    expect([mine.hand, nobody]).toEqual(['pair', null]);
  });
});

describe('what is sent for a throw', () => {
  it('names the dice that are not held, and ends the choice', () => {
    expect(throwPicks([true, true, false, true, false], [])).toEqual(['reroll:3', 'reroll:5', 'done']);
    expect(throwPicks([true, true, false, true, false], [3])).toEqual(['reroll:5', 'done']);
    expect(throwPicks([true, true, true, true, true], [])).toEqual(['done']);
  });

  it('does not end a choice that ends by itself', () => {
    expect(throwPicks([false, false, false, false, false], [])).toHaveLength(5);
    expect(throwPicks([false, false, false, false, false], [1, 2])).toEqual(['reroll:3', 'reroll:4', 'reroll:5']);
  });
});
