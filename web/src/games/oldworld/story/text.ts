/** What a reader sees of a story card: its land, and what is missing for an option. */

import { t } from '../../../shell/lib/words.svelte';
import type { SeatInfo } from '../../../shell/wire/protocol';
import type { Cannot } from '../../generated/oldworld';
import { facts, terrainOf, type Terrain } from '../facts.svelte';
import { attributeName } from '../names';

/** A person who can read aloud now. */
export function isThere(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && seat.online && !seat.standin;
}

export type Land = 'city' | Terrain;

/** The land of a story: a town for the cards of towns, else that of the place one stands at. */
export function landOf(id: string, place: string): Land {
  return id.includes('city') ? 'city' : terrainOf(facts.places.get(place)?.terrain);
}

const COUNTED = new Set(['gold', 'potion', 'shield', 'hand', 'trash', 'discard']);

/** What is missing for an option that cannot be paid. */
export function lacking(why: Cannot | undefined): string {
  if (!why?.need) return t('oldworld-story-cannot');
  const { what = '', need, have = 0 } = why;
  const name = COUNTED.has(what) ? t(`oldworld-story-lack-${what}`, { n: need }) : `${attributeName(what)} ${need}`;
  return t('oldworld-story-lacks', { what: name, have });
}
