/** The user's settings, stored in this browser. */

import { isLanguage, type Language } from './languages';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const CLOTHS = ['oak', 'felt', 'velvet', 'slate'] as const;
export type Cloth = (typeof CLOTHS)[number];

export interface Settings {
  lang: Language;
  motion: 'system' | 'off';
  /** Which moves need confirmation: each that a single tap would make, only risky ones, or none. */
  confirm: 'always' | 'risky' | 'never';
  sound: boolean;
  /** Percent. */
  volume: number;
  /** Volume of music and inn sounds. */
  music: boolean;
  musicVolume: number;
  /** Animation durations. */
  speed: Speed;
  list: boolean;
  text: 'normal' | 'large' | 'huge';
  contrast: boolean;
  /** The cloth on the table. */
  cloth: Cloth;
  cards: 'small' | 'normal' | 'large';
  /** The rows stand out from their table. */
  rows: boolean;
  name: string;
}

const KEY = 'sevencats.settings';

function browserLanguage(): Language {
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

/** On a phone or tablet, sound starts off: it would surprise people on a bus or in bed. */
function touched(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}

function defaults(): Settings {
  return {
    lang: browserLanguage(),
    motion: 'system',
    confirm: 'risky',
    sound: !touched(),
    volume: 70,
    music: !touched(),
    musicVolume: 40,
    speed: 'normal',
    list: false,
    text: 'normal',
    contrast: false,
    cloth: 'oak',
    cards: 'normal',
    rows: false,
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
    // Without storage the settings are forgotten; nothing else is lost.
  }
}

/** True if animations are allowed: neither the system nor the user asked for reduced motion. */
export function moves(): boolean {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return settings.motion !== 'off' && settings.speed !== 'instant' && !still;
}

const PACE: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.6, instant: 0 };
/** A bot's card is shown large and placed before the next one is played. */
const BOT_MS: Record<Speed, number> = { slow: 2400, normal: 1500, fast: 800, instant: 0 };

/** The factor for durations; 1 is normal. */
export function pace(): number {
  return PACE[settings.speed];
}

/** The pause between a bot's moves. */
export function botDelay(): number {
  return BOT_MS[settings.speed];
}
