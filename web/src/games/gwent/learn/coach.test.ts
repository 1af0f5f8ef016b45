// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import type { LessonInfo } from '../../../shell/wire/protocol';
import { publicPart, viewWith } from '../fixtures';
import type { GwentView } from '../view';
import { learned, pointsAt, stepOf, toDo, won } from './coach';

function view(zones: Record<string, string[]>, open: Partial<GwentView['public']> = {}): GwentView {
  return viewWith({ zones, public: publicPart(open) });
}

const lesson: LessonInfo = {
  id: 'x',
  card: 'ves',
  steps: [
    { do: 'play:ves', until: { zone: 'A.board.close', card: 'ves' } },
    { do: 'play:clear_weather', until: { zone: 'weather' } },
    { do: 'leader', until: { leader: true } },
    { do: 'pass', until: { over: true } },
  ],
};

describe('the coach', () => {
  it('goes on as the table changes, and back when a move is taken back', () => {
    const rain = { weather: ['torrential_rain'] };
    expect(stepOf(lesson, view(rain))).toBe(0);
    expect(stepOf(lesson, view({ ...rain, 'A.board.close': ['ves'] }))).toBe(1);
    expect(stepOf(lesson, view({ weather: [], 'A.board.close': ['ves'] }))).toBe(2);
    const used = view({ weather: [], 'A.board.close': ['ves'] }, { leader_ready: [false, false] });
    expect(stepOf(lesson, used)).toBe(3);
    expect(stepOf(lesson, view({}, { over: true }))).toBe(4);
  });

  it('knows who won', () => {
    expect(won(view({}, { over: true, winners: [0] }))).toBe(true);
    expect(won(view({}, { over: true, winners: [1] }))).toBe(false);
    expect(won(view({}))).toBe(false);
  });

  it('points at cards, the leader and the pass button', () => {
    expect(pointsAt('play:ves')).toBe('[data-hand="ves"]');
    expect(pointsAt('leader')).toContain('leader');
    expect(pointsAt('pass')).toContain('pass');
  });

  it('remembers what was learned', () => {
    learned.keep('rows');
    learned.keep('rows');
    expect(learned.all()).toEqual(['rows']);
  });

  it('points at the answer to a question that a move led to', () => {
    const step = { do: 'play:dun_banner_medic', until: {}, then: 'target:ves' };
    const asked = { id: 1, kind: 'revive', source: '', options: [{ key: 'target:ves' }] };
    const table = viewWith({ public: publicPart({}), decisions: [asked] });
    expect(toDo(step, table)).toBe('target:ves');
    expect(toDo(step, { ...table, decisions: [] })).toBe('play:dun_banner_medic');
    expect(['target:ves', 'target:close.ves', 'row:siege'].map(pointsAt)).toEqual([
      '[data-choice="ves"]',
      '[data-place="unit:0:0:ves"]',
      'button[data-place="row:0:2"]',
    ]);
  });

  it('does not go back because a new round has cleared the table', () => {
    const steps = [
      { do: 'play:ves', until: { zone: 'A.board.close', card: 'ves' } },
      { do: 'pass', until: { round: 2 } },
      { do: 'play:keira_metz', until: { zone: 'A.board.ranged', card: 'keira_metz' } },
    ];
    expect(stepOf({ ...lesson, steps }, view({}, { round: 1 }))).toBe(0);
    expect(stepOf({ ...lesson, steps }, view({}, { round: 2 }))).toBe(2);
  });
});
