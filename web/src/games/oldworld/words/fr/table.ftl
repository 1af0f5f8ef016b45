# La table de l’Ancien Monde.

oldworld-round = Manche { $n }
oldworld-phases = Phases du tour
oldworld-last-fight = Le dernier combat
oldworld-phase-1 = Voyage
oldworld-phase-2 = Combat · Méditation · Exploration
oldworld-phase-2-short = Action
oldworld-phase-3 = Pioche
oldworld-map = Carte
oldworld-nearer = Plus près
oldworld-farther = Plus loin
oldworld-whole = Toute la carte
oldworld-rivals = Rivaux
oldworld-monsters = Monstres
oldworld-monster-level = { $name }, niveau { $level }
oldworld-level = niveau { $level }
oldworld-life = Vie
oldworld-trophy = Trophée
oldworld-trophies = Trophées
oldworld-gold = Or
oldworld-shield = Bouclier
oldworld-cards = Cartes en main
oldworld-potions =
    { $most ->
        [one] { $count }/{ $most } potion
       *[other] { $count }/{ $most } potions
    }
oldworld-potions-title = Potions
oldworld-quests = { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    }
oldworld-quests-title = Quêtes
oldworld-quest-at = « { $name } », à { $place }
oldworld-trails = { $count ->
        [one] { $count } piste
       *[other] { $count } pistes
    }
oldworld-trails-title = Pistes
oldworld-trail-quest = Quête de piste : { $terrain }
oldworld-gear = Cartes gardées
oldworld-used = utilisé
oldworld-board-of = Le plateau de { $name }
oldworld-gives-draw = piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } après un combo
oldworld-gives-shield = jusqu’à { $n } de bouclier
oldworld-gives-energy = jusqu’à { $n } d’énergie
oldworld-gives-potions =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    } par combat
oldworld-next = ensuite : { $text }
oldworld-deck = pioche
oldworld-discards = défausse
oldworld-deck-title = Votre pioche, triée ({ $count })
oldworld-discard-title = Défausse ({ $count })
oldworld-hand = { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
oldworld-hand-empty = Aucune carte en main
oldworld-pool = Réserve
oldworld-place-price = Ce que cette position ajoute au prix
oldworld-look = Ce que vous regardez
oldworld-look-hint = Touchez un lieu, une carte ou un monstre pour en lire plus.
oldworld-look-action = Ici
oldworld-look-here = Sur place
oldworld-look-roads = Chemins vers
oldworld-no-way = Vous ne pouvez pas y aller en une étape maintenant.
oldworld-no-more-ways = Vous ne pouvez plus voyager ce tour-ci.
oldworld-can-go = vous pouvez y aller
oldworld-place-label = { $name }, numéro { $number }, { $terrain }, { $action }
oldworld-sign = Ce que le jeu attend
oldworld-your-move = À vous
oldworld-tap-hand = Touchez une carte qui brille dans votre main.
oldworld-tap-pool = Touchez une carte de la réserve.
oldworld-tap-place = Touchez un lieu qui brille.
oldworld-turn-of = Le tour de { $name }
oldworld-waits = On attend { $name }
oldworld-go-to = Aller à { $name } ?
oldworld-go = Aller
oldworld-confirm = Confirmer
oldworld-leave-title = Finir la phase I ?
oldworld-leave = Vous pouvez encore faire ceci : { $what }
oldworld-leave-yes = Finir
oldworld-leave-no = Rester
oldworld-card = { $name } : { $colour }, { $terrain }, { $text }
oldworld-card-line = { $colour } · { $terrain } · prix { $cost }
oldworld-slot = puis { $colour } : { $text }
oldworld-symbol-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
oldworld-symbol-shield = { $n } de bouclier
oldworld-symbol-draw = piochez { $n }
oldworld-symbol-takeBack = reprenez { $n }
oldworld-symbol-returnCard = cette carte revient
oldworld-symbol-none = s’enchaîne
oldworld-token-quest = votre quête
oldworld-token-trail = votre piste
oldworld-token-tavern = pas de combat entre sorceleurs ici
oldworld-list-witcher = { $place } ; trophées { $trophies }, or { $gold }, bouclier { $shield }, niveau { $level }.
oldworld-token-count = { $n } × { $name }
oldworld-token-level = { $name }, niveau { $level }
oldworld-fog = Personne n’a encore trouvé cette île.
oldworld-look-sea = Chemins
oldworld-by-ship = en bateau seulement
oldworld-continent = Continent
oldworld-islands = Îles
oldworld-dagon-up = Dagon a émergé
oldworld-dagon-track = Dagon est à { $n } sous la surface ; une traversée est sûre à partir de { $safe }
oldworld-status = L’état de la partie
oldworld-energy = Énergie
oldworld-wisdom = Sagesse
oldworld-pool-mages = Réserve des mages
oldworld-ready = c’est bon
oldworld-together = Tout le monde agit maintenant
oldworld-voted = Vous avez choisi ; vous pouvez encore changer d’avis
oldworld-others-first = Quelqu’un n’a pas fini ; vous pourrez le faire ensuite
oldworld-votes = choix de { $names }
oldworld-questions = Vos questions ouvertes
oldworld-hurry = Passer
oldworld-hurry-key = (Espace)
oldworld-odds-ask = Comment finirait un combat ?
oldworld-odds = Environ { $n } % ({ $low } à { $high })
oldworld-odds-ask-begun = Chances ?
oldworld-odds-ask-begun-long = Comment cela finira-t-il ?
oldworld-odds-begun = Victoire : environ { $n } % ({ $low } à { $high })
oldworld-odds-wait = Simulation…
oldworld-odds-driven-away = chassé
oldworld-far =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    } : { $path }.
oldworld-far-price = Cela coûte { $gold ->
        [0] { $cards }
        [one] { $cards } et { $gold } pièce d’or
       *[other] { $cards } et { $gold } pièces d’or
    }.
oldworld-far-first = D’abord à { $name } ; vous pouvez vous y arrêter.
oldworld-cannot-pay = Vous ne pouvez pas payer ce chemin : il faut une carte ({ $terrain }), une carte quelconque et 1 pièce d’or, ou deux cartes.
oldworld-list-price =
    { $kind ->
        [free] gratuit
        [terrain] coûte une carte ({ $terrain })
        [gold] coûte une carte quelconque et 1 pièce d’or
       *[two] coûte deux cartes
    }
oldworld-list-fight = Combat contre { $name }
oldworld-list-lives = Sa vie : { $theirs }. La vôtre : { $own }.
oldworld-pays = paie
oldworld-asks-phase1 = Où allez-vous ?
oldworld-asks-here = Que faites-vous ici ?
oldworld-asks-phase2 = Combattre, méditer ou explorer ?
oldworld-asks-keep = Quelles cartes partent ? 3 restent au plus.
oldworld-asks-gain = Quelle carte de la réserve prenez-vous ?
oldworld-price-free = gratuit
oldworld-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
oldworld-again = Touchez encore : ce qui est lu ne s’annule pas.
oldworld-pay-otherwise = Payer autrement
oldworld-recap-open = Résumé
oldworld-standing-open = Toujours
oldworld-protection = protection : elle réduit les dégâts de chaque tour de combat ({ $n })
