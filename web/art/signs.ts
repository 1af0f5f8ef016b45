/** The small signs of the page: our name for each, and the game-icons name behind it. */

/** What only Gwent's cards and boards show. */
const GWENT_SIGNS = {
  // Rows
  close: 'broadsword',
  ranged: 'bow-arrow',
  siege: 'catapult',
  agile: 'switch-weapon',
  // Abilities
  agile_ability: 'switch-weapon',
  berserker: 'bear-face',
  clear_weather: 'sun',
  commanders_horn: 'hunting-horn',
  decoy: 'scarecrow',
  mardroeme: 'spotted-mushroom',
  medic: 'heart-plus',
  morale_boost: 'rally-the-troops',
  muster: 'three-friends',
  scorch: 'flame',
  scorch_row_close: 'fire-zone',
  scorch_row_ranged: 'fire-zone',
  scorch_row_siege: 'fire-zone',
  spy: 'sheikah-eye',
  summon_avenger: 'raise-skeleton',
  tight_bond: 'linked-rings',
  weather_frost: 'snowflake-2',
  weather_fog: 'fog',
  weather_rain: 'heavy-rain',
  weather_storm: 'lightning-storm',
  // Factions
  monsters: 'claws',
  nilfgaard: 'heraldic-sun',
  northern_realms: 'fleur-de-lys',
  scoiatael: 'squirrel',
  skellige: 'drakkar-dragon',
  neutral: 'wolf-head',
  special: 'card-burn',
  weather: 'sun-cloud',
  pass: 'halt',
} as const;

export const SIGNS = {
  ...GWENT_SIGNS,
  // The table
  hero: 'round-star',
  gem: 'gems',
  crown: 'crown',
  hand: 'poker-hand',
  deck: 'card-pickup',
  discard: 'tombstone',
  cat: 'cat',
  candle: 'candle-light',
  hourglass: 'sands-of-time',
  // Buttons
  log: 'scroll-unfurled',
  rules: 'open-book',
  gear: 'gears',
  undo: 'anticlockwise-rotation',
  hint: 'candlebright',
  list: 'checklist',
  eye: 'awareness',
  sound: 'sound-on',
  mute: 'sound-off',
  home: 'tavern-sign',
  help: 'help',
  swords: 'crossed-swords',
  bot: 'chess-knight',
  friends: 'beer-stein',
  learn: 'candle-skull',
  decks: 'stack',
  gallery: 'magnifying-glass',
  close_mark: 'cancel',
  check: 'check-mark',
  flag: 'white-tower',
  replay: 'backward-time',
  quill: 'quill-ink',
  chat: 'talk',
  menu: 'hamburger-menu',
  white_flag: 'flying-flag',
} as const;

export type Sign = keyof typeof SIGNS;

/** Signs that the first page shows: they lie in a file of their own, so that it need not wait for all. */
export const START: ReadonlySet<string> = new Set<Sign>([
  'cat',
  'swords',
  'hero',
  'learn',
  'decks',
  'gallery',
  'friends',
  'home',
  'rules',
  'quill',
  'gear',
  'hint',
  'candle',
]);

/** Where a sign lies: with the first page, with Gwent, or with what every table shows. */
export function sheetOf(sign: string): 'signs-start' | 'signs-gwent' | 'signs' {
  if (START.has(sign)) return 'signs-start';
  return sign in GWENT_SIGNS ? 'signs-gwent' : 'signs';
}

/** The signs of each file. */
export function signSheets(): Map<string, Record<string, string>> {
  const sheets = new Map<string, Record<string, string>>();
  for (const [sign, icon] of Object.entries(SIGNS)) sheets.set(sheetOf(sign), { ...sheets.get(sheetOf(sign)), [sign]: icon });
  return sheets;
}
