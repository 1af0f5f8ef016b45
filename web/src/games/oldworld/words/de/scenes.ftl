# Kampf, Würfel und Geschichte.

oldworld-scene-map = Karte
oldworld-scene-fight = Zurück zum Kampf
oldworld-scene-dice = Zurück zu den Würfeln
oldworld-scene-story = Zurück zur Geschichte

## Kampf

oldworld-fight-level = Stufe { $level }
oldworld-fight-life = Leben
oldworld-fight-takes = Nimmt { $n } von { $life }, lässt { $left }
oldworld-fight-left =
    { $n ->
        [one] 1 Karte Leben
       *[other] { $n } Karten Leben
    }
oldworld-fight-ability = Was es kann
oldworld-fight-pool = Lebensvorrat: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }; abgeworfen: { $lost }
oldworld-fight-cards = Stapel { $deck }, Hand { $hand }, abgeworfen { $lost }
oldworld-fight-stage = Der Kampf
oldworld-fight-combo = Kombo
oldworld-fight-lay = Karte legen
oldworld-fight-lay-more = Karte legen oder bestätigen
oldworld-fight-take-off = Zurücknehmen: { $card }
oldworld-fight-boost-ask = Verstärken?
oldworld-fight-boost-yes = Verstärken
oldworld-fight-boost-no = Ohne
oldworld-fight-rounds = Kampfzüge
oldworld-fight-now-mine = deine Kombo
oldworld-fight-now-other = { $name } legt eine Kombo
oldworld-fight-now-monster = { $name } greift an
oldworld-fight-then = dann beißt es oder stürmt an
oldworld-fight-waits = { $name } ist am Zug
oldworld-fight-sum = Diese Kombo
oldworld-fight-cards-laid =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
oldworld-fight-damage = Schaden
oldworld-fight-shield = Schild
oldworld-fight-draw = ziehen
oldworld-fight-cause-slot = { $name }, Erweiterung
oldworld-fight-cause-before = von vorher
oldworld-fight-cause-limit = Grenze
oldworld-fight-cause-trait = Spezialität
oldworld-fight-cause-boosts = Verstärkungen
oldworld-fight-cause-shield = Schild { $n }
oldworld-fight-cause-draw = ziehen { $n }
oldworld-fight-mine = Dein Leben
oldworld-fight-my-life = mein Leben
oldworld-fight-life-of = Leben von { $name }
oldworld-fight-deck = Stapel
oldworld-fight-hand = Hand
oldworld-fight-links = verbindet
oldworld-fight-links-more = verbindet: { $text }
oldworld-fight-no-link = keine Verbindung zu { $colour }
oldworld-fight-confirm = Bestätigen
oldworld-fight-use = Einsetzen
oldworld-fight-hint-lay = Jetzt kein Trank: Lege deine Kombo.
oldworld-fight-hint-cards = Lege { $cards }.
oldworld-fight-no-combo = Keine Kombo
oldworld-fight-off = Zurück
oldworld-fight-lose =
    { $n ->
        [one] 1 Karte verlieren
       *[other] { $n } Karten verlieren
    }
oldworld-fight-choose-lost =
    { $n ->
        [one] Wähle die Karte, die du verlierst ({ $chosen } von 1)
       *[other] Wähle die { $n } Karten, die du verlierst ({ $chosen } von { $n })
    }
oldworld-fight-remedies = Tränke und Wirkungen
oldworld-fight-potions = Tränke
oldworld-fight-uses = noch { $left } von { $most } in diesem Kampf
oldworld-fight-used = benutzt
oldworld-fight-charge = Ansturm
oldworld-fight-bite = Biss
oldworld-fight-average = im Mittel { $n } Schaden
oldworld-fight-end-defeated =
    { $who ->
        [you] Du besiegst: { $foe }
       *[other] { $name } besiegt: { $foe }
    }
oldworld-fight-end-lost =
    { $who ->
        [you] Du unterliegst: { $foe }
       *[other] { $name } unterliegt: { $foe }
    }
oldworld-fight-end-driven-away = Vertrieben: { $foe }
oldworld-fight-end-attacker =
    { $who ->
        [you] Du gewinnst gegen { $foe }
       *[other] { $name } gewinnt gegen { $foe }
    }
oldworld-fight-end-defender =
    { $who ->
        [you] Du verlierst gegen { $foe }
       *[other] { $name } verliert gegen { $foe }
    }
oldworld-fight-on = Weiter
oldworld-fight-guard = Schilde davor: { $n }
oldworld-fight-company = Alle, die kämpfen
oldworld-fight-out = ausgeschieden

## Würfel

oldworld-dice = Würfelpoker
oldworld-dice-hands = Würfe
oldworld-dice-best-first = der beste zuerst
oldworld-dice-pay = { $n } Gold
oldworld-dice-you = Du
oldworld-dice-locals = Die Einheimischen
oldworld-dice-for-locals = Du würfelst für die Einheimischen
oldworld-dice-your-throw = Dein Wurf
oldworld-dice-waits = { $name } würfelt
oldworld-dice-alone = Je besser der Wurf, desto mehr Gold
oldworld-dice-beat = Zu schlagen: { $hand }
oldworld-dice-choose = Würfel, die du behältst
oldworld-dice-die = Würfel { $n }: { $face }
oldworld-dice-held = bleibt
oldworld-dice-again = neu
oldworld-dice-left = Noch ein Wurf
oldworld-dice-tip = Tippe auf einen Würfel, um ihn zu behalten oder loszulassen.
oldworld-dice-pot = { $n } Gold für den Sieg.
oldworld-dice-stake = 1 Gold ist gesetzt.
oldworld-dice-throw =
    { $n ->
        [one] 1 Würfel neu werfen
       *[other] { $n } Würfel neu werfen
    }
oldworld-dice-keep = Alle behalten

## Geschichte

oldworld-story-explore = Erkundung bei { $place }
oldworld-story-event = Ein Ereignis bei { $place }
oldworld-story-reads = { $name } liest dir vor
oldworld-story-of = { $name } wählt
oldworld-story-alone = Du liest allein
oldworld-story-break = Siegel brechen
oldworld-story-waits = { $name } wählt
oldworld-story-size = Größe der Schrift
oldworld-story-size-n = Schrift, Größe { $n }
oldworld-story-voice = Vorlesen
oldworld-story-hush = Stopp
oldworld-story-cannot = Das kannst du nicht bezahlen.
oldworld-story-lacks = Du brauchst { $what }, du hast { $have }.
oldworld-story-lack-gold = { $n } Gold
oldworld-story-lack-shield = { $n } Schild
oldworld-story-lack-potion =
    { $n ->
        [one] 1 Trank
       *[other] { $n } Tränke
    }
oldworld-story-lack-hand =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
oldworld-story-lack-trash =
    { $n ->
        [one] 1 Karte zum Entfernen
       *[other] { $n } Karten zum Entfernen
    }
oldworld-story-lack-discard =
    { $n ->
        [one] 1 Karte zum Abwerfen
       *[other] { $n } Karten zum Abwerfen
    }
oldworld-story-on = Umblättern
oldworld-story-listen = Vorlesen lassen
oldworld-story-listens = { $name } liest es dir vor.
oldworld-story-self = Selbst lesen
oldworld-story-you-read = Du liest { $name } vor
