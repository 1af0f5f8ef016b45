# Der Tisch der Alten Welt.

oldworld-round = Runde { $n }
oldworld-phases = Phasen des Zugs
oldworld-last-fight = Der letzte Kampf
oldworld-phase-1 = Reisen
oldworld-phase-2 = Kampf · Meditation · Erkundung
oldworld-phase-2-short = Handeln
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
oldworld-potions =
    { $most ->
        [one] { $count }/{ $most } Trank
       *[other] { $count }/{ $most } Tränke
    }
oldworld-potions-title = Tränke
oldworld-quests =
    { $count ->
        [one] 1 Auftrag
       *[other] { $count } Aufträge
    }
oldworld-quests-title = Aufträge
oldworld-quest-at = »{ $name }«, in { $place }
oldworld-trails =
    { $count ->
        [one] 1 Fährte
       *[other] { $count } Fährten
    }
oldworld-trails-title = Fährten
oldworld-trail-quest = Fährtenauftrag: { $terrain }
oldworld-gear = Behaltene Karten
oldworld-used = benutzt
oldworld-board-of = Das Tableau von { $name }
oldworld-gives-draw = ziehe { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } nach einer Kombo
oldworld-gives-shield = bis zu { $n } Schild
oldworld-gives-energy = bis zu { $n } Energie
oldworld-gives-potions =
    { $n ->
        [one] 1 Trank
       *[other] { $n } Tränke
    } je Kampf
oldworld-next = danach: { $text }
oldworld-deck = Stapel
oldworld-discards = Ablage
oldworld-deck-title = Dein Stapel, sortiert ({ $count })
oldworld-discard-title = Ablagestapel ({ $count })
oldworld-hand = { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
oldworld-hand-empty = Keine Karten auf der Hand
oldworld-pool = Auslage
oldworld-place-price = Was dieser Platz zum Preis hinzufügt
oldworld-look = Was du ansiehst
oldworld-look-hint = Tippe auf einen Ort, eine Karte oder ein Monster, um mehr zu lesen.
oldworld-look-action = Hier
oldworld-look-here = Wer hier ist
oldworld-look-roads = Wege nach
oldworld-no-way = Dorthin kommst du jetzt nicht in einem Schritt.
oldworld-no-more-ways = In diesem Zug kannst du nicht weiterreisen.
oldworld-can-go = du kannst hingehen
oldworld-place-label = { $name }, Nummer { $number }, { $terrain }, { $action }
oldworld-sign = Worauf das Spiel wartet
oldworld-your-move = Du bist am Zug
oldworld-tap-hand = Tippe auf eine leuchtende Handkarte.
oldworld-tap-pool = Tippe auf eine Karte der Auslage.
oldworld-tap-place = Tippe auf einen leuchtenden Ort.
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
oldworld-symbol-draw = ziehe { $n }
oldworld-symbol-takeBack = nimm { $n } zurück
oldworld-symbol-returnCard = diese Karte kehrt zurück
oldworld-symbol-none = schließt an
oldworld-token-quest = dein Auftrag
oldworld-token-trail = deine Fährte
oldworld-token-tavern = hier keine Kämpfe zwischen Hexern
oldworld-list-witcher = { $place }; Trophäen { $trophies }, Gold { $gold }, Schild { $shield }, Stufe { $level }.
oldworld-token-count = { $n } × { $name }
oldworld-token-level = { $name }, Stufe { $level }
oldworld-fog = Diese Insel hat noch niemand gefunden.
oldworld-look-sea = Wege
oldworld-by-ship = nur mit dem Schiff
oldworld-continent = Kontinent
oldworld-islands = Inseln
oldworld-dagon-up = Dagon ist aufgetaucht
oldworld-dagon-track = Dagon ist { $n } unter der Oberfläche; eine Überfahrt ist ab { $safe } sicher
oldworld-status = Der Stand der Dinge
oldworld-energy = Energie
oldworld-wisdom = Weisheit
oldworld-pool-mages = Auslage der Magier
oldworld-ready = bereit
oldworld-together = Alle handeln jetzt
oldworld-voted = Du hast gewählt; du kannst es dir anders überlegen
oldworld-others-first = Jemand ist noch beschäftigt; das geht danach
oldworld-votes = gewählt von { $names }
oldworld-questions = Deine offenen Fragen
oldworld-hurry = Überspringen
oldworld-hurry-key = (Leertaste)
oldworld-odds-ask = Wie ginge ein Kampf aus?
oldworld-odds = Etwa { $n } % ({ $low } bis { $high })
oldworld-odds-ask-begun = Chancen?
oldworld-odds-ask-begun-long = Wie geht das aus?
oldworld-odds-begun = Sieg: etwa { $n } % ({ $low } bis { $high })
oldworld-odds-wait = Wird simuliert …
oldworld-odds-driven-away = vertrieben
oldworld-far =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }: { $path }.
oldworld-far-price = Das kostet { $gold ->
        [0] { $cards }
       *[other] { $cards } und { $gold } Gold
    }.
oldworld-far-first = Zuerst nach { $name }; dort kannst du anhalten.
oldworld-cannot-pay = Diesen Weg kannst du nicht bezahlen: Er kostet eine Karte ({ $terrain }), eine beliebige Karte und 1 Gold, oder zwei Karten.
oldworld-list-price = { $kind ->
    [free] kostet nichts
    [terrain] kostet eine Karte ({ $terrain })
    [gold] kostet eine beliebige Karte und 1 Gold
   *[two] kostet zwei Karten
 }
oldworld-list-fight = Kampf gegen { $name }
oldworld-list-lives = Leben der Gegenseite: { $theirs }. Deines: { $own }.
oldworld-pays = zahlt
oldworld-asks-phase1 = Wohin gehst du?
oldworld-asks-here = Was tust du hier?
oldworld-asks-phase2 = Kämpfen, meditieren oder erkunden?
oldworld-asks-keep = Welche Karten gehen? Höchstens 3 bleiben.
oldworld-asks-gain = Welche Karte der Auslage nimmst du?
oldworld-price-free = kostenlos
oldworld-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
oldworld-again = Tippe noch einmal: Gelesenes lässt sich nicht zurücknehmen.
oldworld-pay-otherwise = Anders bezahlen
oldworld-recap-open = Rückblick
oldworld-standing-open = Immer
oldworld-protection = Schutz: weniger Schaden in jedem Kampfzug ({ $n })
