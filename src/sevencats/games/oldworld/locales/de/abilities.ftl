# Was Karten, Monster, Trophäen und Tränke tun: die Wörter, die linetext.py zusammensetzt.

## Frames

ow-trait = { $start }: { $what }
ow-once-fight = einmal pro Kampf
ow-once-turn = einmal pro Zug
ow-if-you-like = wenn du möchtest
ow-card-line = { $colour } ({ $kind }), Kosten { $cost }, { $terrain }.
ow-card-symbols = Wirkung: { $symbols }.
ow-card-extension = Gefolgt von { $colour }: { $symbols }.
ow-may-follow = { $colours } darf folgen
ow-symbol-damage = { $n } Schaden
ow-symbol-shield = Schild { $signed }
ow-symbol-draw = Ziehschritt { $signed }
ow-symbol-take-back =
    nimm die { $n ->
         [one] oberste Karte
        *[other] obersten { $n } Karten
    } deines Ablagestapels zurück
ow-symbol-return-card = diese Karte kehrt auf deine Hand zurück
ow-symbol-none = nichts
ow-fight-card = Kampfkarte { $number }
ow-fight-card-line = Ansturm: { $charge }. Biss: { $bite }.
ow-attack-attribute = Schaden in Höhe deines Wertes { $attribute }
ow-attack-level = Schaden in Höhe seiner Stufe{ $plus }
ow-attack-discard = wirf so viele zufällige Karten ab wie seine Stufe
ow-attack-trash =
    entferne { $n ->
         [one] 1 Handkarte
        *[other] { $n } Handkarten
    } aus dem Spiel
ow-attack-lower = { $attribute } -1
ow-trophy-attribute = Eigenschaftstrophäe: { $name }
ow-trophy-witcher = Hexertrophäe: { $name }

## When a trait acts

ow-when-entry = um den Kampf zu beginnen
ow-when-before-pool = bevor du deinen Lebensvorrat bildest
ow-when-after-pool = nachdem du deinen Lebensvorrat gebildet hast
ow-when-my-turn = in deinem Kampfzug
ow-when-link = während du deine Kombo legst, nach einer Karte deiner Wahl: eine Karte jeder Farbe darf folgen
ow-when-combo = wenn deine Kombo liegt
ow-when-hit = wenn der Gegner durch deinen Angriff Karten abgeworfen hat
ow-when-resolved = nach deiner Kombo
ow-when-hurt = jedes Mal, wenn es Schaden zufügt
ow-when-attack-end = am Ende des Zuges des Monsters
ow-when-won = wenn du den Kampf gewinnst
ow-when-enter = wenn du einen Ort betrittst
ow-when-phase1 = in Phase I

## Under which conditions

ow-only-first-turn = in deinem ersten Kampfzug
ow-only-first-attack = im ersten Zug des Monsters
ow-only-monster = gegen ein Monster
ow-only-witcher = gegen einen Hexer
ow-only-trail = wenn du seine Fährte hast
ow-only-no-trail = wenn du seine Fährte nicht hast
ow-only-combo-of = wenn deine Kombo eine Karte in { $names } hat
ow-only-no-combo-of = wenn deine Kombo keine Karte in { $names } hat
ow-only-at-of = in { $names }
ow-only-school-of = aus der Schule { $names }
ow-only-with-of = mit { $names }
ow-only-chose-of = nach { $names }
ow-only-choice = »{ $title }«, { $letter }
ow-only-least = mit mindestens { $n } { $what }
ow-only-most = mit höchstens { $n } { $what }
ow-only-is = mit { $n } { $what }
ow-count-hand =
    { $n ->
         [one] Handkarte
        *[other] Handkarten
    }
ow-count-deck =
    { $n ->
         [one] Karte
        *[other] Karten
    } im Nachziehstapel
ow-count-discard =
    { $n ->
         [one] abgeworfenen Karte
        *[other] abgeworfenen Karten
    }
ow-count-shield = Schild
ow-count-gold = Gold
ow-count-potion =
    { $n ->
         [one] unbenutzten Trank
        *[other] unbenutzten Tränken
    }
ow-count-pool =
    { $n ->
         [one] verbliebenen Karte
        *[other] verbliebenen Karten
    } des Gegners
ow-count-combo =
    { $n ->
         [one] Karte
        *[other] Karten
    } in der Kombo
ow-count-green =
    { $n ->
         [one] grünen Karte
        *[other] grünen Karten
    } in der Kombo
ow-count-yellow =
    { $n ->
         [one] gelben Karte
        *[other] gelben Karten
    } in der Kombo
ow-count-purple =
    { $n ->
         [one] violetten Karte
        *[other] violetten Karten
    } in der Kombo
ow-count-blue =
    { $n ->
         [one] blauen Karte
        *[other] blauen Karten
    } in der Kombo
ow-count-red =
    { $n ->
         [one] roten Karte
        *[other] roten Karten
    } in der Kombo
ow-count-level = Hexerstufe
ow-count-trophies =
    { $n ->
         [one] Trophäe
        *[other] Trophäen
    }
ow-count-combat = Kampf
ow-count-defense = Verteidigung
ow-count-alchemy = Alchemie
ow-count-specialty = Spezialität

## Numbers that a trait bends

ow-rule-attack = Schaden der Angriffe des Monsters { $signed }
ow-rule-damage = Schaden deiner Kombo { $signed }
ow-rule-damage-cap =
    du fügst { $n ->
         [0] keinen Schaden
        *[other] höchstens { $n } Schaden
    } zu
ow-rule-hurt-cap =
    das Monster legt höchstens { $n } { $n ->
         [one] Karte
        *[other] Karten
    } ab, wie groß der Schaden auch ist
ow-rule-draw = Ziehschritt { $signed }
ow-rule-draw-floor =
    in deinem Ziehschritt ziehst du mindestens { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    }
ow-rule-combat-is = dein Kampf zählt beim Ziehen als { $n }
ow-rule-shield-gain-cap = dein Schild steigt in jedem deiner Züge um höchstens { $n }
ow-rule-potions =
    höchstens { $n ->
         [one] 1 Trank
        *[other] { $n } Tränke
    } in diesem Kampf
ow-rule-defense = Verteidigung { $signed } in diesem Kampf
ow-rule-draw3-is =
    wenn du gewinnst, ziehst du in Phase III genau { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    }
ow-rule-random-first = die erste Karte deiner Kombo wird zufällig bestimmt
ow-rule-worst-attack = von Ansturm und Biss gilt, was dich mehr Karten kostet
ow-rule-hand-first = Schaden trifft zuerst deine Hand
ow-rule-first = du beginnst
ow-rule-mute = Karten in { $name } haben keine Wirkung, dürfen aber eine Kombo verlängern
ow-rule-shield-per = Schild { $signed } für jede Karte in { $name } in deiner Kombo
ow-rule-move = einmal pro Zug darfst du umsonst zu einem benachbarten Ort ({ $name }) ziehen

## What happens

ow-line-gold = Gold { $signed }
ow-line-gold-all = verliere all dein Gold
ow-line-attribute = { $name } { $signed }
ow-line-attribute-any = eine Eigenschaft deiner Wahl { $signed }
ow-line-attribute-lowest = deine niedrigste Eigenschaft { $signed }
ow-line-attribute-highest = deine höchste Eigenschaft { $signed }
ow-line-shield = Schild { $signed }
ow-line-shield-is = verliere deinen ganzen Schild
ow-line-shield-hand = Schild -1 für jede deiner Handkarten
ow-line-potion-up =
    ziehe { $n ->
         [one] 1 Trank
        *[other] { $n } Tränke
    }
ow-line-potion-down =
    wirf { $n ->
         [one] 1 unbenutzten Trank
        *[other] { $n } unbenutzte Tränke
    } ab
ow-line-potion-all = wirf alle deine Tränke ab
ow-line-trail = erhalte eine Fährte ({ $terrain })
ow-line-card = nimm eine Karte mit Kosten { $n } auf deinen Ablagestapel
ow-line-card-back = nimm eine Karte der Auslage mit Kosten { $n } auf deinen Ablagestapel; ist keine da, decke Karten auf, bis eine kommt, und mische die anderen zurück
ow-line-card-any = nimm eine beliebige Karte der Auslage auf deinen Ablagestapel
ow-line-trash =
    entferne { $n ->
         [one] 1 Handkarte
        *[other] { $n } Handkarten
    } aus dem Spiel
ow-line-trash-any =
    entferne { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    } aus Nachziehstapel, Hand oder Ablagestapel
ow-line-discard =
    wirf { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    } ab
ow-line-discard-random =
    wirf { $n ->
         [one] 1 zufällige Karte
        *[other] { $n } zufällige Karten
    } ab
ow-line-discard-deck =
    wirf { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    } deiner Wahl aus deinem Nachziehstapel ab und mische ihn dann
ow-line-discard-all = wirf alle Handkarten ab
ow-line-draw =
    ziehe { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    }
ow-line-draw3 = gezogene Karten in Phase III { $signed }
ow-line-draw3-max =
    ziehe in Phase III höchstens { $n ->
         [one] 1 Karte
        *[other] { $n } Karten
    }
ow-line-draw-step = Ziehschritt dieses Zuges { $signed }
ow-line-take-back =
    nimm die { $n ->
         [one] oberste Karte
        *[other] obersten { $n } Karten
    } deines Ablagestapels
ow-line-take-back-any = nimm eine Karte deiner Wahl von deinem Ablagestapel
ow-line-event = lies Ereignis { $n }
ow-line-quest = ein Auftrag
ow-line-keep = behalte diese Karte
ow-line-phase3 = mache mit Phase III weiter
ow-line-move = gehe nach { $place }
ow-line-damage = füge { $n } Schaden zu
ow-line-suffer = erleide { $n } Schaden
ow-line-heal =
    mische { $n ->
         [one] 1 abgeworfene Karte
        *[other] { $n } abgeworfene Karten
    } deiner Wahl zurück in deinen Nachziehstapel
ow-line-scout = sieh dir die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } des Gegners an, { $off ->
        [0] lege sie
       *[other] wirf { $off } davon ab und lege den Rest
    } in beliebiger Reihenfolge zurück
ow-line-recall =
    lege { $n ->
         [one] 1 Handkarte
        *[other] { $n } Handkarten
    } zurück oben auf deinen Nachziehstapel

## Tables

ow-branch-else = sonst { $what }
ow-branch-nothing = nichts
ow-branch-choose = nach Wahl { $what }
ow-branch-roll = wirf einen Würfel
ow-branch-test = wirf einen Würfel und zähle zweimal { $name } dazu
ow-branch-tier = je nach { $name }
ow-branch-fight = ein kurzer Kampf, je nach deinem Schaden
