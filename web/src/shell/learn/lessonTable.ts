/** A table of one's own with the position of a lesson. */

import { settings } from '../lib/settings.svelte';
import { showError } from '../lib/showError';
import { t } from '../lib/words.svelte';
import { session } from '../wire/api';
import { beginLesson } from '../wire/lessons';
import { keepSeat } from '../wire/tokens';

/** Its id; says why not, and gives nothing, if there is none. */
export async function lessonTable(lesson: string): Promise<string> {
  try {
    await session(settings.name || t('guest-name'), settings.lang);
    const made = await beginLesson(lesson, settings.lang);
    keepSeat(made);
    return made.table.id;
  } catch (error) {
    showError(error);
    return '';
  }
}
