# Koniec gry i jej tury w powtórce.

oldworld-end-watched = Wygrywa { $name }
oldworld-end-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }, { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }
oldworld-end-stories = Opowieści z tej gry
oldworld-end-no-stories = Nie przeczytano żadnej opowieści.
oldworld-end-wait = Chwileczkę…
oldworld-end-no-curves = Przebiegu tej gry już nie przechowujemy.
oldworld-winner = zwycięzca
oldworld-rank-legend = Legenda
oldworld-rank-master = Mistrz
oldworld-rank-veteran = Weteran
oldworld-rank-hunter = Łowca
oldworld-rank-journeyman = Czeladnik
oldworld-rank-novice = Nowicjusz

oldworld-end-curves = Wykresy
oldworld-end-curve-track = Trofea
oldworld-end-curve-gold = Złoto
oldworld-end-curve-cards = Karty
oldworld-end-curve-chance = Szansa
oldworld-end-odds = szansa przed walką: { $n }%
oldworld-end-unjudged-alone = W grze w pojedynkę nie ma rywali, których można by wyprzedzić, więc ruchów nie oceniamy.
oldworld-end-unjudged-together = W Dzikim Gonie wszyscy wygrywają lub przegrywają razem, a ruchów jednej osoby nie da się ocenić osobno.
oldworld-end-unjudged-goal = Tę grę wygrywa się pokonaniem legendarnego potwora, nie trofeami: ruchów nie oceniamy.
oldworld-end-estimate = Szacunki: najważniejsze wybory sprawdzono wiele razy, każdy do końca jego tury.
oldworld-pick-card = Zacznij od: { $name }
oldworld-pick-meditate = Medytuj: { $name }
oldworld-pick-explore = Zbadaj: { $deck }
oldworld-pick-fight = Walcz: { $name }
oldworld-deck-city = miasto
oldworld-deck-wilds = dzicz
oldworld-end-moments = Chwile
oldworld-end-combo = Największa kombinacja: { $name }, obrażenia: { $n }
oldworld-end-narrow = Walka o włos: { $name } wygrywa; zostaje { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
oldworld-end-dice = Najszczęśliwsze kości: { $hand }, { $name }
oldworld-end-fights = { $n ->
        [one] 1 walka
        [few] { $n } walki
       *[other] { $n } walk
    }
oldworld-end-fight = { $name } kontra { $foe }: { $result }
oldworld-end-result-defeated = wygrana
oldworld-end-result-lost = przegrana
oldworld-end-result-driven-away = przepędzenie
oldworld-end-result-attacker = wygrana
oldworld-end-result-defender = przegrana
