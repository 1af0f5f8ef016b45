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
oldworld-recap = Seit deinem Zug
oldworld-recap-open = Rückblick
oldworld-recap-level = Stufe
oldworld-recap-deck = Karten im Stapel
oldworld-recap-discard = Abgeworfene Karten
oldworld-recap-change = { $name } { $before } → { $after }
oldworld-recap-moved = jetzt in { $place }
oldworld-recap-lost = verloren: { $name }
oldworld-recap-gained = erhalten: { $name }
oldworld-recap-came = { $name } ist nach { $place } gekommen.
oldworld-recap-gone = { $name } ist fort.
oldworld-standing = Feste Antworten
oldworld-standing-open = Immer
oldworld-standing-what = Beantworte Fragen aus den Zügen der anderen im Voraus: So muss niemand auf dich warten.
oldworld-standing-ask = frag mich
oldworld-standing-attack = Wie ein Monster andere angreift
oldworld-standing-attack-charge = Ansturm
oldworld-standing-attack-bite = Biss
oldworld-standing-attack-coin = eine Münze werfen
oldworld-standing-wager = Wetten auf Kämpfe anderer
oldworld-standing-wager-never = nie wetten
oldworld-standing-dice = Würfel, die du für andere wirfst
oldworld-standing-dice-best = was für sie am besten ist
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
