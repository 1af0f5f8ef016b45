# Les decks : ce qu'affichent les commandes, et ce qui peut ne pas aller.

deck-starter = Deck de départ { $faction }
deck-unnamed = Deck sans nom
deck-faction = Faction : { $faction }
deck-leader = Chef : { $leader }
deck-code = Code de partage : { $code }
deck-counts =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $specials ->
        [one] { $specials } carte spéciale
       *[other] { $specials } cartes spéciales
    }, force { $strength }
deck-legal = { $deck } est conforme ({ $rules }) : { $counts }.
deck-strength = force { $strength }

## Rule sets

deck-rules-standard = règles standard
deck-rules-advanced = règles avancées
deck-rules-solo = règles solo
deck-rules-tournament = tournoi
deck-rules-team = deux contre deux

## Groups of cards; $count is the number of cards

deck-group-close = Combat rapproché ({ $count })
deck-group-ranged = Combat à distance ({ $count })
deck-group-agile = Combat rapproché ou à distance ({ $count })
deck-group-siege = Combat de siège ({ $count })
deck-group-special = Cartes spéciales ({ $count })
deck-group-weather = Cartes météo ({ $count })
deck-group-reserve = Deck de réserve ({ $count })

## What is wrong. $limit is the number that the rules ask for or allow.

deckcheck-in-deck = { $deck } : { $text }
deckcheck-unknown-faction = Il n’existe pas de faction « { $name } ».
deckcheck-unknown-leader = Il n’existe pas de chef « { $name } ».
deckcheck-unknown-card = Il n’existe pas de carte « { $name } ».
deckcheck-foreign-leader = Le chef { $leader } est de la faction { $faction }, le deck de la faction { $own }.
deckcheck-foreign-card = { $card } est de la faction { $faction } et n’a pas sa place dans un deck de la faction { $own }.
deckcheck-reserve-card = { $card } est une carte de réserve et ne fait jamais partie du deck de départ.
deckcheck-too-many-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    } de { $card } : { $limit ->
        [one] il n’y en a que { $limit }.
       *[other] il n’y en a que { $limit }.
    }
deckcheck-too-few-units =
    { $count ->
        [one] Seulement { $count } carte unité
       *[other] Seulement { $count } cartes unité
    } : un deck en compte au moins { $limit }, héros compris.
deckcheck-too-many-specials = { $count ->
        [one] { $count } carte spéciale
       *[other] { $count } cartes spéciales
    } : un deck en compte au plus { $limit }, météo comprise.
deckcheck-too-many-spies = { $count ->
        [one] { $count } espion
       *[other] { $count } espions
    } ({ $cards }) : un deck en compte au plus { $limit }.
deckcheck-too-many-medics = { $count ->
        [one] { $count } médecin
       *[other] { $count } médecins
    } ({ $cards }) : un deck en compte au plus { $limit }.
deckcheck-too-strong = Les unités ont une force totale de { $count } : un deck en compte au plus { $limit }, héros compris.
deckcheck-solo-weather = { $card } est une carte météo : la seule admise dans un deck solo est { card-clear-weather }.
deckcheck-wrong-reserve = { $card } : le deck de réserve en contient { $count }, et les cartes du deck en appellent { $limit }.
deckcheck-tournament-decks =
    { $count ->
        [one] { $count } deck
       *[other] { $count } decks
    } : pour un tournoi, il en faut exactement { $limit }.
deckcheck-tournament-faction = { $decks } sont de la même faction, { $faction } : les decks d’un tournoi sont de factions différentes.
deckcheck-tournament-hero = Le héros { $card } est dans { $decks } : un héros ne peut être que dans un seul deck.
deckcheck-team-faction = { $decks } sont de la même faction, { $faction } : les coéquipiers jouent des factions différentes.
