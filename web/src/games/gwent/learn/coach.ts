/** The progress of a lesson: which of its steps are done, as far as the table shows it. */

import { Learned } from '../../../shell/learn/learned';
import type { LessonInfo, LessonStep, Until } from '../../../shell/wire/protocol';
import { ROW_NAMES } from '../cards/catalogue';
import type { GwentView } from '../view';

export const learned = new Learned('sevencats.learned');

/** Return whether the table shows what a step waits for. */
export function reached(until: Until, view: GwentView): boolean {
  if (until.over) return view.public.over;
  if (until.round) return view.public.round >= until.round;
  if (until.leader) return view.public.leader_ready[view.seat ?? 0] === false;
  if (until.after) return !view.decisions.some(({ kind }) => kind === until.after);
  const zone = view.zones[until.zone ?? ''] ?? [];
  if (!until.card) return zone.length === 0;
  return zone.filter((card) => card === until.card).length >= (until.count ?? 1);
}

/** The number of the current step; completed steps stay completed, unless undone. */
export function stepOf(lesson: LessonInfo, view: GwentView): number {
  if (view.public.over) return lesson.steps.length;
  // A new round has cleared the table: the steps before it are done.
  const begun = lesson.steps.findLastIndex(({ until }) => Boolean(until.round) && reached(until, view));
  const open = lesson.steps.findIndex((step, index) => index > begun && !reached(step.until, view));
  return open < 0 ? lesson.steps.length : open;
}

export function won(view: GwentView): boolean {
  const side = view.public.side_of[view.seat ?? 0] ?? 0;
  return view.public.over && view.public.winners.includes(side);
}

/** The next action of a step: its move, or the answer to the question that it led to. */
export function toDo(step: LessonStep | undefined, view: GwentView | null): string {
  const decision = view?.decisions[0];
  const asked = decision && decision.kind !== 'turn' && decision.options.some(({ key }) => key === step?.then);
  return (asked ? step?.then : step?.do) ?? '';
}

/** The part of the board that an option stands for. */
export function pointsAt(doing: string): string {
  const [form, value = ''] = doing.split(':');
  const [row = '', unit] = value.split('.');
  const number = (ROW_NAMES as readonly string[]).indexOf(row);
  if (form === 'row') return `button[data-place="row:0:${number}"]`;
  if (form === 'target') return unit ? `[data-place="unit:0:${number}:${unit}"]` : `[data-choice="${value}"]`;
  if (form === 'redraw') return `[data-choice="${value}"]`;
  if (doing === 'pass') return '[data-spot="pass"]';
  if (doing === 'leader') return '[data-spot="leader"]';
  return `[data-hand="${doing.slice('play:'.length)}"]`;
}
