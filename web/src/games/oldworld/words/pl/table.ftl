# Stół Starego Świata.

oldworld-round = Runda { $n }
oldworld-phases = Fazy tury
oldworld-last-fight = Ostatnia walka
oldworld-phase-1 = Podróż
oldworld-phase-2 = Walka · Medytacja · Eksploracja
oldworld-phase-2-short = Akcja
oldworld-phase-3 = Dobór
oldworld-map = Mapa
oldworld-nearer = Bliżej
oldworld-farther = Dalej
oldworld-whole = Cała mapa
oldworld-rivals = Rywale
oldworld-monsters = Potwory
oldworld-monster-level = { $name }, poziom { $level }
oldworld-level = poziom { $level }
oldworld-life = Życie
oldworld-trophy = Trofeum
oldworld-trophies = Trofea
oldworld-gold = Złoto
oldworld-shield = Tarcza
oldworld-cards = Karty na ręce
oldworld-potions = eliksiry { $count }/{ $most }
oldworld-potions-title = Eliksiry
oldworld-quests = { $count ->
        [one] 1 zadanie
        [few] { $count } zadania
       *[other] { $count } zadań
    }
oldworld-quests-title = Zadania
oldworld-quest-at = „{ $name }”, miejsce: { $place }
oldworld-trails = { $count ->
        [one] 1 trop
        [few] { $count } tropy
       *[other] { $count } tropów
    }
oldworld-trails-title = Tropy
oldworld-trail-quest = Zadanie tropu: { $terrain }
oldworld-gear = Zatrzymane karty
oldworld-used = zużyte
oldworld-board-of = Plansza: { $name }
oldworld-gives-draw = dobór { $n } po kombinacji
oldworld-gives-shield = tarcza do { $n }
oldworld-gives-energy = energia do { $n }
oldworld-gives-potions = eliksiry na walkę: { $n }
oldworld-next = dalej: { $text }
oldworld-deck = talia
oldworld-discards = odrzucone
oldworld-deck-title = Twoja talia, posortowana ({ $count })
oldworld-discard-title = Karty odrzucone ({ $count })
oldworld-hand = { $count ->
        [one] Twoja ręka: 1 karta
        [few] Twoja ręka: { $count } karty
       *[other] Twoja ręka: { $count } kart
    }
oldworld-hand-empty = Brak kart na ręce
oldworld-pool = Pula
oldworld-place-price = Ile dodaje do ceny miejsce w puli
oldworld-look = Na co patrzysz
oldworld-look-hint = Dotknij miejsca, karty lub potwora, żeby o nich przeczytać.
oldworld-look-action = Tutaj
oldworld-look-here = Kto tu jest
oldworld-look-roads = Drogi do
oldworld-no-way = Nie dojdziesz tam teraz jednym krokiem.
oldworld-no-more-ways = W tej turze nie pójdziesz już dalej.
oldworld-can-go = możesz tam iść
oldworld-place-label = { $name }, numer { $number }, { $terrain }, { $action }
oldworld-sign = Na co czeka gra
oldworld-your-move = Twój ruch
oldworld-tap-hand = Dotknij karty na ręce, która świeci.
oldworld-tap-pool = Dotknij karty z puli.
oldworld-tap-place = Dotknij miejsca, które świeci.
oldworld-turn-of = Tura: { $name }
oldworld-waits = Czekamy: { $name }
oldworld-go-to = Dokąd: { $name }?
oldworld-go = Idź
oldworld-confirm = Zatwierdź
oldworld-leave-title = Zakończyć fazę I?
oldworld-leave = Możesz jeszcze zrobić to: { $what }
oldworld-leave-yes = Zakończ
oldworld-leave-no = Zostań
oldworld-card = { $name }: { $colour }, { $terrain }, { $text }
oldworld-card-line = { $colour } · { $terrain } · cena { $cost }
oldworld-slot = potem { $colour }: { $text }
oldworld-symbol-damage = obrażenia { $n }
oldworld-symbol-shield = tarcza { $n }
oldworld-symbol-draw = dobór { $n }
oldworld-symbol-takeBack = odzyskujesz { $n }
oldworld-symbol-returnCard = ta karta wraca
oldworld-symbol-none = łączy
oldworld-token-quest = twoje zadanie
oldworld-token-trail = twój trop
oldworld-token-tavern = tu wiedźmini nie walczą ze sobą
oldworld-list-witcher = { $place }; trofea { $trophies }, złoto { $gold }, tarcza { $shield }, poziom { $level }.
oldworld-token-count = { $name }, sztuk: { $n }
oldworld-token-level = { $name }, poziom { $level }
oldworld-fog = Tej wyspy nikt jeszcze nie odkrył.
oldworld-look-sea = Drogi
oldworld-by-ship = tylko statkiem
oldworld-continent = Kontynent
oldworld-islands = Wyspy
oldworld-dagon-up = Dagon się wynurzył
oldworld-dagon-track = Dagon jest { $n } pod powierzchnią; przeprawa jest bezpieczna od { $safe }
oldworld-status = Stan gry
oldworld-energy = Energia
oldworld-wisdom = Mądrość
oldworld-pool-mages = Pula magów
oldworld-ready = gotowe
oldworld-together = Teraz działają wszyscy
oldworld-voted = Wybór złożony; możesz go jeszcze zmienić
oldworld-others-first = Ktoś inny jest w środku działania; zrobisz to potem
oldworld-votes = chcą tego: { $names }
oldworld-questions = Twoje otwarte pytania
oldworld-hurry = Pomiń
oldworld-hurry-key = (Spacja)
oldworld-odds-ask = Jak skończyłaby się walka?
oldworld-odds = Około { $n }% (od { $low } do { $high })
oldworld-odds-ask-begun = Szanse?
oldworld-odds-ask-begun-long = Jak to się skończy?
oldworld-odds-begun = Zwycięstwo: około { $n }% (od { $low } do { $high })
oldworld-odds-wait = Symulujemy…
oldworld-odds-driven-away = przepędzenie
oldworld-recap-open = Skrót
oldworld-standing-open = Zawsze
oldworld-far = { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }: { $path }.
oldworld-far-price = Koszt: { $gold ->
        [0] { $cards }
       *[other] { $cards } i { $gold } złota
    }.
oldworld-far-first = Najpierw { $name }; możesz się tam zatrzymać.
oldworld-cannot-pay = Na tę drogę cię nie stać: trzeba karty ({ $terrain }), dowolnej karty i sztuki złota albo dwóch kart.
oldworld-list-price = { $kind ->
    [free] za darmo
    [terrain] kosztuje kartę ({ $terrain })
    [gold] kosztuje dowolną kartę i 1 sztukę złota
   *[two] kosztuje dwie karty
 }
oldworld-list-fight = Walka: { $name }
oldworld-list-lives = Jego życie: { $theirs }. Twoje: { $own }.
oldworld-pays = płaci
oldworld-asks-phase1 = Dokąd idziesz?
oldworld-asks-here = Co tu robisz?
oldworld-asks-phase2 = Walka, medytacja czy eksploracja?
oldworld-asks-keep = Które karty odchodzą? Zostają najwyżej 3.
oldworld-asks-gain = Którą kartę z puli bierzesz?
oldworld-price-free = za darmo
oldworld-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[other] { $n } kroków
    }
oldworld-again = Dotknij jeszcze raz: przeczytanego nie można cofnąć.
oldworld-pay-otherwise = Zapłać inaczej
oldworld-protection = ochrona: mniej obrażeń w każdej turze walki ({ $n })
