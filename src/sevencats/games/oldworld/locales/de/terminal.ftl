# The terminal: how things stand, the map, dice, odds, and the end of a game, in German.

## Above every question

ow-back = Willkommen zurück: Runde { $round }, Trophäen { $tracks }.
ow-status = [Phase { $phase }, { $place }: Gold { $gold }, Schild { $shield }{ $potions ->
        [0] { "" }
       *[other] , Tränke { $potions }
    }, Hand { $hand }, Stapel { $deck }, Trophäen { $track }/{ $top }]
ow-status-common = [Phase { $phase }, { $place }: Gold { $gold }, Schild { $shield }{ $potions ->
        [0] { "" }
       *[other] , Tränke { $potions }
    }, Hand { $hand }, Stapel { $deck }]
ow-status-other = [Zug von { $name }. Du, { $place }: Gold { $gold }, Schild { $shield }{ $potions ->
        [0] { "" }
       *[other] , Tränke { $potions }
    }, Hand { $hand }, Stapel { $deck }, Trophäen { $track }/{ $top }]
ow-status-fight = [Kampf, Zug { $n }. { $sides }]
ow-status-side = { $name }: Leben { $life } (Hand { $hand }), Schild { $shield }, Tränke { $potions }{ $potions ->
        [0] { "" }
       *[other] {" "}(noch { $uses } nutzbar)
    }.
ow-status-beast = { $name }: Leben { $life }.
ow-status-monster = das Monster
ow-status-combo = [Kombo { $cards }: Schaden { $damage }, Schild +{ $shield }, Ziehen { $draw }]
ow-status-leaves = [Kombo { $cards }: Schaden { $damage }, Schild +{ $shield }, Ziehen { $draw }; danach { $name } noch { $life }]

## The map

ow-map-key = { $forest } Wald, { $mountain } Gebirge, { $water } Wasser, { $any } jedes Gelände: Eine Karte mit dem Zeichen eines Ortes bezahlt den Weg dorthin; zwei beliebige Karten auch, oder eine Karte und 1 Gold.
ow-map-marks = [Ort] hier bist du, @ Hexer, ! Monster mit seiner Stufe, ? Auftrag oder Fährtenauftrag von dir, + anderes. Preise von hier: <1{ $forest }> eine solche Karte, <2> zwei Karten, <1+G> eine Karte und ein Gold, <0> nichts.
ow-map-short = { $forest }{ $mountain }{ $water } Gelände, [du], @ Hexer, ! Monster, ? dein Auftrag, + anderes; <1{ $forest }> eine solche Karte, <2> zwei Karten, <1+G> Karte und Gold, <0> frei
ow-map-place = { $number }. { $name }: { $facts }. Wege nach { $paths }.
ow-map-place-alone = { $number }. { $name }: { $facts }.
ow-map-free = nichts
ow-map-way = { $name }: { $cost }.
ow-map-way-by = { $name } über { $by }: { $cost }.
ow-map-narrow = Eine Landkarte braucht { $least ->
        [one] { $least } Spalte
       *[other] { $least } Spalten
    }. Das sind die Orte in Worten:
ow-map-no-ways = Du kannst jetzt nirgendwohin gehen.

## Dice

ow-dice-how = Gib ihre Nummern in einer Antwort ein, zum Beispiel 1 3 5, oder 0, um alle zu behalten.
ow-owed = Noch abzugeben: { $n }, einzeln oder in einer Antwort.

## Odds

ow-odds-there = { $name } in { $place }{ $way }: gewonnen { $chance } % ({ $low } bis { $high } %), vertrieben { $driven } %, { $tried ->
        [one] { $tried } Kampf versucht
       *[other] { $tried } Kämpfe versucht
    }.
ow-odds-there-duel = { $name } in { $place }{ $way }: gewonnen { $chance } % ({ $low } bis { $high } %), { $tried ->
        [one] { $tried } Kampf versucht
       *[other] { $tried } Kämpfe versucht
    }.
ow-odds-way = {" "}(der Weg kostet { $cost })
ow-odds-far = { $name } in { $place }: in diesem Zug nicht zu erreichen.
ow-odds-early = Wähle zuerst deinen Hexer: Dann lassen sich Kämpfe abschätzen.

## What wins

ow-goal-many = Wer zuerst { $n ->
        [one] { $n } Trophäe
       *[other] { $n } Trophäen
    } hat, gewinnt: Monster, Hexer und gemeisterte Eigenschaften geben sie, und die letzte muss in einem Kampf gewonnen werden.
ow-goal-solo = Dein Ziel: alle drei Monster besiegen und die Eigenschaftstrophäe gewinnen{ $named ->
        [yes] {" "}({ $name })
       *[no] { "" }
    }, die letzte der vier in einem Kampf. Dein Rang hängt von deinen Zügen ab: { $ranks }.
ow-goal-rank = { $rank } bis { $n }

## The end

ow-end-standings = Stand nach { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    } und { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }:
ow-end-standing = { $number }. { $name } ({ $school }): { $track } von { $top ->
        [one] { $top } Trophäe
       *[other] { $top } Trophäen
    }, Stufe { $level }, { $gold } Gold, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
ow-end-rank = Dein Rang, für { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }: { $rank }.
ow-end-chronicle = Die Chronik:
ow-end-fight-defeated = Runde { $round }: { $who ->
        [you] Du besiegst
       *[other] { $name } besiegt
    } { $rival }, mit { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    } übrig.
ow-end-fight-driven-away = Runde { $round }: { $who ->
        [you] Du vertreibst
       *[other] { $name } vertreibt
    }: { $rival }.
ow-end-fight-lost = Runde { $round }: { $who ->
        [you] Du unterliegst
       *[other] { $name } unterliegt
    }: { $rival } hat noch { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }.
ow-end-fight-attacker = Runde { $round }: { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } den Kampf mit { $rival }.
ow-end-fight-defender = Runde { $round }: { $who ->
        [you] Du verlierst
       *[other] { $name } verliert
    } den Kampf mit { $rival }.
ow-end-moment-combo = Die größte Kombo: { $name }, { $n } Schaden auf einmal.
ow-end-moment-narrow = Der knappste Sieg: { $name }, mit { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } übrig.
ow-end-moment-dice = Die besten Würfel: { $name }, { $hand }.
ow-end-story = Runde { $round }, { $name }: »{ $title }«. { $chosen }
ow-seat-about = in { $place }, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } auf der Hand. { $asked }
