# What happens, and what may be chosen, in Dutch. Arguments: $who is "you" if the reader's own seat
# or side is meant, else "other"; $name is that seat or side, $cards are card names or "a card".

## Words

log-at = { $cards } ({ $row })
log-at-side =
    { $whose ->
        [you] { $cards } ({ $row }, aan jouw kant)
       *[other] { $cards } ({ $row }, aan de kant van { $side })
    }
log-score = { $name } { $total }

## Set-up

log-decides =
    { $who ->
        [you] Volgens het lot mag jij zeggen wie begint.
       *[other] Volgens het lot mag { $name } zeggen wie begint.
    }
log-starts =
    { $who ->
        [you] Jij hebt de eerste beurt.
       *[other] { $name } heeft de eerste beurt.
    }
log-searched =
    { $who ->
        [you] Je doorzoekt je deck.
       *[other] { $name } doorzoekt het deck.
    }
log-shuffled =
    { $who ->
        [you] Je deck wordt geschud.
       *[other] Het deck van { $name } wordt geschud.
    }
log-shuffled-all = De decks worden geschud.
log-dealt =
    { $who ->
        [you] Je krijgt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
       *[other] { $name } krijgt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
    }
log-drawn =
    { $who ->
        [you] Je trekt { $cards }.
       *[other] { $name } trekt { $cards }.
    }
log-set-aside =
    { $who ->
        [you] Je legt { $cards } opzij.
       *[other] { $name } legt { $cards } opzij.
    }
log-put-back =
    { $who ->
        [you] Je legt { $cards } terug in je deck.
       *[other] { $name } legt { $cards } terug in het deck.
    }

## Turns

log-round =
    { $who ->
        [you] Ronde { $round } begint. Jij mag eerst.
       *[other] Ronde { $round } begint. { $name } mag eerst.
    }
log-played =
    { $who ->
        [you] Je speelt { $cards }.
       *[other] { $name } speelt { $cards }.
    }
log-revived =
    { $who ->
        [you] Je haalt { $cards } terug van de aflegstapel.
       *[other] { $name } haalt { $cards } terug van de aflegstapel.
    }
log-mustered =
    { $who ->
        [you] Muster brengt je { $cards }.
       *[other] Muster brengt { $name } { $cards }.
    }
log-summoned = Summon brengt { $cards } uit het secundaire deck.
log-transformed = { $cards } komt uit het secundaire deck.
log-removed = { $cards } verandert van gedaante en verdwijnt uit het spel.
log-returned =
    { $who ->
        [you] Terug aan jouw kant: { $cards }.
       *[other] Terug aan de kant van { $name }: { $cards }.
    }
log-returned-deck =
    { $who ->
        [you] Je aflegstapel gaat terug in je deck, { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
       *[other] De aflegstapel van { $name } gaat terug in het deck, { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        }.
    }
log-burned =
    { $who ->
        [you] Verbrand aan jouw kant: { $cards }.
       *[other] Verbrand aan de kant van { $name }: { $cards }.
    }
log-discarded =
    { $who ->
        [you] Je legt { $cards } af.
       *[other] { $name } legt { $cards } af.
    }
log-discarded-weather = Weer naar de aflegstapel: { $cards }.
log-decoyed =
    { $who ->
        [you] Je neemt { $cards } terug in je hand.
       *[other] { $name } neemt { $cards } terug in de hand.
    }
log-taken =
    { $who ->
        [you] Je neemt { $cards } in je hand.
       *[other] { $name } neemt { $cards } in de hand.
    }
log-moved =
    { $who ->
        [you] Je verplaatst { $cards }.
       *[other] { $name } verplaatst { $cards }.
    }
log-horn =
    { $who ->
        [you] Er klinkt een hoorn aan jouw kant ({ $row }).
       *[other] Er klinkt een hoorn aan de kant van { $name } ({ $row }).
    }
log-leader =
    { $who ->
        [you] Je gebruikt je leider: { $leader }.
       *[other] { $name } gebruikt een leider: { $leader }.
    }
log-looked-at =
    { $who ->
        [you] Je ziet { $cards } in de hand van { $owner }.
       *[other] { $whose ->
            [you] { $name } ziet { $cards } in jouw hand.
           *[other] { $name } ziet { $cards } in de hand van { $owner }.
        }
    }
log-passed =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }

## The end of a round

log-scored =
    { $who ->
        [you] De ronde is voorbij: { $scores }. Hij is voor jou.
       *[other] De ronde is voorbij: { $scores }. Hij gaat naar { $name }.
    }
log-scored-tie = De ronde is voorbij: { $scores }. Gelijke stand.
log-gem-lost =
    { $who ->
        [you] Je verliest een edelsteen, nog { $left } over.
       *[other] { $name }: een edelsteen kwijt, nog { $left } over.
    }
log-kept = { $cards } blijft op het slagveld liggen.
log-cleared = Het slagveld wordt leeggemaakt.
log-game-over =
    { $who ->
        [you] Je wint het spel.
       *[other] Het spel gaat naar { $name }.
    }
log-game-over-draw = Het spel eindigt onbeslist.
log-game-over-shared = Gedeelde winst: { $names }.

## Tournament

log-picks-first =
    { $who ->
        [you] Jij kiest als eerste een deck.
       *[other] { $name } kiest als eerste een deck.
    }
log-picked-deck =
    { $who ->
        [you] Je kiest deck { $number }: { $faction }, leider { $leader }.
       *[other] { $name } kiest deck { $number }: { $faction }, leider { $leader }.
    }
log-unpacked =
    { $who ->
        [you] Je pakt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        } uit.
       *[other] { $name } pakt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        } uit.
    }
log-packed = Alle kaarten gaan terug in hun doos.
log-game-won =
    { $who ->
        [you] Het spel telt voor jou, gewonnen spellen: { $count }.
       *[other] Het spel telt voor { $name }, gewonnen spellen: { $count }.
    }
log-game-drawn = Het spel telt voor niemand.
log-match-over =
    { $who ->
        [you] Je wint het toernooi.
       *[other] Het toernooi gaat naar { $name }.
    }

## Points and solo

log-points =
    { $who ->
        [you] Je scoort { $gained ->
            [one] 1 punt
           *[other] { $gained } punten
        }, { $total } in totaal.
       *[other] { $name }: { $gained ->
            [one] 1 punt
           *[other] { $gained } punten
        }, { $total } in totaal.
    }
log-hidden-under = Er gaat een gedekte kaart onder de Decoy.
log-revealed = Opengelegd: { $cards }.
log-turned-up = De leider { $leader } wordt opengelegd.
log-bonus =
    { $who ->
        [you] Jouw totaal stijgt met { $count }.
       *[other] Het totaal van { $name } stijgt met { $count }.
    }
log-leader-off =
    { $who ->
        [you] Je leider is de rest van het spel buiten werking.
       *[other] De leider van { $name } is de rest van het spel buiten werking.
    }

## Questions

question-turn = Jij bent aan de beurt.
question-redraw = Je mag kaarten uit je hand ruilen.
question-row = Welke rij voor { $card }?
question-receiver = Bij wie leg je { $card }?
question-enemy = { $leader }: welke tegenstander?
question-revive = Welke troep komt terug?
question-weather = { $leader }: welke kaart speel je?
question-take =
    { $form ->
        [take] { $leader }: welke kaart neem je?
       *[target] { $leader }: welke kaart speel je?
    }
question-discard = { $leader }: welke kaart leg je af?
question-decoy = Welke troep neem je terug?
question-starter = Wie heeft de eerste beurt?
question-deck = Welk deck speel je?
question-colour = { $card }: in welke kleur?

## Options. $card is a card with its facts, $row a row, $who and $name a seat or side.

option-card = { $card } ({ $facts })
option-kind-hero = held
option-kind-special = speciale kaart
option-kind-weather = weerkaart
option-turn-play = Speel { $card }
option-turn-leader = Gebruik je leider: { $leader }
option-turn-pass = Passen
option-redraw-redraw = Ruil { $card }
option-redraw-done = Houd deze hand
option-row-row = { $row }
option-receiver-to = { $name }
option-enemy-to = { $name }
option-revive-target = Haal { $card } terug
option-weather-target = Speel { $card }
option-take-take = Neem { $card }
option-take-target = Speel { $card }
option-discard-discard = Leg { $card } af
option-decoy-target = Neem { $card } terug
option-deck-deck = Deck { $name }
option-colour-colour = In de kleur van { $name }
option-starter-starter =
    { $who ->
        [you] Jij begint
       *[other] { $name } begint
    }

## What chance does

option-coin-starter = Het lot: { $name } begint
option-decider-decides = Het lot: { $name } zegt wie begint
option-shuffle-order = De kaarten worden geschud
option-look-slot = Een kaart uit de hand, door het lot gekozen
option-keep-target = { $card } blijft liggen, door het lot gekozen
option-return-target = { $card } komt terug, door het lot gekozen
option-first-pick-first = Het lot: { $name } kiest als eerste een deck
option-turn-up-leader = De leider { $leader }, door het lot gekozen
option-turn-opponent-turn = De beurt van de tegenstander
