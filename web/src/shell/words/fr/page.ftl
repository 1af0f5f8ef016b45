# La page : tout ce qui n'est pas sur une carte.

## Home

home-deck = Votre deck
home-tables = Vos tables
home-level = Votre adversaire
close = Fermer
unplayable-what = Cette version du serveur ne peut pas continuer cette partie. Vous pouvez la clore sans résultat ; son enregistrement est conservé.
unplayable-end = Clore cette partie
unplayable-ended = La partie est close, sans résultat.
unplayable-record = Télécharger l’enregistrement

## New table, waiting room

new-mode = Mode
new-seats = Places
new-seat = Place { $number }
new-friend = Sur invitation
new-bot = Bot : { $level }
new-pace = Rythme
new-random = Tout le monde joue un deck tiré au sort.
new-make = Créer la table
pace-untimed = Sans pendule
pace-live = En direct : une minute par coup
pace-turns = Par tours : deux jours par coup
join-title = Une invitation pour vous
join-sit = Prendre place
wait-title = En attente de la partie
wait-free = Place libre
wait-host = Hôte
wait-ready = C’est bon
wait-invite = Envoyez ce lien aux personnes que vous invitez :
wait-copy = Copier
wait-copied = Le lien est copié.
wait-start = Commencer

## The table

actions = Ce que vous pouvez faire
weather = Météo
weather-none = Beau temps
your-side = Votre côté
their-side = Côté adverse
row-label =
    { $side ->
        [you] Votre rangée
       *[other] Rangée adverse
    }, { $row }, { $total }
total = Total { $total }
gems =
    { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mate-hand = Main de { $name }
hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
your-hand =
    { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
hand-empty = Votre main est vide.
passed = Passé
pile-deck =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
pile-discard =
    { $count ->
        [one] Défausse, { $count } carte
       *[other] Défausse, { $count } cartes
    }
leader = Chef
leader-button =
    { $state ->
        [usable] Utiliser votre chef, { $leader }
        [ready] Chef { $leader }, pas encore utilisé
        [used] Chef { $leader }, utilisé
       *[off] Chef { $leader }, sans effet
    }
round = Manche { $round }
turn-yours = À vous de jouer
turn-away = { $name } n’est pas là
turn-theirs = { $name } réfléchit
turn-held = Où placer { $card } ?
turn-leading = { $leader } : l’utiliser maintenant ?
waiting-other = En attente des autres
game-over = La partie est terminée
place-card = Placer { $card } ici : { $row }
place-weather = Placer { $card } ici : météo
place-table = Jouer la carte
play-card = Jouer la carte
use-leader = Utiliser le chef
pass = Passer
undo = Annuler
prompt-peek = Voir la table
prompt-back = Retour à la question
log = Journal
step-spy = Les espions comptent double
step-weather = Météo
step-bond = { ability-tight-bond }
step-morale = { ability-morale-boost }
step-horn = { ability-commanders-horn }
preview = Vous { $mine }, adversaire { $theirs }
preview-gone =
    { $count ->
        [one] { $count } carte brûle
       *[other] { $count } cartes brûlent
    }
preview-back =
    { $count ->
        [one] { $count } carte revient
       *[other] { $count } cartes reviennent
    }
preview-came =
    { $count ->
        [one] { $count } autre carte arrive
       *[other] { $count } autres cartes arrivent
    }
inspect-strength = Force imprimée { $printed }, { $now } maintenant.

## Questions and dialogs

redraw = Échanger des cartes
redraw-how = Touchez une carte pour l’échanger.
redraw-left =
    { $count ->
        [0] Vous ne pouvez plus rien échanger.
        [one] Vous pouvez encore échanger une carte.
       *[other] Vous pouvez encore échanger { $count } cartes.
    }
redraw-done = Garder cette main
pass-title = Passer pour cette manche ?
pass-text = Vous ne jouez plus de carte dans cette manche. Vos cartes sur la table comptent toujours.
pass-no = Pas encore
pass-stay = Continuer la manche
pass-score = Le score est de { $mine } pour vous, { $theirs } en face.
confirm-leader = Utiliser votre chef maintenant ?
confirm-leader-text = Un chef ne sert qu’une fois par partie.
confirm-nothing = { $card } ne changerait rien à présent
confirm-nothing-text = Aucune force ne changerait ; aucune carte n’arriverait ni ne partirait.
confirm-anyway = La jouer quand même
confirm-move = Jouer ce coup ?
confirm-yes = Oui
end-won = Victoire !
end-lost = Défaite
end-abandoned = Terminée sans victoire
end-draw = Égalité
end-last = { $total } à la dernière manche
end-again = Rejouer
end-rematch = Revanche
end-waiting = En attente des autres
end-gave-up = { $name } a abandonné.
end-replay = Revoir
end-look = Regarder la table

## Keys

keys = Comment jouer, et touches
how-to-play = Touchez une carte de votre main, puis une rangée éclairée, ou faites-la glisser. Pointez une carte ou maintenez-la pour lire son effet. Gagnez deux manches.
keys-arrows = Aller d’une carte à l’autre
keys-enter = Choisir une carte ; encore une fois : la jouer
keys-space = Passer
keys-leader = Utiliser votre chef
keys-undo = Annuler
keys-log = Montrer ou cacher le journal
keys-list = Vue en liste et retour
keys-escape = Reposer la carte

## List view

list-view = Vue en liste
list-question = Votre question
list-nothing = rien

## Connection

sitting-down = Vous prenez place à la table
connecting-again = La connexion est perdue. Nouvelle tentative ; votre place est gardée.

## Cards

filter-name = Nom
filter-faction = Faction
filter-row = Rangée
filter-ability = Capacité
filter-all = Toutes
filter-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Settings

set-language = Langue
set-name = Votre nom à la table
set-motion = Animations
set-motion-system = Comme le système
set-motion-off = Aucune
set-confirm = Demander avant un coup
set-confirm-always = Chaque coup
set-confirm-risky = Coups risqués
set-confirm-note = Les coups risqués : utiliser le chef, passer, et jouer une carte qui ne changerait rien. Sur le plateau, vous prenez d’abord la carte en main : rien de plus n’est demandé.
set-confirm-never = Jamais
set-list = Vue en liste : la table en texte, pour les lecteurs d’écran
set-sound = Sons

## Rules and replay

rules-search = Chercher dans les règles
rules-ruling = Notre décision
rules-none = Aucun article ne contient ces mots.
replay = Revoir la partie
replay-eyes = Vu par
replay-as = Comme { $name }
replay-all = Toutes les mains
replay-first = Début
replay-back = Retour
replay-next = Suite
replay-run = Lecture
replay-stop = Pause
replay-step = Étape { $at } sur { $total }
replay-speed = Vitesse

## Credits

credits-fan = Seven Cats est une œuvre de fans, non officielle. Elle n’a aucun lien avec les propriétaires ou éditeurs de The Witcher ou du Gwent. Toutes les images sont faites par du code ; tous les textes sont les nôtres.
credits-icons = Icônes
credits-icons-text = Les emblèmes des cartes sont des icônes des contributeurs de game-icons.net (Lorc, Delapouite et d’autres), sous licence CC BY 3.0, changées en couleur et en taille.
credits-fonts = Polices
credits-fonts-text = Cinzel, EB Garamond et Atkinson Hyperlegible, sous licence SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Sous licence MIT. Fait avec Svelte et Fluent.
