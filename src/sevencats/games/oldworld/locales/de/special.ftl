# Spezialangriffe: was ihre Worte sagen, und was das Protokoll davon erzählt.

## What happens

ow-line-strike = erleide { $n } Schaden
ow-line-strike-hand = erleide so viel Schaden, wie du Handkarten hast
ow-line-strike-dice = erleide so viel Schaden, wie Würfel auf seiner Karte liegen
ow-line-strike-owed = erleide den Schaden, der zurückkommt
ow-line-strike-per-potion = erleide { $n } Schaden und 1 mehr für jeden Trank, den du hast
ow-line-wound =
    das Monster verliert { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    } seines Lebensvorrats
ow-line-owe = die Hälfte des übrigen Schadens (abgerundet) kommt vor deinem Ziehschritt zurück
ow-line-soak = es ignoriert { $n } vom übrigen Schaden
ow-line-soak-half = es ignoriert die Hälfte des übrigen Schadens (aufgerundet)
ow-line-soak-all = es ignoriert allen übrigen Schaden
ow-line-again = es ist noch einmal am Zug
ow-line-mill =
    wirf die { $n ->
         [one] oberste Karte
        *[other] obersten { $n } Karten
    } deines Nachziehstapels ab; was fehlt, Handkarten deiner Wahl
ow-line-mill-random = wirf die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } deines Nachziehstapels ab; was fehlt, zufällige Handkarten
ow-line-mill-bottom = wirf die { $n ->
        [one] unterste Karte
       *[other] untersten { $n } Karten
    } deines Nachziehstapels ab
ow-line-lose = wirf { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    } deiner Wahl ab; was fehlt, oben vom Nachziehstapel
ow-line-lose-random =
    wirf { $n ->
         [one] 1 zufällige Handkarte
        *[other] { $n } zufällige Handkarten
    } ab; was fehlt, oben vom Nachziehstapel
ow-line-half-down = wirf die Hälfte deiner Hand ab (abgerundet)
ow-line-half-up = wirf die Hälfte deiner Hand ab (aufgerundet)
ow-line-lose-per-potion = wirf so viele zufällige Handkarten ab, wie du Tränke hast, mindestens 1
ow-line-shed = wirf eine Karte dieser Farbe ab ({ $names })
ow-line-shed-all = wirf alle deine Karten dieser Farben ab ({ $names })
ow-line-drop-cheapest = zeige deine Hand; wer das Monster spielt, wirft eine deiner billigsten Karten ab (allein: du selbst)
ow-line-drop-dearest = wirf eine deiner teuersten Handkarten ab
ow-line-drop-linked = wirf die Handkarte mit den meisten Erweiterungen ab
ow-line-bury = lege { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    } unter deinen Nachziehstapel
ow-line-recall-random =
    { $n ->
        [one] 1 zufällige Handkarte kommt
       *[other] { $n } zufällige Handkarten kommen
    } oben auf deinen Nachziehstapel
ow-line-recall-random-all = deine ganze Hand kommt in zufälliger Folge oben auf deinen Nachziehstapel
ow-line-trash-top =
    { $n ->
         [one] entferne die oberste Karte deines Nachziehstapels aus dem Spiel (ohne Stapel eine Handkarte)
        *[other] sieh dir die obersten { $n } Karten deines Nachziehstapels an und entferne eine aus dem Spiel (ohne Stapel eine Handkarte)
    }
ow-line-show-damage = eine zufällige Handkarte (ohne Hand die oberste des Nachziehstapels): erleide ihre Schadenssymbole, dann wird sie abgeworfen
ow-line-show-symbols = eine zufällige Handkarte (ohne Hand die oberste des Nachziehstapels): erleide Schaden für alle ihre eigenen Symbole, dann wird sie abgeworfen
ow-line-return-last = die letzte Karte deiner Kombo kommt zurück auf deine Hand
ow-line-forced-combo = lege sofort eine Kombo aus { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }; ihr Schaden zählt nicht
ow-line-shield-per-card = Schild -1 für jede Karte deiner Kombo
ow-line-potions-anew = deine Grenze für Tränke beginnt von vorn
ow-line-no-draws = Ziehsymbole der Kombo dieses Zuges zählen nicht
ow-line-quiet = keine passive Fähigkeit mehr in diesem Zug
ow-line-dice-up =
    lege { $n ->
         [one] 1 Würfel
        *[other] { $n } Würfel
    } auf seine Karte
ow-line-dice-up-1 = lege 1 Würfel auf seine Karte (höchstens 1)
ow-line-grow =
    { $n ->
         [one] 1 unbenutzte Kampfkarte kommt
        *[other] { $n } unbenutzte Kampfkarten kommen
    } oben auf seinen Lebensvorrat
ow-line-grow-bottom =
    { $n ->
        [one] 1 unbenutzte Kampfkarte kommt
       *[other] { $n } unbenutzte Kampfkarten kommen
    } unter seinen Lebensvorrat
ow-line-regrow =
    { $n ->
        [one] 1 zufällige Karte seines Ablagestapels kommt
       *[other] { $n } zufällige Karten seines Ablagestapels kommen
    } oben auf seinen Lebensvorrat
ow-line-regrow-shield = so viele zufällige Karten seines Ablagestapels, wie du Schild hast, kommen oben auf seinen Lebensvorrat
ow-line-restore = wer das Monster spielt, legt eine abgeworfene Kampfkarte oben auf seinen Lebensvorrat (allein: eine zufällige)

## What holds in turns to come

ow-line-hex-combo-1 = deine nächste Kombo hat nur 1 Karte
ow-line-hex-combo-2 = deine nächste Kombo hat höchstens 2 Karten
ow-line-hex-no-blue = keine blauen Karten in deiner nächsten Kombo
ow-line-hex-no-red = keine roten Karten in deiner nächsten Kombo
ow-line-hex-no-green = keine grünen Karten in deiner nächsten Kombo
ow-line-hex-only-blue-yellow = nur blaue und gelbe Karten in deiner nächsten Kombo
ow-line-hex-blue-first = deine nächste Kombo beginnt mit einer blauen Karte oder hat nur 1 Karte
ow-line-hex-blue-purple-first = deine nächste Kombo beginnt mit einer blauen oder violetten Karte oder hat nur 1 Karte
ow-line-hex-strong-first = die erste Karte deiner nächsten Kombo hat selbst 2 oder mehr Schaden, sonst spielst du keine
ow-line-hex-random-first = die erste Karte deiner nächsten Kombo wird zufällig bestimmt
ow-line-hex-deck-first = deine nächste Kombo beginnt mit der obersten Karte deines Nachziehstapels (ohne Stapel eine zufällige Handkarte)
ow-line-hex-damage-less-2 = deine nächste Kombo richtet 2 Schaden weniger an
ow-line-hex-damage-less-3 = deine nächste Kombo richtet 3 Schaden weniger an, außer mit einer gelben Karte
ow-line-hex-damage-1 = deine nächste Kombo richtet höchstens 1 Schaden an
ow-line-hex-dull = in deinem nächsten Zug richtet jede rote und jede blaue Karte 1 Schaden weniger an
ow-line-hex-no-damage = in deinem nächsten Zug zählen deine Schadenssymbole nicht
ow-line-hex-no-shield = in deinem nächsten Zug zählen deine Schildsymbole nicht
ow-line-hex-no-draw = in deinem nächsten Zug zählen deine Ziehsymbole nicht
ow-line-hex-no-extensions = in deinem nächsten Zug haben Erweiterungen keine Wirkung
ow-line-hex-only-extensions = in deinem nächsten Zug haben nur Erweiterungen eine Wirkung
ow-line-hex-spikes = in deinem nächsten Zug Schild -1 für jede Karte deiner Kombo
ow-line-hex-draw-less-1 = dein nächster Ziehschritt -1
ow-line-hex-draw-less-2 = dein nächster Ziehschritt -2
ow-line-hex-draw-1 = du ziehst im nächsten Ziehschritt höchstens 1 Karte
ow-line-hex-draw-0 = du ziehst im nächsten Ziehschritt nichts
ow-line-hex-combat-1 = in deinem nächsten Zug zählt dein Kampf als 1
ow-line-hex-owed = vor deinem Ziehschritt kommt Schaden zurück
ow-line-hex-reflex = vor deinem Ziehschritt: Schild -2; mit Schild 0 wirf stattdessen eine zufällige Karte ab
ow-line-hex-regrowth = nach deiner Kombo kommt 1 unbenutzte Kampfkarte oben auf seinen Lebensvorrat
ow-line-hex-last-back = die letzte Karte deiner Kombo kommt zurück auf deine Hand
ow-line-hex-poisoned = den ganzen Kampf über steigt dein Schild um höchstens 1 in jedem deiner Züge
ow-line-hex-cut = den ganzen Kampf über Verteidigung -2
ow-line-hex-fury = sein nächster Angriff richtet 2 Schaden mehr an
ow-line-hex-open-attack = sein nächster Angriff wird erst nach dem Aufdecken bestimmt (allein: der schlimmere)
ow-hex-spikes = die Stacheln
ow-hex-owed = der Schlag, der zurückkommt
ow-hex-reflex = der Reflex der Vettel
ow-hex-regrowth = der Nebel, der sich sammelt
ow-hex-last-back = die Flucht

## Conditions, rules, tables

ow-only-chain = wenn du eine Kombo aus 3 Karten legen kannst
ow-only-two-trails = wenn du seine Fährte und noch eine hast
ow-only-holds-of = mit einer Handkarte dieser Farbe ({ $names })
ow-count-dice =
    { $n ->
         [one] Würfel
        *[other] Würfeln
    } auf seiner Karte
ow-count-owed = Schaden, der zurückkommt
ow-rule-combo-cap = höchstens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in deiner Kombo
ow-rule-combo-damage-cap = deine Kombo richtet höchstens { $n } Schaden an
ow-rule-draw-cap = du ziehst höchstens { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } in deinem Ziehschritt
ow-rule-first-damage = die erste Karte deiner Kombo hat mindestens { $n } Schaden
ow-rule-deck-first = deine Kombo beginnt mit der obersten Karte deines Nachziehstapels
ow-rule-open-attack = der Angriff wird erst nach dem Aufdecken bestimmt
ow-rule-barred = keine Karte dieser Farbe in deiner Kombo ({ $name })
ow-rule-starts = eine Kombo, die mit einer anderen Farbe beginnt ({ $name }), hat eine Karte
ow-rule-card-damage = Schaden { $signed } für jede Karte dieser Farbe ({ $name })
ow-rule-ignore = zählen nicht: { $name }
ow-branch-per-hex = jedes Mal: { $what }

## Questions and the log

ow-question-drop = Welche der billigsten Karten geht?
ow-question-bury = Welche Karte kommt unter deinen Nachziehstapel?
ow-option-bury-recall = Unter den Nachziehstapel: { $name } ({ $text })
ow-question-regrow = Welche Karte kommt zurück auf den Lebensvorrat des Monsters?
ow-log-special-attack = Spezialangriff: { $attack }.
ow-log-passive = Passive Fähigkeit: { $attack }.
ow-log-borrowed = Es nimmt eine andere Gestalt an: { $monster } ({ $attack }).
ow-log-hex =
    { $who ->
        [you] Für dich: { $text }.
       *[other] Für { $name }: { $text }.
    }
ow-log-soaked = Das Monster ignoriert { $n } Schaden.
ow-log-again = Das Monster ist noch einmal am Zug.
ow-log-warded =
    { $who ->
        [you] Deine Bombe erstickt es: Nichts geschieht.
       *[other] Die Bombe von { $name } erstickt es: Nichts geschieht.
    }
ow-log-dice-on = Würfel auf der Karte des Monsters: { $n }.
ow-log-grown = Der Lebensvorrat wächst: { $cards }.
ow-log-regrown = Zurück auf dem Lebensvorrat: { $cards }.
ow-log-buried =
    { $who ->
        [you] Du legst unter deinen Nachziehstapel: { $cards }.
       *[other] { $name } legt unter den Nachziehstapel: { $cards }.
    }
ow-log-hand-shown =
    { $who ->
        [you] Du zeigst: { $cards }.
       *[other] { $name } zeigt: { $cards }.
    }
ow-log-looked-at =
    { $who ->
        [you] Du siehst dir an: { $cards }.
       *[other] { $name } sieht sich an: { $cards }.
    }
ow-about-attack = Spezialangriff { $n }, { $name }. { $text }
ow-about-passive = Passive Fähigkeit, { $name }. { $text }
