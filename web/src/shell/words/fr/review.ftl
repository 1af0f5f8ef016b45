# Conseils, fin de partie, analyse, reprise.

## Conseils

hint = Conseil
hint-thinking = Réflexion…
hint-follow = Le faire
hint-dismiss = Merci
hint-totals = Le score serait de { $mine } à { $theirs }.
keys-hint = Conseil : ce que ferait une bonne main

## La fin d'une partie

end-share = Partager
review-title = Vos chances de victoire
review-you = Vous
review-turning = Tournants
review-rounds = Totaux des manches
review-points = points
review-gems = gemmes
review-winner = Victoire
review-won-round = gagnée
review-best = Votre meilleure carte
review-best-theirs = Meilleure carte de { $name }
review-gain = Force gagnée : { $gain }
review-percent = { $percent } %
review-cost = −{ $percent } %
review-instead = { $pick } au lieu de { $best }
review-told = Manche { $round }, { $name } : { $move }. Chances { $before } % ; aucun autre coup n’était meilleur.
review-told-worse = Manche { $round }, { $name } : { $move }. Chances de { $before } % à { $picked } %.
review-game-round = Partie { $game }, manche { $round }
review-how = Pointez la courbe pour voir ce que valait un coup.
review-empty = La partie s’est terminée avant le premier tour.
review-flawless = Aucun choix n’a coûté cher : bien joué.
review-see = Revoir le tournant { $number }
review-again = Réessayer à partir du tournant { $number }
review-see-short = Revoir
review-again-short = Réessayer
review-point = tournant { $number }
review-begins =
    { $ahead ->
        [0] Le chat repense à la partie…
        [one] Une autre partie passe d’abord…
       *[other] { $ahead } autres parties passent d’abord…
    }
review-working = Le chat repense à la partie : tour { $done } sur { $total }
review-table = Sous forme de tableau
review-round = Manche
review-move = Coup
review-before = Meilleure chance
review-after = Chance
review-better = Mieux

## Reprise

replay-did = { $name } : { $pick }
replay-to-move = À { $name } de jouer
replay-line = Étapes de la partie et chances de { $name }
replay-line-all = Étapes de la partie et toutes les chances
replay-keys = Flèches : pas à pas. Page préc. et suiv. : manches. T : tournants. Espace : lecture.
replay-keys-turns = Flèches : pas à pas. Page préc. et suiv. : tours. T : tournants. Espace : lecture.
replay-turns = Tours
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-chance = { $name } : { $percent } %
