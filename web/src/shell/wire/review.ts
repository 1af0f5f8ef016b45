/** Requests for the review of a finished game. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { Review } from './protocol';

export function reviewOf(table: string, lang: Language): Promise<Review> {
  return ask<Review>('GET', `/api/tables/${encodeURIComponent(table)}/review`, lang);
}
