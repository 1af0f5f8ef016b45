# What happens, and what may be chosen, in German. Arguments: $who is "you" if the reader's own seat
# or side is meant, else "other"; $name is that seat or side, $cards are card names or "a card".

## Words

log-at = { $cards } ({ $row })
log-at-side =
    { $whose ->
        [you] { $cards } ({ $row }, auf deiner Seite)
       *[other] { $cards } ({ $row }, auf der Seite von { $side })
    }
log-score = { $name } { $total }

## Set-up

log-decides =
    { $who ->
        [you] Nach dem Los sagst du, wer beginnt.
       *[other] Nach dem Los sagt { $name }, wer beginnt.
    }
log-starts =
    { $who ->
        [you] Du hast den ersten Zug.
       *[other] { $name } hat den ersten Zug.
    }
log-searched =
    { $who ->
        [you] Du siehst dein Deck durch.
       *[other] { $name } sieht das eigene Deck durch.
    }
log-shuffled =
    { $who ->
        [you] Dein Deck wird gemischt.
       *[other] Das Deck von { $name } wird gemischt.
    }
log-shuffled-all = Die Decks werden gemischt.
log-dealt =
    { $who ->
        [you] Du bekommst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
       *[other] { $name } bekommt { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
log-drawn =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
log-set-aside =
    { $who ->
        [you] Du legst { $cards } beiseite.
       *[other] { $name } legt { $cards } beiseite.
    }
log-put-back =
    { $who ->
        [you] Du legst { $cards } in dein Deck zurück.
       *[other] { $name } legt { $cards } ins Deck zurück.
    }

## Turns

log-round =
    { $who ->
        [you] Runde { $round } beginnt. Du fängst an.
       *[other] Runde { $round } beginnt. { $name } fängt an.
    }
log-played =
    { $who ->
        [you] Du spielst { $cards }.
       *[other] { $name } spielt { $cards }.
    }
log-revived =
    { $who ->
        [you] Du holst { $cards } vom Ablagestapel zurück.
       *[other] { $name } holt { $cards } vom Ablagestapel zurück.
    }
log-mustered =
    { $who ->
        [you] Die Musterung bringt dir { $cards }.
       *[other] Die Musterung bringt { $name } { $cards }.
    }
log-summoned = Als Rächer aus dem Nebendeck kommt { $cards }.
log-transformed = Aus dem Nebendeck kommt { $cards }.
log-removed = { $cards } verwandelt sich und verlässt die Partie.
log-returned =
    { $who ->
        [you] Zurück auf deiner Seite: { $cards }.
       *[other] Zurück auf der Seite von { $name }: { $cards }.
    }
log-returned-deck =
    { $who ->
        [you] Dein Ablagestapel kommt zurück in dein Deck, { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
       *[other] Der Ablagestapel von { $name } kommt zurück ins Deck, { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
log-burned =
    { $who ->
        [you] Verbrannt auf deiner Seite: { $cards }.
       *[other] Verbrannt auf der Seite von { $name }: { $cards }.
    }
log-discarded =
    { $who ->
        [you] Du legst { $cards } ab.
       *[other] { $name } legt { $cards } ab.
    }
log-discarded-weather = Abgelegte Wetterkarten: { $cards }.
log-decoyed =
    { $who ->
        [you] Du nimmst { $cards } auf die Hand zurück.
       *[other] { $name } nimmt { $cards } zurück auf die Hand.
    }
log-taken =
    { $who ->
        [you] Du nimmst { $cards } auf die Hand.
       *[other] { $name } nimmt { $cards } auf die Hand.
    }
log-moved =
    { $who ->
        [you] Du verschiebst { $cards }.
       *[other] { $name } verschiebt { $cards }.
    }
log-horn =
    { $who ->
        [you] Auf deiner Seite ertönt ein Horn ({ $row }).
       *[other] Auf der Seite von { $name } ertönt ein Horn ({ $row }).
    }
log-leader =
    { $who ->
        [you] Du setzt deinen Anführer ein: { $leader }.
       *[other] { $name } setzt den Anführer ein: { $leader }.
    }
log-looked-at =
    { $who ->
        [you] Du siehst { $cards } auf der Hand von { $owner }.
       *[other] { $whose ->
            [you] { $name } sieht { $cards } auf deiner Hand.
           *[other] { $name } sieht { $cards } auf der Hand von { $owner }.
        }
    }
log-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }

## The end of a round

log-scored =
    { $who ->
        [you] Die Runde ist vorbei: { $scores }. Sie gehört dir.
       *[other] Die Runde ist vorbei: { $scores }. Sie geht an { $name }.
    }
log-scored-tie = Die Runde ist vorbei: { $scores }. Gleichstand.
log-gem-lost =
    { $who ->
        [you] Du verlierst einen Edelstein, { $left } übrig.
       *[other] { $name }: ein Edelstein verloren, { $left } übrig.
    }
log-kept = { $cards } bleibt auf dem Schlachtfeld liegen.
log-cleared = Das Schlachtfeld wird geräumt.
log-game-over =
    { $who ->
        [you] Du gewinnst die Partie.
       *[other] Die Partie geht an { $name }.
    }
log-game-over-draw = Die Partie endet unentschieden.
log-game-over-shared = Geteilter Sieg: { $names }.

## Tournament

log-picks-first =
    { $who ->
        [you] Du wählst zuerst ein Deck.
       *[other] { $name } wählt zuerst ein Deck.
    }
log-picked-deck =
    { $who ->
        [you] Du wählst Deck { $number }: { $faction }, Anführer { $leader }.
       *[other] { $name } wählt Deck { $number }: { $faction }, Anführer { $leader }.
    }
log-unpacked =
    { $who ->
        [you] Du packst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } aus.
       *[other] { $name } packt { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } aus.
    }
log-packed = Alle Karten kommen zurück in ihre Schachteln.
log-game-won =
    { $who ->
        [you] Die Partie zählt für dich, gewonnene Partien: { $count }.
       *[other] Die Partie zählt für { $name }, gewonnene Partien: { $count }.
    }
log-game-drawn = Die Partie zählt für niemanden.
log-match-over =
    { $who ->
        [you] Du gewinnst das Turnier.
       *[other] Das Turnier geht an { $name }.
    }

## Points and solo

log-points =
    { $who ->
        [you] Du bekommst { $gained ->
            [one] 1 Punkt
           *[other] { $gained } Punkte
        }, insgesamt { $total }.
       *[other] { $name }: { $gained ->
            [one] 1 Punkt
           *[other] { $gained } Punkte
        }, insgesamt { $total }.
    }
log-hidden-under = Eine Karte kommt verdeckt unter die Finte.
log-revealed = Aufgedeckt: { $cards }.
log-turned-up = Der Anführer { $leader } wird aufgedeckt.
log-bonus =
    { $who ->
        [you] Deine Summe steigt um { $count }.
       *[other] Die Summe von { $name } steigt um { $count }.
    }
log-leader-off =
    { $who ->
        [you] Dein Anführer ist für den Rest der Partie ohne Wirkung.
       *[other] Der Anführer von { $name } ist für den Rest der Partie ohne Wirkung.
    }

## Questions

question-turn = Du bist am Zug.
question-redraw = Du darfst Handkarten tauschen.
question-row = Welche Reihe für { $card }?
question-receiver = Zu wem kommt { $card }?
question-enemy = { $leader }: welche Gegenseite?
question-revive = Welche Einheit kommt zurück?
question-weather = { $leader }: Welche Karte spielst du aus?
question-take =
    { $form ->
        [take] { $leader }: Welche Karte nimmst du?
       *[target] { $leader }: Welche Karte spielst du aus?
    }
question-discard = { $leader }: Welche Karte legst du ab?
question-decoy = Welche Einheit nimmst du zurück?
question-starter = Wer hat den ersten Zug?
question-deck = Welches Deck spielst du?
question-colour = { $card }: in welcher Farbe?

## Options. $card is a card with its facts, $row a row, $who and $name a seat or side.

option-card = { $card } ({ $facts })
option-kind-hero = Held
option-kind-special = Spezialkarte
option-kind-weather = Wetterkarte
option-turn-play = { $card } ausspielen
option-turn-leader = Anführer einsetzen: { $leader }
option-turn-pass = Passen
option-redraw-redraw = { $card } tauschen
option-redraw-done = Diese Hand behalten
option-row-row = { $row }
option-receiver-to = { $name }
option-enemy-to = { $name }
option-revive-target = { $card } zurückholen
option-weather-target = { $card } ausspielen
option-take-take = { $card } nehmen
option-take-target = { $card } ausspielen
option-discard-discard = { $card } ablegen
option-decoy-target = { $card } zurücknehmen
option-deck-deck = Deck { $name }
option-colour-colour = In der Farbe »{ $name }«
option-starter-starter =
    { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }

## What chance does

option-coin-starter = Das Los: { $name } beginnt
option-decider-decides = Das Los: { $name } sagt, wer beginnt
option-shuffle-order = Die Karten werden gemischt
option-look-slot = Eine zufällige Handkarte
option-keep-target = { $card } bleibt liegen, vom Zufall bestimmt
option-return-target = { $card } kehrt zurück, vom Zufall bestimmt
option-first-pick-first = Das Los: { $name } wählt zuerst ein Deck
option-turn-up-leader = Der Anführer { $leader }, vom Zufall bestimmt
option-turn-opponent-turn = Der Zug der Gegenseite
