/** Games that start at a position: lessons, and playing on from a step of a replay. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { LessonInfo, MadeTable } from './protocol';

export function lessons(game: string, lang: Language): Promise<LessonInfo[]> {
  return ask<LessonInfo[]>('GET', `/api/lessons?game=${encodeURIComponent(game)}`, lang);
}

export function beginLesson(lesson: string, lang: Language): Promise<MadeTable> {
  return ask<MadeTable>('POST', `/api/lessons/${encodeURIComponent(lesson)}`, lang);
}

export function playFrom(
  table: string,
  step: number,
  seat: number,
  level: string,
  lang: Language,
): Promise<MadeTable> {
  const body = { step, seat, level };
  return ask<MadeTable>('POST', `/api/tables/${encodeURIComponent(table)}/branch`, lang, body);
}
