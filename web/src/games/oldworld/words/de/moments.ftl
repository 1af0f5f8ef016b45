# Große Augenblicke: das Ende eines Kampfes, eine Trophäe, das Ergebnis einer Geschichte.

oldworld-scene-cards = Zurück zur Kartenwahl
oldworld-moment-blow-mine = Der letzte Hieb machte { $n } Schaden.
oldworld-moment-blow-theirs = Der letzte Angriff machte { $n } Schaden.
oldworld-moment-chips = Was du gewonnen und verloren hast
oldworld-moment-choice = Deine Wahl
oldworld-moment-quest = Neuer Auftrag
oldworld-moment-quest-done = Auftrag erfüllt
oldworld-moment-way = Der Weg führt nach { $place }.
oldworld-moment-trail = Fährte
oldworld-moment-level = Stufe { $level }
oldworld-moment-draw = Karten in Phase III
oldworld-moment-draw-when = am Ende dieses Zugs
oldworld-moment-now = du hast { $n }
oldworld-moment-of = { $n } von { $most }
oldworld-moment-card-hand = auf deine Hand
oldworld-moment-card-discard = auf deinen Ablagestapel
oldworld-moment-card-put = abgeworfen
oldworld-moment-card-trashed = verlässt deinen Stapel
oldworld-moment-kept = jetzt deins
oldworld-moment-gone = verloren
oldworld-moment-you = du
oldworld-moment-wins = gewinnt
oldworld-moment-costs = kostet { $n }
oldworld-moment-lost-why = Deine letzte Karte ist verloren. Dein Schild ist wiederhergestellt; in Phase III ziehst du weniger.
oldworld-moment-lost-duel = Deine letzte Karte ist verloren. Dein Schild ist wiederhergestellt.
oldworld-moment-away-why = Es flieht vom Spielplan: keine Trophäe, und ein anderes kommt.
oldworld-moment-next-level = Für Stufe { $level }: erhöhe { $what }
oldworld-moment-review = Den Kampf ansehen
oldworld-moment-meditated = Du hast es gemeistert
oldworld-moment-fatigue =
    { $n ->
        [one] Erschöpfung: Entferne 1 Karte
       *[other] Erschöpfung: Entferne { $n } Karten
    }
oldworld-moment-fatigue-why = Eine neue Trophäe erschöpft dich. Die übrigen Karten sind dein neuer Stapel.
oldworld-moment-trash-title =
    { $n ->
        [one] Entferne 1 Karte
       *[other] Entferne { $n } Karten
    }
oldworld-moment-discard-title =
    { $n ->
        [one] Wirf 1 Karte ab
       *[other] Wirf { $n } Karten ab
    }
oldworld-moment-trash-why = Entfernte Karten fehlen deinem Stapel für den Rest der Partie.
oldworld-moment-discard-why = Abgeworfene Karten bleiben deine.
oldworld-moment-choose-more =
    { $n ->
        [one] tippe noch eine Karte an
       *[other] tippe noch { $n } Karten an
    }
oldworld-moment-chosen = gewählt; tippe eine Karte an, um zu ändern
oldworld-moment-more = Noch { $n }
oldworld-moment-trash =
    { $n ->
        [one] Diese Karte entfernen
       *[other] Diese { $n } entfernen
    }
oldworld-moment-discard =
    { $n ->
        [one] Diese Karte abwerfen
       *[other] Diese { $n } abwerfen
    }
oldworld-moment-life = Karten, dein Leben im Kampf
oldworld-moment-damage-each = Schaden je Karte
oldworld-moment-terrains = Gelände zum Reisen
