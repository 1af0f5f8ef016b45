/** What the fight cards that nobody has seen yet do on the average, counted from the open ones. */

import { facts } from '../facts.svelte';
import type { OldWorldView } from '../view';

export interface Averages {
  charge: number;
  bite: number;
}

/** Damage of both sides against this witcher; null outside of a fight with a monster. */
export function averagesOf(view: OldWorldView | null): Averages | null {
  const fight = view?.public.fight;
  const level = facts.monsters.get(fight?.monster ?? '')?.level;
  const witcher = view?.public.witchers[fight?.attacker ?? -1];
  if (!view || !witcher || level === undefined) return null;
  const open = new Map<string, number>();
  for (const card of view.zones['fight_discard'] ?? []) if (card) open.set(card, (open.get(card) ?? 0) + 1);
  const sums = { charge: 0, bite: 0 };
  let unseen = 0;
  for (const card of facts.fightCards.values()) {
    const copies = card.copies - (open.get(card.id) ?? 0);
    unseen += copies;
    for (const side of ['charge', 'bite'] as const) {
      const { damage, level: times, attribute } = card[side];
      sums[side] += copies * Math.max(0, damage + times * level + (attribute ? (witcher.attributes[attribute] ?? 0) : 0));
    }
  }
  return unseen ? { charge: sums.charge / unseen, bite: sums.bite / unseen } : null;
}
