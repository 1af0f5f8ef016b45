/** Finding tables and getting up from them. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { TableInfo } from './protocol';

export function openTables(lang: Language): Promise<TableInfo[]> {
  return ask<TableInfo[]>('GET', '/api/tables', lang);
}

export function tableOf(table: string, lang: Language): Promise<TableInfo> {
  return ask<TableInfo>('GET', `/api/tables/${encodeURIComponent(table)}`, lang);
}

/** Leave a seat before the game; the host may also ask somebody to. */
export function leaveSeat(table: string, seat: number, lang: Language): Promise<void> {
  return ask('DELETE', `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, lang);
}
