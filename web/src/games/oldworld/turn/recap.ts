/** The changes between two views of a table: about the player, by the others, on the map. */

import { ATTRIBUTES } from '../facts.svelte';
import { openCards, zoneOf, type OldWorldView } from '../view';

/** A number before and after. */
export interface NumberChange {
  what: string;
  before: number;
  after: number;
}

export interface SeatChange {
  seat: number;
  numbers: NumberChange[];
  /** Components by their full names. */
  lost: string[];
  gained: string[];
  /** Where the witcher is now, if it has moved. */
  place: string;
}

export interface Recap {
  mine: SeatChange;
  rivals: SeatChange[];
  /** Monsters that were not there before, with their places. */
  came: { id: string; place: string }[];
  gone: string[];
}

/** Things of a seat that lie open, each with what its name begins with. */
const PILES: readonly (readonly [string, string])[] = [
  ['potions', 'potion.'],
  ['trophies', ''],
  ['gear', ''],
];
const COUNTED = ['hand', 'deck', 'discard'] as const;

function numbersOf(view: OldWorldView, seat: number): Record<string, number> {
  const witcher = view.public.witchers[seat];
  if (!witcher) return {};
  const piles = Object.fromEntries(COUNTED.map((zone) => [zone, zoneOf(view, seat, zone).length]));
  const attributes = Object.fromEntries(ATTRIBUTES.map((name) => [name, witcher.attributes[name] ?? 0]));
  return { gold: witcher.gold, shield: witcher.shield, level: witcher.level, track: witcher.track, ...attributes, ...piles };
}

function things(view: OldWorldView, seat: number): string[] {
  return PILES.flatMap(([zone, start]) =>
    openCards(view, seat, zone).map((name) => (start && !name.startsWith(start) ? start + name : name)),
  );
}

/** What is in the first list and not in the second, copy by copy. */
export function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function changesOf(before: OldWorldView, after: OldWorldView, seat: number): SeatChange {
  const [was, is] = [numbersOf(before, seat), numbersOf(after, seat)];
  const [had, has] = [things(before, seat), things(after, seat)];
  const [from, to] = [before.public.witchers[seat]?.place, after.public.witchers[seat]?.place];
  return {
    seat,
    numbers: Object.keys(is).flatMap((what) =>
      was[what] === is[what] ? [] : [{ what, before: was[what] ?? 0, after: is[what] ?? 0 }],
    ),
    lost: without(had, has),
    gained: without(has, had),
    place: to && to !== from ? to : '',
  };
}

/** Whether anything happened to a seat. */
export function touched({ numbers, lost, gained, place }: SeatChange): boolean {
  return numbers.length + lost.length + gained.length > 0 || place !== '';
}

export function recapOf(before: OldWorldView, after: OldWorldView, own: number): Recap {
  const monsters = (view: OldWorldView) => view.public.monsters.flatMap((one) => (one ? [one] : []));
  const [was, is] = [monsters(before), monsters(after)];
  return {
    mine: changesOf(before, after, own),
    rivals: after.public.witchers.flatMap((_, seat) => (seat === own ? [] : [changesOf(before, after, seat)])).filter(touched),
    came: is.filter((one) => !was.some((old) => old.id === one.id && old.place === one.place)).map(({ id, place }) => ({ id, place })),
    gone: was.filter((one) => !is.some((now) => now.id === one.id)).map(({ id }) => id),
  };
}

/** Whether a recap includes a loss of the player. */
export function hasLoss({ mine }: Recap): boolean {
  return mine.lost.length > 0 || mine.numbers.some(({ what, before, after }) => what !== 'discard' && after < before);
}
