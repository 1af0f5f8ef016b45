## Classements

rating = Classement
rating-title = Classements
rating-yours = Votre classement
rating-sure-high = bien connu
rating-sure-fair = assez bien connu
rating-sure-low = encore approximatif
rating-sure-open = à peine connu : quelques parties en diront plus
rating-games =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
rating-curve = Entre { $low } et { $high }
rating-none = Pas encore de partie classée. Une partie rapide, ou une nouvelle table « classée », donne un premier classement.
rating-rated = Classée
rating-rated-what = Avec une pendule ; ni annulation ni conseils.
rating-none-same_address = Cette partie n’a pas compté : une personne sans compte a joué avec quelqu’un de la même adresse.
rating-none-pair_limit = Cette partie n’a pas compté : vous avez joué assez de parties classées ensemble aujourd’hui.
rating-none-deserted = Cette partie n’a pas compté : personne n’est resté jusqu’à la fin.
rating-none-unsettled = Cette partie n’a pas compté : vos deux classements sont encore trop incertains. Des parties classées contre les bots affermissent le vôtre.
rating-none-early = Cette partie n’a pas compté : elle a été abandonnée presque aussitôt.
rating-none-address_limit = Cette partie n’a pas compté : assez de parties classées ont été jouées à cette adresse aujourd’hui.
rating-stays = Votre classement ne change pas : cette partie en dit trop peu.
pool-duel = duel
pool-free = chacun pour soi
pool-teams = équipes

## L’énigme du jour

puzzle = Énigme du jour
puzzle-number = n° { $number }
puzzle-task = L’adversaire a passé, et cette manche décide de la partie. Quelle carte faut-il jouer d’abord ?
puzzle-short = À vous de jouer
puzzle-right = Exact !
puzzle-wrong = Pas celle-là.
puzzle-tried = « { $pick } » ne suffit pas. { $told }
puzzle-line = Voici comment gagner : { $line }.
puzzle-step = { $at } sur { $total }
puzzle-back = Retour
puzzle-on = Suite
puzzle-streak =
    { $days ->
        [one] résolue { $days } jour de suite
       *[other] résolue { $days } jours de suite
    }
puzzle-tomorrow = Il y en a une autre demain.

## Partie rapide

match-what = Trouve un adversaire de force proche. La partie est classée, avec une pendule. En attendant, vous pouvez jouer contre un bot ; cette partie-là ne compte pas.
match-bot = En attendant
match-no-bot = Attendre
match-go = Trouver un adversaire
match-on = Recherche en cours…
match-searching = Recherche { $time }
match-leave = Arrêter
match-found = Adversaire trouvé
match-ask = Voulez-vous jouer maintenant ? Encore { $seconds } s
match-wait-other = En attente de l’accord de l’autre. Encore { $seconds } s
match-kept = Votre partie avec le bot est gardée : elle reste parmi vos tables.
match-yes = Jouer
match-no = Non, arrêter la recherche

## Historique

history = Historique
history-favourites = Favoris
history-games = Parties
history-share =
    { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } sur { $games }
history-none = Aucune partie terminée. Vous pourrez les revoir ici.
history-more = Parties plus anciennes
history-nobody = un bot
lobby-any-pace = Tous les rythmes
lobby-any-rated = Classée ou non
rating-casual = Pour le plaisir

## La première page de qui est déjà venu

home-left = Parties en cours
home-waits =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
home-go-on = Continuer
home-look = Regarder
home-others-turn = C’est aux autres de jouer
home-not-begun = Pas encore commencée
home-all-tables = Toutes les tables
home-today = Aujourd’hui
home-puzzle = Une carte gagne cette manche. Laquelle ?
home-puzzle-go = Résoudre
home-puzzle-right = Résolue. La prochaine arrive demain.
home-puzzle-wrong = Non résolue aujourd’hui. La prochaine arrive demain.
home-puzzle-see = Voir la solution
home-week = Résolues ces sept derniers jours : { $solved }
home-next = Prochain succès
home-next-all = Tous les succès
home-games = Jeux
