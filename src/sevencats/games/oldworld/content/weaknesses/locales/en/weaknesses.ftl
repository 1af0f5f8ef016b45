# Weaknesses: what is said of them.

ow-about-weakness = Weakness { $n }. { $text } { $effect }
ow-line-over-shield-up = shield +{ $n }, also above your defence
ow-line-pool-down =
    its life pool has { $n ->
         [one] 1 card
        *[other] { $n } cards
    } less
ow-line-brewed = this counts as a potion used
ow-line-fetch = take a card of that colour ({ $names }) from your deck or discards
ow-only-brews-left = as long as you may use potions
ow-question-weakness-use = Which weaknesses of the monster do you use?
ow-question-weakness-place = Where does the next weakness token lie?
ow-question-fetch = Which card do you take into your hand?
ow-option-weakness = { $name }: { $text }
ow-option-weakness-use-done = Begin the fight
ow-option-weakness-at = { $name }
ow-landmark-weakness-forest = a weakness token (forest)
ow-landmark-weakness-mountain = a weakness token (mountain)
ow-landmark-weakness-water = a weakness token (water)
ow-table-weaknesses = Weaknesses: { $cards }.
ow-log-weakness-placed = A weakness token lies face down at { $place }.
ow-log-weakness-found = { $who ->
    [you] You find { $cards }.
   *[other] { $name } finds { $cards }.
}
ow-log-weakness-read = { $weakness }. { $text } { $effect }
ow-log-weakness-used = { $who ->
    [you] You use { $weakness }. { $effect }
   *[other] { $name } uses { $weakness }. { $effect }
}
ow-log-weaknesses-back = { $who ->
    [you] Your weakness tokens of that monster go back.
   *[other] The weakness tokens of { $name } for that monster go back.
}
ow-log-pool-less = The life pool is smaller.
ow-log-weakness-card = { $who ->
    [you] You take { $cards } into your hand.
   *[other] { $name } takes { $cards } into the hand.
}
ow-weakness-token-forest-1 = weakness token 1 (forest)
ow-weakness-token-forest-2 = weakness token 2 (forest)
ow-weakness-token-forest-3 = weakness token 3 (forest)
ow-weakness-token-forest-4 = weakness token 4 (forest)
ow-weakness-token-forest-5 = weakness token 5 (forest)
ow-weakness-token-forest-6 = weakness token 6 (forest)
ow-weakness-token-mountain-1 = weakness token 1 (mountain)
ow-weakness-token-mountain-2 = weakness token 2 (mountain)
ow-weakness-token-mountain-3 = weakness token 3 (mountain)
ow-weakness-token-mountain-4 = weakness token 4 (mountain)
ow-weakness-token-mountain-5 = weakness token 5 (mountain)
ow-weakness-token-mountain-6 = weakness token 6 (mountain)
ow-weakness-token-water-1 = weakness token 1 (water)
ow-weakness-token-water-2 = weakness token 2 (water)
ow-weakness-token-water-3 = weakness token 3 (water)
ow-weakness-token-water-4 = weakness token 4 (water)
ow-weakness-token-water-5 = weakness token 5 (water)
ow-weakness-token-water-6 = weakness token 6 (water)
