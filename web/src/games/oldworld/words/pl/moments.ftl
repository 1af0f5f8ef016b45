# Wielkie chwile: koniec walki, trofeum, skutek opowieści.

oldworld-scene-cards = Wróć do wyboru kart
oldworld-moment-blow-mine = Ostatni cios zadał obrażenia: { $n }.
oldworld-moment-blow-theirs = Ostatni atak zadał obrażenia: { $n }.
oldworld-moment-chips = Twoje zyski i straty
oldworld-moment-choice = Twój wybór
oldworld-moment-quest = Nowe zadanie
oldworld-moment-quest-done = Zadanie wykonane
oldworld-moment-way = Droga prowadzi do miejsca: { $place }.
oldworld-moment-trail = Trop
oldworld-moment-level = Poziom { $level }
oldworld-moment-draw = karty w fazie III
oldworld-moment-draw-when = na koniec tej tury
oldworld-moment-now = masz { $n }
oldworld-moment-of = { $n } z { $most }
oldworld-moment-card-hand = na rękę
oldworld-moment-card-discard = na stos kart odrzuconych
oldworld-moment-card-put = odrzucona
oldworld-moment-card-trashed = opuszcza twoją talię
oldworld-moment-kept = teraz twoje
oldworld-moment-gone = stracone
oldworld-moment-you = ty
oldworld-moment-wins = wygrywa
oldworld-moment-costs = kosztuje { $n }
oldworld-moment-lost-why = Ostatnia karta stracona. Twoja tarcza wraca; w fazie III dobierzesz mniej.
oldworld-moment-lost-duel = Ostatnia karta stracona. Twoja tarcza wraca.
oldworld-moment-away-why = Ucieka z planszy: nie ma trofeum, a przychodzi inny potwór.
oldworld-moment-next-level = Na poziom { $level }: podnieś { $what }
oldworld-moment-review = Zobacz walkę
oldworld-moment-meditated = Osiągasz mistrzostwo
oldworld-moment-fatigue =
    { $n ->
        [one] Zmęczenie: usuń 1 kartę
        [few] Zmęczenie: usuń { $n } karty
       *[other] Zmęczenie: usuń { $n } kart
    }
oldworld-moment-fatigue-why = Nowe trofeum męczy. Pozostałe karty to twoja nowa talia.
oldworld-moment-trash-title =
    { $n ->
        [one] Usuń 1 kartę
        [few] Usuń { $n } karty
       *[other] Usuń { $n } kart
    }
oldworld-moment-discard-title =
    { $n ->
        [one] Odrzuć 1 kartę
        [few] Odrzuć { $n } karty
       *[other] Odrzuć { $n } kart
    }
oldworld-moment-trash-why = Usunięte karty opuszczają talię do końca gry.
oldworld-moment-discard-why = Odrzucone karty pozostają twoje.
oldworld-moment-choose-more =
    { $n ->
        [one] dotknij jeszcze jednej karty
       *[other] dotknij jeszcze { $n } kart
    }
oldworld-moment-chosen = wybrane; dotknij karty, by zmienić
oldworld-moment-more = Jeszcze { $n }
oldworld-moment-trash =
    { $n ->
        [one] Usuń tę kartę
        [few] Usuń te { $n } karty
       *[other] Usuń te { $n } kart
    }
oldworld-moment-discard =
    { $n ->
        [one] Odrzuć tę kartę
        [few] Odrzuć te { $n } karty
       *[other] Odrzuć te { $n } kart
    }
oldworld-moment-life = Karty, twoje życie w walce
oldworld-moment-damage-each = Obrażenia na kartę
oldworld-moment-terrains = Tereny do podróży
