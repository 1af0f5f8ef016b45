# Wisdom and energy, boosts, protection: the words of mages (W13).

ow-attribute-wisdom = Weisheit
ow-trophy-mage = Magiertrophäe: { $name }
ow-symbol-energy = Energie { $signed }
ow-symbol-protection = Schutz { $n }
ow-symbol-take-any =
    nimm { $n ->
         [one] eine Karte deiner Wahl
        *[other] { $n } Karten deiner Wahl
    } von deinem Ablagestapel zurück
ow-symbol-damage-by-energy = Schaden in Höhe deiner Energie
ow-symbol-protection-by-energy = Schutz in Höhe deiner Energie
ow-symbol-draw-by-energy = Ziehschritt: eine Karte mehr für jeden Punkt deiner Energie
ow-spell-boost = Verstärkung für { $n } Energie: { $what }
ow-spell-boost-all = mit { $n } oder mehr Energie, Verstärkung für deine ganze Energie: { $what }
ow-spell-any-colour = eine Karte jeder Farbe darf folgen
ow-spell-early = diese Karte darf für sich gespielt werden, vor der Kombo
ow-line-energy-up = Energie +{ $n }
ow-line-energy-down = gib { $n } Energie aus
ow-line-protection = Schutz { $n }
ow-line-play-early = spiele diese Karte vor der Kombo
ow-count-energy = Energie
ow-count-protection = Schutz
ow-count-spent = in dieser Kombo ausgegebener Energie
ow-count-protection-symbols = Schutzsymbolen in deiner Kombo
ow-only-specialty-used = nachdem du in diesem Kampfzug deine Spezialität genutzt hast
ow-only-shape-of = wenn du in diesem Kampf mit deiner Spezialität { $names } gewählt hast
ow-when-top-discard = wenn du die oberste Karte deines Ablagestapels nehmen würdest
ow-branch-magic-die = wirf einen Würfel ({ $signed }) und wähle, was das Ergebnis erreicht
ow-band = { $name }: { $what }
ow-landmark-claimed = die Schule eines Magiers
ow-question-boost = Verstärkst du { $name }?
ow-question-shape = Was wählst du?
ow-question-claim = Welche Schule beanspruchst du?
ow-question-top-discard = Die oberste Karte des Ablagestapels oder eine andere?
ow-option-boost = { $name } verstärken ({ $text })
ow-option-boost-done = Keine Verstärkung
ow-option-claim = Die Schule in { $name } beanspruchen
ow-log-energy-up =
    { $who ->
        [you] Deine Energie steigt um { $n }.
       *[other] Die Energie von { $name } steigt um { $n }.
    }
ow-log-energy-down =
    { $who ->
        [you] Deine Energie sinkt um { $n }.
       *[other] Die Energie von { $name } sinkt um { $n }.
    }
ow-log-protection =
    { $who ->
        [you] Du erhältst { $n } Schutz.
       *[other] { $name } erhält { $n } Schutz.
    }
ow-log-protected =
    { $who ->
        [you] Dein Schutz fängt { $n } Schaden ab.
       *[other] Der Schutz von { $name } fängt { $n } Schaden ab.
    }
ow-log-magic-die =
    { $who ->
        [you] Du wirfst einen Würfel, mit deiner Spezialität ergibt das { $n }.
       *[other] { $name } wirft einen Würfel, mit der Spezialität ergibt das { $n }.
    }
ow-log-claimed =
    { $who ->
        [you] Du beanspruchst die Schule in { $place }.
       *[other] { $name } beansprucht die Schule in { $place }.
    }
ow-log-board-mage =
    { $who ->
        [you] Du spielst { $school }.
       *[other] { $name } spielt { $school }.
    }
ow-log-board-drawn-mage =
    { $who ->
        [you] Du ziehst ein Magiertableau: { $school }.
       *[other] { $name } zieht ein Magiertableau: { $school }.
    }
ow-table-mage = { $name }, { $school }: in { $place }, { $gold } Gold, Energie { $shield }, Trophäenleiste { $track }.
ow-table-levels-mage = Stufe { $level }; Kampf { $combat }, Weisheit { $defense }, Alchemie { $alchemy }, Spezialität { $specialty }.
ow-table-mage-pool = Die Auslage der Magier, von links nach rechts: { $cards }.
ow-table-protection = Schutz { $n }.
