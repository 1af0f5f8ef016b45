import { describe, expect, it, vi } from 'vitest';

import type { DecisionView } from '../wire/protocol';
import { Answering, type AnswerHooks, type Asked } from './answering.svelte';

/** A decision with options `a`, `b` and `c`. */
function decision(id: number): DecisionView {
  return { id, kind: `kind ${id}`, source: '', options: ['a', 'b', 'c'].map((key) => ({ key })) };
}

function asked(...ids: number[]): Asked {
  return { view: { decisions: ids.map(decision) } };
}

/** A seat with decision 1, and the messages it sends. */
function seat(hooks: AnswerHooks = {}) {
  const sent: [number, ...string[]][] = [];
  const takeBack = vi.fn();
  const answering = new Answering(() => ({ pick: (id, keys) => `m${sent.push([id, ...keys])}`, takeBack }), hooks);
  answering.show(asked(1));
  return { answering, sent, takeBack };
}

describe('an answer', () => {
  it('is sent once, however often it is clicked', () => {
    const { answering, sent } = seat();
    answering.answer('a');
    answering.answer('a');
    answering.stage('b');
    answering.confirm();
    expect(sent).toEqual([[1, 'a']]);
    expect(answering.waiting).toBe(true);
  });

  it('has all that is staged, in one message', () => {
    const { answering, sent } = seat();
    answering.stage('a', 'row:close');
    expect(sent).toEqual([]);
    answering.confirm();
    expect(sent).toEqual([[1, 'a', 'row:close']]);
    expect(answering.staged).toEqual([]);
  });

  it('is over when its decision is gone', () => {
    const { answering, sent } = seat();
    answering.answer('a');
    answering.show(asked(2));
    expect(answering.waiting).toBe(false);
    answering.answer('b');
    expect(sent.at(-1)).toEqual([2, 'b']);
  });

  it('is over when it is confirmed, though its decision stays open', () => {
    const { answering } = seat();
    answering.answer('a');
    answering.settle('another message');
    expect(answering.waiting).toBe(true);
    answering.settle('m1');
    expect(answering.waiting).toBe(false);
  });

  it('is none where nothing is chosen or nothing is asked', () => {
    const { answering, sent } = seat();
    answering.confirm();
    answering.show(asked());
    answering.answer('a');
    expect(sent).toEqual([]);
    expect(answering.waiting).toBe(false);
  });

  it('goes nowhere without a line', () => {
    const answering = new Answering();
    answering.show(asked(1));
    answering.answer('a');
    expect(answering.waiting).toBe(false);
  });
});

describe('what is staged', () => {
  it('and refused leaves the decision open, with nothing chosen', () => {
    const { answering, sent } = seat();
    answering.stage('a');
    answering.confirm();
    answering.settle('m1');
    expect([answering.waiting, answering.staged, answering.decision?.id]).toEqual([false, [], 1]);
    answering.stage('b');
    answering.confirm();
    expect(sent).toEqual([[1, 'a'], [1, 'b']]);
  });

  it('is dropped when another decision takes the place of this one', () => {
    const { answering, sent } = seat();
    answering.stage('a');
    answering.show(asked(2));
    answering.confirm();
    expect(answering.staged).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('stays while others move', () => {
    const { answering } = seat();
    answering.stage('a', 'b');
    answering.show(asked(1));
    expect(answering.staged).toEqual(['a', 'b']);
  });

  it('is chosen and put down again by one option', () => {
    const { answering } = seat();
    answering.toggle('a');
    answering.toggle('b');
    expect(answering.staged).toEqual(['b']);
    answering.toggle('b');
    expect(answering.staged).toEqual([]);
  });
});

describe('a connection that was lost', () => {
  it('and is back with the same decision: the answer is sent again, and no other can be given', () => {
    const { answering, sent } = seat();
    answering.answer('a');
    answering.show(asked(1));
    expect(answering.waiting).toBe(true);
    answering.answer('b');
    expect(sent).toEqual([[1, 'a']]);
    answering.settle('m1');
    expect(answering.waiting).toBe(false);
  });

  it('and is back after the answer was taken: the next decision is open', () => {
    const { answering } = seat();
    answering.answer('a');
    answering.show(asked(3));
    expect([answering.waiting, answering.decision?.id]).toEqual([false, 3]);
  });
});

describe('a pause', () => {
  it('asks nothing and sends nothing, then asks again', () => {
    const { answering, sent } = seat();
    answering.stage('a');
    answering.pause(true);
    expect([answering.decision, answering.kind, answering.staged]).toEqual([null, '', []]);
    answering.answer('a');
    expect(sent).toEqual([]);
    answering.pause(false);
    expect([answering.decision?.id, answering.staged]).toEqual([1, []]);
  });
});

describe('several open decisions', () => {
  it('are answered one at a time, and one can turn to any', () => {
    const { answering, sent } = seat();
    answering.show(asked(1, 2));
    answering.stage('a');
    answering.turnTo(2);
    expect([answering.decision?.id, answering.staged]).toEqual([2, []]);
    answering.answer('b');
    expect(sent).toEqual([[2, 'b']]);
    answering.show(asked(1));
    expect([answering.decision?.id, answering.waiting]).toEqual([1, false]);
  });
});

describe('a game', () => {
  it('hears of another decision and of an answer that is sent', () => {
    const heard: string[] = [];
    const { answering } = seat({ changed: () => heard.push('changed'), sent: () => heard.push('sent') });
    heard.length = 0;
    answering.show(asked(1));
    answering.answer('a');
    answering.show(asked(2));
    expect(heard).toEqual(['sent', 'changed']);
  });

  it('has the question in words, and what can be taken back', () => {
    const { answering, takeBack } = seat();
    const question = { decision: 1, text: 'Which?', options: ['A', 'B', 'C'] };
    answering.show({ ...asked(1), questions: [question], noUndo: 'Nothing was done yet.' });
    expect(answering.question?.text).toBe('Which?');
    expect([answering.undoable, answering.noUndo]).toEqual([false, 'Nothing was done yet.']);
    answering.takeBack();
    expect(takeBack).toHaveBeenCalledOnce();
  });
});
