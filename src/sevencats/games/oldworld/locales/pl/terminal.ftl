# Terminal: stan gry, mapa, kości, szanse i koniec gry. Argumenty: $name to gracz lub potwór,
# $place to miejsce, $who to „you”, gdy chodzi o miejsce czytającego.

## Above every question

ow-back = Witaj z powrotem: runda { $round }, trofea { $tracks }.
ow-status = [Faza { $phase }, { $place }: złoto { $gold }, tarcza { $shield }{ $potions ->
        [0] { "" }
       *[other] , eliksiry { $potions }
    }, ręka { $hand }, talia { $deck }, trofea { $track }/{ $top }]
ow-status-common = [Faza { $phase }, { $place }: złoto { $gold }, tarcza { $shield }{ $potions ->
        [0] { "" }
       *[other] , eliksiry { $potions }
    }, ręka { $hand }, talia { $deck }]
ow-status-other = [Tura: { $name }. Ty, { $place }: złoto { $gold }, tarcza { $shield }{ $potions ->
        [0] { "" }
       *[other] , eliksiry { $potions }
    }, ręka { $hand }, talia { $deck }, trofea { $track }/{ $top }]
ow-status-fight = [Walka, tura { $n }. { $sides }]
ow-status-side = { $name }: życie { $life } (ręka { $hand }), tarcza { $shield }, eliksiry { $potions }{ $potions ->
        [0] { "" }
       *[other] {" "}(wolno użyć { $uses })
    }.
ow-status-beast = { $name }: życie { $life }.
ow-status-monster = potwór
ow-status-combo = [Kombinacja { $cards }: obrażenia { $damage }, tarcza +{ $shield }, dobór { $draw }]
ow-status-leaves = [Kombinacja { $cards }: obrażenia { $damage }, tarcza +{ $shield }, dobór { $draw }; zostaje ({ $name }): { $life }]

## The map

ow-map-key = { $forest } las, { $mountain } góry, { $water } woda, { $any } dowolny teren: za drogę płaci karta ze znakiem miejsca; wystarczą też dwie dowolne karty albo karta i 1 sztuka złota.
ow-map-marks = [miejsce] tu jesteś, @ wiedźmin, ! potwór z poziomem, ? twoje zadanie lub zadanie tropu, + więcej. Ceny stąd: <1{ $forest }> jedna taka karta, <2> dwie karty, <1+G> karta i sztuka złota, <0> nic.
ow-map-short = teren { $forest }{ $mountain }{ $water }, [ty], @ wiedźmin, ! potwór, ? twoje zadanie, + więcej; <1{ $forest }> jedna taka karta, <2> dwie karty, <1+G> karta i sztuka złota, <0> za darmo
ow-map-place = { $number }. { $name }: { $facts }. Drogi do: { $paths }.
ow-map-place-alone = { $number }. { $name }: { $facts }.
ow-map-free = nic
ow-map-way = { $name }: { $cost }.
ow-map-way-by = { $name } przez { $by }: { $cost }.
ow-map-narrow = Mapa wymaga szerokości w znakach: { $least }. Oto miejsca słowami:
ow-map-no-ways = Teraz nie możesz nigdzie iść.

## Dice

ow-dice-how = Wpisz ich numery w jednej odpowiedzi, na przykład 1 3 5, albo 0, żeby zatrzymać wszystkie.
ow-owed = Do oddania jeszcze: { $n }, po jednej albo w jednej odpowiedzi.

## Odds

ow-odds-there = { $name }, { $place }{ $way }: wygrane { $chance }% (od { $low } do { $high }%), przepędzenia { $driven }%, sprawdzone walki: { $tried }.
ow-odds-there-duel = { $name }, { $place }{ $way }: wygrane { $chance }% (od { $low } do { $high }%), sprawdzone walki: { $tried }.
ow-odds-way = {" "}(droga kosztuje { $cost })
ow-odds-far = { $name }, { $place }: w tej turze poza zasięgiem.
ow-odds-early = Najpierw wybierz wiedźmina: potem będą szanse.

## What wins

ow-goal-many = Wygrywa, kto pierwszy zdobędzie trofea w liczbie { $n }: dają je potwory, wiedźmini i opanowane atrybuty, a ostatnie trzeba zdobyć w walce.
ow-goal-solo = Twój cel: pokonaj wszystkie trzy potwory i zdobądź trofeum atrybutu{ $named ->
        [yes] {" "}({ $name })
       *[no] { "" }
    }, a ostatnie z nich w walce. Rangę dają tury: { $ranks }.
ow-goal-rank = { $rank } do { $n }

## The end

ow-end-standings = Wyniki po { $round ->
        [one] 1 rundzie
        [few] { $round } rundach
       *[other] { $round } rundach
    } i { $turns ->
        [one] 1 turze
        [few] { $turns } turach
       *[other] { $turns } turach
    }:
ow-end-standing = { $number }. { $name } ({ $school }): trofea { $track } z { $top }, poziom { $level }, złoto { $gold }, karty { $cards }.
ow-end-rank = Twoja ranga (tury: { $n }): { $rank }.
ow-end-chronicle = Kronika:
ow-end-fight-defeated = Runda { $round }, { $rival }: { $who ->
        [you] wygrywasz
       *[other] { $name } wygrywa
    }, zostaje { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }.
ow-end-fight-driven-away = Runda { $round }, { $rival }: { $who ->
        [you] przepędzasz potwora
       *[other] { $name } przepędza potwora
    }.
ow-end-fight-lost = Runda { $round }, { $rival }: { $who ->
        [you] przegrywasz
       *[other] { $name } przegrywa
    }, potworowi zostaje { $left ->
        [one] 1 karta
        [few] { $left } karty
       *[other] { $left } kart
    }.
ow-end-fight-attacker = Runda { $round }, naprzeciw { $rival }: { $who ->
        [you] wygrywasz walkę
       *[other] { $name } wygrywa walkę
    }.
ow-end-fight-defender = Runda { $round }, naprzeciw { $rival }: { $who ->
        [you] przegrywasz walkę
       *[other] { $name } przegrywa walkę
    }.
ow-end-moment-combo = Największa kombinacja: { $name }, obrażenia naraz: { $n }.
ow-end-moment-narrow = Zwycięstwo o włos: { $name }, zostaje { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }.
ow-end-moment-dice = Najlepsze kości: { $name }, { $hand }.
ow-end-story = Runda { $round }, { $name }: „{ $title }”. { $chosen }
ow-seat-about = { $place }, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    } na ręce. { $asked }
