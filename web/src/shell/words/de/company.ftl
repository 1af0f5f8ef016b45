## Wertungen

rating = Wertung
rating-title = Wertungen
rating-yours = Deine Wertung
rating-sure-high = gut bekannt
rating-sure-fair = ziemlich gut bekannt
rating-sure-low = noch grob geschätzt
rating-sure-open = noch kaum bekannt: ein paar Partien zeigen mehr
rating-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}, { $wins } gewonnen
rating-curve = Zwischen { $low } und { $high }
rating-none = Noch keine gewertete Partie. Mit „Schnelles Spiel“ oder einem neuen Tisch mit „Gewertet“ beginnt deine Wertung.
rating-rated = Gewertet
rating-rated-what = Mit Uhr; nichts zurücknehmen, keine Hinweise.
rating-none-same_address = Diese Partie zählte nicht: Ein Gast spielte mit jemandem von derselben Adresse.
rating-none-pair_limit = Diese Partie zählte nicht: Ihr zwei habt heute genug gewertete Partien gespielt.
rating-none-deserted = Diese Partie zählte nicht: Niemand blieb bis zum Ende.
pool-duel = Duell
pool-free = jeder gegen jeden
pool-teams = Teams
