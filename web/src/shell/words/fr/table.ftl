# La vie autour d’une table : temps, joueurs, phrases, raisons, spectateurs, tournois.

## Temps

clock-short = { $time }
clock-hours = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] 1 jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
clock-move = Temps de { $name }
clock-bank = Temps de réserve de { $name }
clock-bank-short = réserve
clock-told =
    { $seconds ->
        [one] Il vous reste 1 seconde.
       *[other] Il vous reste { $seconds } secondes.
    }

## Joueurs

seat-resigned = abandon
seat-standin = un bot joue
seat-away = pas là
lost-again = Nouvelle connexion ({ $seconds } s) …
lost-kept = Votre place est gardée.
lost-kept-for = Votre place est gardée encore { $time }.
lost-gone = Un bot vous remplace jusqu’à votre retour.
standin-me = Un bot joue à votre place.
standin-back = Reprendre ma place
takeover-me = Votre temps est écoulé. Jouez, sinon un bot prend votre place dans { $time }.
takeover-other = { $name } n’est pas là. Un bot prend la place dans { $time }.
gone = { $name } a quitté la table.
gone-wait = Attendre
gone-bot = Laisser jouer un bot
gone-end = Finir la partie
resigned-on =
    { $count ->
        [one] Vous avez abandonné. { $names } continue.
       *[other] Vous avez abandonné. { $names } continuent.
    }
rematch-offer =
    { $decks ->
        [swap] { $name } voudrait une revanche en échangeant les decks.
       *[keep] { $name } voudrait une revanche.
    }
rematch-accept = Accepter
rematch-swap = Échanger les decks
rematch-gone = { $name } a quitté la table.
next-turn = Table suivante
wait-sent-away = L’hôte vous a demandé de quitter cette table.

## Regard en arrière

moment-caption = Coup d’œil en arrière
moment-leave = Retour à la partie
log-since = Depuis votre dernier tour
log-jump = Montrer la table à ce moment

## Reprendre

undo-turn = Annuler tout le tour
undo-waits = Vous avez demandé à annuler. En attente d’une réponse…
undo-asked-title = Annuler ce coup ?
undo-asked =
    { $scope ->
        [turn] { $name } voudrait annuler tout son tour.
       *[step] { $name } voudrait annuler son dernier coup.
    }
undo-allow = Oui, bien sûr
undo-deny = Non

## Phrases

phrases = Dire quelque chose
mute = Couper
unmute = Écouter
block = Bloquer
blocks = Personnes bloquées
unblock = Débloquer
blocked = Vous avez bloqué { $name } : plus de phrases, plus de table commune. Le profil permet d’annuler.

## Menu

menu = Table
menu-kept = Votre place est gardée.
board-view = Retour au plateau
sound-on = Activer les sons
sound-off = Couper les sons
resign = Abandonner
resign-title = Abandonner la partie ?
resign-text = L’adversaire gagne. C’est définitif.
resign-text-many = Un bot continue à votre place. C’est définitif.
resign-no = Continuer
keys-turn = Reprendre tout le tour
keys-phrases = Dire quelque chose
keys-menu = Menu de la table
keys-rules = Règles
keys-docs = Toute la documentation (en anglais)

## Pourquoi pas

why-over = La partie est terminée.
why-question = Répondez d’abord à la question posée.
why-passed = Vous avez passé : plus de carte pour cette manche.
why-turn = Ce n’est pas votre tour.
why-no-unit = { $card } demande une de vos unités sur la table, hors héros.
why-no-row = Chacune de vos rangées en a déjà une.
why-no-weather = En solo, seul l’adversaire joue des cartes météo. « Temps dégagé » fait exception.
why-leader-none = Vous n’avez pas de chef ici.
why-leader-used = Votre chef a déjà servi dans cette partie.
why-leader-off = Votre chef est sans effet dans cette partie.
why-leader-passive = Votre chef agit tout seul, en permanence.
goes-own = { $card } se place dans votre propre rangée : { $rows }.
goes-enemy = { $card } est un espion et va chez l’adversaire : { $rows }.
goes-beside = { $card } se place à côté d’une de vos rangées : { $rows }.
goes-unit = { $card } se pose sur une de vos unités, hors héros.
goes-weather = { $card } va dans la zone de la météo.
goes-anywhere = { $card } peut se poser n’importe où.
goes-taken = Il y en a déjà une à côté de cette rangée : { $row }.

## Regarder

watching = Vous regardez
watchers =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
watch-delay = { $time } de retard
watch-live = Plateau seul, en direct
watch-hands = Toutes les mains, plus tard
watch-soon = Les mains sont montrées avec quelques minutes de retard. Les premières cartes arrivent bientôt…
watch-won =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
watch-replay = Revoir la partie
lobby-playing = Parties à regarder
lobby-sit = Prendre place
lobby-watch = Regarder
lobby-watch-none = Aucune partie publique en ce moment.
lobby-next = Table suivante : à vous

## Tournoi

match-game = Tournoi, partie { $number }
match-won = { $name } a gagné la dernière partie.
match-first = { $name } choisit en premier.
match-points =
    { $count ->
        [one] 1 partie gagnée
       *[other] { $count } parties gagnées
    }
match-decks = Decks de { $name }
match-unknown = pas encore vu
match-deck = Deck { $number }
match-locked = A gagné
match-picked = Choisi
match-pick = Choisissez votre deck pour cette partie
match-picks = { $name } choisit un deck
match-score = Partie { $number } · { $mine } – { $theirs }
trio = Vos trois decks
trio-how = Trois decks de factions différentes. Un deck qui a gagné se repose jusqu’à la fin du tournoi.
trio-any = En tirer trois au sort
trio-few =
    { $count ->
        [one] Il manque encore un deck.
       *[other] Il manque encore { $count } decks.
    }

## Nouvelle table et salle d’attente

new-move-time = Temps par coup
new-seconds = { $count } s
new-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
new-bot-brings =
    { $brings ->
        [school] École du bot
       *[deck] Deck du bot
    }
new-bot-any =
    { $brings ->
        [school] n’importe laquelle
       *[deck] n’importe lequel
    }
room-pace-untimed = Sans limite de temps
room-pace-live = { $time } par coup, { $bank } en réserve
room-pace-turns = { $time } par coup
room-watch-public = Qui regarde voit le plateau
room-watch-hands = Qui regarde voit toutes les mains, plus tard
room-watch-nobody = Personne ne regarde
room-undo-free = Les coups peuvent être annulés
room-undo-ask = Annuler demande l’accord des autres
room-undo-off = Les coups ne peuvent pas être annulés
room-read-aloud = Une personne lit les textes à voix haute
room-brought =
    { $brings ->
        [school] École choisie
       *[deck] Deck choisi
    }
room-not-brought =
    { $brings ->
        [school] École à choisir
       *[deck] Deck à choisir
    }
wait-for-you =
    { $brings ->
        [school] Choisissez votre école, puis touchez « C’est bon ».
       *[deck] Choisissez votre deck, puis touchez « C’est bon ».
    }
room-said = Dit à la table
room-talk = Dire quelque chose

## A game that the page has no part of its own for

list-seats = À la table
list-cards = Sur la table
list-public = Visible pour tout le monde
list-hidden =
    { $count ->
        [one] 1 carte face cachée
       *[other] { $count } cartes face cachée
    }
list-won = a gagné
list-lost = a perdu
list-draw = égalité
