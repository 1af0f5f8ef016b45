# La table de l’Ancien Monde.

oldworld-round = Manche { $n }
oldworld-phases = Phases du tour
oldworld-phase-1 = Voyage
oldworld-phase-2 = Combat · Méditation · Exploration
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
oldworld-potions = { $count }/{ $most } potions
oldworld-potions-title = Potions
oldworld-quests = { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    }
oldworld-quests-title = Quêtes
oldworld-quest-at = « { $name } », à { $place }
oldworld-trails = { $count ->
        [one] { $count } piste
       *[other] { $count } pistes
    }
oldworld-trails-title = Pistes
oldworld-trail-quest = Quête de piste : { $terrain }
oldworld-gear = Gardé
oldworld-used = utilisé
oldworld-board-of = Le plateau de { $name }
oldworld-gives-draw = piocher { $n } après un combo
oldworld-gives-shield = jusqu’à { $n } de bouclier
oldworld-gives-potions = { $n } potions par combat
oldworld-next = ensuite : { $text }
oldworld-deck = paquet
oldworld-discards = défausse
oldworld-deck-title = Votre paquet, trié ({ $count })
oldworld-discard-title = Défausse ({ $count })
oldworld-hand = { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
oldworld-hand-empty = Aucune carte en main
oldworld-pool = Réserve
oldworld-place-price = Ce que la place ajoute au prix
oldworld-look = Ce que vous regardez
oldworld-look-hint = Touchez un lieu, une carte ou un monstre pour en lire plus.
oldworld-look-action = Ici
oldworld-look-here = Sur place
oldworld-look-roads = Chemins vers
oldworld-no-way = Vous ne pouvez pas y aller en un pas maintenant.
oldworld-no-more-ways = Vous ne voyagez plus ce tour-ci.
oldworld-can-go = vous pouvez y aller
oldworld-place-label = { $name }, numéro { $number }, { $terrain }, { $action }
oldworld-sign = Ce que le jeu attend
oldworld-your-move = À vous
oldworld-turn-of = Le tour de { $name }
oldworld-waits = On attend { $name }
oldworld-go-to = Aller à { $name } ?
oldworld-go = Aller
oldworld-confirm = Confirmer
oldworld-leave-title = Finir la phase I ?
oldworld-leave = Vous pourriez encore faire ceci : { $what }
oldworld-leave-yes = Finir
oldworld-leave-no = Rester
oldworld-card = { $name } : { $colour }, { $terrain }, { $text }
oldworld-card-line = { $colour } · { $terrain } · prix { $cost }
oldworld-slot = puis { $colour } : { $text }
oldworld-symbol-damage = { $n } de dégâts
oldworld-symbol-shield = { $n } de bouclier
oldworld-symbol-draw = piocher { $n }
oldworld-symbol-takeBack = reprendre { $n }
oldworld-symbol-returnCard = cette carte revient
oldworld-symbol-none = s’enchaîne
oldworld-token-quest = votre quête
oldworld-token-trail = votre piste
oldworld-token-tavern = pas de combat entre sorceleurs ici
oldworld-token-mount = la monture perdue
oldworld-token-hunt = la Chasse sauvage
oldworld-token-ship = un navire
oldworld-token-more = autre chose
oldworld-list-witcher = { $place } ; trophées { $trophies }, or { $gold }, bouclier { $shield }, niveau { $level }.
oldworld-end-watched = Victoire de { $name }
oldworld-end-rounds = { $rounds } manches, { $turns } tours
oldworld-winner = victoire
oldworld-rank-legend = Légende
oldworld-rank-master = Maîtrise
oldworld-rank-veteran = Vétéran
oldworld-rank-hunter = Chasse
oldworld-rank-journeyman = Compagnonnage
oldworld-rank-novice = Noviciat
