ow-hunt-level-story = Juste l’histoire
ow-hunt-level-sword = L’histoire et l’épée
ow-hunt-level-blood = Du sang et des os brisés
ow-hunt-level-death = Marche à la mort
ow-hunt-level-text = Boucliers de la Chasse pour 1 à 5 joueurs : { $shields }. Niveaux des premiers monstres : { $monsters }.
ow-hunt-track-one = la piste des manches pour 1
ow-hunt-track-two = la piste des manches pour 2
ow-hunt-track-three = la piste des manches pour 3
ow-hunt-track-four = la piste des manches pour 4
ow-hunt-track-five = la piste des manches pour 5
ow-hunt-track-text = Étapes : { $stages }. Apparitions : { $appear }.
ow-hunt-table-hunt-table = l’aide de jeu de la Chasse sauvage
ow-hunt-table-text = Les dés rapportent { $poker }. Chacun commence avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } ; une réserve de vie compte au plus { $life ->
        [one] { $life } carte
       *[other] { $life } cartes
    }.
ow-hunt-youngest-a = La plus jeune personne : A
ow-hunt-youngest-b = La plus jeune personne : B
ow-hunt-youngest-c = La plus jeune personne : C
ow-hunt-youngest-d = La plus jeune personne : D
ow-hunt-youngest-e = La plus jeune personne : E
ow-deck-hunt-1 = la Chasse sauvage, étape I
ow-deck-hunt-2 = la Chasse sauvage, étape II
ow-landmark-hunt = la Chasse sauvage
ow-landmark-hound = un molosse de la Chasse
ow-map-mark-hunt = CHASSE
ow-map-mark-hound = molosse
ow-goal-wild-hunt = Vous gagnez ou perdez ensemble. Après la dernière manche, vous affrontez tous la Chasse sauvage ; d’ici là, ôtez-lui ses boucliers grâce aux monstres, aux molosses et aux cartes.
ow-status-hunt = Chasse sauvage : { $n ->
        [one] { $n } bouclier
       *[other] { $n } boucliers
    }, à { $place } ; manche { $round } sur { $rounds }.
ow-status-hounds = Molosses : { $hounds }.
ow-status-hound = niveau { $level } à { $place }
ow-status-open-quests = Quêtes ouvertes à tous : { $quests }.
ow-status-quest = { $name } ({ $place })
ow-status-ready = Attendent la phase II : { $names }.
ow-status-acting = Encore en phase I : { $names }.
ow-line-hunt-up = la Chasse sauvage gagne { $n ->
        [one] 1 bouclier
       *[other] { $n } boucliers
    }
ow-line-hunt-down = la Chasse sauvage perd { $n ->
        [one] 1 bouclier
       *[other] { $n } boucliers
    }
ow-line-hound = un molosse de niveau { $n } rejoint la Chasse sauvage
ow-line-hound-leaves = un molosse de votre choix quitte la partie
ow-line-hunt-moves = la Chasse sauvage se déplace
ow-line-hunt-moves-not = la Chasse sauvage ne se déplace pas à la fin de cette manche
ow-branch-each = chaque joueur ({ $what })
ow-branch-one = une personne de votre choix ({ $what })
ow-count-hunt-shields = boucliers de la Chasse sauvage
ow-count-hounds = molosses sur la carte
ow-question-ready = Vous pouvez passer à la phase II.
ow-question-gift = Que donnez-vous ?
ow-question-swap = Quelqu’un ici vous propose un échange. Acceptez-vous ?
ow-question-fighter = Qui d’entre vous combat le monstre d’ici ?
ow-question-support = Quelles cartes défaussez-vous pour aider au combat ?
ow-question-hound-place = Où apparaît le nouveau molosse de niveau { $n } ?
ow-question-hound-gone = Quel molosse quitte la partie ?
ow-question-ride-to = Vers qui chevauche la Chasse sauvage ?
ow-question-ride-step = Quel chemin prend la Chasse sauvage ?
ow-question-one = De quel joueur s’agit-il ?
ow-question-hunt-token = Quel jeton est tiré pour la Chasse sauvage ?
ow-option-not-ready = Continuer la phase I
ow-option-give = Donner quelque chose à { $name }
ow-option-gift = 1 pièce d’or
ow-option-gift-potion = { $name }. { $text }
ow-option-gift-bomb = { $name }. { $text }
ow-option-gift-trail = Votre piste ({ $name })
ow-option-gift-trail-quest = Votre quête de piste ({ $name }) avec son or
ow-option-swap-potion = Proposer votre { $name } contre son { $other }
ow-option-swap-bomb = Proposer votre { $name } contre son { $other }
ow-option-swap-trail = Proposer votre piste ({ $name }) contre sa quête de piste
ow-option-swap-trail-quest = Proposer votre quête de piste ({ $name }) avec son or contre sa piste
ow-option-swap-trail-quests = Proposer votre quête de piste ({ $name }) contre la sienne
ow-option-swap-swap-potion = Donner votre { $name } contre son { $other }
ow-option-swap-swap-bomb = Donner votre { $name } contre son { $other }
ow-option-swap-swap-trail = Donner votre piste ({ $name }) contre sa quête de piste avec son or
ow-option-swap-swap-trail-quest = Donner votre quête de piste ({ $name }) avec son or contre sa piste
ow-option-swap-swap-trail-quests = Donner votre quête de piste ({ $name }) contre la sienne
ow-option-refuse = Pas d’échange
ow-option-fighter = { $name }
ow-option-pass = Ni combat ni méditation
ow-option-support-done = Assez
ow-option-hound = Combattre le molosse de { $name }
ow-option-hound-at = { $name }
ow-option-player = { $name }
ow-option-ride = { $name }
ow-option-token = { $name }
ow-log-hunt-round = Manche { $n } de la Chasse sauvage.
ow-log-hunt-phase = Phase { $n ->
        [2] II : combats, méditation, exploration
        [3] III
       *[other] IV
    }.
ow-log-hunt-general = La Chasse sauvage est menée par { $cards }.
ow-log-hunt-at = La Chasse sauvage est à { $place }.
ow-log-hunt-waits = La Chasse sauvage reste où elle est : elle a trouvé des sorceleurs.
ow-log-hunt-halted = La Chasse sauvage ne se déplace pas cette manche.
ow-log-hunt-shields-lost = La Chasse sauvage perd { $n ->
        [one] 1 bouclier
       *[other] { $n } boucliers
    }.
ow-log-hunt-shields-gained = La Chasse sauvage gagne { $n ->
        [one] 1 bouclier
       *[other] { $n } boucliers
    }.
ow-log-hound-appears = Un molosse de niveau { $n } apparaît à { $place }.
ow-log-hound-guarded = Le molosse de { $place } reçoit { $n ->
        [one] 1 bouclier
       *[other] { $n } boucliers
    }.
ow-log-hound-leaves = Le molosse de { $place } s’en va.
ow-log-no-terrain = Un monstre de niveau { $n } ne trouve pas de terrain.
ow-log-hunt-token-tavern = Le jeton de la taverne fermée est tiré.
ow-log-hunt-token =
    { $who ->
        [you] La Chasse sauvage chevauche vers vous.
       *[other] La Chasse sauvage chevauche vers { $name }.
    }
ow-log-ready =
    { $who ->
        [you] Vous voulez passer à la phase II.
       *[other] { $name } veut passer à la phase II.
    }
ow-log-not-ready =
    { $who ->
        [you] Vous continuez la phase I.
       *[other] { $name } continue la phase I.
    }
ow-log-votes-option =
    { $who ->
        [you] Vous votez pour l’option { $n }.
       *[other] { $name } vote pour l’option { $n }.
    }
ow-log-votes-player =
    { $who ->
        [you] Vous votez pour { $rival }.
       *[other] { $name } vote pour { $rival }.
    }
ow-log-votes-place =
    { $who ->
        [you] Vous votez pour { $place }.
       *[other] { $name } vote pour { $place }.
    }
ow-log-gift-gold =
    { $who ->
        [you] Vous donnez 1 pièce d’or à { $rival }.
       *[other] { $name } donne 1 pièce d’or à { $rival }.
    }
ow-log-gift =
    { $who ->
        [you] Vous recevez { $cards }.
       *[other] { $name } reçoit { $cards }.
    }
ow-log-gift-trail =
    { $who ->
        [you] Vous recevez une piste : { $cards }.
       *[other] { $name } reçoit une piste : { $cards }.
    }
ow-log-swap-refused =
    { $who ->
        [you] Vous ne voulez rien échanger avec { $rival }.
       *[other] { $name } ne veut rien échanger avec { $rival }.
    }
ow-log-hunt-willing =
    { $who ->
        [you] Vous voulez combattre.
       *[other] { $name } veut combattre.
    }
ow-log-hunt-unwilling =
    { $who ->
        [you] Vous ne combattez pas.
       *[other] { $name } ne combat pas.
    }
ow-log-supports =
    { $who ->
        [you] Vous soutenez { $rival } avec { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }.
       *[other] { $name } soutient { $rival } avec { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }.
    }
