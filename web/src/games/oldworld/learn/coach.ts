/** Where a lesson stands: which of its steps are done, as far as the table shows it, and what to do next. */

import { Learned } from '../../../shell/learn/learned';
import type { LessonInfo, LessonStep, Until } from '../../../shell/wire/protocol';
import type { OldWorldView } from '../view';

export const learned = new Learned('sevencats.learned.oldworld');

/** A lesson by its name in this game. */
export function nameOf(id: string): string {
  return id.replace('oldworld-', '');
}

/** A card may have something before its name: `pay:card.x`, `gain:3.x`. */
const CARD = /^(?:play|discard|trash|pay:card|gain:\d+)[:.](.+)$/;

/** Whether all that a step waits for is seen on the table. */
export function reached(until: Until, view: OldWorldView): boolean {
  const own = view.seat ?? 0;
  const witcher = view.public.witchers[own];
  const zone = view.zones[until.zone ?? ''] ?? [];
  const numbers: Partial<Record<string, number>> = { ...witcher?.attributes, gold: witcher?.gold ?? 0, track: witcher?.track ?? 0, level: witcher?.level ?? 0 };
  return (
    (!until.place || witcher?.place === until.place) &&
    (!until.asked || view.decisions.some(({ kind }) => kind === until.asked)) &&
    (!until.turn || view.public.turns >= until.turn) &&
    (!until.card || zone.includes(until.card)) &&
    (!until.size || zone.length >= until.size) &&
    Object.entries(until.least ?? {}).every(([name, n]) => (numbers[name] ?? 0) >= n)
  );
}

/** The step to do after those that are done already. */
export function stepAfter({ steps }: LessonInfo, done: number, view: OldWorldView): number {
  const open = steps.findIndex(({ until }, at) => at >= done && !reached(until, view));
  return open < 0 ? steps.length : open;
}

/** The answers of a step, in their order. */
export function answersOf(step: LessonStep | undefined): string[] {
  return step ? [step.do, ...(step.more ?? [])] : [];
}

/** Whether one is asked something that the lesson has no answer to: one went another way. */
export function isLost(step: LessonStep | undefined, view: OldWorldView): boolean {
  const keys = view.decisions.flatMap(({ options }) => options.map(({ key }) => key));
  return keys.length > 0 && !keys.some((key) => answersOf(step).includes(key));
}

/** What on the table stands for an answer: a place, a card, a button. */
function spotsOf(key: string): string[] {
  const card = CARD.exec(key)?.[1];
  const place = /^move:(.+)$/.exec(key)?.[1];
  return [`[data-key="${key}"]`, ...(card ? [`[data-hand="${card}"]`] : []), ...(place ? [`[data-place="${place}"]`] : [])];
}

/** What shines now: the answers that may be given, and the button that confirms them. */
export function pointsAt(step: LessonStep | undefined, view: OldWorldView): string {
  const open = view.decisions.flatMap(({ kind, options }) => (kind === 'fight_turn' ? [] : options.map(({ key }) => key)));
  const answers = answersOf(step);
  const now = open.length ? answers.filter((key) => open.includes(key)) : answers;
  return [...now.flatMap(spotsOf), '[data-spot="confirm"]:enabled', '[data-spot="throw"]'].join(',');
}
