import { describe, expect, it } from 'vitest';

import { publicPart, viewWith } from '../fixtures';
import type { GwentInsight, GwentView } from '../view';
import { layOut, movedCards } from './model';
import { Play } from './play.svelte';

function view(changes: Partial<GwentView> = {}): GwentView {
  return viewWith({
    zones: {
      'A.hand': ['ghoul', 'harpy', 'biting_frost'],
      'A.deck': [null, null],
      'B.hand': [null, null],
      'B.deck': [null],
      'A.board.close': ['nekker'],
      'A.board.ranged': [],
      'A.board.siege': [],
      'A.row_special.close': ['commanders_horn'],
      'A.discard': ['fiend'],
      'B.board.close': ['ves'],
      'B.discard': [],
      weather: ['impenetrable_fog'],
    },
    handles: { 'A.hand': [11, 12, 13], 'A.board.close': [14], 'A.row_special.close': [15], 'A.discard': [16], 'B.board.close': [17], weather: [18] },
    public: publicPart({
      round: 2,
      passed: [false, true],
      gems: [2, 1],
      horns: 0b001000,
      strengths: [[4], [], [], [5], [], []],
      totals: [4, 5],
      last_round: [3, 9, 1],
    }),
    asked: [0],
    decisions: [
      {
        id: 7,
        kind: 'turn',
        source: '',
        options: ['leader', 'pass', 'play:ghoul', 'play:harpy'].map((key) => ({ key })),
      },
    ],
    ...changes,
  });
}

describe('a view laid out', () => {
  const shown = view();
  const board = layOut(shown);

  it('has both sides with rows, totals and piles', () => {
    expect(board.sides.map((side) => side.total)).toEqual([4, 5]);
    expect(board.sides[0]?.mine).toBe(true);
    expect(board.sides[0]?.rows[0]?.cards[0]).toMatchObject({ id: 'nekker', strength: 4 });
    expect(board.sides[0]?.rows[0]?.special[0]?.id).toBe('commanders_horn');
    expect(board.sides[1]?.rows[0]?.leaderHorn).toBe(true);
    expect(board.sides[0]?.discard).toHaveLength(1);
  });

  it('knows the rows under weather, and who has passed', () => {
    expect(board.sides.map((side) => side.rows.map((row) => row.weather))).toEqual([
      [false, true, false],
      [false, true, false],
    ]);
    expect(board.sides[1]?.seats[0]).toMatchObject({ passed: true, deck: 1 });
  });
});

describe('cards are followed by their handles', () => {
  const { zones, handles } = view();

  it('while they lie still, and when they move', () => {
    const next = view({
      zones: { ...zones, 'A.hand': ['harpy', 'biting_frost'], 'A.board.close': ['nekker', 'ghoul'] },
      handles: { ...handles, 'A.hand': [12, 13], 'A.board.close': [14, 11] },
    });
    expect(layOut(next).sides[0]?.rows[0]?.cards.map(({ key }) => key)).toEqual(['h14', 'h11']);
    expect([...movedCards(view(), next)]).toEqual(['h11']);
    expect(movedCards(view(), view()).size).toBe(0);
  });

  it('when a hidden card is turned up', () => {
    const next = view({ zones: { ...zones, 'B.hand': [null], 'B.board.close': ['ves', 'ves'] }, handles: { ...handles, 'B.board.close': [17, 19] } });
    expect([...movedCards(view(), next)]).toEqual(['h19']);
  });

  it('and those that lie face down have a key of their place', () => {
    expect(layOut(view()).sides[1]?.seats[0]?.hand.map(({ key }) => key)).toEqual(['B.hand.0', 'B.hand.1']);
  });
});

describe('playing', () => {
  function table(insight: GwentInsight | null = null): { play: Play; sent: [number, ...string[]][] } {
    const sent: [number, ...string[]][] = [];
    const play = new Play(() => ({ pick: (decision, keys) => String(sent.push([decision, ...keys])), takeBack: () => undefined }));
    play.show(view(), { insight });
    return { play, sent };
  }

  it('a held card lights its rows, and a row plays it', () => {
    const { play, sent } = table();
    const ghoul = play.hand[0];
    if (!ghoul) throw new Error('no card');
    play.hold(ghoul);
    expect([...play.lit.keys()]).toEqual(['row:0:0']);
    expect(play.choose('row:0:1')).toBe(false);
    expect(play.choose('row:0:0')).toBe(true);
    expect(sent).toEqual([[7, 'play:ghoul']]);
  });

  it('a card and its row are one message', () => {
    const plays = Object.fromEntries(['play:ghoul', 'play:harpy/row:close', 'play:harpy/row:ranged'].map((key) => [key, { totals: [9, 5] }]));
    const { play, sent } = table({ why: {}, plays, cannot: {}, goes: {} });
    const harpy = play.hand[1];
    if (!harpy) throw new Error('no card');
    play.hold(harpy);
    play.choose('row:0:1');
    expect(sent).toEqual([[7, 'play:harpy', 'row:ranged']]);
  });

  it('where nobody can say beforehand what is asked, the chosen row answers it', () => {
    const { play, sent } = table();
    const harpy = play.hand[1];
    if (!harpy) throw new Error('no card');
    play.hold(harpy);
    play.choose('row:0:1');
    const options = ['row:close', 'row:ranged'].map((key) => ({ key }));
    play.show(view({ decisions: [{ id: 8, kind: 'row', source: 'harpy', options }] }));
    expect(sent).toEqual([
      [7, 'play:harpy'],
      [8, 'row:ranged'],
    ]);
  });

  it('a Decoy lights the units it can take, and no row', () => {
    const { play, sent } = table();
    const options = [{ key: 'play:decoy' }];
    const { zones, handles } = view();
    play.show(
      view({
        zones: { ...zones, 'A.hand': ['decoy'], 'A.board.close': ['nekker', 'draug'] },
        handles: { ...handles, 'A.hand': [21], 'A.board.close': [14, 22] },
        decisions: [{ id: 9, kind: 'turn', source: '', options }],
      }),
    );
    const decoy = play.hand[0];
    if (!decoy) throw new Error('no card');
    play.hold(decoy);
    expect([...play.lit.keys()]).toEqual(['unit:0:0:nekker']);
    expect(play.choose('unit:0:0:draug')).toBe(false);
    play.choose('unit:0:0:nekker');
    expect(sent).toEqual([[9, 'play:decoy']]);
  });

  it('a spy among several rivals is given to the one who is chosen', () => {
    const { play, sent } = table();
    const options = ['to:B', 'to:C'].map((key) => ({ key }));
    const open = publicPart({ sides: ['A', 'B', 'C'], seats: ['A', 'B', 'C'], side_of: [0, 1, 2] });
    play.show(view({ public: open, decisions: [{ id: 8, kind: 'receiver', source: 'thaler', options }] }));
    expect([...play.receivers.keys()]).toEqual([1, 2]);
    expect(play.chooseReceiver(0)).toBe(false);
    expect(play.chooseReceiver(2)).toBe(true);
    expect(sent).toEqual([[8, 'to:C']]);
  });

  it('totals change when the cards have landed', async () => {
    const { play } = table();
    let landed = (): void => undefined;
    play.showing.perform = () => new Promise((done) => (landed = done));
    const events = [{ kind: 'played', seat: 0, handle: 11, card: 'ghoul', args: [] }];
    play.show(view({ public: publicPart({ totals: [9, 5] }) }), { events });
    const { mine } = play;
    if (!mine) throw new Error('no side');
    await Promise.resolve();
    play.showing.fly(['h11']);
    expect([play.showing.totalOf(mine), play.showing.flying.has('h11')]).toEqual([4, true]);
    landed();
    await new Promise((done) => setTimeout(done));
    expect([play.showing.totalOf(mine), play.showing.flying.size]).toEqual([9, 0]);
  });

  it('a card that is not listed cannot be held', () => {
    const { play } = table();
    const frost = play.hand[2];
    if (!frost) throw new Error('no card');
    expect(play.canPlay(frost)).toBe(false);
  });

  it('a move that is asked about is sent with a yes, and forgotten with a no', () => {
    const { play, sent } = table();
    play.propose('pass');
    expect(play.proposal).toEqual({ key: 'pass', risk: 'pass' });
    play.confirm(false);
    expect([play.proposal, sent]).toEqual([null, []]);
    play.propose('pass');
    play.confirm(true);
    expect([play.proposal, sent]).toEqual([null, [[7, 'pass']]]);
  });
});
