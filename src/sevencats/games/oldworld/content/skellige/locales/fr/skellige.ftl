ow-place-ard-skellig = Ard Skellig
ow-place-isle-of-mists = l’île des Brumes
ow-place-eyna = Eyna
ow-place-hen-inis = Hen Inis
ow-place-loc-gwen = Loc Gwen
ow-place-aenye-ard = Aenye Ard
ow-place-pawen-y-crevan = Pawen y Crevan
ow-place-haundre-hevangix = Haundre Hevangix
ow-place-dagons-deep = la Fosse de Dagon
ow-monster-dagon = Dagon
ow-sea-sea = la mer de Skellige
ow-sea-text = Une traversée est sûre selon le dé, depuis la case la plus haute de l’échelle de Dagon : { $spots }. Avec 1 à 5 joueurs, Dagon commence à la case { $start }. Navires : { $ships }.
ow-dagon-bonus-scales = les écailles de Dagon
ow-dagon-bonus-tooth = la dent de Dagon
ow-dagon-bonus-pearl = la perle de Dagon
ow-dagon-bonus-fin = la nageoire de Dagon
ow-dagon-bonus-oil = l’huile de Dagon
ow-action-mastery = un attribut au choix +1
ow-action-salvage = une carte de coût 0 de la réserve, ou une de coût 1 pour 1 pièce d’or
ow-action-offering = un trophée de monstre, ou un meilleur contre un de niveau I ou II
ow-action-relic = un trophée de monstre de niveau I
ow-action-treasure = 3 pièces d’or
ow-action-brewery = 4 potions
ow-action-tracks = jusqu’à une piste de chaque terrain
ow-action-arena = combattre un monstre du niveau de votre choix
ow-action-nothing = aucune action
ow-deck-sea = la mer
ow-landmark-ship = un navire
ow-landmark-dagon = Dagon
ow-status-dagon = Dagon est à { $n } sous la surface ; une traversée est sûre à partir de { $safe }.
ow-status-dagon-up = { $name } a émergé : toute traversée est dangereuse.
ow-status-islands = Îles connues : { $places }.
ow-status-dagon-trails = Piste de Dagon : { $names }.
ow-line-dagon-up = Dagon monte de { $n }
ow-line-dagon-down = Dagon descend de { $n }
ow-line-turn-back = vous n’atteignez pas l’île
ow-line-discover-hen-inis = une île est découverte : Hen Inis
ow-line-discover-loc-gwen = une île est découverte : Loc Gwen
ow-line-discover-aenye-ard = une île est découverte : Aenye Ard
ow-line-discover-pawen-y-crevan = une île est découverte : Pawen y Crevan
ow-line-discover-haundre-hevangix = une île est découverte : Haundre Hevangix
ow-line-shed-terrain-water = défaussez une carte d’eau de votre main
ow-branch-per-trophy = pour chacune de vos cartes de trophée : { $what }
ow-count-water-cards = cartes d’eau de votre main
ow-count-depth = cases de Dagon sous la surface
ow-only-island = sur une île
ow-only-against-dagon = contre Dagon
ow-when-foe-turn = au début de son tour de combat
ow-when-fought = après chacun de vos combats
ow-rule-sea-roll = { $signed } au dé quand vous faites voile vers une île
ow-rule-island-draw = cartes piochées en phase III sur une île { $signed }
ow-rule-sea-dice = lancez deux dés quand vous faites voile vers une île, et choisissez
ow-question-harbour = Dans quel port y a-t-il un navire ?
ow-question-sea-die = Quel dé compte pour la traversée ?
ow-question-isle-trade = Quel trophée donnez-vous pour un du niveau suivant ?
ow-question-isle-card = Quelle carte de la réserve prenez-vous ?
ow-question-isle-trail = Quelle piste prenez-vous ?
ow-question-isle-level = Contre un monstre de quel niveau combattez-vous ?
ow-option-sail = Faire voile vers { $name } ({ $text })
ow-option-harbour = { $name }
ow-option-trade = { $name }
ow-option-buy = Payer 1 pièce d’or pour { $name }
ow-option-isle-trail-done = Plus de piste
ow-option-level = Niveau { $name }
ow-option-rest = Ne rien faire en phase II
ow-option-sea-die-die = { $name }
ow-log-ship-laid = Un navire est à { $place }.
ow-log-dagon-rises = Dagon monte : { $n } sous la surface.
ow-log-dagon-sinks = Dagon descend : { $n } sous la surface.
ow-log-dagon-emerges = Dagon émerge de la mer.
ow-log-dagon-leaves = Dagon est repoussé, à { $n } sous la surface ; ses pistes ont disparu.
ow-log-foe-back = { $cards } retourne parmi les autres de son niveau.
ow-special-dagon-1 = Pouvoir ancien
ow-special-dagon-2 = Grand pouvoir ancien
ow-special-dagon-3 = Tempête magique
ow-special-dagon-4 = Déluge magique
ow-special-dagon-passive = Appel des vodyanoï
ow-log-sets-sail =
    { $who ->
        [you] Vous faites voile vers { $place }.
       *[other] { $name } fait voile vers { $place }.
    }
ow-log-sea-rolled =
    { $who ->
        [you] Vous obtenez { $n } pour la traversée.
       *[other] { $name } obtient { $n } pour la traversée.
    }
ow-log-sea-safe =
    { $who ->
        [you] Votre traversée est sûre.
       *[other] { $name } a une traversée sûre.
    }
ow-log-sea-danger =
    { $who ->
        [you] Votre traversée est dangereuse.
       *[other] { $name } a une traversée dangereuse.
    }
ow-log-turned-back =
    { $who ->
        [you] Vous n’atteignez pas { $place }.
       *[other] { $name } n’atteint pas { $place }.
    }
ow-log-discovered =
    { $who ->
        [you] Vous découvrez une île : { $place }.
       *[other] { $name } découvre une île : { $place }.
    }
ow-log-dagon-trail =
    { $who ->
        [you] Vous gagnez une piste de Dagon.
       *[other] { $name } gagne une piste de Dagon.
    }
ow-log-dagon-bonus =
    { $who ->
        [you] Vous prenez une carte bonus : { $cards }.
       *[other] { $name } prend une carte bonus : { $cards }.
    }
ow-log-isle-trophy =
    { $who ->
        [you] Vous gagnez un trophée sans avancer : { $cards }.
       *[other] { $name } gagne un trophée sans avancer : { $cards }.
    }
ow-log-trophy-given =
    { $who ->
        [you] Vous cédez un trophée : { $cards }.
       *[other] { $name } cède un trophée : { $cards }.
    }
ow-log-isle-foe =
    { $who ->
        [you] Vous rencontrez { $cards } sur l’île.
       *[other] { $name } rencontre { $cards } sur l’île.
    }
ow-log-foe-spared =
    { $who ->
        [you] Vous ne pouvez payer ce que ce monstre exige pour un combat.
       *[other] { $name } ne peut payer ce que ce monstre exige pour un combat.
    }
ow-log-rests =
    { $who ->
        [you] Vous ne faites rien en phase II.
       *[other] { $name } ne fait rien en phase II.
    }
