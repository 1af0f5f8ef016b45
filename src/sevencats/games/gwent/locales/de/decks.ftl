# Decks: was die Befehle ausgeben und was an einem Deck nicht stimmen kann.

deck-starter = Startdeck { $faction }
deck-unnamed = Deck ohne Namen
deck-faction = Fraktion: { $faction }
deck-leader = Anführer: { $leader }
deck-code = Deckcode: { $code }
deck-counts =
    { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }, { $specials ->
        [one] 1 Spezialkarte
       *[other] { $specials } Spezialkarten
    }, Stärke { $strength }
deck-legal = { $deck } ist gültig ({ $rules }): { $counts }.
deck-strength = Stärke { $strength }

## Rule sets

deck-rules-standard = Standardregeln
deck-rules-advanced = Regeln für Fortgeschrittene
deck-rules-solo = Soloregeln
deck-rules-tournament = Turnier
deck-rules-team = zwei gegen zwei

## Groups of cards; $count is the number of cards

deck-group-close = Nahkampf ({ $count })
deck-group-ranged = Fernkampf ({ $count })
deck-group-agile = Nah- oder Fernkampf ({ $count })
deck-group-siege = Belagerung ({ $count })
deck-group-special = Spezialkarten ({ $count })
deck-group-weather = Wetterkarten ({ $count })
deck-group-reserve = Nebendeck ({ $count })

## What is wrong. $limit is the number that the rules ask for or allow.

deckcheck-in-deck = { $deck }: { $text }
deckcheck-unknown-faction = Es gibt keine Fraktion »{ $name }«.
deckcheck-unknown-leader = Es gibt keinen Anführer »{ $name }«.
deckcheck-unknown-card = Es gibt keine Karte »{ $name }«.
deckcheck-foreign-leader = Anführer { $leader } gehört zur Fraktion { $faction }, das Deck zur Fraktion { $own }.
deckcheck-foreign-card = { $card } gehört zur Fraktion { $faction } und darf nicht in ein Deck der Fraktion { $own }.
deckcheck-reserve-card = { $card } gehört ins Nebendeck und beginnt nie im Deck.
deckcheck-too-many-copies =
    { $count ->
        [one] { $count } Exemplar
       *[other] { $count } Exemplare
    } von { $card }: { $limit ->
        [one] Es gibt nur 1.
       *[other] Es gibt nur { $limit }.
    }
deckcheck-too-few-units =
    { $count ->
        [one] Nur 1 Einheitenkarte
       *[other] Nur { $count } Einheitenkarten
    }: Ein Deck hat mindestens { $limit }, Helden mitgezählt.
deckcheck-too-many-specials = { $count ->
        [one] { $count } Spezialkarte
       *[other] { $count } Spezialkarten
    }: Ein Deck hat höchstens { $limit }, Wetter mitgezählt.
deckcheck-too-many-spies = { $count ->
        [one] { $count } Spion
       *[other] { $count } Spione
    } ({ $cards }): Ein Deck hat höchstens { $limit }.
deckcheck-too-many-medics = { $count } Heiler ({ $cards }): Ein Deck hat höchstens { $limit }.
deckcheck-too-strong = Die Einheiten haben zusammen Stärke { $count }: Ein Deck hat höchstens { $limit }, Helden mitgezählt.
deckcheck-solo-weather = { $card } ist eine Wetterkarte: Im Solodeck ist nur { card-clear-weather } erlaubt.
deckcheck-wrong-reserve = { $card }: Das Nebendeck hat { $count }, und die Karten des Decks rufen { $limit }.
deckcheck-tournament-decks =
    { $count ->
        [one] 1 Deck
       *[other] { $count } Decks
    }: Zu einem Turnier gehören genau { $limit }.
deckcheck-tournament-faction = { $decks } haben dieselbe Fraktion, { $faction }: Turnierdecks haben verschiedene Fraktionen.
deckcheck-tournament-hero = Der Held { $card } ist in { $decks }: Ein Held darf nur in einem Deck sein.
deckcheck-team-faction = { $decks } haben dieselbe Fraktion, { $faction }: Teampartner spielen verschiedene Fraktionen.
