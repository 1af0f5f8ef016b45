ow-hunt-level-story = Tylko opowieść
ow-hunt-level-sword = Miecz i opowieść
ow-hunt-level-blood = Krew, pot i łzy
ow-hunt-level-death = Droga ku zagładzie
ow-hunt-level-text = Tarcze Gonu przy 1 do 5 graczach: { $shields }. Poziomy pierwszych potworów: { $monsters }.
ow-hunt-track-one = tor rund dla 1 osoby
ow-hunt-track-two = tor rund dla 2 osób
ow-hunt-track-three = tor rund dla 3 osób
ow-hunt-track-four = tor rund dla 4 osób
ow-hunt-track-five = tor rund dla 5 osób
ow-hunt-track-text = Etapy: { $stages }. Co się pojawia: { $appear }.
ow-hunt-table-hunt-table = karta pomocy Dzikiego Gonu
ow-hunt-table-text = Kości płacą { $poker }. Wszyscy zaczynają, mając { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } i złoto: { $gold }; pula życia ma najwyżej { $life ->
        [one] { $life } kartę
        [few] { $life } karty
       *[other] { $life } kart
    }.
ow-hunt-youngest-a = najmłodsze jest miejsce A
ow-hunt-youngest-b = najmłodsze jest miejsce B
ow-hunt-youngest-c = najmłodsze jest miejsce C
ow-hunt-youngest-d = najmłodsze jest miejsce D
ow-hunt-youngest-e = najmłodsze jest miejsce E
ow-deck-hunt-1 = Dziki Gon, etap I
ow-deck-hunt-2 = Dziki Gon, etap II
ow-landmark-hunt = Dziki Gon
ow-landmark-hound = ogar Gonu
ow-map-mark-hunt = GON
ow-map-mark-hound = ogar
ow-goal-wild-hunt = Wygrywacie lub przegrywacie razem. Po ostatniej rundzie wszyscy walczycie z Dzikim Gonem; do tego czasu odbierajcie mu tarcze, pokonując potwory i ogary oraz dzięki kartom.
ow-status-hunt = Dziki Gon: { $n ->
        [one] { $n } tarcza
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }, miejsce: { $place }; runda { $round } z { $rounds }.
ow-status-hounds = Ogary: { $hounds }.
ow-status-hound = poziom { $level }, { $place }
ow-status-open-quests = Zadania otwarte dla wszystkich: { $quests }.
ow-status-quest = { $name } ({ $place })
ow-status-ready = Gotowe miejsca: { $names }.
ow-status-acting = W fazie I grają jeszcze: { $names }.
ow-line-hunt-up = Dziki Gon zyskuje { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }
ow-line-hunt-down = Dziki Gon traci { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }
ow-line-hound = do Dzikiego Gonu dołącza ogar poziomu { $n }
ow-line-hound-leaves = wybrany ogar opuszcza grę
ow-line-hunt-moves = Dziki Gon się rusza
ow-line-hunt-moves-not = na koniec tej rundy Dziki Gon się nie rusza
ow-branch-each = każdy gracz ({ $what })
ow-branch-one = jeden wybrany gracz ({ $what })
ow-count-hunt-shields =
    { $n ->
        [one] tarcza Dzikiego Gonu
        [few] tarcze Dzikiego Gonu
       *[other] tarcz Dzikiego Gonu
    }
ow-count-hounds =
    { $n ->
        [one] ogar na mapie
        [few] ogary na mapie
       *[other] ogarów na mapie
    }
ow-question-ready = Czekasz na fazę II.
ow-question-gift = Co dajesz?
ow-question-swap = Ktoś tutaj proponuje ci wymianę. Zgadzasz się?
ow-question-fighter = Kto z was walczy tu z potworem?
ow-question-support = Które karty odrzucasz, żeby wesprzeć walczącą osobę?
ow-question-hound-place = Gdzie pojawia się nowy ogar poziomu { $n }?
ow-question-hound-gone = Który ogar opuszcza grę?
ow-question-ride-to = Do kogo jedzie Dziki Gon?
ow-question-ride-step = Którędy jedzie Dziki Gon?
ow-question-one = O kogo z was chodzi?
ow-question-hunt-token = Który żeton wylosowano dla Dzikiego Gonu?
ow-option-not-ready = Jeszcze nie: graj dalej w fazie I
ow-option-give = Daj coś, odbiera { $name }
ow-option-gift = 1 sztuka złota
ow-option-gift-potion = { $name }. { $text }
ow-option-gift-bomb = { $name }. { $text }
ow-option-gift-trail = Twój trop ({ $name })
ow-option-gift-trail-quest = Twoje zadanie tropu ({ $name }) z jego złotem
ow-option-swap-potion = Zaproponuj wymianę: dajesz { $name }, bierzesz { $other }
ow-option-swap-bomb = Zaproponuj wymianę: dajesz { $name }, bierzesz { $other }
ow-option-swap-trail = Zaproponuj swój trop ({ $name }) za zadanie tropu
ow-option-swap-trail-quest = Zaproponuj swoje zadanie tropu ({ $name }) z jego złotem za trop
ow-option-swap-trail-quests = Zaproponuj swoje zadanie tropu ({ $name }) za cudze
ow-option-swap-swap-potion = Wymiana: dajesz { $name }, bierzesz { $other }
ow-option-swap-swap-bomb = Wymiana: dajesz { $name }, bierzesz { $other }
ow-option-swap-swap-trail = Oddaj swój trop ({ $name }) za zadanie tropu z jego złotem
ow-option-swap-swap-trail-quest = Oddaj swoje zadanie tropu ({ $name }) z jego złotem za trop
ow-option-swap-swap-trail-quests = Oddaj swoje zadanie tropu ({ $name }) za cudze
ow-option-refuse = Bez wymiany
ow-option-fighter = { $name }
ow-option-pass = Bez walki i bez medytacji
ow-option-support-done = Dość
ow-option-hound = Walcz z ogarem, miejsce: { $name }
ow-option-hound-at = { $name }
ow-option-player = { $name }
ow-option-ride = { $name }
ow-option-token = { $name }
ow-log-hunt-round = Runda { $n } Dzikiego Gonu.
ow-log-hunt-phase = Faza { $n ->
        [2] II: walki, medytacja, eksploracja
        [3] III
       *[other] IV
    }.
ow-log-hunt-general = Dzikiemu Gonowi przewodzi { $cards }.
ow-log-hunt-at = Dziki Gon jest tu: { $place }.
ow-log-hunt-waits = Dziki Gon zostaje na miejscu: znalazł wiedźminów.
ow-log-hunt-halted = W tej rundzie Dziki Gon się nie rusza.
ow-log-hunt-shields-lost = Dziki Gon traci { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }.
ow-log-hunt-shields-gained = Dziki Gon zyskuje { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }.
ow-log-hound-appears = Pojawia się ogar poziomu { $n }, miejsce: { $place }.
ow-log-hound-guarded = Ogar ({ $place }) dostaje { $n ->
        [one] 1 tarczę
        [few] { $n } tarcze
       *[other] { $n } tarcz
    } do swojego życia.
ow-log-hound-leaves = Odchodzi ogar, miejsce: { $place }.
ow-log-no-terrain = Potwór poziomu { $n } nie znajduje terenu.
ow-log-hunt-token-tavern = Wylosowano żeton zamkniętej karczmy.
ow-log-hunt-token =
    { $who ->
        [you] Dziki Gon jedzie do ciebie.
       *[other] Dziki Gon jedzie, cel: { $name }.
    }
ow-log-ready =
    { $who ->
        [you] Kończysz fazę I i czekasz na fazę II.
       *[other] { $name } kończy fazę I i czeka na fazę II.
    }
ow-log-not-ready =
    { $who ->
        [you] Grasz dalej w fazie I.
       *[other] { $name } gra dalej w fazie I.
    }
ow-log-votes-option =
    { $who ->
        [you] Głosujesz na opcję { $n }.
       *[other] { $name } głosuje na opcję { $n }.
    }
ow-log-votes-player =
    { $who ->
        [you] Twój głos: { $rival }.
       *[other] { $name } głosuje: { $rival }.
    }
ow-log-votes-place =
    { $who ->
        [you] Twój głos: { $place }.
       *[other] { $name } głosuje: { $place }.
    }
ow-log-gift-gold =
    { $who ->
        [you] Dajesz 1 sztukę złota, odbiera { $rival }.
       *[other] { $name } daje 1 sztukę złota, odbiera { $rival }.
    }
ow-log-gift =
    { $who ->
        [you] Dostajesz: { $cards }.
       *[other] { $name } dostaje: { $cards }.
    }
ow-log-gift-trail =
    { $who ->
        [you] Dostajesz trop: { $cards }.
       *[other] { $name } dostaje trop: { $cards }.
    }
ow-log-swap-refused =
    { $who ->
        [you] Odmawiasz wymiany, którą proponuje { $rival }.
       *[other] { $name } odmawia wymiany, którą proponuje { $rival }.
    }
ow-log-hunt-willing =
    { $who ->
        [you] Chcesz walczyć.
       *[other] { $name } chce walczyć.
    }
ow-log-hunt-unwilling =
    { $who ->
        [you] Nie walczysz.
       *[other] { $name } nie walczy.
    }
ow-log-supports =
    { $who ->
        [you] Dajesz wsparcie, { $n ->
            [one] 1 kartę
            [few] { $n } karty
           *[other] { $n } kart
        }; walczy { $rival }.
       *[other] { $name } daje wsparcie, { $n ->
            [one] 1 kartę
            [few] { $n } karty
           *[other] { $n } kart
        }; walczy { $rival }.
    }
