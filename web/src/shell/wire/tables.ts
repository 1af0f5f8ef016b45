/** Finding tables and getting up from them. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { PhraseInfo, TableInfo } from './protocol';

export function openTables(lang: Language): Promise<TableInfo[]> {
  return ask<TableInfo[]>('GET', '/api/tables', lang);
}

/** Games that go on and may be watched. */
export function watchTables(lang: Language): Promise<TableInfo[]> {
  return ask<TableInfo[]>('GET', '/api/tables?status=playing', lang);
}

export function phrases(lang: Language): Promise<PhraseInfo[]> {
  return ask<PhraseInfo[]>('GET', '/api/phrases', lang);
}

/** No phrases from whoever sits there, and no tables with them, from now on. */
export function blockSeat(table: string, seat: number, lang: Language): Promise<unknown> {
  return ask('POST', '/api/me/blocks', lang, { table, seat });
}

export function tableOf(table: string, lang: Language): Promise<TableInfo> {
  return ask<TableInfo>('GET', `/api/tables/${encodeURIComponent(table)}`, lang);
}

/** Leave a seat before the game; the host may also ask somebody to. */
export function leaveSeat(table: string, seat: number, lang: Language): Promise<void> {
  return ask('DELETE', `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, lang);
}
