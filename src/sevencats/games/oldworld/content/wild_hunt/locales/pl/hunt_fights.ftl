## Generals and their cards

ow-hunt-general-nithral = Nithral
ow-hunt-general-imlerith = Imlerith
ow-hunt-general-caranthir = Caranthir
ow-hunt-general-eredin = Eredin
ow-monster-nithral = Nithral
ow-monster-imlerith = Imlerith
ow-monster-caranthir = Caranthir
ow-monster-eredin = Eredin
ow-hunt-card-phantom-axe-combat = Widmowy topór (walka)
ow-hunt-card-phantom-axe-defense = Widmowy topór (obrona)
ow-hunt-card-phantom-axe-alchemy = Widmowy topór (alchemia)
ow-hunt-card-phantom-axe-specialty = Widmowy topór (specjalizacja)
ow-hunt-card-freeze-3 = Zamrożenie (3)
ow-hunt-card-freeze-4 = Zamrożenie (4)
ow-hunt-card-freeze-5 = Zamrożenie (5)
ow-hunt-card-freeze-6 = Zamrożenie (6)
ow-hunt-card-white-frost-combat = Białe Zimno (walka)
ow-hunt-card-white-frost-any = Białe Zimno (dowolny atrybut)
ow-hunt-card-white-frost-highest = Białe Zimno (najwyższy atrybut)
ow-hunt-card-white-frost-all = Białe Zimno (wszystkie atrybuty)
ow-hunt-card-magic-shock-wave-3 = Magiczna fala uderzeniowa (3)
ow-hunt-card-magic-shock-wave-4 = Magiczna fala uderzeniowa (4)
ow-hunt-card-exploding-energy-3 = Wybuch energii (3)
ow-hunt-card-exploding-energy-4 = Wybuch energii (4)
ow-hunt-enter = Gdy Gon wchodzi do miejsca wiedźmina, każdy wiedźmin, który tam jest: { $what }.
ow-hunt-enter-once = Gdy Gon wchodzi do miejsca wiedźmina: { $what }.
ow-hunt-last = Przed ostatnią walką, każdy gracz: { $what }.
ow-hunt-last-away = Przed ostatnią walką, każdy gracz, którego nie ma w jego miejscu: { $what }.
ow-hunt-last-once = Przed ostatnią walką: { $what }.
ow-hunt-card-line = { $name }: { $text }.
ow-hunt-card-attack = Każdy gracz: { $what }.
ow-hunt-card-next = w twojej następnej turze walki { $what }
ow-hunt-card-now = do końca tej tury walki { $what }
ow-hunt-card-after = przed turą następnego gracza każdy gracz: { $what }
ow-hunt-card-after-once = przed turą następnego gracza: { $what }
ow-hunt-passive = Odrzucona w turze gracza: { $what }.
ow-rule-frozen = twoja tarcza nie rośnie (mag nie zyskuje ochrony)

## Hounds

ow-hound-hound-1 = ogar poziomu I
ow-hound-hound-2 = ogar poziomu II
ow-hound-hound-3 = ogar poziomu III
ow-hound-text = Każdy walczący: tarcza -{ $shield }, dobierz { $draw }. Życie przy 1 do 5 graczach: { $life }.
ow-hound-token-any-trail = dowolny trop
ow-hound-token-one-card = jedna karta
ow-hound-token-card-of-0 = karta o koszcie 0
ow-hound-token-card-of-1 = karta o koszcie 1
ow-hound-token-any-attribute = dowolny atrybut
ow-hound-token-lowest-attribute = najniższy atrybut
ow-hound-token-text = Za ogara poziomu { $n }, każdy walczący: { $what }.

## What they do

ow-line-strike-per-combat = otrzymujesz obrażenia: { $n } i po 1 za każdy poziom twojej walki
ow-line-strike-per-defense = otrzymujesz obrażenia: { $n } i po 1 za każdy poziom twojej obrony
ow-line-strike-per-alchemy = otrzymujesz obrażenia: { $n } i po 1 za każdy poziom twojej alchemii
ow-line-strike-per-specialty = otrzymujesz obrażenia: { $n } i po 1 za każdy poziom twojej specjalizacji
ow-line-hunt-per-players = Gon zyskuje 1 tarczę za każdego gracza
ow-line-hunt-per-trophies = Gon zyskuje 1 tarczę za każde trofeum graczy
ow-line-shield-full = twoja tarcza rośnie, ile tylko może
ow-line-guard-hound = wspólnie wybrany ogar dostaje 1 tarczę za każdego wiedźmina, który tam jest; dodają się do jego życia
ow-line-gather-hounds = wszystkie ogary schodzą z mapy na jego kartę, a tarcze leżące przy nich przechodzą na Gon
ow-line-pack-attack = otrzymujesz 1 obrażenie za każdego ogara przy jego karcie
ow-line-pack-grows = do jego karty dołącza 1 ogar
ow-line-mark-monster = wspólnie wybrany potwór dostaje 1 żeton zadania za każdego wiedźmina, który tam jest; kto z nim walczy, otrzymuje tyle obrażeń, gdy ułoży pulę życia
ow-line-lower-per-token = obniż wybrane atrybuty, razem o 1 za każdy żeton zadania na mapie i na potworach
ow-line-swept-away = trafiasz do losowego miejsca, bez jego akcji

## Questions

ow-question-guard-hound = Który ogar dostaje tarcze?
ow-question-mark-monster = Który potwór dostaje żetony zadań?
ow-question-hound-join = Czy walczycie z ogarem razem?
ow-question-hound-fight = Nie wszyscy dołączają. Czy mimo to walczysz z ogarem?
ow-question-hunt-turn = Kto z was działa następny?
ow-question-hound-token = Który żeton zostaje odkryty?
ow-question-hound-bonus = Kto z was zyskuje teraz premię?
ow-question-swept-away = Który żeton miejsca wylosowano?
ow-option-guard = Ogar, miejsce: { $name }
ow-option-mark = { $name }
ow-option-hound-token = { $name }
ow-option-hound-bonus = Zyskaj teraz: { $name }
ow-option-join = Walczmy razem
ow-option-stay-out = Beze mnie
ow-option-hound-fight-fight = Walcz
ow-option-withdraw = Nie teraz
ow-option-turn = Rozegraj moją turę walki
ow-option-wait = Najpierw inni

## The log

ow-log-hound-fight =
    { $who ->
        [you] Stajesz przeciw ogarowi poziomu { $n }, miejsce: { $place }.
       *[other] { $name } staje przeciw ogarowi poziomu { $n }, miejsce: { $place }.
    }
ow-log-hound-joined =
    { $who ->
        [you] Dołączasz do walki.
       *[other] { $name } dołącza do walki.
    }
ow-log-hound-left =
    { $who ->
        [you] Na razie zostawiasz ogara w spokoju.
       *[other] { $name } na razie zostawia ogara w spokoju.
    }
ow-log-hound-damage = Kombinacje razem, obrażenia: { $n }.
ow-log-hound-stays = To za mało: ogar ({ $place }) zostaje, a wszyscy walczący tracą rękę.
ow-log-hound-beaten = Ogar poziomu { $n } jest pokonany, miejsce: { $place }.
ow-log-hound-token = Odkryto żeton ogara: { $cards }.
ow-log-hunt-ability = { $what } pokazuje, co potrafi.
ow-log-hunt-cards = Jego cztery karty na ostatnią walkę są gotowe.
ow-log-hounds-gather =
    { $n ->
        [0] Nie ma już ogarów, które by się przy nim zebrały.
        [one] Zbiera się przy nim 1 ogar.
        [few] Zbierają się przy nim { $n } ogary.
       *[other] Zbiera się przy nim { $n } ogarów.
    }
ow-log-pack-grows =
    { $n ->
        [one] Jest przy nim teraz 1 ogar.
        [few] Są przy nim teraz { $n } ogary.
       *[other] Jest przy nim teraz { $n } ogarów.
    }
ow-log-monster-marked =
    { $n ->
        [one] Potwór ({ $place }) dostaje 1 żeton zadania.
        [few] Potwór ({ $place }) dostaje { $n } żetony zadań.
       *[other] Potwór ({ $place }) dostaje { $n } żetonów zadań.
    }
ow-log-last-fight = Zaczyna się ostatnia walka. Naprzeciw was wszystkich: { $what }.
ow-log-lets-go-first =
    { $who ->
        [you] Dajesz pierwszeństwo innym.
       *[other] { $name } daje pierwszeństwo innym.
    }
ow-log-hunt-attack =
    { $who ->
        [you] { $what } uderza w ciebie. { $text }
       *[other] { $what } uderza, obrywa { $name }. { $text }
    }
ow-log-hunt-passive = Odrzucono kartę { $what }: działa jej strona bierna.
ow-log-knocked-out =
    { $who ->
        [you] Nie masz już kart: odpadasz.
       *[other] { $name } nie ma już kart i odpada.
    }
ow-log-fight-defeated-last = Odchodzi ostatnia karta Dzikiego Gonu: jest pokonany, a wy wygrywacie razem!
ow-log-fight-lost-last = Odpadliście wszyscy: wygrywa Dziki Gon.

## The end

ow-end-hunt-won = Razem pokonujecie wroga: { $general } ({ $level }), po { $round ->
        [one] { $round } rundzie
        [few] { $round } rundach
       *[other] { $round } rundach
    }.
ow-end-hunt-lost = { $general } ({ $level }) wygrywa po { $round ->
        [one] { $round } rundzie
        [few] { $round } rundach
       *[other] { $round } rundach
    }. Gonowi { $shields ->
        [0] nie zostaje żadna tarcza
        [one] zostaje 1 tarcza
        [few] zostają { $shields } tarcze
       *[other] zostaje { $shields } tarcz
    }, a z jego kart { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
ow-end-hunter = { $name } ({ $school }), poziom { $level }: pokonane potwory { $monsters }, ogary { $hounds }, karty wsparcia { $support }, trofea { $trophies }; w ostatniej walce obrażenia { $damage }, { $cards ->
        [0] potem koniec
        [one] została 1 karta
        [few] zostały { $cards } karty
       *[other] zostało { $cards } kart
    }.
