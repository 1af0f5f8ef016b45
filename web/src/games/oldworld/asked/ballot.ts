/** What is known of an answer that all choose together: its name, its face, who is there and how far it is. */

import { t } from '../../../shell/lib/words.svelte';
import { monsterName, placeName } from '../names';
import { mapPlaces } from '../map/layout';
import { routeOf } from '../map/route';
import { beastPicture, picture, type Picture } from '../pictures';
import { facts } from '../facts.svelte';
import type { Option, Play } from '../play.svelte';

export interface Choice {
  option: Option;
  name: string;
  /** Who stands there, or where somebody stands, and how far that is from the player. */
  note: string;
  face: Picture | undefined;
}

/** Roads between the player's witcher and a place; -1: there is no way by land. */
export function stepsFrom(from: string, to: string): number {
  return from === to ? 0 : routeOf(from, to).length - 1;
}

function far(play: Play, place: string): string {
  const n = stepsFrom(play.me?.place ?? '', place);
  return n < 0 ? '' : t('oldworld-vote-far', { n });
}

function ofPlace(play: Play, option: Option, names: readonly string[]): Choice {
  const id = option.value;
  const here = play.view ? mapPlaces(play.view, play.own).find((one) => one.id === id) : undefined;
  const met = [...(here?.pawns ?? []).map((seat) => names[seat] ?? ''), ...(here?.monsters ?? []).map((one) => monsterName(one.id)), ...(here?.beasts ?? []).map(({ text }) => text)];
  const who = met.length ? t('oldworld-vote-here', { names: met.join(', ') }) : t('oldworld-vote-nobody');
  return { option, name: placeName(id), note: [who, far(play, id)].filter(Boolean).join(' '), face: picture('places', id) };
}

function ofSeat(play: Play, option: Option, names: readonly string[], seat: number): Choice {
  const witcher = play.table?.witchers[seat];
  const place = witcher?.place ?? '';
  const note = place ? t('oldworld-vote-stands', { place: placeName(place) }) : '';
  return { option, name: names[seat] ?? option.text, note, face: picture('people', witcher?.school ?? '') };
}

/** The answers to a common question, in their order. */
export function choicesOf(play: Play, names: readonly string[]): Choice[] {
  return play.options.map((option) => {
    if (facts.places.has(option.value)) return ofPlace(play, option, names);
    const seat = play.table?.seats.indexOf(option.value) ?? -1;
    return seat >= 0 ? ofSeat(play, option, names, seat) : { option, name: option.text, note: '', face: beastPicture(option.value) };
  });
}
