/** What happened on the table, as things that fly and sounds: nothing of it holds up a person. */

import { moves } from '../../../../shell/lib/settings.svelte';
import type { EventInfo } from '../../../../shell/wire/protocol';
import { ATTRIBUTES, isAction } from '../../facts.svelte';
import { oldWorldSound, type OldWorldSound } from '../../sounds';
import type { OldWorldView } from '../../view';
import { chipHome, chipLoad } from '../chipwords';
import { chipsOf } from '../chips';
import { boxOf, flights, homeOf } from './flights.svelte';

/** Where things of a step lay before the table changed. */
export interface Before {
  hand: ReadonlyMap<string, DOMRect>;
  pool: ReadonlyMap<string, DOMRect>;
  places: readonly (DOMRect | null)[];
}

const APART = 70;
/** The most that one update lets fly: what comes after a long absence is told by the recap. */
const MOST = 14;

function boxes(selector: string, name: string): Map<string, DOMRect> {
  return new Map([...document.querySelectorAll<HTMLElement>(selector)].map((one) => [one.dataset[name] ?? '', one.getBoundingClientRect()]));
}

/** Look at the table before it changes. */
export function lookBefore(view: OldWorldView | null): Before {
  const pool = [...document.querySelectorAll<HTMLElement>('[data-spot=pool]:not(.large) [data-pool], [data-spot=pool] [data-pool]')];
  const cards = view?.zones['pool'] ?? [];
  return {
    hand: boxes('[data-spot=hand] [data-hand]', 'hand'),
    pool: new Map(pool.flatMap((one): [string, DOMRect][] => {
      const id = cards[Number(one.dataset['pool']) - 1];
      return id ? [[id, one.getBoundingClientRect()]] : [];
    })),
    places: (view?.public.witchers ?? []).map(({ place }) => (place ? boxOf(`[data-place="${place}"]`) : null)),
  };
}

const SOUND: Readonly<Partial<Record<string, OldWorldSound>>> = {
  attack: 'charge',
  potion_used: 'potion',
  potion: 'potion',
  appears: 'monster',
  level: 'level',
  story_read: 'page',
  event_read: 'page',
  gained: 'card',
  rolled: 'dice',
  dice: 'dice',
  poker: 'dice',
  hunt_at: 'hunt',
  sets_sail: 'wave',
};

/** The sounds of some events: of each kind one, and not more than two at a time. */
export function soundsOf(events: readonly EventInfo[], seat: number): OldWorldSound[] {
  const found = events.flatMap(({ kind, seat: whose, args }): OldWorldSound[] => {
    if (kind === 'attack') return [args[0] === 'bite' ? 'bite' : 'charge'];
    if (kind === 'damage') return whose === seat ? [] : ['blade'];
    if (kind === 'shield') return Number(args[0]) > 0 && whose === seat ? ['shield'] : [];
    if (kind === 'gold') return whose === seat ? ['coin'] : [];
    const own = SOUND[kind];
    return own ? [own] : [];
  });
  return [...new Set(found)].slice(0, 2);
}

/** Numbers of a fight shake what they hit. */
function strike(events: readonly EventInfo[], seat: number): void {
  for (const { kind, seat: whose } of events) {
    if (kind !== 'damage') continue;
    const hit = document.querySelector(whose === seat ? '[data-spot=my-life]' : '[data-spot=foe-life]');
    hit?.animate?.([{ transform: 'none' }, { transform: 'translate(-5px, 2px) scale(1.12)' }, { transform: 'translate(4px, -2px)' }, { transform: 'none' }], { duration: 260 });
  }
}

/** What flies after the table has changed. */
export function beat(events: readonly EventInfo[], after: OldWorldView, before: Before, busy: boolean): void {
  const own = after.seat ?? 0;
  if (!busy) for (const name of soundsOf(events, own)) oldWorldSound(name);
  if (!moves() || busy) return;
  strike(events, own);
  const fighting = after.public.fight !== null;
  let flown = 0;
  after.public.witchers.forEach((witcher, seat) => {
    const mine = seat === own;
    for (const chip of chipsOf(events, seat)) {
      if (flown >= MOST || (fighting && chip.kind === 'card')) continue;
      const away = before.places[seat] ?? homeOf('gold', seat, own);
      const home = homeOf(chipHome(chip), seat, own);
      const load = chipLoad(chip, witcher.school);
      if (chip.kind === 'card' && isAction(chip.id)) {
        const lay = chip.gain ? (before.pool.get(chip.id) ?? (mine ? homeOf('deck', seat, own) : null)) : mine ? (before.hand.get(chip.id) ?? null) : null;
        flights.fly(load, lay, home, flown * APART, 420);
      } else if (chip.n || !mine || chip.gain) {
        const number = chip.n !== 0 || ATTRIBUTES.some((name) => name === chip.id);
        flights.fly(load, chip.gain ? away : home, chip.gain ? home : away, flown * APART, number ? 460 : 520);
      } else continue;
      flown += 1;
    }
  });
}
