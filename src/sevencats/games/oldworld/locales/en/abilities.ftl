# What cards, monsters, trophies and potions do: the words that linetext.py puts together.

## Frames

ow-trait = { $start }: { $what }
ow-once-fight = once a fight
ow-once-turn = once a turn
ow-if-you-like = if you like
ow-card-line = { $colour } ({ $kind }), cost { $cost }, { $terrain }.
ow-card-symbols = Effect: { $symbols }.
ow-card-extension = Followed by { $colour }: { $symbols }.
ow-may-follow = { $colours } may follow
ow-symbol-damage = { $n } damage
ow-symbol-shield = shield { $signed }
ow-symbol-draw = draw step { $signed }
ow-symbol-take-back =
    take back the top { $n ->
         [one] discard
        *[other] { $n } discards
    }
ow-symbol-return-card = this card returns to your hand
ow-symbol-none = nothing
ow-fight-card = Fight card { $number }
ow-fight-card-line = Charge: { $charge }. Bite: { $bite }.
ow-attack-attribute = damage equal to your { $attribute }
ow-attack-level = damage equal to its level{ $plus }
ow-attack-discard = discard as many random cards as its level
ow-attack-trash =
    trash { $n ->
         [one] 1 card
        *[other] { $n } cards
    } from your hand
ow-attack-lower = { $attribute } -1
ow-trophy-attribute = Attribute trophy: { $name }
ow-trophy-witcher = Witcher trophy: { $name }

## When a trait acts

ow-when-entry = to begin the fight
ow-when-before-pool = before you make your life pool
ow-when-after-pool = after you make your life pool
ow-when-my-turn = on your fight turn
ow-when-link = while you lay your combo, after any card: a card of any colour may follow
ow-when-combo = when your combo is laid
ow-when-hit = when your attack made the opponent discard cards
ow-when-resolved = after your combo
ow-when-hurt = each time it deals damage
ow-when-attack-end = at the end of the monster’s turn
ow-when-won = when you win the fight
ow-when-enter = when you enter a place
ow-when-phase1 = in phase I

## Under which conditions

ow-only-first-turn = in your first fight turn
ow-only-first-attack = in the monster’s first turn
ow-only-monster = against a monster
ow-only-witcher = against a witcher
ow-only-trail = if you have its trail
ow-only-no-trail = if you do not have its trail
ow-only-combo-of = if your combo has a { $names } card
ow-only-no-combo-of = if your combo has no { $names } card
ow-only-at-of = at { $names }
ow-only-school-of = of the School of the { $names }
ow-only-with-of = with { $names }
ow-only-chose-of = after { $names }
ow-only-choice = “{ $title }”, { $letter }
ow-only-least = with { $n } or more { $what }
ow-only-most = with at most { $n } { $what }
ow-only-is = with { $n } { $what }
ow-count-hand =
    { $n ->
         [one] card
        *[other] cards
    } in hand
ow-count-deck =
    { $n ->
         [one] card
        *[other] cards
    } in your deck
ow-count-discard =
    { $n ->
         [one] discard
        *[other] discards
    }
ow-count-shield = shield
ow-count-gold = gold
ow-count-potion =
    { $n ->
         [one] unused potion
        *[other] unused potions
    }
ow-count-pool =
    { $n ->
         [one] card
        *[other] cards
    } left to the opponent
ow-count-combo =
    { $n ->
         [one] card
        *[other] cards
    } in your combo
ow-count-green =
    { $n ->
         [one] green card
        *[other] green cards
    } in your combo
ow-count-yellow =
    { $n ->
         [one] yellow card
        *[other] yellow cards
    } in your combo
ow-count-purple =
    { $n ->
         [one] purple card
        *[other] purple cards
    } in your combo
ow-count-blue =
    { $n ->
         [one] blue card
        *[other] blue cards
    } in your combo
ow-count-red =
    { $n ->
         [one] red card
        *[other] red cards
    } in your combo
ow-count-level = witcher level
ow-count-trophies =
    { $n ->
         [one] trophy
        *[other] trophies
    }
ow-count-combat = combat
ow-count-defense = defence
ow-count-alchemy = alchemy
ow-count-specialty = specialty

## Numbers that a trait bends

ow-rule-attack = damage of the monster’s attacks { $signed }
ow-rule-damage = damage of your combo { $signed }
ow-rule-damage-cap =
    you deal { $n ->
         [0] no damage
        *[other] at most { $n } damage
    }
ow-rule-hurt-cap =
    the monster discards at most { $n } { $n ->
         [one] card
        *[other] cards
    }, whatever the damage
ow-rule-draw = draw step { $signed }
ow-rule-draw-floor =
    you draw at least { $n ->
         [one] 1 card
        *[other] { $n } cards
    } in your draw step
ow-rule-combat-is = your combat counts as { $n } for drawing
ow-rule-shield-gain-cap = your shield rises by at most { $n } in each of your turns
ow-rule-potions =
    at most { $n ->
         [one] 1 potion
        *[other] { $n } potions
    } in this fight
ow-rule-defense = defence { $signed } in this fight
ow-rule-draw3-is =
    if you win, you draw exactly { $n ->
         [one] 1 card
        *[other] { $n } cards
    } in phase III
ow-rule-random-first = the first card of your combo is chosen at random
ow-rule-worst-attack = of charge and bite, the one that costs you more cards applies
ow-rule-hand-first = damage is taken from your hand first
ow-rule-first = you have the first turn
ow-rule-mute = { $name } cards have no effect, but may extend a combo
ow-rule-shield-per = shield { $signed } for each { $name } card in your combo
ow-rule-move = once a turn you may move to a connected place ({ $name }) for free

## What happens

ow-line-gold = gold { $signed }
ow-line-gold-all = lose all your gold
ow-line-attribute = { $name } { $signed }
ow-line-attribute-any = an attribute of your choice { $signed }
ow-line-attribute-lowest = your lowest attribute { $signed }
ow-line-attribute-highest = your highest attribute { $signed }
ow-line-shield = shield { $signed }
ow-line-shield-is = lose your whole shield
ow-line-shield-hand = shield -1 for each card in your hand
ow-line-potion-up =
    draw { $n ->
         [one] 1 potion
        *[other] { $n } potions
    }
ow-line-potion-down =
    discard { $n ->
         [one] 1 unused potion
        *[other] { $n } unused potions
    }
ow-line-potion-all = discard all your potions
ow-line-trail = gain a trail ({ $terrain })
ow-line-card = take a card of cost { $n } to your discards
ow-line-card-back = take a card of cost { $n } from the pool to your discards; without one, turn up cards until one comes and shuffle the others back
ow-line-card-any = take any card from the pool to your discards
ow-line-trash =
    trash { $n ->
         [one] 1 card
        *[other] { $n } cards
    } from your hand
ow-line-trash-any =
    trash { $n ->
         [one] 1 card
        *[other] { $n } cards
    } from your deck, hand or discards
ow-line-discard =
    discard { $n ->
         [one] 1 card
        *[other] { $n } cards
    }
ow-line-discard-random =
    discard { $n ->
         [one] 1 random card
        *[other] { $n } random cards
    }
ow-line-discard-deck =
    discard { $n ->
         [one] 1 card
        *[other] { $n } cards
    } of your choice from your deck, then shuffle it
ow-line-discard-all = discard your hand
ow-line-draw =
    draw { $n ->
         [one] 1 card
        *[other] { $n } cards
    }
ow-line-draw3 = cards drawn in phase III { $signed }
ow-line-draw3-max =
    draw at most { $n ->
         [one] 1 card
        *[other] { $n } cards
    } in phase III
ow-line-draw-step = draw step of this turn { $signed }
ow-line-take-back =
    take the top { $n ->
         [one] card
        *[other] { $n } cards
    } of your discards
ow-line-take-back-any = take any card from your discards
ow-line-event = read event { $n }
ow-line-quest = a quest
ow-line-keep = keep this card
ow-line-phase3 = continue with phase III
ow-line-move = go to { $place }
ow-line-damage = deal { $n } damage
ow-line-suffer = suffer { $n } damage
ow-line-heal =
    shuffle { $n ->
         [one] 1 discard
        *[other] { $n } discards
    } of your choice back into your deck
ow-line-scout = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the opponent’s deck, { $off ->
        [0] put them
       *[other] discard { $off } of them, put the rest
    } back in any order
ow-line-recall =
    put { $n ->
         [one] 1 card
        *[other] { $n } cards
    } from your hand back on top of your deck

## Tables

ow-branch-else = otherwise { $what }
ow-branch-nothing = nothing
ow-branch-choose = your choice of { $what }
ow-branch-roll = roll a die
ow-branch-test = roll a die and add twice your { $name }
ow-branch-tier = by your { $name }
ow-branch-fight = a short fight, by your damage
