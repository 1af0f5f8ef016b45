/** Where a lesson stands: which of its steps are done, as far as the table shows it. */

import type { LessonInfo, Until } from '../../../shell/wire/protocol';
import type { GwentView } from '../view';

const KEY = 'sevencats.learned';

/** Whether what a step waits for is on the table. */
export function reached(until: Until, view: GwentView): boolean {
  if (until.over) return view.public.over;
  if (until.leader) return view.public.leader_ready[view.seat ?? 0] === false;
  const zone = view.zones[until.zone ?? ''] ?? [];
  if (!until.card) return zone.length === 0;
  return zone.filter((card) => card === until.card).length >= (until.count ?? 1);
}

/** The number of the step to do now; steps that were done stay done, unless taken back. */
export function stepOf(lesson: LessonInfo, view: GwentView): number {
  if (view.public.over) return lesson.steps.length;
  const open = lesson.steps.findIndex((step) => !reached(step.until, view));
  return open < 0 ? lesson.steps.length : open;
}

export function won(view: GwentView): boolean {
  const side = view.public.side_of[view.seat ?? 0] ?? 0;
  return view.public.over && view.public.winners.includes(side);
}

/** What on the board a step points at. */
export function pointsAt(doing: string): string {
  if (doing === 'pass') return '[data-spot="pass"]';
  if (doing === 'leader') return '[data-spot="leader"]';
  return `[data-hand="${doing.slice('play:'.length)}"]`;
}

export function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function keepLearned(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), lesson])]));
  } catch {
    // A browser without storage forgets what was learned; the player does not.
  }
}
