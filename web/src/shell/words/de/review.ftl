# Tipps, das Ende einer Partie, der Rückblick, die Wiederholung.

## Tipps

hint = Tipp
hint-thinking = Überlegt …
hint-follow = So machen
hint-dismiss = Danke
hint-totals = Es stünde { $mine } zu { $theirs }.
keys-hint = Tipp: was eine starke Hand täte

## Das Ende einer Partie

end-share = Teilen
review-title = Deine Siegchance
review-you = Du
review-turning = Wendepunkte
review-rounds = Summen der Runden
review-points = Punkte
review-gems = Edelsteine
review-winner = Sieg
review-won-round = gewonnen
review-best = Deine beste Karte
review-best-theirs = Beste Karte von { $name }
review-gain = { $gain } Stärke gewonnen
review-percent = { $percent } %
review-cost = −{ $percent } %
review-instead = { $pick } statt { $best }
review-told = Runde { $round }, { $name }: { $move }. Siegchance { $before } %; kein anderer Zug war besser.
review-told-worse = Runde { $round }, { $name }: { $move }. Siegchance von { $before } % auf { $picked } %.
review-game-round = Partie { $game }, Runde { $round }
review-how = Zeig auf die Linie, um zu sehen, was ein Zug wert war.
review-empty = Die Partie war vorbei, bevor jemand am Zug war.
review-flawless = Keine Wahl hat viel gekostet: gut gespielt.
review-see = Wendepunkt { $number } in der Wiedergabe ansehen
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
review-working = Die Katze blickt auf die Partie zurück: Zug { $done } von { $total }
review-table = Als Tabelle
review-round = Runde
review-move = Zug
review-before = Beste Chance
review-after = Chance
review-better = Besser

## Wiederholung

replay-did = { $name }: { $pick }
replay-to-move = { $name } ist am Zug
replay-line = Schritte der Partie und die Siegchance von { $name }
replay-line-all = Schritte der Partie und alle Siegchancen
replay-keys = Pfeile: Schritt für Schritt. Bild auf und ab: Runden. T: Wendepunkte. Leertaste: abspielen.
replay-keys-turns = Pfeile: Schritt für Schritt. Bild auf und ab: Züge. T: Wendepunkte. Leertaste: abspielen.
replay-turns = Züge
replay-turn-back = Zug davor
replay-turn-next = Nächster Zug
replay-chance = { $name }: { $percent } %
