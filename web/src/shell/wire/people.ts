/** One's account, and what the server knows about one. */

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
