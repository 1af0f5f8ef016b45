/** Legendary Hunt: the beast and its trail of destruction. */

import { facts } from '../facts.svelte';
import { zoneOf, type OldWorldView } from '../view';
import type { Expansion, Prey } from './expansion';

const SIDE = /:([ab])$/;

/** All cards of its deck less the tokens of the seat (half of them alone); its protection falls with the seat's trophies. */
function beastLife(view: OldWorldView, seat: number): Prey {
  const { seats, packs, witchers, mode } = view.public;
  const tokens = zoneOf(view, seat, 'destruction').length;
  const cards = facts.all?.more['legend_card']?.length ?? 0;
  const side = packs.map((pack) => SIDE.exec(pack)?.[1]).find(Boolean) ?? 'a';
  const row = facts.things.get(`hunt_side.${side}`)?.rows?.['protection'] ?? [];
  const alone = mode === 'solo' || seats.length === 1;
  return { life: Math.max(1, cards - (alone ? tokens >> 1 : tokens)), protection: row[witchers[seat]?.track ?? 0] ?? 0 };
}

export default {
  marks: { destruction: 'destruction' },
  beasts: { legendary_beast: { zone: 'legend' } },
  foes: ['legend'],
  origins: { beast_step: 'legendary_beast' },
  lives: { legendary_beast: beastLife },
} satisfies Expansion;
