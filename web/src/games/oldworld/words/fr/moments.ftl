# Les grands moments : la fin d’un combat, un trophée, l’issue d’une histoire.

oldworld-scene-cards = Revenir au choix des cartes
oldworld-moment-blow-mine = Le dernier coup a infligé { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
oldworld-moment-blow-theirs = La dernière attaque a infligé { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
oldworld-moment-chips = Vos gains et vos pertes
oldworld-moment-choice = Votre choix
oldworld-moment-quest = Nouvelle quête
oldworld-moment-quest-done = Quête résolue
oldworld-moment-way = La route mène à { $place }.
oldworld-moment-trail = Piste
oldworld-moment-level = Niveau { $level }
oldworld-moment-draw = cartes en phase III
oldworld-moment-draw-when = à la fin de ce tour
oldworld-moment-now = vous en avez { $n }
oldworld-moment-of = { $n } sur { $most }
oldworld-moment-card-hand = dans votre main
oldworld-moment-card-discard = dans votre défausse
oldworld-moment-card-put = défaussée
oldworld-moment-card-trashed = quitte votre deck
oldworld-moment-kept = à vous désormais
oldworld-moment-gone = perdu
oldworld-moment-you = vous
oldworld-moment-wins = gagne
oldworld-moment-costs = coûte { $n }
oldworld-moment-lost-why = Votre dernière carte est perdue. Votre bouclier est rétabli ; vous piocherez moins en phase III.
oldworld-moment-lost-duel = Votre dernière carte est perdue. Votre bouclier est rétabli.
oldworld-moment-away-why = Il fuit le plateau : pas de trophée, et un autre arrive.
oldworld-moment-next-level = Pour le niveau { $level } : augmentez { $what }
oldworld-moment-review = Revoir le combat
oldworld-moment-meditated = Vous l’avez maîtrisé
oldworld-moment-fatigue =
    { $n ->
        [one] Fatigue : détruisez 1 carte
       *[other] Fatigue : détruisez { $n } cartes
    }
oldworld-moment-fatigue-why = Un nouveau trophée vous fatigue. Les cartes restantes forment votre nouveau paquet.
oldworld-moment-trash-title =
    { $n ->
        [one] Écartez 1 carte
       *[other] Écartez { $n } cartes
    }
oldworld-moment-discard-title =
    { $n ->
        [one] Défaussez 1 carte
       *[other] Défaussez { $n } cartes
    }
oldworld-moment-trash-why = Les cartes écartées quittent votre paquet pour le reste de la partie.
oldworld-moment-discard-why = Les cartes défaussées restent à vous.
oldworld-moment-choose-more =
    { $n ->
        [one] touchez encore une carte
       *[other] touchez encore { $n } cartes
    }
oldworld-moment-chosen = choisies ; touchez une carte pour changer d’avis
oldworld-moment-more = Encore { $n }
oldworld-moment-trash =
    { $n ->
        [one] Écarter cette carte
       *[other] Écarter ces { $n } cartes
    }
oldworld-moment-discard =
    { $n ->
        [one] Défausser cette carte
       *[other] Défausser ces { $n } cartes
    }
oldworld-moment-life = Cartes, votre vie en combat
oldworld-moment-damage-each = Dégâts par carte
oldworld-moment-terrains = Terrains pour voyager
