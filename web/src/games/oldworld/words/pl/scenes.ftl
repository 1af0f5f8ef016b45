# Walka, kości i opowieść.

oldworld-scene-map = Mapa
oldworld-scene-fight = Wróć do walki
oldworld-scene-dice = Wróć do kości
oldworld-scene-story = Wróć do opowieści

## Fight

oldworld-fight-level = Poziom { $level }
oldworld-fight-life = życie
oldworld-fight-takes = Bierze { $n } z { $life }, zostaje { $left }
oldworld-fight-left = { $n ->
        [one] 1 karta życia
        [few] { $n } karty życia
       *[other] { $n } kart życia
    }
oldworld-fight-ability = Co potrafi
oldworld-fight-pool = Pula życia: { $n }, odrzucone: { $lost }
oldworld-fight-cards = Talia { $deck }, ręka { $hand }, odrzucone { $lost }
oldworld-fight-stage = Walka
oldworld-fight-combo = Kombinacja
oldworld-fight-lay = wyłóż kartę
oldworld-fight-lay-more = wyłóż kartę albo zatwierdź
oldworld-fight-take-off = Zdejmij: { $card }
oldworld-fight-boost-ask = Wzmocnić?
oldworld-fight-boost-yes = Wzmocnij
oldworld-fight-boost-no = Bez wzmocnienia
oldworld-fight-rounds = Tury walki
oldworld-fight-now-mine = twoja kombinacja
oldworld-fight-now-other = { $name } wykłada kombinację
oldworld-fight-now-monster = { $name } atakuje
oldworld-fight-then = potem ugryzie albo zaszarżuje
oldworld-fight-waits = Czekamy: { $name }
oldworld-fight-sum = Ta kombinacja
oldworld-fight-cards-laid =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
oldworld-fight-damage = obrażenia
oldworld-fight-shield = tarcza
oldworld-fight-draw = dobór
oldworld-fight-cause-slot = { $name }, złącze
oldworld-fight-cause-before = sprzed kombinacji
oldworld-fight-cause-limit = limit
oldworld-fight-cause-trait = specjalizacja
oldworld-fight-cause-boosts = Wzmocnienia
oldworld-fight-cause-shield = tarcza { $n }
oldworld-fight-cause-draw = dobór { $n }
oldworld-fight-mine = Twoje życie
oldworld-fight-my-life = moje życie
oldworld-fight-life-of = życie: { $name }
oldworld-fight-deck = talia
oldworld-fight-hand = ręka
oldworld-fight-links = łączy się
oldworld-fight-links-more = łączy się: { $text }
oldworld-fight-no-link = nie łączy się: { $colour }
oldworld-fight-confirm = Zatwierdź
oldworld-fight-use = Użyj
oldworld-fight-hint-lay = Teraz bez eliksiru: wyłóż kombinację.
oldworld-fight-hint-cards = Wyłóż: { $cards }.
oldworld-fight-no-combo = Bez kombinacji
oldworld-fight-off = Zdejmij
oldworld-fight-lose =
    { $n ->
        [one] Strać 1 kartę
        [few] Strać { $n } karty
       *[other] Strać { $n } kart
    }
oldworld-fight-choose-lost =
    { $n ->
        [one] Wybierz kartę, którą tracisz ({ $chosen } z 1)
        [few] Wybierz { $n } karty, które tracisz ({ $chosen } z { $n })
       *[other] Wybierz { $n } kart, które tracisz ({ $chosen } z { $n })
    }
oldworld-fight-remedies = Eliksiry i działania
oldworld-fight-potions = Eliksiry
oldworld-fight-uses = w tej walce jeszcze { $left } z { $most }
oldworld-fight-used = zużyte
oldworld-fight-charge = szarża
oldworld-fight-bite = ugryzienie
oldworld-fight-average = średnie obrażenia: { $n }
oldworld-fight-end-defeated =
    { $who ->
        [you] Wygrywasz! Ginie { $foe }
       *[other] { $name } wygrywa, ginie { $foe }
    }
oldworld-fight-end-lost =
    { $who ->
        [you] Przegrywasz, górą { $foe }
       *[other] { $name } przegrywa, górą { $foe }
    }
oldworld-fight-end-driven-away = Ucieka { $foe }
oldworld-fight-end-attacker =
    { $who ->
        [you] Wygrywasz! Przegrywa { $foe }
       *[other] { $name } wygrywa, przegrywa { $foe }
    }
oldworld-fight-end-defender =
    { $who ->
        [you] Przegrywasz, górą { $foe }
       *[other] { $name } przegrywa, górą { $foe }
    }
oldworld-fight-on = Dalej
oldworld-fight-guard = Tarcze przed nim: { $n }
oldworld-fight-company = Wszyscy, którzy walczą
oldworld-fight-out = poza walką

## Dice

oldworld-dice = Kościany poker
oldworld-dice-hands = Układy
oldworld-dice-best-first = od najlepszego
oldworld-dice-pay = złoto: { $n }
oldworld-dice-you = Ty
oldworld-dice-locals = Miejscowi
oldworld-dice-for-locals = Rzucasz za miejscowych
oldworld-dice-your-throw = Twój rzut
oldworld-dice-waits = Rzuca { $name }
oldworld-dice-alone = Im lepszy układ, tym więcej złota
oldworld-dice-beat = Do pobicia: { $hand }
oldworld-dice-choose = Kości, które trzymasz
oldworld-dice-die = Kość { $n }: { $face }
oldworld-dice-held = trzymasz
oldworld-dice-again = jeszcze raz
oldworld-dice-left = Został jeden rzut
oldworld-dice-tip = Dotknij kości, żeby ją zatrzymać albo puścić.
oldworld-dice-pot = Złoto dla zwycięzcy: { $n }.
oldworld-dice-stake = Stawka to 1 sztuka złota.
oldworld-dice-throw =
    { $n ->
        [one] Rzuć jeszcze raz 1 kością
        [few] Rzuć jeszcze raz { $n } kośćmi
       *[other] Rzuć jeszcze raz { $n } kośćmi
    }
oldworld-dice-keep = Zatrzymaj wszystkie

## Story

oldworld-story-explore = Eksploracja, okolica: { $place }
oldworld-story-event = Zdarzenie, okolica: { $place }
oldworld-story-reads = { $name } ci czyta
oldworld-story-of = Wybiera { $name }
oldworld-story-alone = Czytasz dla siebie
oldworld-story-break = Złam pieczęć
oldworld-story-waits = { $name } wybiera
oldworld-story-size = Rozmiar liter
oldworld-story-size-n = Litery, rozmiar { $n }
oldworld-story-voice = Głos
oldworld-story-hush = Cisza
oldworld-story-cannot = Na to cię nie stać.
oldworld-story-lacks = Potrzeba: { $what }; masz { $have }.
oldworld-story-lack-gold =
    { $n ->
        [one] 1 sztuka złota
        [few] { $n } sztuki złota
       *[other] { $n } sztuk złota
    }
oldworld-story-lack-shield = { $n } tarczy
oldworld-story-lack-potion =
    { $n ->
        [one] 1 eliksir
        [few] { $n } eliksiry
       *[other] { $n } eliksirów
    }
oldworld-story-lack-hand =
    { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[other] { $n } kart na ręce
    }
oldworld-story-lack-trash =
    { $n ->
        [one] 1 karta do usunięcia
        [few] { $n } karty do usunięcia
       *[other] { $n } kart do usunięcia
    }
oldworld-story-lack-discard =
    { $n ->
        [one] 1 karta do odrzucenia
        [few] { $n } karty do odrzucenia
       *[other] { $n } kart do odrzucenia
    }
oldworld-story-on = Odwróć stronę
oldworld-story-listen = Niech ktoś mi przeczyta
oldworld-story-listens = { $name } czyta ci na głos.
oldworld-story-self = Czytam samodzielnie
oldworld-story-you-read = Czytasz na głos. Słucha { $name }
