# Ataki specjalne: co mówią ich słowa i co opowiada o nich dziennik.

## What happens

ow-line-strike = otrzymujesz obrażenia: { $n }
ow-line-strike-hand = otrzymujesz obrażenia równe liczbie kart na ręce
ow-line-strike-dice = otrzymujesz obrażenia równe liczbie kości na jego karcie
ow-line-strike-owed = otrzymujesz obrażenia, które wracają
ow-line-strike-per-potion = otrzymujesz obrażenia: { $n } i po 1 za każdy eliksir, który masz
ow-line-wound =
    { $n ->
         [one] potwór traci 1 kartę z puli życia
         [few] potwór traci { $n } karty z puli życia
        *[other] potwór traci { $n } kart z puli życia
    }
ow-line-owe = połowa pozostałych obrażeń (w dół) wraca do ciebie przed twoim krokiem doboru
ow-line-soak = pozostałe obrażenia mniejsze o { $n }
ow-line-soak-half = potwór ignoruje połowę pozostałych obrażeń (w górę)
ow-line-soak-all = potwór ignoruje wszystkie pozostałe obrażenia
ow-line-again = potwór ma jeszcze jedną turę
ow-line-mill =
    { $n ->
         [one] odrzuć wierzchnią kartę talii; gdy jej brak, wybraną kartę z ręki
         [few] odrzuć { $n } wierzchnie karty talii; czego brakuje, wybrane karty z ręki
        *[other] odrzuć { $n } wierzchnich kart talii; czego brakuje, wybrane karty z ręki
    }
ow-line-mill-random =
    { $n ->
         [one] odrzuć wierzchnią kartę talii; gdy jej brak, losową kartę z ręki
         [few] odrzuć { $n } wierzchnie karty talii; czego brakuje, losowe karty z ręki
        *[other] odrzuć { $n } wierzchnich kart talii; czego brakuje, losowe karty z ręki
    }
ow-line-mill-bottom =
    { $n ->
         [one] odrzuć spodnią kartę talii
         [few] odrzuć { $n } spodnie karty talii
        *[other] odrzuć { $n } spodnich kart talii
    }
ow-line-lose =
    { $n ->
         [one] odrzuć wybraną kartę z ręki; gdy jej brak, wierzchnią kartę talii
         [few] odrzuć { $n } wybrane karty z ręki; czego brakuje, z wierzchu talii
        *[other] odrzuć { $n } wybranych kart z ręki; czego brakuje, z wierzchu talii
    }
ow-line-lose-random =
    { $n ->
         [one] odrzuć 1 losową kartę z ręki; gdy jej brak, z wierzchu talii
         [few] odrzuć { $n } losowe karty z ręki; czego brakuje, z wierzchu talii
        *[other] odrzuć { $n } losowych kart z ręki; czego brakuje, z wierzchu talii
    }
ow-line-half-down = odrzuć połowę ręki (w dół)
ow-line-half-up = odrzuć połowę ręki (w górę)
ow-line-lose-per-potion = odrzuć tyle losowych kart z ręki, ile masz eliksirów, co najmniej 1
ow-line-shed = odrzuć kartę tego koloru ({ $names })
ow-line-shed-all = odrzuć wszystkie karty tych kolorów ({ $names })
ow-line-drop-cheapest = pokaż rękę; gracz potwora odrzuca jedną z twoich kart o najniższym koszcie (w pojedynkę robisz to ty)
ow-line-drop-dearest = odrzuć jedną ze swoich kart o najwyższym koszcie
ow-line-drop-linked = odrzuć z ręki kartę z największą liczbą złączy
ow-line-bury =
    { $n ->
         [one] włóż 1 kartę z ręki pod talię
         [few] włóż { $n } karty z ręki pod talię
        *[other] włóż { $n } kart z ręki pod talię
    }
ow-line-recall-random =
    { $n ->
         [one] 1 losowa karta z ręki trafia na wierzch talii
         [few] { $n } losowe karty z ręki trafiają na wierzch talii
        *[other] { $n } losowych kart z ręki trafia na wierzch talii
    }
ow-line-recall-random-all = cała ręka trafia w losowej kolejności na wierzch talii
ow-line-trash-top =
    { $n ->
         [one] usuń wierzchnią kartę talii (gdy talii brak, kartę z ręki)
         [few] obejrzyj { $n } wierzchnie karty talii i usuń jedną (gdy talii brak, kartę z ręki)
        *[other] obejrzyj { $n } wierzchnich kart talii i usuń jedną (gdy talii brak, kartę z ręki)
    }
ow-line-show-damage = losowa karta z ręki (gdy jej brak, z wierzchu talii): otrzymujesz jej symbole obrażeń, potem karta zostaje odrzucona
ow-line-show-symbols = losowa karta z ręki (gdy jej brak, z wierzchu talii): otrzymujesz obrażenia równe wszystkim jej własnym symbolom, potem karta zostaje odrzucona
ow-line-return-last = ostatnia karta kombinacji wraca ci na rękę
ow-line-forced-combo =
    { $n ->
         [one] wyłóż od razu kombinację z { $n } karty; jej obrażenia się nie liczą
         [few] wyłóż od razu kombinację z { $n } kart; jej obrażenia się nie liczą
        *[other] wyłóż od razu kombinację z { $n } kart; jej obrażenia się nie liczą
    }
ow-line-shield-per-card = tarcza -1 za każdą kartę w kombinacji
ow-line-potions-anew = twój limit eliksirów zaczyna się od nowa
ow-line-no-draws = symbole doboru kombinacji z tej tury się nie liczą
ow-line-quiet = w tej turze zdolności bierne już nie działają
ow-line-dice-up =
    { $n ->
         [one] połóż na jego karcie 1 kość
         [few] połóż na jego karcie { $n } kości
        *[other] połóż na jego karcie { $n } kości
    }
ow-line-dice-up-1 = połóż na jego karcie 1 kość (najwyżej 1)
ow-line-grow =
    { $n ->
         [one] 1 nieużyta karta walki trafia na wierzch jego puli życia
         [few] { $n } nieużyte karty walki trafiają na wierzch jego puli życia
        *[other] { $n } nieużytych kart walki trafia na wierzch jego puli życia
    }
ow-line-grow-bottom =
    { $n ->
         [one] { $n } nieużyta karta walki trafia pod jego pulę życia
         [few] { $n } nieużyte karty walki trafiają pod jego pulę życia
        *[other] { $n } nieużytych kart walki trafia pod jego pulę życia
    }
ow-line-regrow =
    { $n ->
         [one] { $n } losowa karta z jego odrzuconych wraca na wierzch puli życia
         [few] { $n } losowe karty z jego odrzuconych wracają na wierzch puli życia
        *[other] { $n } losowych kart z jego odrzuconych wraca na wierzch puli życia
    }
ow-line-regrow-shield = na wierzch jego puli życia wraca tyle losowych kart z odrzuconych, ile masz tarczy
ow-line-restore = gracz potwora kładzie jedną z odrzuconych kart walki na wierzch puli życia (w pojedynkę losową)

## What holds in turns to come

ow-line-hex-combo-1 = twoja następna kombinacja ma tylko 1 kartę
ow-line-hex-combo-2 = twoja następna kombinacja ma najwyżej 2 karty
ow-line-hex-no-blue = w następnej kombinacji bez niebieskich kart
ow-line-hex-no-red = w następnej kombinacji bez czerwonych kart
ow-line-hex-no-green = w następnej kombinacji bez zielonych kart
ow-line-hex-only-blue-yellow = w następnej kombinacji tylko niebieskie i żółte karty
ow-line-hex-blue-first = twoja następna kombinacja zaczyna się od niebieskiej karty albo ma tylko 1 kartę
ow-line-hex-blue-purple-first = twoja następna kombinacja zaczyna się od niebieskiej lub fioletowej karty albo ma tylko 1 kartę
ow-line-hex-strong-first = pierwsza karta następnej kombinacji ma sama co najmniej 2 obrażenia albo nie wykładasz żadnej
ow-line-hex-random-first = pierwsza karta następnej kombinacji jest losowa
ow-line-hex-deck-first = twoja następna kombinacja zaczyna się od wierzchniej karty talii (gdy talii brak, od losowej z ręki)
ow-line-hex-damage-less-2 = twoja następna kombinacja zadaje o 2 obrażenia mniej
ow-line-hex-damage-less-3 = twoja następna kombinacja zadaje o 3 obrażenia mniej, chyba że ma żółtą kartę
ow-line-hex-damage-1 = twoja następna kombinacja zadaje najwyżej 1 obrażenie
ow-line-hex-dull = w następnej turze każda czerwona i każda niebieska karta zadaje o 1 obrażenie mniej
ow-line-hex-no-damage = w następnej turze twoje symbole obrażeń się nie liczą
ow-line-hex-no-shield = w następnej turze twoje symbole tarczy się nie liczą
ow-line-hex-no-draw = w następnej turze twoje symbole doboru się nie liczą
ow-line-hex-no-extensions = w następnej turze złącza nie działają
ow-line-hex-only-extensions = w następnej turze działają tylko złącza
ow-line-hex-spikes = w następnej turze tarcza -1 za każdą kartę w kombinacji
ow-line-hex-draw-less-1 = twój następny dobór -1
ow-line-hex-draw-less-2 = twój następny dobór -2
ow-line-hex-draw-1 = w następnym kroku doboru dobierasz najwyżej 1 kartę
ow-line-hex-draw-0 = w następnym kroku doboru nic nie dobierasz
ow-line-hex-combat-1 = w następnej turze twoja walka liczy się jako 1
ow-line-hex-owed = przed twoim krokiem doboru obrażenia wracają
ow-line-hex-reflex = przed twoim krokiem doboru: tarcza -2; przy tarczy 0 zamiast tego odrzucasz losową kartę
ow-line-hex-regrowth = po twojej kombinacji 1 nieużyta karta walki trafia na wierzch jego puli życia
ow-line-hex-last-back = ostatnia karta twojej kombinacji wraca na rękę
ow-line-hex-poisoned = przez całą walkę twoja tarcza rośnie w każdej twojej turze najwyżej o 1
ow-line-hex-cut = przez całą walkę obrona -2
ow-line-hex-fury = jego następny atak zadaje o 2 obrażenia więcej
ow-line-hex-open-attack = jego następny atak nazywa się po odkryciu karty (w pojedynkę ten gorszy)
ow-hex-spikes = kolce
ow-hex-owed = cios, który wraca
ow-hex-reflex = odruch baby
ow-hex-regrowth = gęstniejąca mgła
ow-hex-last-back = ucieczka

## Conditions, rules, tables

ow-only-chain = jeśli możesz wyłożyć kombinację z 3 kart
ow-only-two-trails = jeśli masz jego trop i jeszcze jeden
ow-only-holds-of = z kartą na ręce: { $names }
ow-count-dice =
    { $n ->
         [one] kość na jego karcie
         [few] kości na jego karcie
        *[other] kości na jego karcie
    }
ow-count-owed = obrażeń, które wracają
ow-rule-combo-cap =
    { $n ->
         [one] w kombinacji najwyżej { $n } karta
         [few] w kombinacji najwyżej { $n } karty
        *[other] w kombinacji najwyżej { $n } kart
    }
ow-rule-combo-damage-cap = obrażenia kombinacji: najwyżej { $n }
ow-rule-draw-cap = w kroku doboru dobierasz najwyżej { $n }
ow-rule-first-damage = pierwsza karta kombinacji ma obrażenia co najmniej { $n }
ow-rule-deck-first = kombinacja zaczyna się od wierzchniej karty talii
ow-rule-open-attack = atak nazywa się po odkryciu jego karty
ow-rule-barred = żadnej karty tego koloru w kombinacji ({ $name })
ow-rule-starts = kombinacja, która zaczyna się innym kolorem niż { $name }, ma jedną kartę
ow-rule-card-damage = obrażenia { $signed } z każdej karty tego koloru ({ $name })
ow-rule-ignore = nie liczy się: { $name }
ow-branch-per-hex = po razie za każde: { $what }

## Questions and the log

ow-question-drop = Która z najtańszych kart odchodzi?
ow-question-bury = Która karta trafia pod talię?
ow-option-bury-recall = Pod talię: { $name } ({ $text })
ow-question-regrow = Która karta wraca do puli życia potwora?
ow-log-special-attack = Atak specjalny: { $attack }.
ow-log-passive = Zdolność bierna: { $attack }.
ow-log-borrowed = Przybiera cudzą postać: { $monster } ({ $attack }).
ow-log-hex =
    { $who ->
        [you] Dla ciebie: { $text }.
       *[other] { $name }: { $text }.
    }
ow-log-soaked = Potwór ignoruje obrażenia: { $n }.
ow-log-again = Potwór ma jeszcze jedną turę.
ow-log-warded =
    { $who ->
        [you] Twoja bomba to tłumi: nic się nie dzieje.
       *[other] Bomba to tłumi ({ $name }): nic się nie dzieje.
    }
ow-log-dice-on = Kości na karcie potwora: { $n }.
ow-log-grown = Pula życia rośnie: { $cards }.
ow-log-regrown = Wraca do puli życia: { $cards }.
ow-log-buried =
    { $who ->
        [you] Wkładasz pod talię: { $cards }.
       *[other] { $name } wkłada pod talię: { $cards }.
    }
ow-log-hand-shown =
    { $who ->
        [you] Pokazujesz: { $cards }.
       *[other] { $name } pokazuje: { $cards }.
    }
ow-log-looked-at =
    { $who ->
        [you] Oglądasz: { $cards }.
       *[other] { $name } ogląda: { $cards }.
    }
ow-about-attack = Atak specjalny { $n }, { $name }. { $text }
ow-about-passive = Zdolność bierna, { $name }. { $text }
