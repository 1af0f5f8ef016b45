import { describe, expect, it } from 'vitest';

import type { LessonInfo } from '../../../shell/wire/protocol';
import type { OldWorldView } from '../view';
import { answersOf, isLost, pointsAt, reached, stepAfter } from './coach';

const LESSON: LessonInfo = {
  id: 'oldworld-ways',
  card: '',
  steps: [
    { do: 'move:hengfors', more: ['pay:card.slash'], until: { place: 'hengfors' } },
    { do: 'act', until: { zone: 'A.potions', size: 1 } },
    { do: 'end', until: { asked: 'phase2', least: { combat: 2 } } },
  ],
};

function view(place: string, kind: string, keys: string[], potions: string[] = [], combat = 1): OldWorldView {
  const witcher = { place, gold: 1, track: 0, level: 1, attributes: { combat } };
  const whole = { seat: 0, zones: { 'A.potions': potions }, decisions: [{ id: 1, kind, options: keys.map((key) => ({ key })) }], public: { witchers: [witcher], turns: 1 } };
  return JSON.parse(JSON.stringify(whole)) as OldWorldView;
}

describe('the coach (O35)', () => {
  it('goes on when the table shows that a step is done, and never back', () => {
    expect(stepAfter(LESSON, 0, view('vizima', 'phase1', ['move:hengfors']))).toBe(0);
    expect(stepAfter(LESSON, 0, view('hengfors', 'phase1', ['act']))).toBe(1);
    expect(stepAfter(LESSON, 0, view('hengfors', 'phase2', [], ['cat'], 2))).toBe(3);
    expect(stepAfter(LESSON, 2, view('vizima', 'phase1', ['end']))).toBe(2);
  });

  it('needs everything that a step waits for', () => {
    expect(reached({ asked: 'phase2', least: { combat: 2 } }, view('x', 'phase2', [], [], 1))).toBe(false);
  });

  it('points at the place first, then at the card that pays', () => {
    const first = pointsAt(LESSON.steps[0], view('vizima', 'phase1', ['move:hengfors', 'end']));
    expect(first).toContain('[data-place="hengfors"]');
    expect(first).not.toContain('slash');
    expect(pointsAt(LESSON.steps[0], view('vizima', 'pay', ['pay:card.slash', 'pay:gold']))).toContain('[data-hand="slash"]');
  });

  it('sees when one went another way', () => {
    expect(isLost(LESSON.steps[0], view('vizima', 'phase2', ['explore:city']))).toBe(true);
    expect(isLost(LESSON.steps[0], view('vizima', 'pay', ['pay:card.slash']))).toBe(false);
    expect(answersOf(undefined)).toEqual([]);
  });
});
