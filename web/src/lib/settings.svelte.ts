/** What a person has set, kept in this browser. */

import { isLanguage, type Language } from './languages';

export interface Settings {
  lang: Language;
  motion: 'system' | 'off';
  confirm: 'always' | 'never';
  sound: boolean;
  list: boolean;
  text: 'normal' | 'large' | 'huge';
  contrast: boolean;
  name: string;
}

const KEY = 'sevencats.settings';

function browserLanguage(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

function defaults(): Settings {
  return {
    lang: browserLanguage(),
    motion: 'system',
    confirm: 'always',
    sound: !globalThis.matchMedia?.('(pointer: coarse)').matches,
    list: false,
    text: 'normal',
    contrast: false,
    name: '',
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults(), ...stored() });

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets: nothing else is lost.
  }
}

/** Whether things may move: neither the system nor the person has asked for stillness. */
export function moves(): boolean {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return settings.motion !== 'off' && !still;
}
