/** Finding and leaving tables. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { PhraseInfo, TableInfo } from './protocol';

export function openTables(lang: Language): Promise<TableInfo[]> {
  return ask<TableInfo[]>('GET', '/api/tables', lang);
}

/** Running games that can be watched. */
export function watchTables(lang: Language): Promise<TableInfo[]> {
  return ask<TableInfo[]>('GET', '/api/tables?status=playing', lang);
}

export function phrases(lang: Language): Promise<PhraseInfo[]> {
  return ask<PhraseInfo[]>('GET', '/api/phrases', lang);
}

/** Block somebody: no phrases from them, and no tables with them, from now on. */
export function blockSeat(table: string, seat: number, lang: Language): Promise<unknown> {
  return ask('POST', '/api/me/blocks', lang, { table, seat });
}

export function tableOf(table: string, lang: Language): Promise<TableInfo> {
  return ask<TableInfo>('GET', `/api/tables/${encodeURIComponent(table)}`, lang);
}

/** Leave a seat before the game; the host may also remove others. */
export function leaveSeat(table: string, seat: number, lang: Language): Promise<void> {
  return ask('DELETE', `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, lang);
}

/** End a game of yours that the server cannot go on with. */
export function closeTable(table: string, lang: Language): Promise<null> {
  return ask('POST', `/api/tables/${encodeURIComponent(table)}/close`, lang);
}
