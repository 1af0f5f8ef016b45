## Generäle und ihre Karten

ow-hunt-general-nithral = Nithral
ow-hunt-general-imlerith = Imlerith
ow-hunt-general-caranthir = Caranthir
ow-hunt-general-eredin = Eredin
ow-monster-nithral = Nithral
ow-monster-imlerith = Imlerith
ow-monster-caranthir = Caranthir
ow-monster-eredin = Eredin
ow-hunt-card-phantom-axe-combat = Phantomaxt (Kampf)
ow-hunt-card-phantom-axe-defense = Phantomaxt (Verteidigung)
ow-hunt-card-phantom-axe-alchemy = Phantomaxt (Alchemie)
ow-hunt-card-phantom-axe-specialty = Phantomaxt (Spezialität)
ow-hunt-card-freeze-3 = Frost (3)
ow-hunt-card-freeze-4 = Frost (4)
ow-hunt-card-freeze-5 = Frost (5)
ow-hunt-card-freeze-6 = Frost (6)
ow-hunt-card-white-frost-combat = Weißer Frost (Kampf)
ow-hunt-card-white-frost-any = Weißer Frost (beliebige Eigenschaft)
ow-hunt-card-white-frost-highest = Weißer Frost (höchste Eigenschaft)
ow-hunt-card-white-frost-all = Weißer Frost (alle Eigenschaften)
ow-hunt-card-magic-shock-wave-3 = Magische Druckwelle (3)
ow-hunt-card-magic-shock-wave-4 = Magische Druckwelle (4)
ow-hunt-card-exploding-energy-3 = Berstende Energie (3)
ow-hunt-card-exploding-energy-4 = Berstende Energie (4)
ow-hunt-enter = Wenn die Jagd an den Ort eines Hexers kommt, jeder Hexer dort: { $what }.
ow-hunt-enter-once = Wenn die Jagd an den Ort eines Hexers kommt: { $what }.
ow-hunt-last = Vor dem letzten Kampf, alle: { $what }.
ow-hunt-last-away = Vor dem letzten Kampf, alle, die nicht an ihrem Ort sind: { $what }.
ow-hunt-last-once = Vor dem letzten Kampf: { $what }.
ow-hunt-card-line = { $name }: { $text }.
ow-hunt-card-attack = Alle: { $what }.
ow-hunt-card-next = in deinem nächsten Kampfzug { $what }
ow-hunt-card-now = für den Rest dieses Kampfzugs { $what }
ow-hunt-card-after = vor dem nächsten Kampfzug einer Person alle: { $what }
ow-hunt-card-after-once = vor dem nächsten Kampfzug einer Person: { $what }
ow-hunt-passive = Im Kampfzug einer Person abgeworfen: { $what }.
ow-rule-frozen = dein Schild steigt nicht (eine Magierin bekommt keinen Schutz)

## Hunde

ow-hound-hound-1 = ein Hund der Stufe I
ow-hound-hound-2 = ein Hund der Stufe II
ow-hound-hound-3 = ein Hund der Stufe III
ow-hound-text = Alle, die kämpfen: Schild -{ $shield }, ziehe { $draw }. Leben bei 1 bis 5 Personen: { $life }.
ow-hound-token-any-trail = eine beliebige Fährte
ow-hound-token-one-card = eine Karte
ow-hound-token-card-of-0 = eine Karte der Kosten 0
ow-hound-token-card-of-1 = eine Karte der Kosten 1
ow-hound-token-any-attribute = beliebige Eigenschaft
ow-hound-token-lowest-attribute = niedrigste Eigenschaft
ow-hound-token-text = Für einen Hund der Stufe { $n }, alle, die kämpfen: { $what }.

## Was sie tun

ow-line-strike-per-combat = erleide { $n } Schaden und 1 mehr für jede Stufe deines Kampfes
ow-line-strike-per-defense = erleide { $n } Schaden und 1 mehr für jede Stufe deiner Verteidigung
ow-line-strike-per-alchemy = erleide { $n } Schaden und 1 mehr für jede Stufe deiner Alchemie
ow-line-strike-per-specialty = erleide { $n } Schaden und 1 mehr für jede Stufe deiner Spezialität
ow-line-hunt-per-players = die Jagd bekommt 1 Schild für jede Person am Tisch
ow-line-hunt-per-trophies = die Jagd bekommt 1 Schild für jede Trophäe, die ihr habt
ow-line-shield-full = dein Schild steigt, so weit es geht
ow-line-guard-hound = ein Hund, den ihr gemeinsam wählt, bekommt 1 Schild für jeden Hexer dort; sie zählen zu seinem Leben
ow-line-gather-hounds = alle Hunde verlassen die Karte und liegen bei ihm, und die Schilde neben ihnen gehören der Jagd
ow-line-pack-attack = erleide 1 Schaden für jeden Hund neben ihm
ow-line-pack-grows = 1 weiterer Hund kommt neben ihn
ow-line-mark-monster = ein Monster, das ihr gemeinsam wählt, bekommt 1 Auftragsplättchen für jeden Hexer dort; wer es bekämpft, erleidet so viel Schaden, sobald der Lebensvorrat liegt
ow-line-lower-per-token = senke Eigenschaften deiner Wahl um insgesamt 1 für jedes Auftragsplättchen auf der Karte und auf Monstern
ow-line-swept-away = du kommst an einen zufälligen Ort, ohne seine Aktion

## Fragen

ow-question-guard-hound = Welcher Hund bekommt die Schilde?
ow-question-mark-monster = Welches Monster bekommt die Auftragsplättchen?
ow-question-hound-join = Kämpfst du mit gegen den Hund?
ow-question-hound-fight = Nicht alle kommen mit. Kämpfst du trotzdem gegen den Hund?
ow-question-hunt-turn = Wer von euch ist als Nächstes am Zug?
ow-question-hound-token = Welches Plättchen wird umgedreht?
ow-question-hound-bonus = Wer von euch erhält jetzt den Bonus?
ow-question-swept-away = Welches Ortsplättchen wird gezogen?
ow-option-guard = Der Hund in { $name }
ow-option-mark = { $name }
ow-option-hound-token = { $name }
ow-option-hound-bonus = Erhalte ihn jetzt: { $name }
ow-option-join = Gemeinsam kämpfen
ow-option-stay-out = Nicht mitmachen
ow-option-hound-fight-fight = Kämpfen
ow-option-withdraw = Jetzt nicht
ow-option-turn = Meinen Kampfzug machen
ow-option-wait = Anderen den Vortritt lassen

## Das Protokoll

ow-log-hound-fight =
    { $who ->
        [you] Du stellst dich dem Hund in { $place } (Stufe { $n }).
       *[other] { $name } stellt sich dem Hund in { $place } (Stufe { $n }).
    }
ow-log-hound-joined =
    { $who ->
        [you] Du kämpfst mit.
       *[other] { $name } kämpft mit.
    }
ow-log-hound-left =
    { $who ->
        [you] Du lässt den Hund vorerst in Ruhe.
       *[other] { $name } lässt den Hund vorerst in Ruhe.
    }
ow-log-hound-damage = Die Kombos ergeben { $n } Schaden.
ow-log-hound-stays = Das war nicht genug: Der Hund in { $place } bleibt, und alle, die kämpften, verlieren ihre Hand.
ow-log-hound-beaten = Der Hund in { $place } (Stufe { $n }) ist besiegt.
ow-log-hound-token = Ein Hundeplättchen wird umgedreht: { $cards }.
ow-log-hunt-ability = { $what } zeigt, was er kann.
ow-log-hunt-cards = Seine vier Karten für den letzten Kampf liegen bereit.
ow-log-hounds-gather =
    { $n ->
        [0] Kein Hund ist übrig, der sich um ihn sammelt.
        [one] 1 Hund sammelt sich um ihn.
       *[other] { $n } Hunde sammeln sich um ihn.
    }
ow-log-pack-grows =
    { $n ->
        [one] 1 Hund ist jetzt neben ihm.
       *[other] { $n } Hunde sind jetzt neben ihm.
    }
ow-log-monster-marked =
    { $n ->
        [one] Das Monster in { $place } bekommt 1 Auftragsplättchen.
       *[other] Das Monster in { $place } bekommt { $n } Auftragsplättchen.
    }
ow-log-last-fight = Der letzte Kampf beginnt: ihr alle gegen { $what }.
ow-log-lets-go-first =
    { $who ->
        [you] Du lässt anderen den Vortritt.
       *[other] { $name } lässt anderen den Vortritt.
    }
ow-log-hunt-attack =
    { $who ->
        [you] { $what } trifft dich. { $text }
       *[other] { $what } trifft { $name }. { $text }
    }
ow-log-hunt-passive = { $what } wird abgeworfen, und die passive Seite wirkt.
ow-log-knocked-out =
    { $who ->
        [you] Du hast keine Karten mehr: Du scheidest aus.
       *[other] { $name } hat keine Karten mehr und scheidet aus.
    }
ow-log-fight-defeated-last = Die letzte Karte der Wilden Jagd ist weg: Sie ist besiegt, und ihr habt gemeinsam gewonnen!
ow-log-fight-lost-last = Ihr seid alle ausgeschieden: Die Wilde Jagd hat gewonnen.

## The end

ow-end-hunt-won = Gemeinsam habt ihr { $general } ({ $level }) nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    } besiegt.
ow-end-hunt-lost = { $general } ({ $level }) hat nach { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    } gewonnen. Von der Jagd blieben { $shields ->
        [0] kein Schild
        [one] 1 Schild
       *[other] { $shields } Schilde
    } und { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } übrig.
ow-end-hunter = { $name } ({ $school }), Stufe { $level }: besiegte Monster { $monsters }, Hunde { $hounds }, zur Unterstützung gegebene Karten { $support }, Trophäen { $trophies }; im letzten Kampf { $damage } Schaden, { $cards ->
        [0] dann ausgeschieden
        [one] 1 Karte übrig
       *[other] { $cards } Karten übrig
    }.
