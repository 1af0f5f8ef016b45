# Stół w terminalu i to, co wypisują polecenia tej gry.

ow-mode-base = gra podstawowa
ow-mode-solo = solo
ow-replay-turn = Tura { $n }: { $name }

ow-table-turn = Tura { $n }, faza { $phase }.
ow-table-monster = { $monster } ({ $terrain }, poziom { $level }, życie { $life }), miejsce: { $place }.
ow-table-tavern = Tu wiedźmini nie walczą ze sobą: { $place }.
ow-table-landmark = { $place }: { $what }.
ow-table-witcher = { $name }, { $school }: miejsce { $place }, złoto { $gold }, tarcza { $shield }, tor trofeów { $track }.
ow-table-levels = Poziom { $level }; walka { $combat }, obrona { $defense }, alchemia { $alchemy }, specjalizacja { $specialty }.
ow-table-cards = { $hand ->
        [one] 1 karta
        [few] { $hand } karty
       *[other] { $hand } kart
    } na ręce, { $deck } w talii, { $discard } odrzuconych.
ow-table-potions = Eliksiry: { $cards }.
ow-table-trophies = Trofea: { $cards }.
ow-table-gear = Zatrzymane: { $cards }.
ow-table-trail-trail = Trop: { $terrain }.
ow-table-trail-quest = Zadanie tropu: { $terrain }, miejsce: { $place }.
ow-table-quest = Zadanie: „{ $story }”, miejsce: { $place }.
ow-table-quest-price = Zadanie: „{ $story }”, miejsce: { $place }, cena: { $price }.
ow-table-card = { $card } ({ $facts })
ow-table-pool = Pula, od lewej do prawej: { $cards }.
ow-table-pool-card = { $card } [{ $cost }]
ow-table-fight = Walka: { $sides }.
ow-table-life = { $name } { $n }

## Playing

ow-play-help =
    Odpowiedz numerem opcji, kilkoma numerami naraz (1 3 5) albo kluczem, na przykład end.
    undo: cofnij ostatni wybór
    hand: twoja ręka, każda karta z opisem
    table: stół
    map: mapa z tym, kto i co gdzie stoi i ile kosztują drogi (places: to samo słowami)
    ways: dokąd możesz iść w tej turze i co to kosztuje
    card NAZWA: czym jest karta, potwór, eliksir lub miejsce albo przeczytana opowieść lub zdarzenie (nazwa albo numer opcji)
    odds: twoje szanse w walkach, które są w zasięgu, po opłaceniu drogi
    log: wszystko, co się wydarzyło
    seats: kto może jeszcze działać, gdy wszyscy grają razem (seat 2: niech działa miejsce 2)
    save PLIK: zapisz grę do pliku
    quit: koniec

## Simulate

ow-sim-capped = Zakończone limitem rund
ow-sim-school = { $name }: wygrane (wszystkie gry: { $games })
ow-sim-trophies = Średnia trofeów: { $name }
ow-balance-written = Raport jest w pliku { $file }.
ow-balance-met = ✓ { $name }: { $measured } (oczekiwane: { $wanted })
ow-balance-missed = ✗ { $name }: { $measured } (oczekiwane: { $wanted }; { $short })

## Looking things up

ow-lookup-place = { $name }: { $terrain }; { $action }. Drogi do: { $paths }.
ow-lookup-monster = { $name }, poziom { $level }, życie { $life }. { $text } Trofeum: { $trophy }
ow-lookup-school = { $name }. { $specialty } na poziomie 1: { $text } Trofeum: { $trophy }

## The odds of a fight

ow-odds = { $name }: wygrane { $chance }% (od { $low } do { $high }%), przepędzenia { $driven }%, sprawdzone walki: { $tried }.
ow-odds-duel = { $name }: wygrane { $chance }% (od { $low } do { $high }%), sprawdzone walki: { $tried }.
ow-odds-none = Nie ma z kim walczyć.
