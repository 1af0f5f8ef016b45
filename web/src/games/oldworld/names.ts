/** Names and texts of components; an id as words where nothing better is known. */

import folds from 'virtual:oldworld-folds';

import { settings } from '../../shell/lib/settings.svelte';
import { tOr } from '../../shell/lib/words.svelte';
import { COMMON_FOES, FOES } from './expansions';
import { facts } from './facts.svelte';

function plain(id: string): string {
  const spaced = id.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const placeName = (id: string): string => facts.places.get(id)?.name ?? plain(id);
/** What stands on the map and has no card of its own. */
function landmark(id: string): { name: string; text: string } | undefined {
  const name = facts.all?.landmarks[id];
  return name ? { name: plain(name), text: '' } : undefined;
}

function foe(id: string): { name: string; text: string } | undefined {
  return facts.monsters.get(id) ?? FOES.map((kind) => facts.things.get(`${kind}.${id}`)).find(Boolean) ?? landmark(id);
}

export const monsterName = (id: string): string => foe(id)?.name ?? plain(id);
export const monsterText = (id: string): string => foe(id)?.text ?? '';
/** Whether a foe is fought by all witchers together. */
export const isCommonFoe = (id: string): boolean => COMMON_FOES.some(({ kind }) => facts.things.has(`${kind}.${id}`));
/** The number of the table that holds the shields before such a foe's life. */
export const guardOf = (id: string): string => COMMON_FOES.find(({ kind }) => facts.things.has(`${kind}.${id}`))?.guard ?? '';
export const trophyText = (id: string): string => facts.monsters.get(id)?.trophy ?? '';
export const schoolName = (id: string): string => facts.schools.get(id)?.name ?? plain(id);
export const questName = (id: string): string => facts.all?.stories[id] ?? plain(id);
export const attributeName = (id: string, school = ''): string => {
  const own = school ? (facts.schools.get(school)?.terms?.[id] ?? id) : id;
  return facts.all?.attributes[own] ?? tOr(`oldworld-${own}`, plain(own));
};
export const terrainName = (id: string): string => facts.all?.terrains[id] ?? plain(id);
export const colourName = (id: string): string => facts.all?.colours[id]?.name ?? plain(id);
export const placeAction = (id: string): string => facts.all?.actions[id] ?? plain(id);
export const handName = (id: string): string => facts.all?.hands[id] ?? plain(id);
export const actionName = (id: string): string => facts.cards.get(id)?.name ?? plain(id);

/** The name of a card with places where its long words may break. */
export const foldedName = (id: string): string =>
  actionName(id)
    .split(' ')
    .map((word) => folds[settings.lang]?.[word] ?? word)
    .join(' ');

/** What the player of a board has in place of something, such as `energy` for `shield`. */
export const termOf = (school: string, word: string): string => facts.schools.get(school)?.terms?.[word] ?? word;

/** The specialty of a school, and what it does at a level. */
export function specialty(school: string, level: number): { name: string; text: string } {
  const own = facts.schools.get(school);
  return { name: own?.specialty ?? '', text: own?.levels[level - 1] ?? '' };
}

/** Name and text of a component by its full name, such as `monster.ghoul` or `witcher.bear`. */
export function component(full: string): { name: string; text: string } {
  const dot = full.indexOf('.');
  const [kind, id] = dot < 0 ? ['', full] : [full.slice(0, dot), full.slice(dot + 1)];
  if (kind === 'monster') return { name: monsterName(id), text: trophyText(id) };
  if (FOES.includes(kind)) return { name: monsterName(id), text: monsterText(id) };
  if (kind === 'witcher') return { name: schoolName(id), text: facts.schools.get(id)?.trophy ?? '' };
  const thing = facts.things.get(full);
  return { name: thing?.name ?? plain(id), text: thing?.text ?? '' };
}
