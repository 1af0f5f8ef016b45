# Action cards that do more than their symbols say (W11.5).

ow-colour-grey = grey
ow-kind-grey = matches no extension
ow-price-trashed = 1 trashed card
ow-option-gain-for = Take { $name } for { $price } ({ $text })

ow-when-lost-to-damage = passive, when damage discards this card
ow-when-lost-from-deck = passive, when damage discards this card from your deck
ow-only-rival-turn = in the opponent’s turn
ow-line-take-deck = take any card of your deck, which is then shuffled
ow-line-take-other = take any other card of your discards
ow-line-extension-effect = do what one extension of the last card shows
ow-line-refresh-potion = a potion you have used can be used again, and that use does not count

ow-question-take-deck = Which card do you take out of your deck?
ow-question-extension-effect = Which extension of the last card has its effect?
ow-question-refresh-potion = Which potion do you make ready again?
ow-option-effect = The one for { $name }
ow-option-refresh = { $name }

ow-log-fetched =
    { $who ->
        [you] Out of your deck: { $cards }.
       *[other] Out of the deck of { $name }: { $cards }.
    }
ow-log-refreshed =
    { $who ->
        [you] You make { $cards } ready again.
       *[other] { $name } makes { $cards } ready again.
    }
