# The page for operators.

operator = Exploitation
operator-tables = Tables
operator-people = Personnes
operator-reports = Signalements
operator-health = État
operator-acts = Journal
operator-rivals = Paires classées
operator-rivals-what = Les paires ayant joué au moins quatre parties classées cette semaine, et celles d’une même adresse.
operator-rivals-address = même adresse
operator-rivals-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; comptées : { $counted } ; abandonnées : { $ended }
operator-refresh = Actualiser
operator-none = Rien ici.
operator-more =
    { $count ->
        [one] Seule la première ligne est montrée.
       *[other] Seules les { $count } premières lignes sont montrées.
    }
operator-playing = En jeu
operator-waiting = En attente
operator-every-game = Tous les jeux
operator-age = âge : { $age }
operator-last = dernier coup { $ago }
operator-lesson = Leçon
operator-watch = Regarder
operator-end = Terminer
operator-end-title = Terminer la table { $code } ?
operator-end-text = Une partie se termine sans résultat ; une table en attente disparaît.
operator-search = Nom, identifiant ou numéro
operator-find = Chercher
operator-guest = Sans compte
operator-role = Exploitant
operator-seen = dernière visite { $ago }
operator-person-tables = { $count ->
    [one] une table
   *[other] { $count } tables
}
operator-person-reports =
    { $count ->
        [0] aucun signalement
        [one] { $count } signalement
       *[other] { $count } signalements
    }
operator-barred = Exclusion depuis le { $date }
operator-bar = Exclure
operator-bar-title = Exclure { $name } ?
operator-bar-text = Un compte ne peut plus se connecter ; sans compte, on ne peut plus jouer dans ce navigateur. Les connexions sont fermées aussitôt.
operator-unbar = Laisser revenir
operator-rename = Renommer
operator-rename-title = Un autre nom pour { $name }
operator-name = Nouveau nom
operator-note = Note pour l’équipe d’exploitation
operator-open = Ouverts
operator-closed = Classés
operator-table = Table { $code }
operator-was-called = Nom à cette table : « { $name } »
operator-said = Y a dit : { $words }
operator-said-nothing = N’y a rien dit
operator-gone = n’est plus là
operator-reporter = Signalé par { $id }
operator-reporter-gone = Signalé par une personne qui n’est plus là
operator-closed-by = Classé par { $name }, { $date }
operator-close = Classer
operator-close-title = Classer le signalement de la table { $code } ?
operator-person = La personne
operator-act-end_table = { $operator } a fermé la table { $name }
operator-act-bar = { $operator } a exclu { $name }
operator-act-unbar = { $operator } a levé l’exclusion de { $name }
operator-act-rename = { $operator } a renommé { $name }
operator-act-close_report = { $operator } a classé un signalement de la table { $name }
operator-version = Version
operator-database = Base de données
operator-bus = Messages entre processus
operator-bus-none = un seul processus
operator-ok = fonctionne
operator-bad = ne fonctionne pas
operator-processes = Processus
operator-process = { $tables ->
    [one] une table
   *[other] { $tables } tables
}
operator-this = celui-ci
operator-sockets = Connexions
operator-tables-here = Tables en mémoire
operator-bot-queue = Bots en attente
operator-figure = { $count } × { $ms } ms
operator-figure-pick = Un coup
operator-figure-commit = Une écriture
operator-figure-bot = La réponse d’un bot
operator-figure-bot_wait = L’attente d’un bot
operator-figure-review = Une rétrospective
operator-figure-pause = Une pause
operator-figures = Mesuré ici depuis le démarrage, en moyenne
