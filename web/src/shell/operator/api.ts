/** Requests of operators. For everybody else the server answers 404. */

import type { Language } from '../lib/languages';
import { ask } from '../wire/api';
import type { OperatorAct, OperatorHealth, OperatorPerson, OperatorReport, OperatorRivals, OperatorTable } from '../wire/protocol';

/** The most rows that the server returns. */
export const LISTED = 200;

function path(...parts: string[]): string {
  return ['/api/operator', ...parts.map(encodeURIComponent)].join('/');
}

export function tablesOf(status: string, game: string, lang: Language): Promise<OperatorTable[]> {
  return ask('GET', `${path('tables')}?status=${status}&game=${encodeURIComponent(game)}`, lang);
}

export function endTable(table: string, note: string, lang: Language): Promise<null> {
  return ask('POST', path('tables', table, 'end'), lang, { note });
}

export function findPeople(search: string, lang: Language): Promise<OperatorPerson[]> {
  return ask('GET', `${path('people')}?search=${encodeURIComponent(search)}`, lang);
}

export function bar(user: string, note: string, lang: Language): Promise<null> {
  return ask('POST', path('people', user, 'bar'), lang, { note });
}

export function unbar(user: string, lang: Language): Promise<null> {
  return ask('DELETE', path('people', user, 'bar'), lang);
}

export function renamePerson(user: string, name: string, lang: Language): Promise<null> {
  return ask('PATCH', path('people', user), lang, { name });
}

export function reports(closed: boolean, lang: Language): Promise<OperatorReport[]> {
  return ask('GET', `${path('reports')}?closed=${closed}`, lang);
}

export function closeReport(report: string, note: string, lang: Language): Promise<null> {
  return ask('POST', path('reports', report, 'close'), lang, { note });
}

export function acts(lang: Language): Promise<OperatorAct[]> {
  return ask('GET', path('acts'), lang);
}

export function health(lang: Language): Promise<OperatorHealth> {
  return ask('GET', path('health'), lang);
}

export function rivals(lang: Language): Promise<OperatorRivals[]> {
  return ask('GET', path('rivals'), lang);
}
