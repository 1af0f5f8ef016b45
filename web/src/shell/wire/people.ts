/** The user's account and data on the server. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { Blocked, Me } from './protocol';

export function rename(name: string, lang: Language): Promise<Me> {
  return ask<Me>('PATCH', '/api/session', lang, { name, lang });
}

export function makeAccount(login: string, password: string, lang: Language): Promise<Me> {
  return ask<Me>('POST', '/api/account', lang, { login, password });
}

export function logIn(login: string, password: string, lang: Language): Promise<Me> {
  return ask<Me>('POST', '/api/account/login', lang, { login, password });
}

export function logOut(lang: Language): Promise<void> {
  return ask('DELETE', '/api/session', lang);
}

export function myData(lang: Language): Promise<unknown> {
  return ask('GET', '/api/me/data', lang);
}

export function eraseMe(lang: Language): Promise<void> {
  return ask('DELETE', '/api/me/data', lang);
}

export function myBlocks(lang: Language): Promise<Blocked[]> {
  return ask<Blocked[]>('GET', '/api/me/blocks', lang);
}

export function unblock(other: string, lang: Language): Promise<void> {
  return ask('DELETE', `/api/me/blocks/${encodeURIComponent(other)}`, lang);
}

/** Ask for a link by mail with which a new password can be set. */
export function forgotten(login: string, lang: Language): Promise<null> {
  return ask('POST', '/api/account/forgotten', lang, { login });
}

/** Set a new password with the link of such a mail. */
export function resetPassword(link: string, password: string, lang: Language): Promise<Me> {
  return ask<Me>('POST', '/api/account/reset', lang, { link, password });
}
