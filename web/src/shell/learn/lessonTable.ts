/** Create a private table at the position of a lesson. */

import { settings } from '../lib/settings.svelte';
import { showError } from '../lib/showError';
import { ownSession } from '../lobby/goToTable';
import { beginLesson } from '../wire/lessons';
import { keepSeat } from '../wire/tokens';

/** Its id; shows the error and returns an empty text on failure. */
export async function lessonTable(lesson: string): Promise<string> {
  try {
    await ownSession();
    const created = await beginLesson(lesson, settings.lang);
    keepSeat(created);
    return created.table.id;
  } catch (error) {
    showError(error);
    return '';
  }
}
