# Moments: the end of a fight, a trophy, what came of a story.

oldworld-scene-cards = Back to the choice of cards
oldworld-moment-blow-mine = The last blow did { $n } damage.
oldworld-moment-blow-theirs = The last attack did { $n } damage.
oldworld-moment-chips = What you gained and lost
oldworld-moment-choice = Your choice
oldworld-moment-quest = New quest
oldworld-moment-quest-done = Quest resolved
oldworld-moment-way = The way leads to { $place }.
oldworld-moment-trail = Trail
oldworld-moment-level = Level { $level }
oldworld-moment-draw = cards in phase III
oldworld-moment-draw-when = at the end of this turn
oldworld-moment-now = you have { $n }
oldworld-moment-of = { $n } of { $most }
oldworld-moment-card-hand = to your hand
oldworld-moment-card-discard = to your discards
oldworld-moment-card-put = discarded
oldworld-moment-card-trashed = leaves your deck
oldworld-moment-kept = yours now
oldworld-moment-gone = lost
oldworld-moment-you = you
oldworld-moment-wins = wins
oldworld-moment-costs = costs { $n }
oldworld-moment-lost-why = Your last card is lost. Your shield is restored; you draw less in phase III.
oldworld-moment-lost-duel = Your last card is lost. Your shield is restored.
oldworld-moment-away-why = It flees from the board: no trophy, and another one comes.
oldworld-moment-next-level = For level { $level }: raise { $what }
oldworld-moment-review = The fight again
oldworld-moment-meditated = You have mastered it
oldworld-moment-fatigue =
    { $n ->
        [one] Fatigue: trash 1 card
       *[other] Fatigue: trash { $n } cards
    }
oldworld-moment-fatigue-why = A new trophy tires you. The cards that stay are your new deck.
oldworld-moment-trash-title =
    { $n ->
        [one] Trash 1 card
       *[other] Trash { $n } cards
    }
oldworld-moment-discard-title =
    { $n ->
        [one] Discard 1 card
       *[other] Discard { $n } cards
    }
oldworld-moment-trash-why = Trashed cards leave your deck for the rest of the game.
oldworld-moment-discard-why = Discarded cards stay yours.
oldworld-moment-choose-more =
    { $n ->
        [one] tap one more card
       *[other] tap { $n } more cards
    }
oldworld-moment-chosen = chosen; tap a card to change your mind
oldworld-moment-more = { $n } more
oldworld-moment-trash =
    { $n ->
        [one] Trash this card
       *[other] Trash these { $n }
    }
oldworld-moment-discard =
    { $n ->
        [one] Discard this card
       *[other] Discard these { $n }
    }
oldworld-moment-life = Cards, your life in a fight
oldworld-moment-damage-each = Damage per card
oldworld-moment-terrains = Terrains to travel with
