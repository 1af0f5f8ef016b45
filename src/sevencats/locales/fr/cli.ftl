# The terminal, in French. Names of commands and options of the program stay English.

## The table

table-round = Manche { $round }. { $scores }
table-side = { $name } : total { $total }, { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    },
table-side-points = { $name } : total { $total }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    },
table-discard = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la défausse
table-seat = { $faction }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $deck } dans le deck.
table-leader-ready = Chef prêt : { $leader }.
table-leader = Chef utilisé ou sans effet : { $leader }.
table-leader-passive = Chef toujours actif : { $leader }.
table-passed = A passé.
table-row = { $row }, { $total } : { $cards }
table-card = { $card } { $strength }
table-beside = à côté de la rangée { $cards }
table-leader-horn = la sonnerie du chef
table-empty = aucune carte sur les rangées
table-weather = Météo : { $cards }
table-no-weather = Météo : aucune

## Strength step by step

why = { $card } : { $steps }. Force { $result }.
why-printed = imprimée { $value }
why-spy = les espions comptent double, { $value }
why-weather = après la météo { $value }
why-bond = avec le lien étroit { $value }
why-morale = avec le moral { $value }
why-horn = avec une sonnerie { $value }

## Modes

mode-duel = duel
mode-advanced = duel, decks avancés
mode-ffa = chacun pour soi
mode-teams = deux contre deux
mode-solo = solo
mode-tournament = tournoi

## Playing

play-name-bot = Bot
play-name-bot-many = Bot { $seat }
play-name-player = Joueur { $seat }
play-name-solo = Joueur
play-name-opponent = Adversaire
play-welcome = { $title }. La graine de cette partie est { $seed }. Tapez help pour les commandes.
play-resumed = Bon retour. La partie de { $file } continue.
play-back = Bon retour : manche { $round }, { $totals }.
play-earlier = Tapez log pour lire ce qui s’est passé avant.
play-deck = { $name } : { $faction }, chef { $leader }.
play-deck-alone = { $name } : { $faction }.
play-choice = Votre choix :
play-option = { $number }. { $text }
play-closed = –  { $text } (trop cher pour vous)
play-pass-confirm = Si vous passez, vous ne faites plus rien dans cette manche. Passer ? (oui ou non)
play-yes = oui o
play-not-passed = Vous n’avez pas passé.
play-bad-number = Il n’y a pas d’option { $input }. Tapez un nombre de { $first } à { $last }, ou help.
play-bad-input = Je ne comprends pas « { $input } ». Tapez un nombre de { $first } à { $last }, ou help.
play-no-input = Tapez un nombre de { $first } à { $last }, ou help.
play-rest = Seulement { $taken } de vos { $count } choix : le suivant n’est pas possible à présent.
play-undone = Coup repris.
play-no-undo =
    { $why ->
        [other] Rien à reprendre : quelqu’un d’autre a joué depuis.
        [chance] Impossible à reprendre : le hasard a parlé depuis.
        [seen] Impossible à reprendre : une carte cachée a été vue depuis.
        [read] Impossible à reprendre : la suite a déjà été lue.
       *[nothing] Rien à reprendre : vous n’avez pas encore joué.
    }
play-hand-empty = Votre main est vide.
play-table-empty = Aucune carte sur les rangées.
play-numbered = { $number }. { $side }, { $row } : { $card } { $strength }
play-why-how = Tapez why et un numéro de la liste que montre table, ou explain et une rangée : close, ranged ou siege.
play-row-empty = Il n’y a rien sur cette rangée.
play-card-how = Tapez card et le nom d’une carte, ou le numéro d’une option.
play-card-near = Il n’y a pas de carte « { $name } ». Peut-être { $near } ?
play-card-unknown = Il n’y a pas de carte « { $name } ».
play-save-how = Tapez save et le nom d’un fichier.
play-saved = Enregistré dans { $file }.
play-save-failed = Ce fichier ne peut pas être écrit : { $reason }
play-log-empty = Il ne s’est encore rien passé.
play-help =
    Répondez par le numéro d’une option, ou par sa clé, par exemple pass.
    undo : reprendre votre dernier choix
    hand : votre main
    table : la table, chaque carte avec un numéro
    why N : la force de la carte N de cette liste, pas à pas
    explain ROW : de même pour une rangée : close, ranged ou siege
    card NAME : ce que dit une carte (un nom, ou le numéro d’une option)
    log : tout ce qui s’est passé
    save FILE : écrire la partie dans un fichier
    quit : arrêter
play-hand-over = Donnez l’appareil à { $name }.
play-ready = { $name }, appuyez sur Entrée pour continuer.
play-seats = Qui peut encore agir :
play-seat = { $number }. { $name } : { $about }
play-seat-may = { $number }. { $name } a fini, mais peut encore agir : { $about }
play-seat-choice = Qui agit ? (numéro)
play-seat-how = Les places qui peuvent agir maintenant : { $numbers }.
play-left = La partie n’est pas terminée.
play-go-on = Elle est gardée dans { $file }. Pour continuer, relancez la même commande avec --journal { $file }.
play-go-on-last = Pour la continuer : { $program } resume. Pour revoir cette donne, utilisez --seed { $seed } avec les mêmes options.
play-go-on-how = Pour pouvoir continuer plus tard, lancez le jeu avec --journal FICHIER : la partie est alors enregistrée après chaque coup. Pour revoir cette donne, utilisez --seed { $seed } avec les mêmes options.
play-finished = La partie est terminée.
play-read = Pour la relire : { $program } replay { $file }

## Replay

replay-title = { $title }. Graine { $seed }.
replay-setup = Mise en place
replay-round = Manche { $round }
replay-pick = { $number }. { $name } : { $text }
replay-digest = empreinte { $digest }
replay-totals = Totaux : { $scores }
replay-snapshot = La position à la fin du fichier (moteur { $engine }).
replay-open = La partie n’est pas terminée.
replay-hand = Main de { $name } : { $cards }
replay-hand-empty = Main de { $name } : vide

## Simulate

sim-games = Parties
sim-decisions = Décisions
sim-rounds = Manches par partie
sim-per-game = Décisions par partie
sim-wins = Victoires de { $name }
sim-draws = Parties nulles
sim-won-together = Gagnées ensemble
sim-lost-together = Perdues ensemble
sim-faction =
    { $name } : victoires en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
sim-total = Total moyen de { $name } par manche
sim-points = Points moyens de { $name } par partie
sim-longest = Partie la plus longue, décisions
sim-errors = Erreurs
sim-error = La partie { $number } (graine { $seed }) a échoué : { $error }
sim-repeat = Pour la rejouer : { $command }
sim-progress = Parties
sim-time =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $rate } par seconde

## Un bot à vous sur un serveur

bot-sits = Le bot a la place { $seat } à la table { $table }.
bot-reconnects = La connexion est perdue ; nouvelle tentative.
bot-won = Gagné, { $picks ->
        [one] 1 réponse
       *[other] { $picks } réponses
    }.
bot-lost = Perdu, { $picks ->
        [one] 1 réponse
       *[other] { $picks } réponses
    }.
bot-even = Personne n’a gagné, { $picks ->
        [one] 1 réponse
       *[other] { $picks } réponses
    }.
