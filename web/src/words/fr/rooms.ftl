# Les écrans autour du plateau.

## Rules

rules-game = Quel jeu
game-gwent = Gwynt
game-oldworld = L'Ancien Monde
rules-rulings = Nos décisions seules
rules-ruling-why = Notre décision : les livrets sont muets, flous ou en désaccord ici
rules-count =
    { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
rules-sections = Chapitres
rules-abilities = Ce que disent les signes
rules-english = Les articles ci-dessous sont en anglais, la langue dans laquelle les règles du moteur sont tenues.
rules-link = Article { $clause }
rules-gwent-golden-rule = Règle d'or
rules-gwent-cards = Cartes
rules-gwent-setup = Mise en place
rules-gwent-turn = Tour
rules-gwent-strength = Force
rules-gwent-unit-abilities = Capacités des unités
rules-gwent-special-cards = Cartes spéciales
rules-gwent-end-of-a-round-and-of-the-game = Fin de manche et de partie
rules-gwent-factions = Factions
rules-gwent-leaders = Chefs
rules-gwent-advanced-decks = Decks avancés
rules-gwent-tournament = Tournoi
rules-gwent-free-for-all-3-to-5-players = Chacun pour soi, 3 à 5 joueurs
rules-gwent-two-against-two = Deux contre deux
rules-gwent-solo = Solo
rules-oldworld-expansions-together = Extensions ensemble
rules-oldworld-setup = Mise en place
rules-oldworld-phase-i-movement-and-actions = Phase I : déplacement et actions
rules-oldworld-location-actions = Actions des lieux
rules-oldworld-phase-ii = Phase II
rules-oldworld-phase-iii = Phase III
rules-oldworld-fights = Combats
rules-oldworld-quests = Quêtes
rules-oldworld-specialties = Spécialités
rules-oldworld-solo = Solo

## Choosing

pick-any = Au hasard
copy = Copier
copied = Copié.
keep = Garder

## Decks

decks = Decks
decks-mine = Vos decks
decks-none = Pas encore de deck à vous. Partez d'un deck de départ ci-dessous.
decks-starters = Partir d'un deck de départ
deck-builder = Atelier de decks
deck-new = Nouveau deck
deck-new-name = Nouveau deck
deck-name = Nom du deck
deck-save = Enregistrer
deck-saved = Le deck est enregistré.
deck-share = Code de partage
deck-import = Utiliser un code
deck-import-how = Collez un code de partage ou un fichier de deck :
deck-test = Tester
deck-test-not = Seul un deck conforme aux règles standard peut être testé.
deck-rival = Sa faction
deck-pool = Cartes
deck-yours = Deck
deck-filters = Filtres
deck-owner = Cartes de qui
deck-owner-own = Faction
deck-owner-shared = Communes
deck-missing = Encore libres
deck-no-card = Aucune carte ne correspond.
deck-add = Prendre { $card }, { $count } sur { $most } dans le deck
deck-take = Remettre { $card }
deck-empty = Le deck est vide. Touchez des cartes pour les prendre.
deck-reserve = Dans la réserve : { $card } ×{ $count }
deck-leader-change = Changer de chef
deck-rules = Règles de contrôle
deck-legal-yes = Prêt à jouer
deck-legal-no = Pas encore permis
deck-drop = Jeter { $deck }
deckrules-standard = Standard
deckrules-advanced = Avancé
deckrules-tournament = Tournoi
deckrules-solo = Solo
trio-legal = Ces trois decks peuvent jouer un tournoi ensemble.
gauge-units = unités
gauge-specials = spéciales
gauge-spies = espions
gauge-medics = médecins
gauge-strength = force
gauge-wrong = hors des règles

## Tables

lobby = Tables
lobby-open = Tables qui attendent quelqu'un
lobby-none = Personne n'attend en ce moment. Créez une table et envoyez le lien à un ami, ou montrez-la ici.
lobby-waiting = En attente de la partie
lobby-over = Parties terminées
lobby-code = Code d'une table
join-host = { $name } vous attend.
join-watch = Regarder
new-friend-short = Un ami
new-trio = Vous apportez { $decks }.
new-trio-none = Vous apportez trois decks tirés au sort. Pour les choisir, marquez trois de vos decks pour le tournoi :
new-option-leaders = Les chefs adverses interviennent quand l'adversaire perd une manche
new-more = Plus
new-undo-free = Libre
new-undo-ask = Sur demande
new-undo-off = Jamais
new-watch = Spectateurs
new-watch-public = Voient le plateau
new-watch-hands = Voient tout, plus tard
new-watch-nobody = Aucun
new-listed = Montrer la table à tous, pour que des inconnus puissent s'asseoir
pace-untimed-name = Sans pendule
pace-live-name = En direct
pace-live-note = une minute par coup
pace-turns-name = Par tours
pace-turns-note = deux jours par coup
wait-code = ou dites-leur le code
wait-not-ready = Pas prêt
wait-unready = Pas encore
wait-bot = Mettre un robot ici
wait-away = Renvoyer
wait-leave = Partir
wait-for = On attend { $names }.
wait-for-seats = Une place est encore libre.
wait-for-host = L'hôte lance la partie.

## Settings, further

set-on = Oui
set-off = Non
set-text = Taille du texte
set-text-normal = Normale
set-text-large = Grande
set-text-huge = Très grande
set-contrast = Cartes
set-contrast-off = À la chandelle
set-contrast-on = Nettes et claires
set-list-short = Vue en liste
set-example = Un exemple

## Profile

me = Vous
me-guest = Vous jouez en invité : votre place et vos decks sont gardés dans ce navigateur.
me-account = Votre compte est { $login }.
me-account-title = Compte
me-account-why = Avec un compte, vous retrouvez vos tables et vos decks sur tout appareil. Il faut un nom et un mot de passe, rien d'autre.
me-account-kept = Vos tables et vos decks sont gardés sur le serveur et vous attendent sur tout appareil.
me-login = Nom du compte
me-password = Mot de passe
me-create = Créer un compte
me-log-in = Se connecter
me-log-out = Se déconnecter
me-in = Vous êtes connecté.
me-out = Vous êtes déconnecté.
me-made = Votre compte est créé.
me-named = C'est votre nom maintenant.
me-games = Vos parties
me-tables =
    { $count ->
        [one] table
       *[other] tables
    }
me-turns =
    { $count ->
        [one] vous attend
       *[other] vous attendent
    }
me-won =
    { $count ->
        [one] partie gagnée
       *[other] parties gagnées
    }
me-decks =
    { $count ->
        [one] deck
       *[other] decks
    }
me-data = Vos données
me-data-text = Tout ce que le serveur sait de vous, dans un fichier. Ou faites-vous oublier : votre nom et vos decks disparaissent, et un robot prend votre place dans les parties en cours.
me-export = Emporter
me-exported = Le fichier est à vous.
me-erase = M'oublier
me-erase-text = C'est sans retour. Les decks de ce navigateur restent.
me-erased = Vous êtes oublié ici.
