/** What a person has set, kept in this browser. */

import { isLanguage, type Language } from './languages';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  lang: Language;
  motion: 'system' | 'off';
  /** When a move is asked about: each one that a single tap would do, only what is risky, or none. */
  confirm: 'always' | 'risky' | 'never';
  sound: boolean;
  /** Percent. */
  volume: number;
  /** Music and the sound of the inn, with a volume of their own. */
  music: boolean;
  musicVolume: number;
  /** How long things take that one only looks at. */
  speed: Speed;
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

/** A phone or tablet: in a bus or a bed nobody wants to be surprised. */
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
  return settings.motion !== 'off' && settings.speed !== 'instant' && !still;
}

const PACE: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.6, instant: 0 };
/** A bot's card is shown large and lands before the next one comes. */
const BOT_MS: Record<Speed, number> = { slow: 2400, normal: 1500, fast: 800, instant: 0 };

/** How long things take, 1 as usual. */
export function pace(): number {
  return PACE[settings.speed];
}

/** How long a bot waits between its moves. */
export function botDelay(): number {
  return BOT_MS[settings.speed];
}
