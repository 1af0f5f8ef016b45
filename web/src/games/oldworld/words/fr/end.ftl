# La fin d’une partie, et ses tours dans un replay.

oldworld-end-watched = Victoire de { $name }
oldworld-end-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
oldworld-end-stories = Histoires de cette partie
oldworld-end-no-stories = Aucune histoire n’a été lue.
oldworld-end-wait = Un instant…
oldworld-end-no-curves = Le déroulement de cette partie n’est plus conservé.
oldworld-winner = victoire
oldworld-rank-legend = Légende
oldworld-rank-master = Maître
oldworld-rank-veteran = Vétéran
oldworld-rank-hunter = Chasseur
oldworld-rank-journeyman = Compagnon
oldworld-rank-novice = Novice

oldworld-end-curves = Courbes
oldworld-end-curve-track = Trophées
oldworld-end-curve-gold = Or
oldworld-end-curve-cards = Cartes
oldworld-end-curve-chance = Chances
oldworld-end-odds = chances au début : { $n } %
oldworld-end-unjudged-alone = En solo, il n’y a personne à devancer : les coups ne sont pas jugés.
oldworld-end-unjudged-together = Dans la Chasse sauvage, tout le monde gagne ou perd ensemble : les coups de chacun ne sont pas jugés.
oldworld-end-unjudged-goal = Ici, c’est la chute du monstre légendaire qui décide, non les trophées : les coups ne sont pas jugés.
oldworld-end-estimate = Estimations : les choix qui comptaient le plus ont été rejoués maintes fois, chacun jusqu’à la fin de son tour.
oldworld-pick-card = Commencer par { $name }
oldworld-pick-meditate = Méditer : { $name }
oldworld-pick-explore = Explorer { $deck }
oldworld-pick-fight = Combattre { $name }
oldworld-deck-city = la ville
oldworld-deck-wilds = les contrées sauvages
oldworld-end-moments = Grands moments
oldworld-end-combo = Plus grand combo : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de { $name }
oldworld-end-narrow = Combat le plus serré : { $name } gagne avec { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
oldworld-end-dice = Dés les plus chanceux : { $hand }, { $name }
oldworld-end-fights = { $n ->
        [one] 1 combat
       *[other] { $n } combats
    }
oldworld-end-fight = { $name } contre { $foe } : { $result }
oldworld-end-result-defeated = vaincu
oldworld-end-result-lost = perdu
oldworld-end-result-driven-away = chassé
oldworld-end-result-attacker = gagné
oldworld-end-result-defender = perdu
