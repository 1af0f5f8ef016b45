/** The sign of an answer, where there is one. */

import type { OldWorldSign } from './art';
import type { Option } from './play.svelte';

const SIGN: Partial<Record<string, OldWorldSign>> = {
  act: 'here',
  attribute: 'specialty',
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

export function signFor(option: Option): OldWorldSign | undefined {
  if (option.key === 'pay:gold') return 'gold';
  return SIGN[option.form];
}
