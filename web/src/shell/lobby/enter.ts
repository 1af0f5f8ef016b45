/** Come in under the name one has given: a guest who was here before may have had none. */

import { keepSettings, settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { session } from '../wire/api';
import { rename } from '../wire/people';

export async function enter(): Promise<void> {
  keepSettings();
  const { lang, name } = settings;
  const me = await session(name || t('guest-name'), lang);
  if (name && me.name !== name && me.login === null) await rename(name, lang);
}
