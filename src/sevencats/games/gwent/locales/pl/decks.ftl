# Talie: co wypisują polecenia talii i co może być w talii nie tak.

deck-starter = Talia startowa: { $faction }
deck-unnamed = Talia bez nazwy
deck-faction = Frakcja: { $faction }
deck-leader = Dowódca: { $leader }
deck-code = Kod talii: { $code }
deck-counts =
    { $units ->
        [one] 1 jednostka
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }, { $specials ->
        [one] 1 karta specjalna
        [few] { $specials } karty specjalne
       *[other] { $specials } kart specjalnych
    }, siła { $strength }
deck-legal = { $deck } – zgodna z zasadami ({ $rules }): { $counts }.
deck-strength = siła { $strength }

## Rule sets

deck-rules-standard = zasady standardowe
deck-rules-advanced = zasady zaawansowane
deck-rules-solo = zasady solo
deck-rules-tournament = turniej
deck-rules-team = dwóch na dwóch

## Groups of cards; $count is the number of cards

deck-group-close = Bliskie starcie ({ $count })
deck-group-ranged = Daleki zasięg ({ $count })
deck-group-agile = Bliskie starcie lub daleki zasięg ({ $count })
deck-group-siege = Oblężenie ({ $count })
deck-group-special = Karty specjalne ({ $count })
deck-group-weather = Karty pogody ({ $count })
deck-group-reserve = Rezerwa ({ $count })

## What is wrong. $limit is the number that the rules ask for or allow.

deckcheck-in-deck = { $deck }: { $text }
deckcheck-unknown-faction = Nie ma frakcji „{ $name }”.
deckcheck-unknown-leader = Nie ma dowódcy „{ $name }”.
deckcheck-unknown-card = Nie ma karty „{ $name }”.
deckcheck-foreign-leader = Dowódca { $leader } należy do frakcji { $faction }, a talia do frakcji { $own }.
deckcheck-foreign-card = { $card } to karta frakcji { $faction } i nie może być w talii frakcji { $own }.
deckcheck-reserve-card = { $card } to karta rezerwy i nigdy nie zaczyna w talii.
deckcheck-too-many-copies =
    Kopie karty { $card }: { $count }; { $limit ->
        [one] jest tylko 1.
        [few] są tylko { $limit }.
       *[other] jest tylko { $limit }.
    }
deckcheck-too-few-units =
    { $count ->
        [one] Tylko 1 karta jednostki
        [few] Tylko { $count } karty jednostek
       *[other] Tylko { $count } kart jednostek
    }: w talii musi ich być co najmniej { $limit }, licząc bohaterów.
deckcheck-too-many-specials = Karty specjalne: { $count }. W talii może ich być najwyżej { $limit }, licząc pogodę.
deckcheck-too-many-spies = Szpiedzy: { $count } ({ $cards }). W talii może ich być najwyżej { $limit }.
deckcheck-too-many-medics = Medycy: { $count } ({ $cards }). W talii może ich być najwyżej { $limit }.
deckcheck-too-strong = Łączna siła to { $count }: w talii może być najwyżej { $limit }, licząc bohaterów.
deckcheck-solo-weather = { $card } to pogoda, a w talii solo jedyną pogodą jest { card-clear-weather }.
deckcheck-wrong-reserve = { $card }: w rezerwie jest { $count }, a karty talii wzywają { $limit }.
deckcheck-tournament-decks =
    { $count ->
        [one] 1 talia
        [few] { $count } talie
       *[other] { $count } talii
    }: na turniej gracz przynosi dokładnie { $limit }.
deckcheck-tournament-faction = { $decks } – ta sama frakcja ({ $faction }): talie turniejowe muszą mieć różne.
deckcheck-tournament-hero = Bohater { $card } jest w taliach: { $decks }. Bohater może być tylko w jednej.
deckcheck-team-faction = { $decks } – ta sama frakcja ({ $faction }): w drużynie frakcje muszą być różne.
