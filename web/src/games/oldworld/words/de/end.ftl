# Das Ende eines Spiels, und seine Züge in einer Wiederholung.

oldworld-end-watched = { $name } hat gewonnen
oldworld-end-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
oldworld-end-stories = Geschichten dieser Partie
oldworld-end-no-stories = Es wurde keine Geschichte gelesen.
oldworld-end-wait = Einen Augenblick …
oldworld-end-no-curves = Der Verlauf dieser Partie ist nicht mehr gespeichert.
oldworld-winner = Sieg
oldworld-rank-legend = Legende
oldworld-rank-master = Meister
oldworld-rank-veteran = Veteran
oldworld-rank-hunter = Jäger
oldworld-rank-journeyman = Geselle
oldworld-rank-novice = Novize

oldworld-end-curves = Kurven
oldworld-end-curve-track = Trophäen
oldworld-end-curve-gold = Gold
oldworld-end-curve-cards = Karten
oldworld-end-curve-chance = Siegchance
oldworld-end-odds = Aussicht zu Beginn: { $n } %
oldworld-end-unjudged-alone = Wer allein spielt, hat niemanden, vor dem er liegen könnte: Die Züge werden nicht bewertet.
oldworld-end-unjudged-together = In der Wilden Jagd gewinnen oder verlieren alle zusammen: Die Züge Einzelner werden nicht bewertet.
oldworld-end-unjudged-goal = Hier entscheidet der Sieg über das legendäre Monster, nicht die Trophäen: Die Züge werden nicht bewertet.
oldworld-end-estimate = Schätzungen: Die wichtigsten Entscheidungen wurden oft durchgespielt, jede bis zum Ende ihres Zuges.
oldworld-pick-card = Beginn mit { $name }
oldworld-pick-meditate = Meditieren: { $name }
oldworld-pick-explore = { $deck } erkunden
oldworld-pick-fight = Kampf gegen { $name }
oldworld-deck-city = die Stadt
oldworld-deck-wilds = die Wildnis
oldworld-end-moments = Höhepunkte
oldworld-end-combo = Größte Kombo: { $n } Schaden von { $name }
oldworld-end-narrow = Knappster Kampf: { $name } siegt mit { $n ->
        [one] 1 übrigen Karte
       *[other] { $n } übrigen Karten
    }
oldworld-end-dice = Glücklichster Wurf: { $hand }, { $name }
oldworld-end-fights = { $n ->
        [one] 1 Kampf
       *[other] { $n } Kämpfe
    }
oldworld-end-fight = { $name } gegen { $foe }: { $result }
oldworld-end-result-defeated = besiegt
oldworld-end-result-lost = verloren
oldworld-end-result-driven-away = vertrieben
oldworld-end-result-attacker = gewonnen
oldworld-end-result-defender = verloren
