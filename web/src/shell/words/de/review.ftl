# Tipps, das Ende einer Partie, der Rückblick, die Wiederholung.

## Tipps

hint = Tipp
hint-thinking = Überlegt …
hint-follow = So machen
hint-dismiss = Danke
hint-totals = Es stünde { $mine } zu { $theirs }.
keys-hint = Tipp: was ein starker Spieler täte

## Das Ende einer Partie

end-share = Teilen
review-title = Deine Gewinnchance
review-you = Du
review-turning = Wendepunkte
review-rounds = Summen der Runden
review-points = Punkte
review-gems = Edelsteine
review-winner = Sieger
review-won-round = gewonnen
review-best = Deine beste Karte
review-best-theirs = Beste Karte von { $name }
review-gain = { $gain } Stärke gewonnen
review-percent = { $percent } %
review-cost = −{ $percent } %
review-instead = { $pick } statt { $best }
review-told = Runde { $round }, { $name }: { $move }. { $before } %: Nichts war besser.
review-told-worse = Runde { $round }, { $name }: { $move }. Von { $before } % auf { $picked } %.
review-game-round = Spiel { $game }, Runde { $round }
review-how = Zeig auf die Linie, um zu sehen, was ein Zug wert war.
review-empty = Die Partie war vorbei, bevor jemand am Zug war.
review-flawless = Keine Wahl hat viel gekostet: gut gespielt.
review-see = Wendepunkt { $number } in der Wiederholung ansehen
review-again = Ab Wendepunkt { $number } noch einmal versuchen
review-see-short = Ansehen
review-again-short = Noch einmal
review-point = Wendepunkt { $number }
review-begins =
    { $ahead ->
        [0] Die Katze blickt auf die Partie zurück …
        [one] Zuerst ist eine andere Partie dran …
       *[other] Zuerst sind { $ahead } andere Partien dran …
    }
review-working = Die Katze blickt auf die Partie zurück: { $done } von { $total } Zügen
review-table = Als Tabelle
review-round = Runde
review-move = Zug
review-before = Beste Chance
review-after = Chance
review-better = Besser

## Wiederholung

replay-did = { $name }: { $pick }
replay-to-move = { $name } ist am Zug
replay-line = Schritte der Partie und die Gewinnchance von { $name }
replay-line-all = Schritte der Partie und alle Gewinnchancen
replay-keys = Pfeile: Schritt für Schritt. Bild auf und ab: Runden. T: Wendepunkte. Leertaste: abspielen.
replay-keys-turns = Pfeile: Schritt für Schritt. Bild auf und ab: Züge. T: Wendepunkte. Leertaste: abspielen.
replay-turns = Züge
replay-turn-back = Zug davor
replay-turn-next = Nächster Zug
replay-chance = { $name }: { $percent } %
