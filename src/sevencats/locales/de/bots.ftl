# Bots: ihre Stufen, warum sie etwas tun, und was sie von einer Partie halten.

## Stufen

level-recruit = Rekrut
level-brawler = Raufbold
level-captain = Hauptmann
level-strategist = Stratege
level-legend = Legende
level-random = Wanderer
level-apprentice = Lehrling
level-hunter = Jäger
level-veteran = Veteran
character-hunter = Orven
character-trainer = Bertok
character-wanderer = Ilko
character-duellist = Vesra
character-gambler = Ruk
character-hunter-about = Orven wägt alles ab und hat es nie eilig.
character-trainer-about = Bertok übt zuerst und kämpft spät.
character-wanderer-about = Ilko hört jedes Gerücht und geht ihm nach.
character-duellist-about = Vesra sucht andere Hexer und findet sie.
character-gambler-about = Ruk braut, würfelt und geht Wagnisse ein.

## Gründe

reason-habit = spielt nach Gewohnheit
reason-random = zufällig gewählt
reason-own = eigene Wahl
reason-search = gewinnt etwa { $chance } von 100 Partien, { $games } ausprobiert
reason-master = gibt sich etwa { $chance } von 100 Chancen
reason-finish = alle anderen haben gepasst, so endet die Runde am günstigsten
reason-gain = bringt im Moment die besten Summen
reason-ahead = liegt mit { $lead } vorn und spart Karten
reason-no-gain = keine Karte würde helfen
reason-no-cards = es gibt keine Karte zu spielen
reason-won = die anderen haben gepasst, die Runde ist gewonnen
reason-keep-hand = die Hand kann so bleiben

## Dieselben Gründe, für jemanden, der ihnen folgen kann

advice-habit = So machen es erfahrene Spieler hier.
advice-random = Hier ist jede Wahl so gut wie die andere.
advice-search = Von 100 Partien, die von hier weitergespielt werden, gewinnt das etwa { $chance }: mehr als jede andere Möglichkeit.
advice-finish = Alle anderen haben gepasst: So endet die Runde am günstigsten.
advice-odds = Von { $tried } solchen Kämpfen gehen { $won } gut aus.
advice-plan = Es führt zu etwas Besserem.

## Im Terminal

play-level = Stufe der Bots: { $level }.
play-reason = Warum { $name } das getan hat: { $reason }.
play-hint = Tipp: { $number }, { $option }. Warum: { $reason }.
play-help-hint = hint: was ein guter Bot an deiner Stelle täte, und warum

## Analyse einer Stellung

analysis-title = Runde { $round }, { $name } muss wählen.
analysis-games = { $simulations ->
        [one] { $simulations } simulierte Partie
       *[other] { $simulations } simulierte Partien
    } für die ganze Entscheidung.
analysis-solved = Alle anderen haben gepasst und diese Runde entscheidet: gelöst, indem jede Fortsetzung probiert wurde.
analysis-chance = Chance
analysis-interval = 95 %
analysis-tried = Partien
analysis-option = Option
analysis-percent = { $value } %
analysis-range = { $low } bis { $high } %
analysis-line = So könnte es weitergehen (eine typische Verteilung der verdeckten Karten, Tavernenspiel):
analysis-ply = { $name }: { $option }

## Analyse einer Partie

analysis-progress = Entscheidungen
analysis-game = { $mode }, Startwert { $seed }. { $simulations ->
        [one] { $simulations } simulierte Partie
       *[other] { $simulations } simulierte Partien
    } je Entscheidung.
analysis-turn = Zug
analysis-round = Runde
analysis-seat = Platz
analysis-before = Vorher
analysis-picked = Gewählt
analysis-pick = Wahl
analysis-better = Besser
analysis-turning = Wendepunkte
analysis-none = Keine Wahl war klar schlechter als eine andere.
analysis-point = { $number }. Runde { $round }, Zug { $turn }, { $name }: { $pick }, { $picked } %. Besser: { $better }, { $before } %.

## Das Diagramm

chart-title = Siegchance von { $name }
chart-desc = Die Siegchance von { $name } über { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, in Prozent: { $first } am Anfang, { $last } am Ende, mindestens { $least }, höchstens { $most }. { $points }
chart-turn = Zug
chart-round = Runde { $round }
chart-point = Runde { $round }, Zug { $turn }, { $name }: { $pick }, { $picked } %. Besser: { $better }, { $before } %
chart-saved = Das Diagramm steht in { $file }.

## Old World

reason-odds = schätzt, { $won } von { $tried } solchen Kämpfen zu gewinnen
reason-plan = ist auf dem Weg zu etwas Besserem
reason-way-hunt = geht auf die Jagd ({ $foe }): schätzt, { $won } von { $tried } solchen Kämpfen zu gewinnen
reason-way-dear = der Weg ({ $foe }) kostet { $cards ->
    [one] die Karte
   *[other] die { $cards } Karten
 } für den Kampf
reason-way-place = geht dorthin, wo am meisten zu holen ist: { $place }
reason-way-stay = nichts in Reichweite ist die Karten wert
reason-fight-on = gewinnt etwa { $chance } von 100 Kämpfen, die so weitergehen
advice-way-hunt = { $foe } ist die Jagd wert: Von { $tried } solchen Kämpfen gehen { $won } gut aus.
advice-way-dear = { $foe }: Der Weg kostet dich { $cards ->
    [one] die Karte
   *[other] die { $cards } Karten
 } für den Kampf.
advice-way-place = { $place }: Dort ist in diesem Zug am meisten zu holen.
advice-way-stay = Nichts in Reichweite ist deine Karten wert.
advice-fight-on = So werden etwa { $chance } von 100 Kämpfen gewonnen.
