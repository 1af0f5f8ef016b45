# Co robią karty, potwory, trofea i eliksiry: słowa, z których składa je linetext.py.

## Frames

ow-trait = { $start }: { $what }
ow-once-fight = raz w walce
ow-once-turn = raz w turze
ow-if-you-like = jeśli chcesz
ow-card-line = { $colour } ({ $kind }), koszt { $cost }, { $terrain }.
ow-card-symbols = Działanie: { $symbols }.
ow-card-extension = Gdy po niej { $colour }: { $symbols }.
ow-may-follow = dalej może iść { $colours }
ow-symbol-damage = obrażenia { $n }
ow-symbol-shield = tarcza { $signed }
ow-symbol-draw = dobór { $signed }
ow-symbol-take-back =
    { $n ->
         [one] odzyskujesz wierzchnią kartę odrzuconą
         [few] odzyskujesz { $n } wierzchnie karty odrzucone
        *[other] odzyskujesz { $n } wierzchnich kart odrzuconych
    }
ow-symbol-return-card = ta karta wraca na rękę
ow-symbol-none = nic
ow-fight-card = Karta walki { $number }
ow-fight-card-line = Szarża: { $charge }. Ugryzienie: { $bite }.
ow-attack-attribute = obrażenia równe twojemu poziomowi ({ $attribute })
ow-attack-level = obrażenia równe jego poziomowi{ $plus }
ow-attack-discard = odrzuć tyle losowych kart, ile wynosi jego poziom
ow-attack-trash =
    { $n ->
         [one] usuń 1 kartę z ręki
         [few] usuń { $n } karty z ręki
        *[other] usuń { $n } kart z ręki
    }
ow-attack-lower = { $attribute } -1
ow-trophy-attribute = Trofeum atrybutu: { $name }
ow-trophy-witcher = Trofeum wiedźmina: { $name }

## When a trait acts

ow-when-entry = na rozpoczęcie walki
ow-when-before-pool = zanim ułożysz pulę życia
ow-when-after-pool = gdy ułożysz pulę życia
ow-when-my-turn = w twojej turze walki
ow-when-link = gdy wykładasz kombinację, po dowolnej karcie: może po niej iść karta każdego koloru
ow-when-combo = gdy kombinacja jest wyłożona
ow-when-hit = gdy przez twój atak przeciwnik odrzuca karty
ow-when-resolved = po twojej kombinacji
ow-when-hurt = za każdym razem, gdy zadaje obrażenia
ow-when-attack-end = na koniec tury potwora
ow-when-won = gdy wygrywasz walkę
ow-when-enter = gdy wchodzisz do miejsca
ow-when-phase1 = w fazie I

## Under which conditions

ow-only-first-turn = w twojej pierwszej turze walki
ow-only-first-attack = w pierwszej turze potwora
ow-only-monster = przeciw potworowi
ow-only-witcher = przeciw wiedźminowi
ow-only-trail = jeśli masz jego trop
ow-only-no-trail = jeśli nie masz jego tropu
ow-only-combo-of = jeśli w twojej kombinacji jest karta: { $names }
ow-only-no-combo-of = jeśli w twojej kombinacji nie ma karty: { $names }
ow-only-at-of = miejsce: { $names }
ow-only-school-of = szkoła: { $names }
ow-only-with-of = gdy masz: { $names }
ow-only-chose-of = po wyborze: { $names }
ow-only-choice = „{ $title }”, { $letter }
ow-only-least = co najmniej { $n } { $what }
ow-only-most = najwyżej { $n } { $what }
ow-only-is = dokładnie { $n } { $what }
ow-count-hand =
    { $n ->
         [one] karta na ręce
         [few] karty na ręce
        *[other] kart na ręce
    }
ow-count-deck =
    { $n ->
         [one] karta w talii
         [few] karty w talii
        *[other] kart w talii
    }
ow-count-discard =
    { $n ->
         [one] karta odrzucona
         [few] karty odrzucone
        *[other] kart odrzuconych
    }
ow-count-shield = tarczy
ow-count-gold = złota
ow-count-potion =
    { $n ->
         [one] nieużyty eliksir
         [few] nieużyte eliksiry
        *[other] nieużytych eliksirów
    }
ow-count-pool =
    { $n ->
         [one] karta u przeciwnika
         [few] karty u przeciwnika
        *[other] kart u przeciwnika
    }
ow-count-combo =
    { $n ->
         [one] karta w kombinacji
         [few] karty w kombinacji
        *[other] kart w kombinacji
    }
ow-count-green =
    { $n ->
         [one] zielona karta w kombinacji
         [few] zielone karty w kombinacji
        *[other] zielonych kart w kombinacji
    }
ow-count-yellow =
    { $n ->
         [one] żółta karta w kombinacji
         [few] żółte karty w kombinacji
        *[other] żółtych kart w kombinacji
    }
ow-count-purple =
    { $n ->
         [one] fioletowa karta w kombinacji
         [few] fioletowe karty w kombinacji
        *[other] fioletowych kart w kombinacji
    }
ow-count-blue =
    { $n ->
         [one] niebieska karta w kombinacji
         [few] niebieskie karty w kombinacji
        *[other] niebieskich kart w kombinacji
    }
ow-count-red =
    { $n ->
         [one] czerwona karta w kombinacji
         [few] czerwone karty w kombinacji
        *[other] czerwonych kart w kombinacji
    }
ow-count-level = poziom wiedźmina
ow-count-trophies =
    { $n ->
         [one] trofeum
         [few] trofea
        *[other] trofeów
    }
ow-count-combat = walki
ow-count-defense = obrony
ow-count-alchemy = alchemii
ow-count-specialty = specjalizacji

## Numbers that a trait bends

ow-rule-attack = obrażenia z ataków potwora { $signed }
ow-rule-damage = obrażenia z twojej kombinacji { $signed }
ow-rule-damage-cap =
    { $n ->
         [0] nie zadajesz obrażeń
        *[other] zadajesz obrażenia: najwyżej { $n }
    }
ow-rule-hurt-cap =
    { $n ->
         [one] potwór odrzuca najwyżej { $n } kartę, choćby obrażenia były większe
         [few] potwór odrzuca najwyżej { $n } karty, choćby obrażenia były większe
        *[other] potwór odrzuca najwyżej { $n } kart, choćby obrażenia były większe
    }
ow-rule-draw = dobór { $signed }
ow-rule-draw-floor =
    { $n ->
         [one] w kroku doboru dobierasz co najmniej 1 kartę
         [few] w kroku doboru dobierasz co najmniej { $n } karty
        *[other] w kroku doboru dobierasz co najmniej { $n } kart
    }
ow-rule-combat-is = przy doborze twoja walka liczy się jako { $n }
ow-rule-shield-gain-cap = w każdej twojej turze tarcza rośnie najwyżej o { $n }
ow-rule-potions =
    { $n ->
         [one] w tej walce najwyżej 1 eliksir
         [few] w tej walce najwyżej { $n } eliksiry
        *[other] w tej walce najwyżej { $n } eliksirów
    }
ow-rule-defense = obrona { $signed } w tej walce
ow-rule-draw3-is =
    { $n ->
         [one] po wygranej dobierasz w fazie III dokładnie 1 kartę
         [few] po wygranej dobierasz w fazie III dokładnie { $n } karty
        *[other] po wygranej dobierasz w fazie III dokładnie { $n } kart
    }
ow-rule-random-first = pierwsza karta twojej kombinacji jest losowa
ow-rule-worst-attack = z szarży i ugryzienia działa to, co kosztuje cię więcej kart
ow-rule-hand-first = obrażenia schodzą najpierw z ręki
ow-rule-first = pierwsza tura należy do ciebie
ow-rule-mute = karty jednego koloru ({ $name }) nie działają, ale mogą przedłużać kombinację
ow-rule-shield-per = tarcza { $signed } za każdą kartę jednego koloru w kombinacji ({ $name })
ow-rule-move = raz w turze możesz przejść za darmo do połączonego miejsca ({ $name })

## What happens

ow-line-gold = złoto { $signed }
ow-line-gold-all = tracisz całe złoto
ow-line-attribute = { $name } { $signed }
ow-line-attribute-any = wybrany atrybut { $signed }
ow-line-attribute-lowest = twój najniższy atrybut { $signed }
ow-line-attribute-highest = twój najwyższy atrybut { $signed }
ow-line-shield = tarcza { $signed }
ow-line-shield-is = tracisz całą tarczę
ow-line-shield-hand = tarcza -1 za każdą kartę na ręce
ow-line-potion-up =
    { $n ->
         [one] dobierz 1 eliksir
         [few] dobierz { $n } eliksiry
        *[other] dobierz { $n } eliksirów
    }
ow-line-potion-down =
    { $n ->
         [one] odrzuć 1 nieużyty eliksir
         [few] odrzuć { $n } nieużyte eliksiry
        *[other] odrzuć { $n } nieużytych eliksirów
    }
ow-line-potion-all = odrzuć wszystkie eliksiry
ow-line-trail = zyskujesz trop ({ $terrain })
ow-line-card = weź na karty odrzucone kartę o koszcie { $n }
ow-line-card-back = weź z puli na karty odrzucone kartę o koszcie { $n }; jeśli jej nie ma, odkrywaj karty, aż się pojawi, a pozostałe wtasuj z powrotem
ow-line-card-any = weź dowolną kartę z puli na karty odrzucone
ow-line-trash =
    { $n ->
         [one] usuń 1 kartę z ręki
         [few] usuń { $n } karty z ręki
        *[other] usuń { $n } kart z ręki
    }
ow-line-trash-any =
    { $n ->
         [one] usuń 1 kartę z talii, ręki lub kart odrzuconych
         [few] usuń { $n } karty z talii, ręki lub kart odrzuconych
        *[other] usuń { $n } kart z talii, ręki lub kart odrzuconych
    }
ow-line-discard =
    { $n ->
         [one] odrzuć 1 kartę
         [few] odrzuć { $n } karty
        *[other] odrzuć { $n } kart
    }
ow-line-discard-random =
    { $n ->
         [one] odrzuć 1 losową kartę
         [few] odrzuć { $n } losowe karty
        *[other] odrzuć { $n } losowych kart
    }
ow-line-discard-deck =
    { $n ->
         [one] odrzuć z talii 1 wybraną kartę, potem potasuj talię
         [few] odrzuć z talii { $n } wybrane karty, potem potasuj talię
        *[other] odrzuć z talii { $n } wybranych kart, potem potasuj talię
    }
ow-line-discard-all = odrzuć całą rękę
ow-line-draw =
    { $n ->
         [one] dobierz 1 kartę
         [few] dobierz { $n } karty
        *[other] dobierz { $n } kart
    }
ow-line-draw3 = dobór w fazie III { $signed }
ow-line-draw3-max =
    { $n ->
         [one] w fazie III dobierasz najwyżej 1 kartę
         [few] w fazie III dobierasz najwyżej { $n } karty
        *[other] w fazie III dobierasz najwyżej { $n } kart
    }
ow-line-draw-step = dobór w tej turze { $signed }
ow-line-take-back =
    { $n ->
         [one] weź wierzchnią kartę z odrzuconych
         [few] weź { $n } wierzchnie karty z odrzuconych
        *[other] weź { $n } wierzchnich kart z odrzuconych
    }
ow-line-take-back-any = weź dowolną kartę z odrzuconych
ow-line-event = przeczytaj zdarzenie { $n }
ow-line-quest = zadanie
ow-line-keep = zatrzymaj tę kartę
ow-line-phase3 = przejdź do fazy III
ow-line-move = idziesz tu: { $place }
ow-line-damage = zadajesz obrażenia: { $n }
ow-line-suffer = otrzymujesz obrażenia: { $n }
ow-line-heal =
    { $n ->
         [one] wtasuj do talii 1 wybraną kartę odrzuconą
         [few] wtasuj do talii { $n } wybrane karty odrzucone
        *[other] wtasuj do talii { $n } wybranych kart odrzuconych
    }
ow-line-scout =
    { $n ->
         [one] obejrzyj { $n } wierzchnią kartę talii przeciwnika
         [few] obejrzyj { $n } wierzchnie karty talii przeciwnika
        *[other] obejrzyj { $n } wierzchnich kart talii przeciwnika
    }, { $off ->
         [0] odłóż
        *[other] odrzuć z nich { $off }, resztę odłóż
    } z powrotem w dowolnej kolejności
ow-line-recall =
    { $n ->
         [one] odłóż 1 kartę z ręki na wierzch talii
         [few] odłóż { $n } karty z ręki na wierzch talii
        *[other] odłóż { $n } kart z ręki na wierzch talii
    }

## Tables

ow-branch-else = w innym razie { $what }
ow-branch-nothing = nic
ow-branch-choose = do wyboru { $what }
ow-branch-roll = rzuć kością
ow-branch-test = rzuć kością i dodaj podwojony poziom: { $name }
ow-branch-tier = zależnie od poziomu: { $name }
ow-branch-fight = krótka walka, zależnie od zadanych obrażeń
