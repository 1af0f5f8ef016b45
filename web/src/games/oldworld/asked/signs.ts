/** The sign of an answer, where there is one. */

import type { OldWorldSign } from '../art';
import { ATTRIBUTES } from '../facts.svelte';
import type { Option } from '../play.svelte';

const SIGN: Partial<Record<string, OldWorldSign>> = {
  act: 'here',
  bite: 'bite',
  charge: 'charge',
  explore: 'explore',
  fight: 'fight',
  meditate: 'meditate',
  monster: 'claw',
  option: 'quest',
  poker: 'poker',
  potion: 'potion',
  quest: 'quest',
  reroll: 'poker',
  school: 'school',
  terrain: 'trail',
  trophy: 'trophy',
  use: 'specialty',
  wager: 'gold',
};

/** The sign of what can be done at a place. */
export function placeSign(action: string): OldWorldSign {
  const signs: Partial<Record<string, OldWorldSign>> = {
    alchemy: 'alchemy',
    alms: 'alms',
    combat: 'combat',
    defense: 'defense',
    exchange: 'exchange',
    poker: 'poker',
    potion: 'potion',
    rumours: 'rumours',
    school: 'school',
    specialty: 'specialty',
  };
  return signs[action] ?? 'here';
}

export function signFor(option: Option): OldWorldSign | undefined {
  if (option.key === 'pay:gold') return 'gold';
  if (option.form === 'attribute' || option.form === 'meditate') return (ATTRIBUTES as readonly string[]).includes(option.value) ? (option.value as OldWorldSign) : 'specialty';
  return SIGN[option.form];
}
