# What happens, and what may be chosen, in French. Arguments: $who is "you" if the reader's own seat
# or side is meant, else "other"; $name is that seat or side, $cards are card names or "a card".

## Words

log-at = { $cards } ({ $row })
log-at-side =
    { $whose ->
        [you] { $cards } ({ $row }, de votre côté)
       *[other] { $cards } ({ $row }, du côté de { $side })
    }
log-score = { $name } { $total }

## Set-up

log-decides =
    { $who ->
        [you] Le sort vous laisse désigner qui commence.
       *[other] Le sort laisse { $name } désigner qui commence.
    }
log-starts =
    { $who ->
        [you] Vous jouez le premier tour.
       *[other] { $name } joue le premier tour.
    }
log-searched =
    { $who ->
        [you] Vous parcourez votre deck.
       *[other] { $name } parcourt son deck.
    }
log-shuffled =
    { $who ->
        [you] Votre deck est mélangé.
       *[other] Le deck de { $name } est mélangé.
    }
log-shuffled-all = Les decks sont mélangés.
log-dealt =
    { $who ->
        [you] Vous recevez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] { $name } reçoit { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
log-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
log-set-aside =
    { $who ->
        [you] Vous mettez de côté { $cards }.
       *[other] { $name } met de côté { $cards }.
    }
log-put-back =
    { $who ->
        [you] Vous remettez { $cards } dans votre deck.
       *[other] { $name } remet { $cards } dans son deck.
    }

## Turns

log-round =
    { $who ->
        [you] La manche { $round } commence. C’est à vous d’ouvrir.
       *[other] La manche { $round } commence. C’est à { $name } d’ouvrir.
    }
log-played =
    { $who ->
        [you] Vous jouez { $cards }.
       *[other] { $name } joue { $cards }.
    }
log-revived =
    { $who ->
        [you] Vous ramenez { $cards } de la défausse.
       *[other] { $name } ramène { $cards } de la défausse.
    }
log-mustered =
    { $who ->
        [you] Le rassemblement vous apporte { $cards }.
       *[other] Le rassemblement apporte à { $name } { $cards }.
    }
log-summoned = Arrivée d’un vengeur depuis la réserve : { $cards }.
log-transformed = Arrivée depuis la réserve : { $cards }.
log-removed = { $cards } se transforme et quitte la partie.
log-returned =
    { $who ->
        [you] De retour de votre côté : { $cards }.
       *[other] De retour du côté de { $name } : { $cards }.
    }
log-returned-deck =
    { $who ->
        [you] Votre défausse retourne dans votre deck, { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] La défausse de { $name } retourne dans son deck, { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
log-burned =
    { $who ->
        [you] Incinération de votre côté : { $cards }.
       *[other] Incinération du côté de { $name } : { $cards }.
    }
log-discarded =
    { $who ->
        [you] Vous défaussez { $cards }.
       *[other] { $name } défausse { $cards }.
    }
log-discarded-weather = Météo défaussée : { $cards }.
log-decoyed =
    { $who ->
        [you] Vous reprenez { $cards } en main.
       *[other] { $name } reprend { $cards } en main.
    }
log-taken =
    { $who ->
        [you] Vous prenez { $cards } en main.
       *[other] { $name } prend { $cards } en main.
    }
log-moved =
    { $who ->
        [you] Vous déplacez { $cards }.
       *[other] { $name } déplace { $cards }.
    }
log-horn =
    { $who ->
        [you] Une sonnerie retentit de votre côté ({ $row }).
       *[other] Une sonnerie retentit du côté de { $name } ({ $row }).
    }
log-leader =
    { $who ->
        [you] Vous utilisez votre chef : { $leader }.
       *[other] { $name } utilise son chef : { $leader }.
    }
log-looked-at =
    { $who ->
        [you] Vous voyez { $cards } dans la main de { $owner }.
       *[other] { $whose ->
            [you] { $name } voit { $cards } dans votre main.
           *[other] { $name } voit { $cards } dans la main de { $owner }.
        }
    }
log-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }

## The end of a round

log-scored =
    { $who ->
        [you] Fin de la manche : { $scores }. Elle est à vous.
       *[other] Fin de la manche : { $scores }. Elle revient à { $name }.
    }
log-scored-tie = Fin de la manche : { $scores }. Égalité.
log-gem-lost =
    { $who ->
        [you] Vous perdez une gemme, reste { $left }.
       *[other] { $name } : une gemme perdue, reste { $left }.
    }
log-kept = { $cards } reste sur le champ de bataille.
log-cleared = Le champ de bataille est vidé.
log-game-over =
    { $who ->
        [you] Vous gagnez la partie.
       *[other] La partie revient à { $name }.
    }
log-game-over-draw = Partie nulle.
log-game-over-shared = Victoire partagée : { $names }.

## Tournament

log-picks-first =
    { $who ->
        [you] Vous choisissez un deck en premier.
       *[other] { $name } choisit un deck en premier.
    }
log-picked-deck =
    { $who ->
        [you] Vous choisissez le deck { $number } : { $faction }, chef { $leader }.
       *[other] { $name } choisit le deck { $number } : { $faction }, chef { $leader }.
    }
log-unpacked =
    { $who ->
        [you] Vous déballez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] { $name } déballe { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
    }
log-packed = Toutes les cartes retournent dans leurs boîtes.
log-game-won =
    { $who ->
        [you] La partie compte pour vous, parties gagnées : { $count }.
       *[other] La partie compte pour { $name }, parties gagnées : { $count }.
    }
log-game-drawn = La partie ne compte pour personne.
log-match-over =
    { $who ->
        [you] Vous gagnez le tournoi.
       *[other] Le tournoi revient à { $name }.
    }

## Points and solo

log-points =
    { $who ->
        [you] Vous marquez { $gained ->
            [one] { $gained } point
           *[other] { $gained } points
        }, { $total } en tout.
       *[other] { $name } : { $gained ->
            [one] { $gained } point
           *[other] { $gained } points
        }, { $total } en tout.
    }
log-hidden-under = Une carte va face cachée sous le Leurre.
log-revealed = Révélé : { $cards }.
log-turned-up = Le chef { $leader } est révélé.
log-bonus =
    { $who ->
        [you] Votre total augmente de { $count }.
       *[other] Le total de { $name } augmente de { $count }.
    }
log-leader-off =
    { $who ->
        [you] Votre chef est sans effet jusqu’à la fin de la partie.
       *[other] Le chef de { $name } est sans effet jusqu’à la fin de la partie.
    }

## Questions

question-turn = À vous de jouer.
question-redraw = Vous pouvez échanger des cartes de votre main.
question-row = Quelle rangée pour { $card } ?
question-receiver = Chez qui va { $card } ?
question-enemy = { $leader } : quel adversaire ?
question-revive = Quelle unité revient ?
question-weather = { $leader } : quelle carte jouez-vous ?
question-take =
    { $form ->
        [take] { $leader } : quelle carte prenez-vous ?
       *[target] { $leader } : quelle carte jouez-vous ?
    }
question-discard = { $leader } : quelle carte défaussez-vous ?
question-decoy = Quelle unité reprenez-vous ?
question-starter = Qui joue le premier tour ?
question-deck = Quel deck jouez-vous ?
question-colour = { $card } : de quelle couleur ?

## Options. $card is a card with its facts, $row a row, $who and $name a seat or side.

option-card = { $card } ({ $facts })
option-kind-hero = héros
option-kind-special = carte spéciale
option-kind-weather = carte météo
option-turn-play = Jouer { $card }
option-turn-leader = Utiliser votre chef : { $leader }
option-turn-pass = Passer
option-redraw-redraw = Échanger { $card }
option-redraw-done = Garder cette main
option-row-row = { $row }
option-receiver-to = { $name }
option-enemy-to = { $name }
option-revive-target = Ramener { $card }
option-weather-target = Jouer { $card }
option-take-take = Prendre { $card }
option-take-target = Jouer { $card }
option-discard-discard = Défausser { $card }
option-decoy-target = Reprendre { $card }
option-deck-deck = Deck { $name }
option-colour-colour = Aux couleurs de la faction « { $name } »
option-starter-starter =
    { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    }

## What chance does

option-coin-starter = Le sort : { $name } commence
option-decider-decides = Le sort : { $name } désigne qui commence
option-shuffle-order = Les cartes sont mélangées
option-look-slot = Une carte de la main, au hasard
option-keep-target = { $card } reste, au hasard
option-return-target = { $card } revient, au hasard
option-first-pick-first = Le sort : { $name } choisit un deck en premier
option-turn-up-leader = Le chef { $leader }, au hasard
option-turn-opponent-turn = Le tour de l’adversaire
