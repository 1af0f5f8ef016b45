# Decks: what the deck commands print, and what can be wrong with a deck.

deck-starter = Starter deck of { $faction }
deck-unnamed = Deck without a name
deck-faction = Faction: { $faction }
deck-leader = Leader: { $leader }
deck-code = Share code: { $code }
deck-counts =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $specials ->
        [one] 1 special card
       *[other] { $specials } special cards
    }, strength { $strength }
deck-legal = { $deck } is legal ({ $rules }): { $counts }.
deck-strength = strength { $strength }

## Rule sets

deck-rules-standard = standard rules
deck-rules-advanced = advanced rules
deck-rules-solo = solo rules
deck-rules-tournament = tournament
deck-rules-team = two against two

## Groups of cards; $count is the number of cards

deck-group-close = Close combat ({ $count })
deck-group-ranged = Ranged combat ({ $count })
deck-group-agile = Close or ranged combat ({ $count })
deck-group-siege = Siege ({ $count })
deck-group-special = Special cards ({ $count })
deck-group-weather = Weather cards ({ $count })
deck-group-reserve = Reserve ({ $count })

## What is wrong. $limit is the number that the rules ask for or allow.

deckcheck-in-deck = { $deck }: { $text }
deckcheck-unknown-faction = There is no faction “{ $name }”.
deckcheck-unknown-leader = There is no leader “{ $name }”.
deckcheck-unknown-card = There is no card “{ $name }”.
deckcheck-foreign-leader = The leader { $leader } belongs to { $faction }, the deck to { $own }.
deckcheck-foreign-card = { $card } belongs to { $faction } and may not be in a deck of { $own }.
deckcheck-reserve-card = { $card } is a reserve card and never starts in a deck.
deckcheck-too-many-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    } of { $card }: { $limit ->
        [one] there is only 1.
       *[other] there are only { $limit }.
    }
deckcheck-too-few-units =
    { $count ->
        [one] Only 1 unit card
       *[other] Only { $count } unit cards
    }: a deck has at least { $limit }, including heroes.
deckcheck-too-many-specials = { $count ->
        [one] { $count } special card
       *[other] { $count } special cards
    }: a deck has at most { $limit }, including weather.
deckcheck-too-many-spies = { $count ->
        [one] { $count } spy
       *[other] { $count } spies
    } ({ $cards }): a deck has at most { $limit }.
deckcheck-too-many-medics = { $count ->
        [one] { $count } medic
       *[other] { $count } medics
    } ({ $cards }): a deck has at most { $limit }.
deckcheck-too-strong = The total strength is { $count }: a deck has at most { $limit }, including heroes.
deckcheck-solo-weather = { $card } is weather: the only weather in a solo deck is { card-clear-weather }.
deckcheck-wrong-reserve = { $card }: the reserve holds { $count }, and the cards of the deck call { $limit }.
deckcheck-tournament-decks =
    { $count ->
        [one] 1 deck
       *[other] { $count } decks
    }: a player brings exactly { $limit } to a tournament.
deckcheck-tournament-faction = { $decks } have the same faction, { $faction }: tournament decks have different ones.
deckcheck-tournament-hero = The hero { $card } is in { $decks }: a hero may be in one deck only.
deckcheck-team-faction = { $decks } have the same faction, { $faction }: team mates play different ones.
