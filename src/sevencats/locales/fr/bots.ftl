# Les robots : leurs niveaux, leurs raisons, et ce qu'ils pensent d'une partie.

## Niveaux

level-recruit = Recrue
level-brawler = Bagarreur
level-captain = Capitaine
level-strategist = Stratège
level-legend = Légende
level-random = Vagabond
level-apprentice = Apprenti
level-hunter = Chasseur
level-veteran = Vétéran
character-hunter = Orven
character-trainer = Bertok
character-wanderer = Ilko
character-duellist = Vesra
character-gambler = Ruk
character-hunter-about = Orven pèse tout et ne se presse jamais.
character-trainer-about = Bertok s’entraîne d’abord et combat tard.
character-wanderer-about = Ilko écoute chaque rumeur et la suit.
character-duellist-about = Vesra cherche les autres sorceleurs, et les trouve.
character-gambler-about = Ruk distille, lance les dés et tente sa chance.

## Raisons

reason-habit = joue par habitude
reason-random = choisi au hasard
reason-own = son propre choix
reason-search = gagne environ { $chance ->
        [one] { $chance } partie
       *[other] { $chance } parties
    } sur 100, { $games } essayées
reason-master = se donne environ { $chance } chances sur 100
reason-finish = tous les autres ont passé, c’est la façon la moins chère de finir la manche
reason-gain = donne les meilleurs totaux pour l’instant
reason-ahead = mène de { $lead } et garde ses cartes
reason-no-gain = aucune carte n’aiderait
reason-no-cards = il n’y a pas de carte à jouer
reason-won = les autres ont passé, la manche est gagnée
reason-keep-hand = la main peut rester telle quelle

## Les mêmes raisons, dites à qui peut les suivre

advice-habit = C’est ce que fait ici qui a de l’expérience.
advice-random = Ici, tous les choix se valent.
advice-search = Sur 100 parties jouées à partir d’ici, ce coup en gagne environ { $chance } : plus que toute autre option.
advice-finish = Tous les autres ont passé : c’est la fin de manche la moins chère.
advice-odds = Sur { $tried } combats pareils, { $won } se passent bien.
advice-plan = Cela mène à quelque chose de mieux.

## Dans le terminal

play-level = Niveau des bots : { $level }.
play-reason = Pourquoi { $name } a fait cela : { $reason }.
play-hint = Conseil : { $number }, { $option }. Pourquoi : { $reason }.
play-help-hint = hint : ce qu’un bon bot ferait à votre place, et pourquoi

## Analyse d'une position

analysis-title = Manche { $round }, { $name } doit choisir.
analysis-games = { $simulations ->
        [one] { $simulations } partie simulée
       *[other] { $simulations } parties simulées
    } pour toute la décision.
analysis-solved = Tous les autres ont passé et cette manche décide de la partie : résolu en essayant toutes les suites.
analysis-chance = Chances
analysis-interval = 95 %
analysis-tried = Parties
analysis-option = Option
analysis-percent = { $value } %
analysis-range = { $low } à { $high } %
analysis-line = Une suite possible (une donne typique des cartes cachées, jeu de taverne) :
analysis-ply = { $name } : { $option }

## Analyse d'une partie

analysis-progress = Décisions
analysis-game = { $mode }, graine { $seed }. { $simulations ->
        [one] { $simulations } partie simulée
       *[other] { $simulations } parties simulées
    } par décision.
analysis-turn = Tour
analysis-round = Manche
analysis-seat = Place
analysis-before = Avant
analysis-picked = Choisi
analysis-pick = Choix
analysis-better = Mieux
analysis-turning = Tournants de la partie
analysis-none = Aucun choix n’était nettement moins bon qu’un autre.
analysis-point = { $number }. Manche { $round }, tour { $turn }, { $name } : { $pick }, { $picked } %. Mieux : { $better }, { $before } %.

## Le graphique

chart-title = Chances de victoire de { $name }
chart-desc = Les chances de victoire de { $name } sur { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, en pour cent : { $first } au début, { $last } à la fin, { $least } au moins, { $most } au plus. { $points }
chart-turn = Tour
chart-round = Manche { $round }
chart-point = Manche { $round }, tour { $turn }, { $name } : { $pick }, { $picked } %. Mieux : { $better }, { $before } %
chart-saved = Le graphique est dans { $file }.

## Old World

reason-odds = estime gagner { $won } de { $tried } combats pareils
reason-plan = est en route vers mieux
reason-way-hunt = part en chasse ({ $foe }) : estime gagner { $won } combats pareils sur { $tried }
reason-way-dear = le chemin ({ $foe }) coûterait { $cards ->
    [one] la carte
   *[other] les { $cards } cartes
 } du combat
reason-way-place = va à l’endroit qui offre le plus : { $place }
reason-way-stay = rien à portée ne vaut ses cartes
reason-fight-on = gagne environ { $chance } combats sur 100 qui continuent ainsi
advice-way-hunt = { $foe } : la chasse vaut la peine, { $won } combats pareils sur { $tried } finissent bien.
advice-way-dear = { $foe } : le chemin vous coûterait { $cards ->
    [one] la carte
   *[other] les { $cards } cartes
 } du combat.
advice-way-place = { $place } : c’est là qu’il y a le plus à gagner ce tour-ci.
advice-way-stay = Rien à portée ne vaut vos cartes.
advice-fight-on = Ainsi, environ { $chance } combats sur 100 sont gagnés.
