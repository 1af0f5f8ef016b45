/** Whom a story shows: who comes first in its text, or somebody of its land. */

import { FOLK } from '../expansions';
import { picture, type Picture } from '../pictures';
import { COUNTRY, TOWN } from './folk';

/** A picture, and the stories and events of the base game that it belongs to. */
const SHOWN: Record<string, string> = {
  'tales-clerk': 'city_bookbinder city_clerk city_wanted city_tariff wilds_hearths wilds_brothers 18 19 45',
  'tales-merchant': 'city_debtor city_relic city_auction city_salt city_cellar city_locksmith wilds_bright 44',
  'tales-innkeeper': 'city_bill city_bread city_letter city_wall city_mailshirt 31 49',
  'tales-guard': 'city_deadhouse city_wake city_fencing_master city_duel wilds_roll_call 42',
  'tales-priestess': 'city_bell city_sermon wilds_nameless 38 41',
  'tales-beggar': 'city_pit city_election city_ratcatcher wilds_sermon 2 15 23 35',
  'tales-lady': 'city_puppets city_strings wilds_roses 34',
  'tales-gravedigger': 'city_lamplighter city_gallows city_hangman city_knacker wilds_churchyard 7 28',
  'tales-hermit': 'wilds_chapel wilds_cairn wilds_stone 8 20',
  'tales-farmer': 'wilds_beehives wilds_turnips wilds_pot wilds_bill 26 39',
  'tales-herbwoman': 'wilds_mushrooms wilds_midwife wilds_birth wilds_fen 46 48',
  'tales-woodcutter': 'wilds_charcoal wilds_knocking wilds_poacher 27 29',
  'tales-huntsman': 'wilds_huntsman wilds_stag 53 54',
  'tales-child': 'city_mila wilds_wick 36 40',
  'tales-pilgrim': 'wilds_letter wilds_rain wilds_survey 17 30',
  'tales-sailor': 'wilds_ferryman 12 55',
  'things-event-4': 'city_pillory 4',
  'things-event-5': 'wilds_hound 5',
  'things-event-6': '6',
  'things-event-3': '3',
  'things-event-22': '21 22',
  'things-event-25': 'city_apothecary city_notebook 24 25',
  'monsters-noonwraith': 'wilds_noon city_bleaching',
  'monsters-foglet': 'wilds_causeway',
  'monsters-griffin': 'wilds_griffin 51',
  'monsters-rotfiend': 'wilds_rotfiend',
  'monsters-leshen': 'wilds_marked',
  'monsters-bruxa': 'city_candles',
  'monsters-drowners_nest': '11',
  'monsters-nekkers_nest': '13',
  'monsters-wyvern': '47',
  'monsters-grave_hag': '56',
};

/** Who lives where the events of these numbers happen: the largest number that is not above an event's counts. */
const EVENTS = [...FOLK.map(({ events = -1, people }) => ({ from: events, people })), { from: 0, people: COUNTRY as readonly string[] }]
  .filter(({ from }) => from >= 0)
  .sort((one, other) => other.from - one.from);

const BY_STORY = new Map(Object.entries(SHOWN).flatMap(([name, stories]) => stories.split(' ').map((story): [string, string] => [story, name])));

function folkOf(story: string): readonly string[] {
  const number = Number(story);
  if (!Number.isNaN(number)) return EVENTS.find(({ from }) => number >= from)?.people ?? COUNTRY;
  const own = FOLK.find(({ stories }) => stories && story.startsWith(stories));
  return own?.people ?? (story.includes('city') ? TOWN : COUNTRY);
}

/** The name of a story's picture: the same story always shows the same. */
export function shownName(story: string): string {
  const own = BY_STORY.get(story);
  if (own) return own;
  const folk = folkOf(story);
  let sum = 0;
  for (const letter of story) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return `tales-${folk[sum % folk.length] ?? 'pilgrim'}`;
}

export function shownIn(story: string): Picture | undefined {
  const name = shownName(story);
  const dash = name.indexOf('-');
  return picture(name.slice(0, dash) as Parameters<typeof picture>[0], name.slice(dash + 1));
}
