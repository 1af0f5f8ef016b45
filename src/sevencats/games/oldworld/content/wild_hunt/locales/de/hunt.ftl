ow-hunt-level-story = Nur die Geschichte
ow-hunt-level-sword = Geschichte und Schwert
ow-hunt-level-blood = Blut und gebrochene Knochen
ow-hunt-level-death = Todesmarsch
ow-hunt-level-text = Schilde der Jagd für 1 bis 5 Spieler: { $shields }. Stufen der ersten Monster: { $monsters }.
ow-hunt-track-one = die Rundenleiste für 1
ow-hunt-track-two = die Rundenleiste für 2
ow-hunt-track-three = die Rundenleiste für 3
ow-hunt-track-four = die Rundenleiste für 4
ow-hunt-track-five = die Rundenleiste für 5
ow-hunt-track-text = Abschnitte: { $stages }. Was erscheint: { $appear }.
ow-hunt-table-hunt-table = die Hilfskarte der Wilden Jagd
ow-hunt-table-text = Würfel zahlen { $poker }. Alle beginnen mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $gold } Gold; ein Lebensvorrat hat höchstens { $life ->
        [one] { $life } Karte
       *[other] { $life } Karten
    }.
ow-hunt-youngest-a = A ist am jüngsten
ow-hunt-youngest-b = B ist am jüngsten
ow-hunt-youngest-c = C ist am jüngsten
ow-hunt-youngest-d = D ist am jüngsten
ow-hunt-youngest-e = E ist am jüngsten
ow-deck-hunt-1 = die Wilde Jagd, Abschnitt I
ow-deck-hunt-2 = die Wilde Jagd, Abschnitt II
ow-landmark-hunt = die Wilde Jagd
ow-landmark-hound = ein Hund der Jagd
ow-map-mark-hunt = JAGD
ow-map-mark-hound = Hund
ow-goal-wild-hunt = Ihr gewinnt oder verliert gemeinsam. Nach der letzten Runde kämpft ihr alle gegen die Wilde Jagd; nehmt ihr bis dahin Schilde, durch Monster, Hunde und Karten.
ow-status-hunt = Wilde Jagd: { $n ->
        [one] { $n } Schild
       *[other] { $n } Schilde
    }, in { $place }; Runde { $round } von { $rounds }.
ow-status-hounds = Hunde: { $hounds }.
ow-status-hound = Stufe { $level } in { $place }
ow-status-open-quests = Aufträge, die allen offenstehen: { $quests }.
ow-status-quest = { $name } ({ $place })
ow-status-ready = Bereit: { $names }.
ow-status-acting = Noch in Phase I: { $names }.
ow-line-hunt-up = die Wilde Jagd gewinnt { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
ow-line-hunt-down = die Wilde Jagd verliert { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
ow-line-hound = ein Hund der Stufe { $n } schließt sich der Wilden Jagd an
ow-line-hound-leaves = ein Hund eurer Wahl verlässt die Partie
ow-line-hunt-moves = die Wilde Jagd zieht weiter
ow-line-hunt-moves-not = die Wilde Jagd zieht am Ende dieser Runde nicht
ow-branch-each = alle ({ $what })
ow-branch-one = eine Person eurer Wahl ({ $what })
ow-count-hunt-shields = Schilde der Wilden Jagd
ow-count-hounds = Hunde auf der Karte
ow-question-ready = Du bist bereit für Phase II.
ow-question-gift = Was gibst du?
ow-question-swap = Jemand hier bietet dir einen Tausch an. Bist du einverstanden?
ow-question-fighter = Wer von euch kämpft gegen das Monster hier?
ow-question-support = Welche Karten wirfst du ab, um im Kampf zu helfen?
ow-question-hound-place = Wo erscheint der neue Hund der Stufe { $n }?
ow-question-hound-gone = Welcher Hund verlässt die Partie?
ow-question-ride-to = Zu wem reitet die Wilde Jagd?
ow-question-ride-step = Welchen Weg nimmt die Wilde Jagd?
ow-question-one = Wer ist es?
ow-question-hunt-token = Welches Plättchen wird für die Wilde Jagd gezogen?
ow-option-not-ready = Nicht bereit: weiter mit Phase I
ow-option-give = { $name } etwas geben
ow-option-gift = 1 Gold
ow-option-gift-potion = { $name }. { $text }
ow-option-gift-bomb = { $name }. { $text }
ow-option-gift-trail = Deine Fährte ({ $name })
ow-option-gift-trail-quest = Dein Fährtenauftrag ({ $name }) mit seinem Gold
ow-option-swap-potion = Biete { $name } für { $other } an
ow-option-swap-bomb = Biete { $name } für { $other } an
ow-option-swap-trail = Biete deine Fährte ({ $name }) für den Fährtenauftrag an
ow-option-swap-trail-quest = Biete deinen Fährtenauftrag ({ $name }) mit seinem Gold für die Fährte an
ow-option-swap-trail-quests = Biete deinen Fährtenauftrag ({ $name }) für den anderen an
ow-option-swap-swap-potion = Gib { $name } für { $other }
ow-option-swap-swap-bomb = Gib { $name } für { $other }
ow-option-swap-swap-trail = Gib deine Fährte ({ $name }) für den Fährtenauftrag mit seinem Gold
ow-option-swap-swap-trail-quest = Gib deinen Fährtenauftrag ({ $name }) mit seinem Gold für die Fährte
ow-option-swap-swap-trail-quests = Gib deinen Fährtenauftrag ({ $name }) für den anderen
ow-option-refuse = Kein Tausch
ow-option-fighter = { $name }
ow-option-pass = Kein Kampf, keine Meditation
ow-option-support-done = Genug
ow-option-hound = Gegen den Hund in { $name } kämpfen
ow-option-hound-at = { $name }
ow-option-player = { $name }
ow-option-ride = { $name }
ow-option-token = { $name }
ow-log-hunt-round = Runde { $n } der Wilden Jagd.
ow-log-hunt-phase = Phase { $n ->
        [2] II: Kämpfe, Meditation, Erkundung
        [3] III
       *[other] IV
    }.
ow-log-hunt-general = Die Wilde Jagd wird geführt von { $cards }.
ow-log-hunt-at = Die Wilde Jagd ist in { $place }.
ow-log-hunt-waits = Die Wilde Jagd bleibt, wo sie ist: Sie hat Hexer gefunden.
ow-log-hunt-halted = Die Wilde Jagd zieht in dieser Runde nicht.
ow-log-hunt-shields-lost = Die Wilde Jagd verliert { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }.
ow-log-hunt-shields-gained = Die Wilde Jagd gewinnt { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }.
ow-log-hound-appears = Ein Hund der Stufe { $n } erscheint in { $place }.
ow-log-hound-guarded = Der Hund in { $place } bekommt { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    } neben sich.
ow-log-hound-leaves = Der Hund in { $place } verschwindet.
ow-log-no-terrain = Ein Monster der Stufe { $n } findet kein Gelände.
ow-log-hunt-token-tavern = Das Plättchen der geschlossenen Taverne wird gezogen.
ow-log-hunt-token =
    { $who ->
        [you] Die Wilde Jagd reitet zu dir.
       *[other] Die Wilde Jagd reitet zu { $name }.
    }
ow-log-ready =
    { $who ->
        [you] Du bist bereit für Phase II.
       *[other] { $name } ist bereit für Phase II.
    }
ow-log-not-ready =
    { $who ->
        [you] Du machst mit Phase I weiter.
       *[other] { $name } macht mit Phase I weiter.
    }
ow-log-votes-option =
    { $who ->
        [you] Du stimmst für Möglichkeit { $n }.
       *[other] { $name } stimmt für Möglichkeit { $n }.
    }
ow-log-votes-player =
    { $who ->
        [you] Du stimmst für { $rival }.
       *[other] { $name } stimmt für { $rival }.
    }
ow-log-votes-place =
    { $who ->
        [you] Du stimmst für { $place }.
       *[other] { $name } stimmt für { $place }.
    }
ow-log-gift-gold =
    { $who ->
        [you] Du gibst { $rival } 1 Gold.
       *[other] { $name } gibt { $rival } 1 Gold.
    }
ow-log-gift =
    { $who ->
        [you] Du bekommst geschenkt: { $cards }.
       *[other] { $name } bekommt geschenkt: { $cards }.
    }
ow-log-gift-trail =
    { $who ->
        [you] Du bekommst eine Fährte geschenkt: { $cards }.
       *[other] { $name } bekommt eine Fährte geschenkt: { $cards }.
    }
ow-log-swap-refused =
    { $who ->
        [you] Du willst mit { $rival } nichts tauschen.
       *[other] { $name } will mit { $rival } nichts tauschen.
    }
ow-log-hunt-willing =
    { $who ->
        [you] Du willst kämpfen.
       *[other] { $name } will kämpfen.
    }
ow-log-hunt-unwilling =
    { $who ->
        [you] Du kämpfst nicht.
       *[other] { $name } kämpft nicht.
    }
ow-log-supports =
    { $who ->
        [you] Du unterstützt { $rival } mit { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }.
       *[other] { $name } unterstützt { $rival } mit { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }.
    }
