# Co się dzieje i co można wybrać. Argumenty: $who to „you”, gdy chodzi o miejsce czytającego,
# „monster” to potwór w walce, inaczej „other”; $name to to miejsce, $cards to nazwy kart lub
# „1 karta”, $n to liczba.

## Words

ow-log-you = ty
ow-log-locals = miejscowi
ow-trait-specialty = specjalizacja
ow-trait-trophy = trofeum { $name }
ow-trait-monster = zdolność potwora { $name }
ow-price-gold =
    { $n ->
        [one] 1 sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
ow-price-potion =
    { $n ->
        [one] 1 eliksir
        [few] { $n } eliksiry
       *[other] { $n } eliksirów
    }
ow-price-shield = tarcza { $n }
ow-price-trash =
    { $n ->
        [one] usunięcie 1 karty
        [few] usunięcie { $n } kart
       *[other] usunięcie { $n } kart
    }
ow-price-discard =
    { $n ->
        [one] odrzucenie 1 karty
        [few] odrzucenie { $n } kart
       *[other] odrzucenie { $n } kart
    }
ow-hand-nothing = nic
ow-hand-pair = para
ow-hand-two-pairs = dwie pary
ow-hand-three = trójka
ow-hand-five-high = strit do piątki
ow-hand-six-high = strit do szóstki
ow-hand-full-house = ful
ow-hand-four = kareta
ow-hand-five = poker

## Set-up

ow-log-first =
    { $who ->
        [you] Grę zaczynasz ty.
       *[other] Grę zaczyna { $name }.
    }
ow-log-board-drawn =
    { $who ->
        [you] Losujesz planszę: { $school }.
       *[other] { $name } losuje planszę: { $school }.
    }
ow-log-board =
    { $who ->
        [you] Twój wiedźmin: { $school }.
       *[other] { $name } gra wiedźminem: { $school }.
    }
ow-log-set-aside = Jeden żeton potwora trafia zakryty na bok.
ow-log-revealed = Nowe w puli: { $cards }.
ow-log-turned-up = Odkryte i odłożone: { $cards }.
ow-log-swept = Odrzucone z puli: { $cards }.
ow-log-actions-back = Odrzucone karty akcji wracają do swojej talii.
ow-log-potions-back = Odrzucone eliksiry wracają do swojej talii.
ow-log-monsters-back = Przepędzone potwory wracają na swój stos.
ow-log-solo-trophy = Trofeum atrybutu w tej grze: { $attribute }.
ow-log-monster = Nadchodzi potwór ({ $terrain }): { $cards }.
ow-log-lair = Jego leże ({ $terrain }): { $cards }.
ow-log-driven-away = Planszę opuszcza { $cards }.

## Turns

ow-log-turn =
    { $who ->
        [you] Tura { $n }. Grasz ty.
       *[other] Tura { $n }. Gra { $name }.
    }
ow-log-moved =
    { $who ->
        [you] Idziesz tu: { $place }.
       *[other] { $name } idzie tu: { $place }.
    }
ow-log-acts =
    { $who ->
        [you] { $place }, wybierasz: { $action }.
       *[other] { $place }, { $name } wybiera: { $action }.
    }
ow-log-gold-up =
    { $who ->
        [you] Zyskujesz złoto: { $n }.
       *[other] { $name } zyskuje złoto: { $n }.
    }
ow-log-gold-down =
    { $who ->
        [you] Oddajesz złoto: { $n }.
       *[other] { $name } oddaje złoto: { $n }.
    }
ow-log-shield-up =
    { $who ->
        [you] Twoja tarcza rośnie o { $n }.
       *[other] { $name }: tarcza rośnie o { $n }.
    }
ow-log-shield-down =
    { $who ->
        [you] Twoja tarcza spada o { $n }.
       *[other] { $name }: tarcza spada o { $n }.
    }
ow-log-attribute-up =
    { $who ->
        [you] { $attribute } rośnie u ciebie do { $level }.
       *[other] { $name }: { $attribute } rośnie do { $level }.
    }
ow-log-attribute-down =
    { $who ->
        [you] { $attribute } spada u ciebie do { $level }.
       *[other] { $name }: { $attribute } spada do { $level }.
    }
ow-log-level =
    { $who ->
        [you] Osiągasz { $n }. poziom wiedźmina.
       *[other] { $name } osiąga { $n }. poziom wiedźmina.
    }
ow-log-drawn =
    { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $cards }.
    }
ow-log-discarded =
    { $who ->
        [you] Odrzucasz: { $cards }.
        [monster] Potwór traci: { $cards }.
       *[other] { $name } odrzuca: { $cards }.
    }
ow-log-trashed =
    { $who ->
        [you] Usuwasz z gry: { $cards }.
       *[other] { $name } usuwa z gry: { $cards }.
    }
ow-log-reshuffled =
    { $who ->
        [you] Wtasowujesz karty odrzucone do talii.
       *[other] { $name } wtasowuje karty odrzucone do talii.
    }
ow-log-potion =
    { $who ->
        [you] Dobierasz eliksir: { $cards }.
       *[other] { $name } dobiera eliksir: { $cards }.
    }
ow-log-potion-lost =
    { $who ->
        [you] Odrzucasz eliksir: { $cards }.
       *[other] { $name } odrzuca eliksir: { $cards }.
    }
ow-log-taken =
    { $who ->
        [you] Bierzesz na stos kart odrzuconych: { $cards }.
       *[other] { $name } bierze na stos kart odrzuconych: { $cards }.
    }
ow-log-none-left = Nigdzie nie ma już karty o koszcie { $n }.
ow-log-none-left-any = Nie ma już karty do wzięcia.
ow-log-gained =
    { $who ->
        [you] Bierzesz z puli na rękę: { $cards }.
       *[other] { $name } bierze z puli: { $cards }.
    }
ow-log-trail =
    { $who ->
        [you] Zyskujesz trop ({ $cards }).
       *[other] { $name } zyskuje trop ({ $cards }).
    }
ow-log-trail-quest =
    { $who ->
        [you] Słyszysz pogłoski: zadanie tropu, miejsce: { $cards }.
       *[other] { $name } słyszy pogłoski: zadanie tropu, miejsce: { $cards }.
    }
ow-log-trail-found =
    { $who ->
        [you] Znajdujesz trop, miejsce: { $place }.
       *[other] { $name } znajduje trop, miejsce: { $place }.
    }

## Dice

ow-log-poker =
    { $who ->
        [you] Grasz w kościanego pokera. Rywal: { $rival }.
       *[other] { $name } gra w kościanego pokera. Rywal: { $rival }.
    }
ow-log-poker-locals =
    { $who ->
        [you] Grasz z miejscowymi w kościanego pokera.
       *[other] { $name } gra z miejscowymi w kościanego pokera.
    }
ow-log-poker-alone =
    { $who ->
        [you] Grasz w kościanego pokera.
       *[other] { $name } gra w kościanego pokera.
    }
ow-log-dice = Kości: { $sides }.
ow-log-dice-side = { $name } { $dice }
ow-log-rerolls =
    { $who ->
        [you] { $n ->
            [0] Zatrzymujesz swoje kości.
            [one] Rzucasz 1 kością jeszcze raz.
            [few] Rzucasz { $n } kośćmi jeszcze raz.
           *[other] Rzucasz { $n } kośćmi jeszcze raz.
        }
       *[other] { $n ->
            [0] { $name } zatrzymuje kości.
            [one] { $name } rzuca 1 kością jeszcze raz.
            [few] { $name } rzuca { $n } kośćmi jeszcze raz.
           *[other] { $name } rzuca { $n } kośćmi jeszcze raz.
        }
    }
ow-log-poker-pay =
    { $who ->
        [you] Twój układ: { $hand }.
       *[other] { $name } ma układ: { $hand }.
    }
ow-log-poker-won =
    { $who ->
        [you] Wygrywasz: { $hand } kontra { $other }.
       *[other] { $name } wygrywa: { $hand } kontra { $other }.
    }
ow-log-poker-lost =
    { $who ->
        [you] Przegrywasz: { $hand } kontra { $other }.
       *[other] { $name } przegrywa: { $hand } kontra { $other }.
    }
ow-log-rolled =
    { $who ->
        [you] Rzut kością: wypada ci { $n }.
       *[other] { $name } rzuca kością: wypada { $n }.
    }
ow-log-tested =
    { $who ->
        [you] Test, { $attribute }: wypada ci { $die }, razem { $total }.
       *[other] Test, { $attribute }: { $name } rzuca { $die }, razem { $total }.
    }

## Stories and quests

ow-log-story-read =
    { $who ->
        [you] Czytasz „{ $title }”. { $text }
       *[other] { $name } czyta „{ $title }”. { $text }
    }
ow-log-event-read =
    { $who ->
        [you] Czytasz zdarzenie { $n }, „{ $title }”. { $text }
       *[other] { $name } czyta zdarzenie { $n }, „{ $title }”. { $text }
    }
ow-log-option =
    { $who ->
        [you] Wybierasz: { $option }
       *[other] { $name } wybiera: { $option }
    }
ow-log-event-gone = Zdarzenia { $n } nie ma już w jego talii: nic nie zostaje przeczytane.
ow-log-quest-at =
    { $who ->
        [you] Masz zadanie: „{ $story }”, miejsce: { $place }.
       *[other] { $name } ma zadanie: „{ $story }”, miejsce: { $place }.
    }
ow-log-quest-at-price =
    { $who ->
        [you] Masz zadanie: „{ $story }”, miejsce: { $place }, cena: { $price }.
       *[other] { $name } ma zadanie: „{ $story }”, miejsce: { $place }, cena: { $price }.
    }
ow-log-quest-void = Nie ma już żetonów miejsc: „{ $story }” nie staje się zadaniem.
ow-log-quest-resolved =
    { $who ->
        [you] Wykonujesz zadanie „{ $story }”.
       *[other] { $name } wykonuje zadanie „{ $story }”.
    }
ow-log-kept =
    { $who ->
        [you] Zatrzymujesz „{ $cards }”.
       *[other] { $name } zatrzymuje „{ $cards }”.
    }
ow-log-draw3-up =
    { $who ->
        [you] W fazie III dobierzesz o { $n } więcej.
       *[other] W fazie III { $name } dobierze o { $n } więcej.
    }
ow-log-draw3-down =
    { $who ->
        [you] W fazie III dobierzesz o { $n } mniej.
       *[other] W fazie III { $name } dobierze o { $n } mniej.
    }
ow-log-draw3-max =
    { $who ->
        [you] W fazie III dobierzesz najwyżej { $n }.
       *[other] W fazie III { $name } dobierze najwyżej { $n }.
    }

## Trophies

ow-log-meditates =
    { $who ->
        [you] Medytujesz: { $attribute }.
       *[other] { $name } medytuje: { $attribute }.
    }
ow-log-trophy =
    { $who ->
        [you] Bierzesz trofeum: { $cards }.
       *[other] { $name } bierze trofeum: { $cards }.
    }
ow-log-track =
    { $who ->
        [you] Wchodzisz na pole { $n } toru trofeów.
       *[other] { $name } wchodzi na pole { $n } toru trofeów.
    }
ow-log-no-step = Trofeum nie daje kroku: ostatnie trzeba zdobyć w walce.
ow-log-fatigue =
    { $who ->
        [you] Dopada cię zmęczenie; usuń { $n ->
            [one] 1 kartę
            [few] { $n } karty
           *[other] { $n } kart
        }.
       *[other] Zmęczenie: { $name } usuwa { $n ->
            [one] 1 kartę
            [few] { $n } karty
           *[other] { $n } kart
        }.
    }
ow-log-won =
    { $who ->
        [you] Wygrywasz grę w turze { $n }.
       *[other] { $name } wygrywa grę w turze { $n }.
    }
ow-log-no-winner = Gra kończy się po turze { $n } bez zwycięzcy.

## Fights

ow-log-hunt =
    { $who ->
        [you] Stajesz do walki. Naprzeciw: { $monster }.
       *[other] { $name } staje do walki. Naprzeciw: { $monster }.
    }
ow-log-duel =
    { $who ->
        [you] Stajesz do walki. Naprzeciw: { $rival }.
       *[other] { $name } staje do walki. Naprzeciw: { $rival }.
    }
ow-log-wager =
    { $who ->
        [you] Stawiasz 1 sztukę złota: { $rival }.
       *[other] { $name } stawia 1 sztukę złota: { $rival }.
    }
ow-log-wager-won =
    { $who ->
        [you] Wygrywasz zakład.
       *[other] { $name } wygrywa zakład.
    }
ow-log-wager-lost =
    { $who ->
        [you] Przegrywasz zakład.
       *[other] { $name } przegrywa zakład.
    }
ow-log-life-pool =
    { $count ->
        [one] Pula życia potwora ma 1 kartę.
        [few] Pula życia potwora ma { $count } karty.
       *[other] Pula życia potwora ma { $count } kart.
    }
ow-log-fight-turn =
    { $who ->
        [you] Twoja tura walki.
        [monster] Tura walki potwora.
       *[other] Tura walki: { $name }.
    }
ow-log-trait =
    { $who ->
        [you] Działa na twoją korzyść: { $trait }.
       *[other] { $name } – działa: { $trait }.
    }
ow-log-potion-used =
    { $who ->
        [you] Wypijasz: { $cards }.
       *[other] { $name } wypija: { $cards }.
    }
ow-log-played =
    { $who ->
        [you] Zagrywasz: { $cards }.
       *[other] { $name } zagrywa: { $cards }.
    }
ow-log-damage =
    { $who ->
        [you] Otrzymujesz obrażenia: { $n }.
        [monster] Potwór otrzymuje obrażenia: { $n }.
       *[other] { $name } otrzymuje obrażenia: { $n }.
    }
ow-log-knocked-off =
    { $who ->
        [you] { $count ->
            [one] Z twojej talii zostaje odrzucona 1 karta.
            [few] Z twojej talii zostają odrzucone { $count } karty.
           *[other] Z twojej talii zostaje odrzuconych { $count } kart.
        }
        [monster] { $count ->
            [one] Potwór odrzuca 1 kartę z puli życia.
            [few] Potwór odrzuca { $count } karty z puli życia.
           *[other] Potwór odrzuca { $count } kart z puli życia.
        }
       *[other] { $count ->
            [one] { $name } odrzuca 1 kartę z talii.
            [few] { $name } odrzuca { $count } karty z talii.
           *[other] { $name } odrzuca { $count } kart z talii.
        }
    }
ow-log-attack-charge = Potwór szarżuje.
ow-log-attack-bite = Potwór gryzie.
ow-log-attack-card = Odkryto: { $card }. { $text }
ow-log-taken-back =
    { $who ->
        [you] Odzyskujesz: { $cards }.
       *[other] { $name } odzyskuje: { $cards }.
    }
ow-log-returned =
    { $who ->
        [you] Wraca ci na rękę: { $cards }.
       *[other] { $name } bierze z powrotem na rękę: { $cards }.
    }
ow-log-healed =
    { $who ->
        [you] Wraca do twojej talii: { $cards }.
       *[other] { $name } odkłada z powrotem do talii: { $cards }.
    }
ow-log-recalled =
    { $who ->
        [you] Kładziesz na wierzchu talii: { $cards }.
       *[other] { $name } kładzie na wierzchu talii: { $cards }.
    }
ow-log-scouted =
    { $who ->
        [you] Oglądasz wierzch talii przeciwnika: { $cards }.
       *[other] { $name } ogląda wierzch talii przeciwnika: { $cards }.
    }
ow-log-short-fight =
    { $who ->
        [you] Zadajesz obrażenia: { $n }.
       *[other] { $name } zadaje obrażenia: { $n }.
    }
ow-log-fight-won =
    { $who ->
        [you] Wygrywasz walkę.
       *[other] { $name } wygrywa walkę.
    }
ow-log-fight-defeated = Potwór pada.
ow-log-fight-driven-away = Potwór ucieka.
ow-log-fight-lost = Walkę wygrywa potwór.
ow-log-tavern-closed = Karczma ({ $place }) nie wpuszcza już wiedźminów, którzy chcą się bić.
