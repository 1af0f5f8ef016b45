// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import type { ModeOffer } from '../wire/protocol';
import { chosenOptions, clashesWith, FRIEND, inviteLink, openSeats, optionRows, paceOf, readyMade, seatCount, seatsFor, withChoice, type Seating } from './setup';

function mode(changes: Partial<ModeOffer>): ModeOffer {
  return { id: 'duel', name: '', seats: [2], labels: [], virtual: [], brings: 1, readyMade: [], options: [], ...changes };
}

function seating(sitters: string[], changes: Partial<Seating> = {}): Seating {
  return { company: 'friends', sitters, decks: [], names: [], ...changes };
}

describe('a new table', () => {
  it('asks for everybody but the maker and the seats the rules play', () => {
    expect(openSeats(mode({ seats: [3, 4, 5] }), 4)).toEqual([1, 2, 3]);
    expect(openSeats(mode({ virtual: [1] }), 2)).toEqual([]);
  });

  it('puts bots and free seats where they were chosen', () => {
    const seats = seatsFor(mode({ seats: [3] }), 3, seating(['', 'captain', FRIEND]), ['monsters']);
    expect(seats).toEqual([{ choice: ['monsters'] }, { bot: 'captain' }, {}]);
  });

  it('gives a bot the deck that was chosen for it, where it brings one', () => {
    const decks = ['', 'skellige', ''];
    expect(seatsFor(mode({}), 2, seating(['', 'captain'], { decks }), [])[1]).toEqual({ bot: 'captain', choice: ['skellige'] });
    expect(seatsFor(mode({ brings: 3 }), 2, seating(['', 'captain'], { decks }), [])[1]).toEqual({ bot: 'captain' });
  });

  it('names the people at one screen and gives each a deck', () => {
    const hot = seating(['', FRIEND, 'captain'], { company: 'screen', decks: ['', 'skellige', 'monsters'], names: ['Ana', 'Bert', ''] });
    expect(seatsFor(mode({ seats: [3] }), 3, hot, ['nilfgaard'])).toEqual([
      { choice: ['nilfgaard'], name: 'Ana' },
      { choice: ['skellige'], name: 'Bert' },
      { bot: 'captain', choice: ['monsters'] },
    ]);
  });

  it('has no seat for who looks at bots', () => {
    const bots = seating(['captain', 'recruit'], { company: 'bots', decks: ['monsters', ''] });
    expect(openSeats(mode({}), 2, 'bots')).toEqual([0, 1]);
    expect(seatsFor(mode({}), 2, bots, ['nilfgaard'])).toEqual([{ bot: 'captain', choice: ['monsters'] }, { bot: 'recruit' }]);
  });

  it('offers what the chosen options add', () => {
    const offer = mode({ readyMade: ['wolf'], options: ['ciri', 'manticore'], added: { ciri: ['ciri'], manticore: ['manticore'] } });
    expect(readyMade(offer, [])).toEqual(['wolf']);
    expect(readyMade(offer, ['ciri'])).toEqual(['wolf', 'ciri']);
  });

  it('shows options that belong together in a row of their own', () => {
    const offer = mode({ options: ['hunt', 'bombs', 'ciri', 'mutagens'], optionGroups: [{ name: 'Trail', options: ['mutagens', 'bombs', 'gone'] }] });
    expect(optionRows(offer)).toEqual([
      { name: '', options: ['hunt', 'ciri'] },
      { name: 'Trail', options: ['mutagens', 'bombs'] },
    ]);
  });

  it('shows no empty row', () => {
    expect(optionRows(mode({ options: ['hunt'], optionGroups: [{ name: 'Trail', options: ['bombs'] }] }))).toEqual([{ name: '', options: ['hunt'] }]);
  });

  it('bars what does not go with the options chosen', () => {
    const offer = mode({ options: ['hunt', 'sea'], clashes: { hunt: ['sea'], sea: ['hunt'] } });
    expect(clashesWith(offer, ['sea'], 'hunt')).toEqual(['sea']);
    expect(clashesWith(offer, [], 'hunt')).toEqual([]);
  });

  it('keeps what is chosen about the options that are played with', () => {
    const side = { name: 'Side', words: ['hunt:a', 'hunt:b'], names: ['A', 'B'], usual: 'hunt:a' };
    const sets = { name: 'Sets', words: ['cards:x', 'cards:y'], names: ['X', 'Y'], many: true };
    const offer = mode({ options: ['cards', 'hunt'], choices: { hunt: [side], cards: [sets] } });
    const words = withChoice(withChoice(['cards:y'], side, 'hunt:a'), side, 'hunt:b');
    expect(words).toEqual(['cards:y', 'hunt:b']);
    expect(withChoice(words, side, '')).toEqual(['cards:y']);
    expect(chosenOptions(offer, ['hunt'], words)).toEqual(['hunt', 'hunt:b']);
    expect(chosenOptions(offer, ['hunt', 'cards', 'gone'], words)).toEqual(['cards', 'hunt', 'cards:y', 'hunt:b']);
  });

  it('has a clock by seconds or by days', () => {
    expect(paceOf('live', 30)).toEqual({ kind: 'live', move: 30, bank: 60 });
    expect(paceOf('turns', 2)).toEqual({ kind: 'turns', move: 172_800 });
    expect(paceOf('untimed', 60)).toEqual({ kind: 'untimed' });
  });

  it('keeps the number of seats where the mode has it', () => {
    expect(seatCount(mode({ seats: [3, 4, 5] }), 4)).toBe(4);
    expect(seatCount(mode({ seats: [3, 4, 5] }), 2)).toBe(3);
  });

  it('is found by a link', () => {
    expect(inviteLink('ABC')).toMatch(/#\/join\/ABC$/);
  });
});
