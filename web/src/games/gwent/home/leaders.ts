/** The leaders of the starter decks: the first page shows them before it has the facts of the cards. */

export const LEADER_OF = {
  monsters: 'eredin_king_of_the_wild_hunt',
  nilfgaard: 'emhyr_his_imperial_majesty',
  northern_realms: 'foltest_king_of_temeria',
  scoiatael: 'francesca_pureblood_elf',
  skellige: 'crach_an_craite',
} as const;

export type Faction = keyof typeof LEADER_OF;

export function isFaction(word: string): word is Faction {
  return word in LEADER_OF;
}
