# Special attacks: what their words say, and what the log tells of them.

## What happens

ow-line-strike = take { $n } damage
ow-line-strike-hand = take damage equal to the cards in your hand
ow-line-strike-dice = take damage equal to the dice on its card
ow-line-strike-owed = take the damage that comes back
ow-line-strike-per-potion = take { $n } damage, and 1 more for each potion you have
ow-line-wound =
    the monster loses { $n ->
         [one] 1 card
        *[other] { $n } cards
    } of its life pool
ow-line-owe = half of the damage left (rounded down) comes back to you before your draw step
ow-line-soak = it ignores { $n } of the damage left
ow-line-soak-half = it ignores half of the damage left (rounded up)
ow-line-soak-all = it ignores all the damage left
ow-line-again = it has another turn
ow-line-mill =
    discard the top { $n ->
         [one] card
        *[other] { $n } cards
    } of your deck; what it lacks, cards of your choice from your hand
ow-line-mill-random = discard the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck; what it lacks, random cards of your hand
ow-line-mill-bottom = discard the bottom { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
ow-line-lose = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of your choice from your hand; what it lacks, off the top of your deck
ow-line-lose-random =
    discard { $n ->
         [one] 1 random card
        *[other] { $n } random cards
    } of your hand; what it lacks, off the top of your deck
ow-line-half-down = discard half of your hand (rounded down)
ow-line-half-up = discard half of your hand (rounded up)
ow-line-lose-per-potion = discard as many random cards of your hand as you have potions, at least 1
ow-line-shed = discard a card of that colour ({ $names })
ow-line-shed-all = discard all your cards of these colours ({ $names })
ow-line-drop-cheapest = show your hand; the monster’s player discards one of your cards with the lowest cost (alone, you do)
ow-line-drop-dearest = discard one of your cards with the highest cost
ow-line-drop-linked = discard the card of your hand with the most extensions
ow-line-bury = put { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of your hand under your deck
ow-line-recall-random =
    { $n ->
        [one] 1 random card of your hand goes
       *[other] { $n } random cards of your hand go
    } on top of your deck
ow-line-recall-random-all = your whole hand goes on top of your deck in random order
ow-line-trash-top =
    { $n ->
         [one] trash the top card of your deck (with no deck, a card of your hand)
        *[other] look at the top { $n } cards of your deck and trash one (with no deck, a card of your hand)
    }
ow-line-show-damage = a random card of your hand (with none, the top of your deck): take its damage symbols, then it is discarded
ow-line-show-symbols = a random card of your hand (with none, the top of your deck): take damage equal to all its own symbols, then it is discarded
ow-line-return-last = the last card of your combo returns to your hand
ow-line-forced-combo = lay a combo of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } at once; its damage does not count
ow-line-shield-per-card = shield -1 for each card in your combo
ow-line-potions-anew = your limit of potions starts over
ow-line-no-draws = draw symbols of this turn’s combo do not count
ow-line-quiet = no more passive abilities in this turn
ow-line-dice-up =
    put { $n ->
         [one] 1 die
        *[other] { $n } dice
    } on its card
ow-line-dice-up-1 = put 1 die on its card (at most 1)
ow-line-grow =
    { $n ->
         [one] 1 unused fight card goes
        *[other] { $n } unused fight cards go
    } on top of its life pool
ow-line-grow-bottom =
    { $n ->
        [one] 1 unused fight card goes
       *[other] { $n } unused fight cards go
    } under its life pool
ow-line-regrow =
    { $n ->
        [one] 1 random card of its discards goes
       *[other] { $n } random cards of its discards go
    } on top of its life pool
ow-line-regrow-shield = as many random cards of its discards as you have shield go on top of its life pool
ow-line-restore = the monster’s player puts one of its discarded fight cards on top of its life pool (alone, a random one)

## What holds in turns to come

ow-line-hex-combo-1 = your next combo has only 1 card
ow-line-hex-combo-2 = your next combo has at most 2 cards
ow-line-hex-no-blue = no blue cards in your next combo
ow-line-hex-no-red = no red cards in your next combo
ow-line-hex-no-green = no green cards in your next combo
ow-line-hex-only-blue-yellow = only blue and yellow cards in your next combo
ow-line-hex-blue-first = your next combo begins with a blue card, or has only 1 card
ow-line-hex-blue-purple-first = your next combo begins with a blue or purple card, or has only 1 card
ow-line-hex-strong-first = the first card of your next combo has 2 damage or more itself, or you play none
ow-line-hex-random-first = the first card of your next combo is chosen at random
ow-line-hex-deck-first = your next combo begins with the top card of your deck (with no deck, a random card of your hand)
ow-line-hex-damage-less-2 = your next combo deals 2 damage less
ow-line-hex-damage-less-3 = your next combo deals 3 damage less, unless it has a yellow card
ow-line-hex-damage-1 = your next combo deals at most 1 damage
ow-line-hex-dull = in your next turn each red and each blue card deals 1 damage less
ow-line-hex-no-damage = in your next turn your damage symbols do not count
ow-line-hex-no-shield = in your next turn your shield symbols do not count
ow-line-hex-no-draw = in your next turn your draw symbols do not count
ow-line-hex-no-extensions = in your next turn extensions have no effect
ow-line-hex-only-extensions = in your next turn only extensions have an effect
ow-line-hex-spikes = in your next turn shield -1 for each card in your combo
ow-line-hex-draw-less-1 = your next draw step -1
ow-line-hex-draw-less-2 = your next draw step -2
ow-line-hex-draw-1 = you draw at most 1 card in your next draw step
ow-line-hex-draw-0 = you draw nothing in your next draw step
ow-line-hex-combat-1 = in your next turn your combat counts as 1
ow-line-hex-owed = damage comes back before your draw step
ow-line-hex-reflex = before your draw step: shield -2; with shield 0, discard a random card instead
ow-line-hex-regrowth = after your combo 1 unused fight card goes on top of its life pool
ow-line-hex-last-back = the last card of your combo returns to your hand
ow-line-hex-poisoned = for the whole fight your shield rises by at most 1 in each of your turns
ow-line-hex-cut = for the whole fight defence -2
ow-line-hex-fury = its next attack deals 2 damage more
ow-line-hex-open-attack = its next attack is named after the card is turned up (alone, the worse one)
ow-hex-spikes = the spikes
ow-hex-owed = the blow that comes back
ow-hex-reflex = the hag’s reflex
ow-hex-regrowth = the fog that gathers
ow-hex-last-back = the escape

## Conditions, rules, tables

ow-only-chain = if you can lay a combo of 3 cards
ow-only-two-trails = if you have its trail and another
ow-only-holds-of = with a card in hand that is { $names }
ow-count-dice =
    { $n ->
         [one] die
        *[other] dice
    } on its card
ow-count-owed = damage that comes back
ow-rule-combo-cap = at most { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in your combo
ow-rule-combo-damage-cap = your combo deals at most { $n } damage
ow-rule-draw-cap = you draw at most { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in your draw step
ow-rule-first-damage = the first card of your combo has at least { $n } damage
ow-rule-deck-first = your combo begins with the top card of your deck
ow-rule-open-attack = the attack is named after its card is turned up
ow-rule-barred = no card of that colour in your combo ({ $name })
ow-rule-starts = a combo that begins with another colour than { $name } has one card
ow-rule-card-damage = damage { $signed } of each card of that colour ({ $name })
ow-rule-ignore = { $name } do not count
ow-branch-per-hex = once for each time: { $what }

## Questions and the log

ow-question-drop = Which of the cheapest cards goes?
ow-question-bury = Which card goes under your deck?
ow-option-bury-recall = Under the deck: { $name } ({ $text })
ow-question-regrow = Which card goes back on the monster’s life pool?
ow-log-special-attack = Special attack: { $attack }.
ow-log-passive = Passive ability: { $attack }.
ow-log-borrowed = It takes the form of another: { $monster } ({ $attack }).
ow-log-hex =
    { $who ->
        [you] For you: { $text }.
       *[other] For { $name }: { $text }.
    }
ow-log-soaked = The monster ignores { $n } damage.
ow-log-again = The monster has another turn.
ow-log-warded =
    { $who ->
        [you] Your bomb smothers it: nothing happens.
       *[other] The bomb of { $name } smothers it: nothing happens.
    }
ow-log-dice-on = Dice on the monster’s card: { $n }.
ow-log-grown = The life pool grows: { $cards }.
ow-log-regrown = Back on the life pool: { $cards }.
ow-log-buried =
    { $who ->
        [you] You put { $cards } under your deck.
       *[other] { $name } puts { $cards } under the deck.
    }
ow-log-hand-shown =
    { $who ->
        [you] You show { $cards }.
       *[other] { $name } shows { $cards }.
    }
ow-log-looked-at =
    { $who ->
        [you] You look at { $cards }.
       *[other] { $name } looks at { $cards }.
    }
ow-about-attack = Special attack { $n }, { $name }. { $text }
ow-about-passive = Passive ability, { $name }. { $text }
