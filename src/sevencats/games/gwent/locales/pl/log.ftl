# Co się dzieje i co można wybrać. Argumenty: $who to „you”, gdy chodzi o miejsce lub stronę
# czytającego, inaczej „other”; $name to to miejsce lub strona, $cards to nazwy kart lub „1 karta”.

## Words

log-at = { $cards } ({ $row })
log-at-side =
    { $whose ->
        [you] { $cards } ({ $row }, po twojej stronie)
       *[other] { $cards } ({ $row }, strona: { $side })
    }
log-score = { $name } { $total }

## Set-up

log-decides =
    { $who ->
        [you] Los sprawia, że to ty mówisz, kto zaczyna.
       *[other] O tym, kto zaczyna, z woli losu decyduje { $name }.
    }
log-starts =
    { $who ->
        [you] Pierwsza tura należy do ciebie.
       *[other] Pierwszą turę ma { $name }.
    }
log-searched =
    { $who ->
        [you] Przeszukujesz swoją talię.
       *[other] { $name } przeszukuje talię.
    }
log-shuffled =
    { $who ->
        [you] Twoja talia zostaje potasowana.
       *[other] { $name } – talia zostaje potasowana.
    }
log-shuffled-all = Talie zostają potasowane.
log-dealt =
    { $who ->
        [you] { $count ->
            [one] Dostajesz 1 kartę.
            [few] Dostajesz { $count } karty.
           *[other] Dostajesz { $count } kart.
        }
       *[other] { $count ->
            [one] { $name } dostaje 1 kartę.
            [few] { $name } dostaje { $count } karty.
           *[other] { $name } dostaje { $count } kart.
        }
    }
log-drawn =
    { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $cards }.
    }
log-set-aside =
    { $who ->
        [you] Odkładasz na bok: { $cards }.
       *[other] { $name } odkłada na bok: { $cards }.
    }
log-put-back =
    { $who ->
        [you] Odkładasz do talii: { $cards }.
       *[other] { $name } odkłada do talii: { $cards }.
    }

## Turns

log-round =
    { $who ->
        [you] Zaczyna się runda { $round }. Zaczynasz.
       *[other] Zaczyna się runda { $round }. Zaczyna { $name }.
    }
log-played =
    { $who ->
        [you] Zagrywasz: { $cards }.
       *[other] { $name } zagrywa: { $cards }.
    }
log-revived =
    { $who ->
        [you] Przywracasz ze stosu kart odrzuconych: { $cards }.
       *[other] { $name } przywraca ze stosu kart odrzuconych: { $cards }.
    }
log-mustered =
    { $who ->
        [you] Braterstwo zwołuje do ciebie: { $cards }.
       *[other] { $name } zwołuje przez braterstwo: { $cards }.
    }
log-summoned = Z rezerwy wkracza mściciel: { $cards }.
log-transformed = Z rezerwy wkracza: { $cards }.
log-removed = Przemienia się i opuszcza grę: { $cards }.
log-returned =
    { $who ->
        [you] Na twoją stronę wraca: { $cards }.
       *[other] { $name } odzyskuje po swojej stronie: { $cards }.
    }
log-returned-deck =
    { $who ->
        [you] Twój stos kart odrzuconych wraca do talii, { $count ->
            [one] 1 karta
            [few] { $count } karty
           *[other] { $count } kart
        }.
       *[other] { $name } – stos kart odrzuconych wraca do talii, { $count ->
            [one] 1 karta
            [few] { $count } karty
           *[other] { $count } kart
        }.
    }
log-burned =
    { $who ->
        [you] Płonie po twojej stronie: { $cards }.
       *[other] Płonie po drugiej stronie ({ $name }): { $cards }.
    }
log-discarded =
    { $who ->
        [you] Odrzucasz: { $cards }.
       *[other] { $name } odrzuca: { $cards }.
    }
log-discarded-weather = Pogoda odrzucona: { $cards }.
log-decoyed =
    { $who ->
        [you] Bierzesz z powrotem na rękę: { $cards }.
       *[other] { $name } bierze z powrotem na rękę: { $cards }.
    }
log-taken =
    { $who ->
        [you] Bierzesz na rękę: { $cards }.
       *[other] { $name } bierze na rękę: { $cards }.
    }
log-moved =
    { $who ->
        [you] Przesuwasz: { $cards }.
       *[other] { $name } przesuwa: { $cards }.
    }
log-horn =
    { $who ->
        [you] Po twojej stronie brzmi róg ({ $row }).
       *[other] { $name } dmie w róg ({ $row }).
    }
log-leader =
    { $who ->
        [you] Używasz dowódcy: { $leader }.
       *[other] { $name } używa dowódcy: { $leader }.
    }
log-looked-at =
    { $who ->
        [you] Ręka gracza { $owner }, widzisz: { $cards }.
       *[other] { $whose ->
            [you] { $name } widzi na twojej ręce: { $cards }.
           *[other] { $name } zagląda w karty, które ma { $owner }: { $cards }.
        }
    }
log-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }

## The end of a round

log-scored =
    { $who ->
        [you] Koniec rundy: { $scores }. Jest twoja.
       *[other] Koniec rundy: { $scores }. Wygrywa { $name }.
    }
log-scored-tie = Koniec rundy: { $scores }. Remis.
log-gem-lost =
    { $who ->
        [you] Tracisz klejnot; zostaje { $left }.
       *[other] { $name } traci klejnot; zostaje { $left }.
    }
log-kept = Na polu bitwy zostaje: { $cards }.
log-cleared = Pole bitwy pustoszeje.
log-game-over =
    { $who ->
        [you] Wygrywasz grę.
       *[other] Grę wygrywa { $name }.
    }
log-game-over-draw = Gra kończy się remisem.
log-game-over-shared = Zwycięstwo dzielą: { $names }.

## Tournament

log-picks-first =
    { $who ->
        [you] Jako pierwszy gracz wybierasz talię.
       *[other] Talię jako pierwszy gracz wybiera { $name }.
    }
log-picked-deck =
    { $who ->
        [you] Wybierasz talię { $number }: { $faction }, dowódca { $leader }.
       *[other] { $name } wybiera talię { $number }: { $faction }, dowódca { $leader }.
    }
log-unpacked =
    { $who ->
        [you] Rozpakowujesz { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
       *[other] { $name } rozpakowuje { $count ->
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }.
    }
log-packed = Wszystkie karty wracają do pudełek.
log-game-won =
    { $who ->
        [you] Gra liczy się dla ciebie; wygrane gry: { $count }.
       *[other] Grę zalicza { $name }; wygrane gry: { $count }.
    }
log-game-drawn = Gra nie liczy się dla nikogo.
log-match-over =
    { $who ->
        [you] Wygrywasz turniej.
       *[other] Turniej wygrywa { $name }.
    }

## Points and solo

log-points =
    { $who ->
        [you] Zdobywasz { $gained ->
            [one] 1 punkt
            [few] { $gained } punkty
           *[other] { $gained } punktów
        }, razem { $total }.
       *[other] { $name }: { $gained ->
            [one] 1 punkt
            [few] { $gained } punkty
           *[other] { $gained } punktów
        }, razem { $total }.
    }
log-hidden-under = Pod Manekina trafia zakryta karta.
log-revealed = Odkryto: { $cards }.
log-turned-up = Odkryto dowódcę: { $leader }.
log-bonus =
    { $who ->
        [you] Twoja suma rośnie o { $count }.
       *[other] { $name } – suma rośnie o { $count }.
    }
log-leader-off =
    { $who ->
        [you] Twój dowódca nie działa do końca gry.
       *[other] { $name } – dowódca nie działa do końca gry.
    }

## Questions

question-turn = Twoja tura.
question-redraw = Możesz wymienić karty z ręki.
question-row = { $card } – w którym rzędzie?
question-receiver = { $card } – dla kogo?
question-enemy = { $leader }: który przeciwnik?
question-revive = Która jednostka wraca?
question-weather = { $leader }: którą kartę zagrywasz?
question-take =
    { $form ->
        [take] { $leader }: którą kartę bierzesz?
       *[target] { $leader }: którą kartę zagrywasz?
    }
question-discard = { $leader }: którą kartę odrzucasz?
question-decoy = Którą jednostkę bierzesz z powrotem?
question-starter = Do kogo należy pierwsza tura?
question-deck = Którą talią grasz?
question-colour = { $card }: w jakim kolorze?

## Options. $card is a card with its facts, $row a row, $who and $name a seat or side.

option-card = { $card } ({ $facts })
option-kind-hero = bohater
option-kind-special = karta specjalna
option-kind-weather = karta pogody
option-turn-play = Zagraj: { $card }
option-turn-leader = Użyj dowódcy: { $leader }
option-turn-pass = Pas
option-redraw-redraw = Wymień: { $card }
option-redraw-done = Zostaw tę rękę
option-row-row = { $row }
option-receiver-to = { $name }
option-enemy-to = { $name }
option-revive-target = Przywróć: { $card }
option-weather-target = Zagraj: { $card }
option-take-take = Weź: { $card }
option-take-target = Zagraj: { $card }
option-discard-discard = Odrzuć: { $card }
option-decoy-target = Weź z powrotem: { $card }
option-deck-deck = Talia { $name }
option-colour-colour = W kolorze gracza { $name }
option-starter-starter =
    { $who ->
        [you] Zaczynasz ty
       *[other] Zaczyna { $name }
    }

## What chance does

option-coin-starter = Moneta: zaczyna { $name }
option-decider-decides = Moneta: decyduje { $name }
option-shuffle-order = Karty zostają potasowane
option-look-slot = Losowa karta z ręki
option-keep-target = Zostaje (losowo): { $card }
option-return-target = Wraca (losowo): { $card }
option-first-pick-first = Moneta: talię najpierw wybiera { $name }
option-turn-up-leader = Losowy dowódca: { $leader }
option-turn-opponent-turn = Tura przeciwnika
