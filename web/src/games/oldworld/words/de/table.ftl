# Der Tisch der Alten Welt.

oldworld-round = Runde { $n }
oldworld-phases = Phasen des Zugs
oldworld-phase-1 = Reisen
oldworld-phase-2 = Kampf · Meditation · Erkundung
oldworld-phase-3 = Ziehen
oldworld-map = Karte
oldworld-nearer = Näher
oldworld-farther = Weiter weg
oldworld-whole = Die ganze Karte
oldworld-rivals = Rivalen
oldworld-monsters = Monster
oldworld-monster-level = { $name }, Stufe { $level }
oldworld-level = Stufe { $level }
oldworld-life = Leben
oldworld-trophy = Trophäe
oldworld-trophies = Trophäen
oldworld-gold = Gold
oldworld-shield = Schild
oldworld-cards = Karten auf der Hand
oldworld-potions = { $count }/{ $most } Tränke
oldworld-potions-title = Tränke
oldworld-quests = { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }
oldworld-quests-title = Aufgaben
oldworld-quest-at = »{ $name }«, in { $place }
oldworld-trails = { $count ->
        [one] 1 Spur
       *[other] { $count } Spuren
    }
oldworld-trails-title = Spuren
oldworld-trail-quest = Spurensuche: { $terrain }
oldworld-gear = Behalten
oldworld-used = benutzt
oldworld-board-of = Das Tableau von { $name }
oldworld-gives-draw = { $n } ziehen nach einer Kombo
oldworld-gives-shield = bis zu { $n } Schild
oldworld-gives-potions = { $n } Tränke je Kampf
oldworld-next = danach: { $text }
oldworld-deck = Stapel
oldworld-discards = abgelegt
oldworld-deck-title = Dein Stapel, sortiert ({ $count })
oldworld-discard-title = Abgelegt ({ $count })
oldworld-hand = { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
oldworld-hand-empty = Keine Karten auf der Hand
oldworld-pool = Auslage
oldworld-place-price = Was der Platz zum Preis dazutut
oldworld-look = Was du ansiehst
oldworld-look-hint = Tippe auf einen Ort, eine Karte oder ein Monster, um mehr zu lesen.
oldworld-look-action = Hier
oldworld-look-here = Wer hier ist
oldworld-look-roads = Wege nach
oldworld-no-way = Dorthin kommst du jetzt nicht in einem Schritt.
oldworld-no-more-ways = In diesem Zug reist du nicht weiter.
oldworld-can-go = du kannst hingehen
oldworld-place-label = { $name }, Nummer { $number }, { $terrain }, { $action }
oldworld-sign = Worauf das Spiel wartet
oldworld-your-move = Du bist am Zug
oldworld-turn-of = Am Zug: { $name }
oldworld-waits = Warten auf { $name }
oldworld-go-to = Nach { $name } gehen?
oldworld-go = Gehen
oldworld-confirm = Bestätigen
oldworld-leave-title = Phase I beenden?
oldworld-leave = Das kannst du noch tun: { $what }
oldworld-leave-yes = Beenden
oldworld-leave-no = Bleiben
oldworld-card = { $name }: { $colour }, { $terrain }, { $text }
oldworld-card-line = { $colour } · { $terrain } · Preis { $cost }
oldworld-slot = dann { $colour }: { $text }
oldworld-symbol-damage = { $n } Schaden
oldworld-symbol-shield = { $n } Schild
oldworld-symbol-draw = { $n } ziehen
oldworld-symbol-takeBack = { $n } zurücknehmen
oldworld-symbol-returnCard = diese Karte kehrt zurück
oldworld-symbol-none = schließt an
oldworld-token-quest = deine Aufgabe
oldworld-token-trail = deine Spur
oldworld-token-tavern = hier keine Kämpfe zwischen Hexern
oldworld-token-mount = das verlorene Reittier
oldworld-token-hunt = die Wilde Jagd
oldworld-token-ship = ein Schiff
oldworld-token-more = etwas anderes
oldworld-list-witcher = { $place }; Trophäen { $trophies }, Gold { $gold }, Schild { $shield }, Stufe { $level }.
oldworld-end-watched = { $name } hat gewonnen
oldworld-end-rounds = { $rounds } Runden, { $turns } Züge
oldworld-winner = Sieg
oldworld-rank-legend = Legende
oldworld-rank-master = Meisterschaft
oldworld-rank-veteran = Veteranentum
oldworld-rank-hunter = Jagd
oldworld-rank-journeyman = Gesellenstück
oldworld-rank-novice = Lehrzeit
