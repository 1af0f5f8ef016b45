# Tips, het einde van een spel, de terugblik, de herhaling.

## Tips

hint = Tip
hint-thinking = Denkt na…
hint-follow = Doen
hint-dismiss = Bedankt
hint-totals = De stand zou { $mine } tegen { $theirs } zijn.
keys-hint = Tip: wat een sterke speler zou doen

## Het einde van een spel

end-share = Delen
review-title = Je winstkans
review-you = Jij
review-turning = Keerpunten
review-rounds = Totalen van de rondes
review-points = punten
review-gems = edelstenen
review-winner = Winnaar
review-won-round = gewonnen
review-best = Je beste kaart
review-best-theirs = Beste kaart van { $name }
review-gain = { $gain } sterkte gewonnen
review-percent = { $percent }%
review-cost = −{ $percent }%
review-instead = { $pick } in plaats van { $best }
review-told = Ronde { $round }, { $name }: { $move }. Winstkans { $before }%; geen andere zet was beter.
review-told-worse = Ronde { $round }, { $name }: { $move }. Winstkans van { $before }% naar { $picked }%.
review-game-round = Spel { $game }, ronde { $round }
review-how = Wijs de lijn aan om te zien wat een zet waard was.
review-empty = Het spel was voorbij voordat iemand aan de beurt was.
review-flawless = Geen keuze kostte veel: goed gespeeld.
review-see = Keerpunt { $number } terugkijken
review-again = Probeer het opnieuw vanaf keerpunt { $number }
review-see-short = Bekijken
review-again-short = Opnieuw
review-point = keerpunt { $number }
review-begins =
    { $ahead ->
        [0] De kat kijkt terug op het spel…
        [one] Eerst is één ander spel aan de beurt…
       *[other] Eerst zijn { $ahead } andere spellen aan de beurt…
    }
review-working = De kat kijkt terug op het spel: beurt { $done } van { $total }
review-table = Als tabel
review-round = Ronde
review-move = Zet
review-before = Beste kans
review-after = Kans
review-better = Beter

## Herhaling

replay-did = { $name }: { $pick }
replay-to-move = { $name } is aan zet
replay-line = Stappen van het spel en de winstkans van { $name }
replay-line-all = Stappen van het spel en alle winstkansen
replay-keys = Pijlen: stap voor stap. Page up en down: rondes. T: keerpunten. Spatie: afspelen.
replay-keys-turns = Pijlen: stap voor stap. Page up en down: beurten. T: keerpunten. Spatie: afspelen.
replay-turns = Beurten
replay-turn-back = Vorige beurt
replay-turn-next = Volgende beurt
replay-chance = { $name }: { $percent }%
