# Questions and options, in German. Arguments: $name is what the option is about, $text says more of
# it, $n is a number.

ow-facts = { $left }; { $right }
ow-fact-extension = dann { $colour }: { $text }
ow-fact-follow = dann darf { $colours } folgen

## Options

ow-option-move = Nach { $name } gehen ({ $text })
ow-option-act = Den Ort nutzen: { $name }
ow-option-poker = Würfelpoker mit { $name } spielen
ow-option-quest = Den Auftrag »{ $name }« erfüllen
ow-option-use = Nutzen: { $name }. { $text }
ow-option-end = Weiter zu Phase II
ow-option-hunt = Gegen { $name } kämpfen (Stufe { $level }, Leben { $n }). { $text }
ow-option-fight = Gegen { $name } kämpfen
ow-option-meditate = Meditieren: { $name }
ow-option-explore = Erkunden: { $name }
ow-option-option = { $name }
ow-option-option-price = { $name } ({ $text })
ow-option-pay = Abwerfen: { $name } ({ $text })
ow-option-pay-gold = 1 Gold zahlen
ow-option-pay-nothing = Umsonst gehen
ow-option-pay-two = Mit zweien bezahlen, obwohl eine Karte genügt
ow-option-act-school = Den Ort nutzen: { $name } ({ $text })
ow-option-pay-alone = Abwerfen: { $name }, genügt allein ({ $text })
ow-option-pay-first = Abwerfen: { $name }, und dann eine zweite Karte oder 1 Gold ({ $text })
ow-lesson = { $name } { $n } Gold
ow-at-monster = { $name }, Stufe { $level }
ow-at-trailed = { $name }, Stufe { $level }, dessen Fährte du hast
ow-at-quest = dein Auftrag »{ $story }«
ow-at-trail = dein Fährtenauftrag ({ $terrain })
ow-option-discard = Abwerfen: { $name } ({ $text })
ow-option-trash = Aus dem Spiel entfernen: { $name } ({ $text })
ow-option-take = Nehmen: { $name } ({ $text })
ow-option-play = Spielen: { $name } ({ $text })
ow-option-heal = Zurücklegen: { $name } ({ $text })
ow-option-recall = Auf den Nachziehstapel legen: { $name } ({ $text })
ow-option-top = Obenauf: { $name } ({ $text })
ow-option-return = Zurück auf die Hand nehmen: { $name } ({ $text })
ow-option-take-back = Die oberste abgeworfene Karte zurücknehmen
ow-option-gain = Für { $n ->
        [0] nichts
        [one] 1 Karte
       *[other] { $n } Karten
    } nehmen: { $name } ({ $text })
ow-option-potion = Trinken: { $name }. { $text }
ow-option-done = Fertig
ow-option-combo-done = Genug: die Kombo auswerten
ow-option-fight-turn-done = Weiter zur Kombo
ow-option-keep-done = Den Rest behalten
ow-option-reroll-done = Jetzt werfen
ow-option-trait-done = Jetzt nicht
ow-option-alms-done = Den Rest der Auslage liegen lassen
ow-option-charge = Ansturm
ow-option-bite = Biss
ow-option-wager = 1 Gold auf { $name } wetten
ow-option-wager-none = Nicht wetten
ow-option-reroll = Würfel { $n } noch einmal werfen (zeigt { $text })
ow-option-terrain = { $name }
ow-option-attribute = { $name }
ow-option-train-attribute = { $name } ({ $n } Gold)
ow-option-monster = { $name }
ow-option-school = { $name }
ow-option-choose = { $name }
ow-option-yes = Ja
ow-option-no = Nein
ow-option-die = Der Würfel zeigt { $name }
ow-option-first = { $name } beginnt die Partie
ow-option-trophy = Die Trophäe: { $name }
ow-option-order = Die Karten werden gemischt

## Questions

ow-question-phase1 = Phase I: Wohin gehst du, was tust du?
ow-question-phase2 = Phase II: kämpfen, meditieren oder erkunden?
ow-question-keep = Phase III: Welche Karten wirfst du ab? Höchstens 3 dürfen bleiben.
ow-question-gain = Phase III: Welche Karte der Auslage nimmst du?
ow-question-pay = Wie bezahlst du den Weg nach { $name }?
ow-question-train = Welche Eigenschaft trainierst du?
ow-question-raise = Welche Eigenschaft erhöhst du?
ow-question-attribute = Welche Eigenschaft?
ow-question-exchange = Welche Handkarte entfernst du aus dem Spiel?
ow-question-exchange-for = Welche Karte der Auslage nimmst du dafür?
ow-question-alms = Entfernst du eine Karte der Auslage?
ow-question-rumours = Nach welchem Monster fragst du?
ow-question-reroll = Welche Würfel wirfst du noch einmal?
ow-question-story = »{ $name }«: Was tust du?
ow-question-event = »{ $name }«: Was tust du?
ow-question-choose = Was wählst du?
ow-question-may = Willst du das: { $name }?
ow-question-trail = Eine Fährte für welches Gelände?
ow-question-quest-terrain = Das Gelände des Auftrags hat keinen Ort mehr. Welches stattdessen?
ow-question-take-card = Welche Karte der Auslage nimmst du?
ow-question-lose-discarded = Welche Karte wirfst du ab?
ow-question-lose-trashed = Welche Karte entfernst du aus dem Spiel?
ow-question-lose-potion = Welchen Trank wirfst du ab?
ow-question-take-back = Welche abgeworfene Karte nimmst du zurück?
ow-question-board = Welchen Hexer spielst du?
ow-question-monster-terrain = Wo steht das Monster der Stufe { $n }?
ow-question-wager = Wettest du auf diesen Kampf?
ow-question-attack = Stürmt das Monster an oder beißt es?
ow-question-fight-turn = Dein Kampfzug: Tränke und Effekte vor der Kombo?
ow-question-combo = Welche Karte kommt als Nächstes in die Kombo?
ow-question-special = Welcher Spezialeffekt kommt zuerst?
ow-question-damage = Welche Karte verlierst du durch den Schaden?
ow-question-trait = Nutzt du jetzt einen Effekt?
ow-question-heal = Welche abgeworfene Karte kommt zurück in deinen Nachziehstapel?
ow-question-recall = Welche Karte kommt zurück auf deinen Nachziehstapel?
ow-question-scout-discard = Welche der gesehenen Karten wird abgeworfen?
ow-question-scout-order = Welche der gesehenen Karten liegt obenauf?
