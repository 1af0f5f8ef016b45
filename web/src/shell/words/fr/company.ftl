## Classements

rating = Classement
rating-title = Classements
rating-yours = Votre classement
rating-sure-high = bien connu
rating-sure-fair = assez bien connu
rating-sure-low = encore approximatif
rating-sure-open = à peine connu : quelques parties en diront plus
rating-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, { $wins } gagnées
rating-curve = Entre { $low } et { $high }
rating-none = Pas encore de partie classée. Une partie rapide, ou une nouvelle table « classée », donne un premier classement.
rating-rated = Classée
rating-rated-what = Avec une horloge ; rien à reprendre, pas d’indices.
rating-none-same_address = Cette partie n’a pas compté : un invité a joué avec quelqu’un de la même adresse.
rating-none-pair_limit = Cette partie n’a pas compté : vous avez joué assez de parties classées ensemble aujourd’hui.
rating-none-deserted = Cette partie n’a pas compté : personne n’est resté jusqu’à la fin.
pool-duel = duel
pool-free = chacun pour soi
pool-teams = équipes
