/** Sentences that are put together here: what a place is, what an event was. */

import { t } from '../../shell/lib/words.svelte';
import { facts } from './facts.svelte';
import type { MapPlace } from './map/layout';
import { monsterName, placeAction, placeName, terrainName } from './names';

/** The Roman numeral of a monster's level. */
export function roman(level: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V'][level] ?? String(level);
}

/** A place for those who hear the map: everything that stands there. */
export function placeLabel(place: MapPlace, names: readonly string[], open: boolean): string {
  const printed = facts.places.get(place.id);
  const parts = [
    t('oldworld-place-label', {
      name: placeName(place.id),
      number: printed?.number ?? 0,
      terrain: terrainName(printed?.terrain ?? 'any'),
      action: placeAction(printed?.action ?? ''),
    }),
    ...place.monsters.map(({ id, level }) => t('oldworld-monster-level', { name: monsterName(id), level: roman(level) })),
    ...place.pawns.map((seat) => names[seat] ?? ''),
    ...place.beasts.map(({ text }) => text),
    ...place.tokens.map(({ text }) => text),
    ...(place.fog ? [t('oldworld-fog')] : []),
    ...(open ? [t('oldworld-can-go')] : []),
  ];
  return parts.join(', ');
}
