/** Notifications, and the links of mails. */

import type { Language } from '../lib/languages';
import { ask } from './api';
import type { NoticeSettings } from './protocol';

export type Want = 'your_turn' | 'invited';

export function myNotices(lang: Language): Promise<NoticeSettings> {
  return ask<NoticeSettings>('GET', '/api/me/notices', lang);
}

export function setWants(wants: readonly Want[], lang: Language): Promise<NoticeSettings> {
  return ask<NoticeSettings>('PUT', '/api/me/notices', lang, { wants });
}

export function setMail(address: string, lang: Language): Promise<NoticeSettings> {
  return ask<NoticeSettings>('PUT', '/api/me/notices/mail', lang, { address });
}

export function removeChannel(id: string, lang: Language): Promise<NoticeSettings> {
  return ask<NoticeSettings>('DELETE', `/api/me/notices/channels/${encodeURIComponent(id)}`, lang);
}

/** Follow the link of a mail. */
export function followLink(purpose: 'confirm' | 'unsubscribe', token: string, lang: Language): Promise<void> {
  return ask('POST', `/api/notices/${purpose}/${encodeURIComponent(token)}`, lang);
}

export function inviteAccount(table: string, login: string, lang: Language): Promise<void> {
  return ask('POST', `/api/tables/${encodeURIComponent(table)}/invitations`, lang, { login });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer | null): string {
  const signs = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** True if this browser can show notifications. */
export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** The push endpoint of this browser, if it is subscribed. */
export async function ownAddress(): Promise<string | null> {
  if (!canNotify()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask for permission and subscribe this browser; null: permission was denied. */
export async function addBrowser(key: string, lang: Language): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const body = { endpoint: made.endpoint, p256dh: textOf(made.getKey('p256dh')), auth: textOf(made.getKey('auth')) };
  return ask<NoticeSettings>('POST', '/api/me/notices/browsers', lang, body);
}
