/** Use the name in the settings: a returning guest may not have had one. */

import { keepSettings, settings } from '../lib/settings.svelte';
import { rename } from '../wire/people';
import { ownSession } from './goToTable';

export async function enter(): Promise<void> {
  keepSettings();
  const { lang, name } = settings;
  const me = await ownSession();
  if (name && me.name !== name && me.login === null) await rename(name, lang);
}
