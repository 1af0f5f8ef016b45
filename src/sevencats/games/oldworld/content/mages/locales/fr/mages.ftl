# Wisdom and energy, boosts, protection: the words of mages (W13).

ow-attribute-wisdom = Sagesse
ow-trophy-mage = Trophée de mage : { $name }
ow-symbol-energy = énergie { $signed }
ow-symbol-protection = protection { $n }
ow-symbol-take-any =
    reprenez { $n ->
         [one] une défausse au choix
        *[other] { $n } défausses au choix
    }
ow-symbol-damage-by-energy = dégâts égaux à votre énergie
ow-symbol-protection-by-energy = protection égale à votre énergie
ow-symbol-draw-by-energy = pioche : une carte de plus par point de votre énergie
ow-spell-boost = renforcement pour { $n } d’énergie : { $what }
ow-spell-boost-all = avec au moins { $n } d’énergie, renforcement pour toute votre énergie : { $what }
ow-spell-any-colour = une carte de n’importe quelle couleur peut suivre
ow-spell-early = cette carte peut être jouée seule, avant le combo
ow-line-energy-up = énergie +{ $n }
ow-line-energy-down = dépensez { $n } d’énergie
ow-line-protection = protection { $n }
ow-line-play-early = jouez cette carte avant le combo
ow-count-energy = d’énergie
ow-count-protection = de protection
ow-count-spent = d’énergie dépensée dans ce combo
ow-count-protection-symbols = symboles de protection dans votre combo
ow-only-specialty-used = après avoir utilisé votre spécialité dans ce tour de combat
ow-only-shape-of = si vous avez choisi { $names } avec votre spécialité dans ce combat
ow-when-top-discard = quand vous prendriez la carte du dessus de votre défausse
ow-branch-magic-die = lancez un dé ({ $signed }) et choisissez ce que le résultat atteint
ow-band = { $name } : { $what }
ow-landmark-claimed = l’école d’un mage
ow-question-boost = Renforcez-vous { $name } ?
ow-question-shape = Que choisissez-vous ?
ow-question-claim = Quelle école revendiquez-vous ?
ow-question-top-discard = La carte du dessus de la défausse, ou une autre ?
ow-option-boost = Renforcer { $name } ({ $text })
ow-option-boost-done = Pas de renforcement
ow-option-claim = Revendiquer l’école à { $name }
ow-log-energy-up =
    { $who ->
        [you] Votre énergie monte de { $n }.
       *[other] L’énergie de { $name } monte de { $n }.
    }
ow-log-energy-down =
    { $who ->
        [you] Votre énergie baisse de { $n }.
       *[other] L’énergie de { $name } baisse de { $n }.
    }
ow-log-protection =
    { $who ->
        [you] Vous accumulez { $n } de protection.
       *[other] { $name } accumule { $n } de protection.
    }
ow-log-protected =
    { $who ->
        [you] Votre protection absorbe { $n } de dégâts.
       *[other] La protection de { $name } absorbe { $n } de dégâts.
    }
ow-log-magic-die =
    { $who ->
        [you] Vous lancez un dé ; avec votre spécialité, le résultat est { $n }.
       *[other] { $name } lance un dé ; avec la spécialité, le résultat est { $n }.
    }
ow-log-claimed =
    { $who ->
        [you] Vous revendiquez l’école à { $place }.
       *[other] { $name } revendique l’école à { $place }.
    }
ow-log-board-mage =
    { $who ->
        [you] Vous jouez { $school }, mage.
       *[other] { $name } joue { $school }, mage.
    }
ow-log-board-drawn-mage =
    { $who ->
        [you] Vous tirez un plateau de mage : { $school }.
       *[other] { $name } tire un plateau de mage : { $school }.
    }
ow-table-mage = { $name }, { $school } : à { $place }, or { $gold }, énergie { $shield }, piste des trophées { $track }.
ow-table-levels-mage = Niveau { $level } ; combat { $combat }, sagesse { $defense }, alchimie { $alchemy }, spécialité { $specialty }.
ow-table-mage-pool = La réserve des mages, de gauche à droite : { $cards }.
ow-table-protection = Protection { $n }.
