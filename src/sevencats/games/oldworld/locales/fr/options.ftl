# Questions and options, in French. Arguments: $name is what the option is about, $text says more of
# it, $n is a number.

ow-facts = { $left } ; { $right }
ow-fact-extension = puis { $colour } : { $text }
ow-fact-follow = puis { $colours } peut suivre

## Options

ow-option-move = Aller à { $name } ({ $text })
ow-option-act = Utiliser le lieu : { $name }
ow-option-poker = Jouer au poker de dés avec { $name }
ow-option-quest = Accomplir la quête « { $name } »
ow-option-use = Utiliser { $name }. { $text }
ow-option-end = Passer à la phase II
ow-option-hunt = Combattre : { $name } (niveau { $level }, vie { $n }). { $text }
ow-option-fight = Se battre contre { $name }
ow-option-meditate = Méditer : { $name }
ow-option-explore = Explorer : { $name }
ow-option-option = { $name }
ow-option-option-price = { $name } ({ $text })
ow-option-pay = Défausser { $name } ({ $text })
ow-option-pay-gold = Payer 1 pièce d’or
ow-option-pay-nothing = Y aller sans payer
ow-option-pay-two = Payer avec deux, même si une seule carte suffirait
ow-option-act-school = Utiliser le lieu : { $name } ({ $text })
ow-option-pay-alone = Défausser { $name } : suffit à elle seule ({ $text })
ow-option-pay-first = Défausser { $name }, puis une deuxième carte ou 1 pièce d’or ({ $text })
ow-lesson =
    { $name } : { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
ow-at-monster = { $name }, niveau { $level }
ow-at-trailed = { $name }, niveau { $level }, dont vous avez la piste
ow-at-quest = votre quête « { $story } »
ow-at-trail = votre quête de piste ({ $terrain })
ow-option-discard = Défausser { $name } ({ $text })
ow-option-trash = Écarter { $name } ({ $text })
ow-option-take = Prendre { $name } ({ $text })
ow-option-play = Jouer { $name } ({ $text })
ow-option-heal = Remettre { $name } ({ $text })
ow-option-recall = Remettre { $name } sur la pioche ({ $text })
ow-option-top = Sur le dessus : { $name } ({ $text })
ow-option-return = Reprendre { $name } en main ({ $text })
ow-option-take-back = Reprendre la carte du dessus de la défausse
ow-option-gain = Prendre { $name } pour { $n ->
        [0] rien
        [one] 1 carte
       *[other] { $n } cartes
    } ({ $text })
ow-option-potion = Boire { $name }. { $text }
ow-option-done = Terminé
ow-option-combo-done = Cela suffit : résoudre le combo
ow-option-fight-turn-done = Passer au combo
ow-option-keep-done = Garder le reste
ow-option-reroll-done = Lancer maintenant
ow-option-trait-done = Pas maintenant
ow-option-alms-done = Laisser le reste de la réserve
ow-option-charge = Charge
ow-option-bite = Morsure
ow-option-wager = Parier 1 pièce d’or sur { $name }
ow-option-wager-none = Ne pas parier
ow-option-reroll = Relancer le dé { $n } (il montre { $text })
ow-option-terrain = { $name }
ow-option-attribute = { $name }
ow-option-train-attribute =
    { $name } ({ $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    })
ow-option-monster = { $name }
ow-option-school = { $name }
ow-option-choose = { $name }
ow-option-yes = Oui
ow-option-no = Non
ow-option-die = Le dé montre { $name }
ow-option-first = { $name } joue en premier
ow-option-trophy = Le trophée : { $name }
ow-option-order = Les cartes sont mélangées

## Questions

ow-question-phase1 = Phase I : où allez-vous, que faites-vous ?
ow-question-phase2 = Phase II : combattre, méditer ou explorer ?
ow-question-keep = Phase III : quelles cartes défaussez-vous ? 3 au plus peuvent rester.
ow-question-gain = Phase III : quelle carte de la réserve prenez-vous ?
ow-question-pay = Comment payez-vous le chemin vers { $name } ?
ow-question-train = Quel attribut entraînez-vous ?
ow-question-raise = Quel attribut augmentez-vous ?
ow-question-attribute = Quel attribut ?
ow-question-exchange = Quelle carte de votre main écartez-vous ?
ow-question-exchange-for = Quelle carte de la réserve prenez-vous à la place ?
ow-question-alms = Écartez-vous une carte de la réserve ?
ow-question-rumours = De quel monstre voulez-vous entendre parler ?
ow-question-reroll = Quels dés relancez-vous ?
ow-question-story = « { $name } » : que faites-vous ?
ow-question-event = « { $name } » : que faites-vous ?
ow-question-choose = Que choisissez-vous ?
ow-question-may = Le voulez-vous : { $name } ?
ow-question-trail = Une piste de quel terrain ?
ow-question-quest-terrain = Il ne reste aucun lieu du terrain de la quête. Lequel à la place ?
ow-question-take-card = Quelle carte de la réserve prenez-vous ?
ow-question-lose-discarded = Quelle carte défaussez-vous ?
ow-question-lose-trashed = Quelle carte écartez-vous ?
ow-question-lose-potion = Quelle potion défaussez-vous ?
ow-question-take-back = Quelle carte de la défausse reprenez-vous ?
ow-question-board = Quel sorceleur jouez-vous ?
ow-question-monster-terrain = Où se tient le monstre de niveau { $n } ?
ow-question-wager = Pariez-vous sur ce combat ?
ow-question-attack = Le monstre charge-t-il ou mord-il ?
ow-question-fight-turn = À vous de frapper : potions et effets avant le combo ?
ow-question-combo = Quelle carte vient ensuite dans le combo ?
ow-question-special = Quel effet spécial vient d’abord ?
ow-question-damage = Quelle carte les dégâts vous coûtent-ils ?
ow-question-trait = Utilisez-vous un effet maintenant ?
ow-question-heal = Quelle carte de la défausse retourne dans votre pioche ?
ow-question-recall = Quelle carte retourne sur votre pioche ?
ow-question-scout-discard = Laquelle des cartes vues est défaussée ?
ow-question-scout-order = Laquelle des cartes vues est sur le dessus ?
