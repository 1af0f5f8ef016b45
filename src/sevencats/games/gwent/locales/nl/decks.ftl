# Decks: wat de opdrachten tonen, en wat er mis kan zijn met een deck.

deck-starter = Startersdeck { $faction }
deck-unnamed = Deck zonder naam
deck-faction = Factie: { $faction }
deck-leader = Leider: { $leader }
deck-code = Deelcode: { $code }
deck-counts =
    { $units ->
        [one] 1 troep
       *[other] { $units } troepen
    }, { $specials ->
        [one] 1 speciale kaart
       *[other] { $specials } speciale kaarten
    }, sterkte { $strength }
deck-legal = { $deck } is in orde ({ $rules }): { $counts }.
deck-strength = sterkte { $strength }

## Rule sets

deck-rules-standard = standaardregels
deck-rules-advanced = regels voor gevorderden
deck-rules-solo = soloregels
deck-rules-tournament = toernooi
deck-rules-team = twee tegen twee

## Groups of cards; $count is the number of cards

deck-group-close = Infanterie ({ $count })
deck-group-ranged = Boogschutters ({ $count })
deck-group-agile = Infanterie of boogschutters ({ $count })
deck-group-siege = Artillerie ({ $count })
deck-group-special = Speciale kaarten ({ $count })
deck-group-weather = Weerkaarten ({ $count })
deck-group-reserve = Secundair deck ({ $count })

## What is wrong. $limit is the number that the rules ask for or allow.

deckcheck-in-deck = { $deck }: { $text }
deckcheck-unknown-faction = Er is geen factie ‘{ $name }’.
deckcheck-unknown-leader = Er is geen leider ‘{ $name }’.
deckcheck-unknown-card = Er is geen kaart ‘{ $name }’.
deckcheck-foreign-leader = De leider { $leader } hoort bij { $faction }, het deck bij { $own }.
deckcheck-foreign-card = { $card } hoort bij { $faction } en mag niet in een deck van { $own } zitten.
deckcheck-reserve-card = { $card } hoort in het secundaire deck en begint nooit in een deck.
deckcheck-too-many-copies =
    { $count ->
        [one] { $count } exemplaar
       *[other] { $count } exemplaren
    } van { $card }: { $limit ->
        [one] er is er maar 1.
       *[other] er zijn er maar { $limit }.
    }
deckcheck-too-few-units =
    { $count ->
        [one] Maar 1 troepenkaart
       *[other] Maar { $count } troepenkaarten
    }: een deck heeft er minstens { $limit }, helden meegeteld.
deckcheck-too-many-specials = { $count ->
        [one] { $count } speciale kaart
       *[other] { $count } speciale kaarten
    }: een deck heeft er hoogstens { $limit }, weer meegeteld.
deckcheck-too-many-spies = { $count ->
        [one] { $count } Spy-kaart
       *[other] { $count } Spy-kaarten
    } ({ $cards }): een deck heeft er hoogstens { $limit }.
deckcheck-too-many-medics = { $count ->
        [one] { $count } Medic-kaart
       *[other] { $count } Medic-kaarten
    } ({ $cards }): een deck heeft er hoogstens { $limit }.
deckcheck-too-strong = De troepen hebben samen sterkte { $count }: een deck heeft hoogstens { $limit }, helden meegeteld.
deckcheck-solo-weather = { $card } is een weerkaart: in een solodeck mag alleen { card-clear-weather }.
deckcheck-wrong-reserve = { $card }: het secundaire deck heeft er { $count }, en de kaarten van het deck roepen er { $limit } op.
deckcheck-tournament-decks =
    { $count ->
        [one] 1 deck
       *[other] { $count } decks
    }: een speler brengt er precies { $limit } mee naar een toernooi.
deckcheck-tournament-faction = { $decks } hebben dezelfde factie, { $faction }: toernooidecks hebben verschillende facties.
deckcheck-tournament-hero = De held { $card } zit in { $decks }: een held mag maar in één deck zitten.
deckcheck-team-faction = { $decks } hebben dezelfde factie, { $faction }: teamgenoten spelen verschillende facties.
