# What happens, and what may be chosen, in French. Arguments: $who is "you" if the reader's own seat
# is meant, "monster" for the monster of a fight, else "other"; $name is that seat, $cards are names
# of cards or "a card", $n is a number.

## Words

ow-log-you = vous
ow-log-locals = les habitants
ow-trait-specialty = la spécialité
ow-trait-trophy = le trophée { $name }
ow-trait-monster = la capacité de { $name }
ow-price-gold =
    { $n ->
        [one] 1 pièce d’or
       *[other] { $n } pièces d’or
    }
ow-price-potion =
    { $n ->
        [one] 1 potion
       *[other] { $n } potions
    }
ow-price-shield =
    { $n ->
        [one] 1 bouclier
       *[other] { $n } boucliers
    }
ow-price-trash =
    { $n ->
        [one] 1 carte à écarter
       *[other] { $n } cartes à écarter
    }
ow-price-discard =
    { $n ->
        [one] 1 carte à défausser
       *[other] { $n } cartes à défausser
    }
ow-hand-nothing = rien
ow-hand-pair = une paire
ow-hand-two-pairs = deux paires
ow-hand-three = un brelan
ow-hand-five-high = une suite au cinq
ow-hand-six-high = une suite au six
ow-hand-full-house = un full
ow-hand-four = un carré
ow-hand-five = un quinté

## Set-up

ow-log-first =
    { $who ->
        [you] Vous jouez en premier.
       *[other] { $name } joue en premier.
    }
ow-log-board-drawn =
    { $who ->
        [you] Vous tirez un plateau de sorceleur : { $school }.
       *[other] { $name } tire un plateau de sorceleur : { $school }.
    }
ow-log-board =
    { $who ->
        [you] Vous jouez le sorceleur de l’école { $school }.
       *[other] { $name } joue le sorceleur de l’école { $school }.
    }
ow-log-set-aside = Un jeton de monstre est mis de côté, face cachée.
ow-log-revealed = Nouveau dans la réserve : { $cards }.
ow-log-turned-up = Révélé et défaussé : { $cards }.
ow-log-swept = Défaussé de la réserve : { $cards }.
ow-log-actions-back = Les cartes d’action défaussées retournent dans leur pioche.
ow-log-potions-back = Les potions défaussées retournent dans leur pioche.
ow-log-monsters-back = Les monstres mis en fuite retournent dans leur pile.
ow-log-solo-trophy = Le trophée d’attribut de cette partie : { $attribute }.
ow-log-monster = Un monstre arrive ({ $terrain }) : { $cards }.
ow-log-lair = Son repaire ({ $terrain }) : { $cards }.
ow-log-driven-away = { $cards } quitte le plateau.

## Turns

ow-log-turn =
    { $who ->
        [you] Tour { $n }. C’est à vous.
       *[other] Tour { $n }. C’est à { $name }.
    }
ow-log-moved =
    { $who ->
        [you] Vous allez à { $place }.
       *[other] { $name } va à { $place }.
    }
ow-log-acts =
    { $who ->
        [you] À { $place }, vous choisissez : { $action }.
       *[other] À { $place }, { $name } choisit : { $action }.
    }
ow-log-gold-up =
    { $who ->
        [you] Vous gagnez { $n ->
            [one] 1 pièce d’or
           *[other] { $n } pièces d’or
        }.
       *[other] { $name } gagne { $n ->
            [one] 1 pièce d’or
           *[other] { $n } pièces d’or
        }.
    }
ow-log-gold-down =
    { $who ->
        [you] Vous cédez { $n ->
            [one] 1 pièce d’or
           *[other] { $n } pièces d’or
        }.
       *[other] { $name } cède { $n ->
            [one] 1 pièce d’or
           *[other] { $n } pièces d’or
        }.
    }
ow-log-shield-up =
    { $who ->
        [you] Votre bouclier monte de { $n }.
       *[other] Le bouclier de { $name } monte de { $n }.
    }
ow-log-shield-down =
    { $who ->
        [you] Votre bouclier baisse de { $n }.
       *[other] Le bouclier de { $name } baisse de { $n }.
    }
ow-log-attribute-up =
    { $who ->
        [you] { $attribute } : vous passez au niveau { $level }.
       *[other] { $attribute } : { $name } passe au niveau { $level }.
    }
ow-log-attribute-down =
    { $who ->
        [you] { $attribute } : vous retombez au niveau { $level }.
       *[other] { $attribute } : { $name } retombe au niveau { $level }.
    }
ow-log-level =
    { $who ->
        [you] Vous atteignez le niveau de sorceleur { $n }.
       *[other] { $name } atteint le niveau de sorceleur { $n }.
    }
ow-log-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
ow-log-discarded =
    { $who ->
        [you] Vous défaussez { $cards }.
        [monster] Le monstre perd { $cards }.
       *[other] { $name } défausse { $cards }.
    }
ow-log-trashed =
    { $who ->
        [you] Vous écartez { $cards }.
       *[other] { $name } écarte { $cards }.
    }
ow-log-reshuffled =
    { $who ->
        [you] Votre défausse est remélangée à votre pioche.
       *[other] La défausse de { $name } est remélangée à sa pioche.
    }
ow-log-potion =
    { $who ->
        [you] Vous piochez une potion : { $cards }.
       *[other] { $name } pioche une potion : { $cards }.
    }
ow-log-potion-lost =
    { $who ->
        [you] Vous défaussez une potion : { $cards }.
       *[other] { $name } défausse une potion : { $cards }.
    }
ow-log-taken =
    { $who ->
        [you] Vous ajoutez { $cards } à votre défausse.
       *[other] { $name } ajoute { $cards } à sa défausse.
    }
ow-log-none-left = Il ne reste aucune carte de coût { $n }.
ow-log-none-left-any = Il ne reste aucune carte à prendre.
ow-log-gained =
    { $who ->
        [you] Vous prenez { $cards } de la réserve en main.
       *[other] { $name } prend { $cards } de la réserve.
    }
ow-log-trail =
    { $who ->
        [you] Vous gagnez une piste ({ $cards }).
       *[other] { $name } gagne une piste ({ $cards }).
    }
ow-log-trail-quest =
    { $who ->
        [you] Vous entendez des rumeurs : une quête de piste à { $cards }.
       *[other] { $name } entend des rumeurs : une quête de piste à { $cards }.
    }
ow-log-trail-found =
    { $who ->
        [you] Vous trouvez la piste à { $place }.
       *[other] { $name } trouve la piste à { $place }.
    }

## Dice

ow-log-poker =
    { $who ->
        [you] Vous jouez au poker de dés avec { $rival }.
       *[other] { $name } joue au poker de dés avec { $rival }.
    }
ow-log-poker-locals =
    { $who ->
        [you] Vous jouez au poker de dés avec les habitants.
       *[other] { $name } joue au poker de dés avec les habitants.
    }
ow-log-poker-alone =
    { $who ->
        [you] Vous jouez au poker de dés.
       *[other] { $name } joue au poker de dés.
    }
ow-log-dice = Les dés : { $sides }.
ow-log-dice-side = { $name } { $dice }
ow-log-rerolls =
    { $who ->
        [you] { $n ->
            [0] Vous gardez vos dés.
            [one] Vous relancez 1 dé.
           *[other] Vous relancez { $n } dés.
        }
       *[other] { $n ->
            [0] { $name } garde ses dés.
            [one] { $name } relance 1 dé.
           *[other] { $name } relance { $n } dés.
        }
    }
ow-log-poker-pay =
    { $who ->
        [you] Vous avez { $hand }.
       *[other] { $name } a { $hand }.
    }
ow-log-poker-won =
    { $who ->
        [you] Vous gagnez avec { $hand } contre { $other }.
       *[other] { $name } gagne avec { $hand } contre { $other }.
    }
ow-log-poker-lost =
    { $who ->
        [you] Vous perdez avec { $hand } contre { $other }.
       *[other] { $name } perd avec { $hand } contre { $other }.
    }
ow-log-rolled =
    { $who ->
        [you] Vous obtenez un { $n }.
       *[other] { $name } obtient un { $n }.
    }
ow-log-tested =
    { $who ->
        [you] Test ({ $attribute }) : vous obtenez un { $die }, { $total } en tout.
       *[other] Test ({ $attribute }) : { $name } obtient un { $die }, { $total } en tout.
    }

## Stories and quests

ow-log-story-read =
    { $who ->
        [you] Vous lisez « { $title } ». { $text }
       *[other] { $name } lit « { $title } ». { $text }
    }
ow-log-event-read =
    { $who ->
        [you] Vous lisez l’événement { $n }, « { $title } ». { $text }
       *[other] { $name } lit l’événement { $n }, « { $title } ». { $text }
    }
ow-log-option =
    { $who ->
        [you] Vous choisissez : { $option }
       *[other] { $name } choisit : { $option }
    }
ow-log-event-gone = L’événement { $n } n’est plus dans sa pioche : rien n’est lu.
ow-log-quest-at =
    { $who ->
        [you] Vous avez une quête : « { $story } », à { $place }.
       *[other] { $name } a une quête : « { $story } », à { $place }.
    }
ow-log-quest-at-price =
    { $who ->
        [you] Vous avez une quête : « { $story } », à { $place }, pour { $price }.
       *[other] { $name } a une quête : « { $story } », à { $place }, pour { $price }.
    }
ow-log-quest-void = Il ne reste aucun jeton de lieu : « { $story } » ne devient pas une quête.
ow-log-quest-resolved =
    { $who ->
        [you] Vous accomplissez la quête « { $story } ».
       *[other] { $name } accomplit la quête « { $story } ».
    }
ow-log-kept =
    { $who ->
        [you] Vous gardez « { $cards } ».
       *[other] { $name } garde « { $cards } ».
    }
ow-log-draw3-up =
    { $who ->
        [you] En phase III, vous piocherez { $n } de plus.
       *[other] En phase III, { $name } piochera { $n } de plus.
    }
ow-log-draw3-down =
    { $who ->
        [you] En phase III, vous piocherez { $n } de moins.
       *[other] En phase III, { $name } piochera { $n } de moins.
    }
ow-log-draw3-max =
    { $who ->
        [you] En phase III, vous piocherez { $n } au plus.
       *[other] En phase III, { $name } piochera { $n } au plus.
    }

## Trophies

ow-log-meditates =
    { $who ->
        [you] Vous méditez : { $attribute }.
       *[other] { $name } médite : { $attribute }.
    }
ow-log-trophy =
    { $who ->
        [you] Vous prenez un trophée : { $cards }.
       *[other] { $name } prend un trophée : { $cards }.
    }
ow-log-track =
    { $who ->
        [you] Vous montez à la case { $n } de la piste des trophées.
       *[other] { $name } monte à la case { $n } de la piste des trophées.
    }
ow-log-no-step = Ce trophée ne fait pas avancer : la dernière case se gagne au combat.
ow-log-fatigue =
    { $who ->
        [you] La fatigue vous oblige à écarter { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }.
       *[other] La fatigue oblige { $name } à écarter { $n ->
            [one] 1 carte
           *[other] { $n } cartes
        }.
    }
ow-log-won =
    { $who ->
        [you] Vous gagnez la partie au tour { $n }.
       *[other] { $name } gagne la partie au tour { $n }.
    }
ow-log-no-winner = La partie s’arrête après le tour { $n }, sans victoire.

## Fights

ow-log-hunt =
    { $who ->
        [you] Vous combattez : { $monster }.
       *[other] { $name } combat : { $monster }.
    }
ow-log-duel =
    { $who ->
        [you] Vous vous battez contre { $rival }.
       *[other] { $name } se bat contre { $rival }.
    }
ow-log-wager =
    { $who ->
        [you] Vous pariez 1 pièce d’or sur { $rival }.
       *[other] { $name } parie 1 pièce d’or sur { $rival }.
    }
ow-log-wager-won =
    { $who ->
        [you] Votre pari est gagné.
       *[other] Le pari de { $name } est gagné.
    }
ow-log-wager-lost =
    { $who ->
        [you] Votre pari est perdu.
       *[other] Le pari de { $name } est perdu.
    }
ow-log-life-pool = La réserve de vie du monstre compte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ow-log-fight-turn =
    { $who ->
        [you] À vous de frapper.
        [monster] Au monstre de frapper.
       *[other] À { $name } de frapper.
    }
ow-log-trait =
    { $who ->
        [you] Un effet agit pour vous : { $trait }.
       *[other] Un effet agit pour { $name } : { $trait }.
    }
ow-log-potion-used =
    { $who ->
        [you] Vous buvez { $cards }.
       *[other] { $name } boit { $cards }.
    }
ow-log-played =
    { $who ->
        [you] Vous jouez { $cards }.
       *[other] { $name } joue { $cards }.
    }
ow-log-damage =
    { $who ->
        [you] Vous subissez { $n ->
            [one] 1 dégât
           *[other] { $n } dégâts
        }.
        [monster] Le monstre subit { $n ->
            [one] 1 dégât
           *[other] { $n } dégâts
        }.
       *[other] { $name } subit { $n ->
            [one] 1 dégât
           *[other] { $n } dégâts
        }.
    }
ow-log-knocked-off =
    { $who ->
        [you] { $count ->
            [one] 1 carte de votre pioche est défaussée.
           *[other] { $count } cartes de votre pioche sont défaussées.
        }
        [monster] { $count ->
            [one] Le monstre perd 1 carte de sa réserve.
           *[other] Le monstre perd { $count } cartes de sa réserve.
        }
       *[other] { $count ->
            [one] { $name } perd 1 carte de sa pioche.
           *[other] { $name } perd { $count } cartes de sa pioche.
        }
    }
ow-log-attack-charge = Le monstre charge.
ow-log-attack-bite = Le monstre mord.
ow-log-attack-card = { $card } est révélée. { $text }
ow-log-taken-back =
    { $who ->
        [you] Vous reprenez { $cards }.
       *[other] { $name } reprend { $cards }.
    }
ow-log-returned =
    { $who ->
        [you] De retour dans votre main : { $cards }.
       *[other] De retour dans la main de { $name } : { $cards }.
    }
ow-log-healed =
    { $who ->
        [you] De retour dans votre pioche : { $cards }.
       *[other] De retour dans la pioche de { $name } : { $cards }.
    }
ow-log-recalled =
    { $who ->
        [you] Vous remettez { $cards } sur votre pioche.
       *[other] { $name } remet { $cards } sur sa pioche.
    }
ow-log-scouted =
    { $who ->
        [you] Vous regardez le dessus de la pioche adverse : { $cards }.
       *[other] { $name } regarde { $cards } sur le dessus de la pioche adverse.
    }
ow-log-short-fight =
    { $who ->
        [you] Vous infligez { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        }.
       *[other] { $name } inflige { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        }.
    }
ow-log-fight-won =
    { $who ->
        [you] Vous gagnez le combat.
       *[other] { $name } gagne le combat.
    }
ow-log-fight-defeated = Le monstre est vaincu.
ow-log-fight-driven-away = Le monstre est mis en fuite.
ow-log-fight-lost = Le monstre gagne le combat.
ow-log-tavern-closed = La taverne de { $place } est fermée aux combats entre sorceleurs.
