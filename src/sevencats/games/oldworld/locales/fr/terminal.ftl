# The terminal: how things stand, the map, dice, odds, and the end of a game, in French.

## Above every question

ow-back = Bon retour : manche { $round }, trophées { $tracks }.
ow-status = [Phase { $phase }, { $place } : or { $gold }, bouclier { $shield }{ $potions ->
        [0] { "" }
       *[other] , potions { $potions }
    }, main { $hand }, pioche { $deck }, trophées { $track }/{ $top }]
ow-status-common = [Phase { $phase }, { $place } : or { $gold }, bouclier { $shield }{ $potions ->
        [0] { "" }
       *[other] , potions { $potions }
    }, main { $hand }, pioche { $deck }]
ow-status-other = [Tour de { $name }. Vous, { $place } : or { $gold }, bouclier { $shield }{ $potions ->
        [0] { "" }
       *[other] , potions { $potions }
    }, main { $hand }, pioche { $deck }, trophées { $track }/{ $top }]
ow-status-fight = [Combat, tour { $n }. { $sides }]
ow-status-side = { $name } : vie { $life } (main { $hand }), bouclier { $shield }, potions { $potions }{ $potions ->
        [0] { "" }
       *[other] {" "}(utilisables { $uses })
    }.
ow-status-beast = { $name } : vie { $life }.
ow-status-monster = le monstre
ow-status-combo = [Combo { $cards } : dégâts { $damage }, bouclier +{ $shield }, pioche { $draw }]
ow-status-leaves = [Combo { $cards } : dégâts { $damage }, bouclier +{ $shield }, pioche { $draw } ; laisse { $life } à { $name }]

## The map

ow-map-key = { $forest } forêt, { $mountain } montagne, { $water } eau, { $any } tout terrain : une carte au signe d’un lieu paie le chemin qui y mène ; deux cartes quelconques aussi, ou une carte et 1 pièce d’or.
ow-map-marks = [lieu] vous êtes ici, @ sorceleur, ! monstre avec son niveau, ? quête ou quête de piste à vous, + autre chose. Prix d’ici : <1{ $forest }> une telle carte, <2> deux cartes, <1+G> une carte et une pièce d’or, <0> rien.
ow-map-short = { $forest }{ $mountain }{ $water } terrain, [vous], @ sorceleur, ! monstre, ? votre quête, + autre; <1{ $forest }> une telle carte, <2> deux cartes, <1+G> carte et or, <0> gratuit
ow-map-place = { $number }. { $name } : { $facts }. Chemins vers { $paths }.
ow-map-place-alone = { $number }. { $name } : { $facts }.
ow-map-free = rien
ow-map-way = { $name } : { $cost }.
ow-map-way-by = { $name } par { $by } : { $cost }.
ow-map-narrow = Il faut { $least ->
        [one] { $least } colonne
       *[other] { $least } colonnes
    } pour la carte. Voici les lieux en mots :
ow-map-no-ways = Vous ne pouvez aller nulle part à présent.

## Dice

ow-dice-how = Tapez leurs numéros en une réponse, par exemple 1 3 5, ou 0 pour les garder tous.
ow-owed = Encore à donner : { $n }, une à une ou en une réponse.

## Odds

ow-odds-there = { $name } à { $place }{ $way } : gagné { $chance } % ({ $low } à { $high } %), mis en fuite { $driven } %, { $tried ->
        [one] { $tried } combat essayé
       *[other] { $tried } combats essayés
    }.
ow-odds-there-duel = { $name } à { $place }{ $way } : gagné { $chance } % ({ $low } à { $high } %), { $tried ->
        [one] { $tried } combat essayé
       *[other] { $tried } combats essayés
    }.
ow-odds-way = {" "}(le chemin coûte { $cost })
ow-odds-far = { $name } à { $place } : hors d’atteinte ce tour-ci.
ow-odds-early = Choisissez d’abord votre sorceleur : ensuite les combats pourront être estimés.

## What wins

ow-goal-many = Qui a le premier { $n ->
        [one] { $n } trophée
       *[other] { $n } trophées
    } gagne : monstres, sorceleurs et attributs maîtrisés en donnent, et le dernier doit être gagné en combat.
ow-goal-solo = Votre but : vaincre les trois monstres et gagner le trophée d’attribut{ $named ->
        [yes] {" "}({ $name })
       *[no] { "" }
    }, le dernier des quatre en combat. Le rang dépend de vos tours : { $ranks }.
ow-goal-rank = { $rank } jusqu’à { $n }

## The end

ow-end-standings = Classement après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    } et { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } :
ow-end-standing = { $number }. { $name } ({ $school }) : trophées { $track } sur { $top }, niveau { $level }, or { $gold }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
ow-end-rank = Votre rang, pour { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } : { $rank }.
ow-end-chronicle = La chronique :
ow-end-fight-defeated = Manche { $round } : { $who ->
        [you] victoire
       *[other] victoire de { $name }
    } contre { $rival } ; il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
ow-end-fight-driven-away = Manche { $round } : { $who ->
        [you] vous mettez
       *[other] { $name } met
    } { $rival } en fuite.
ow-end-fight-lost = Manche { $round } : { $who ->
        [you] vous perdez
       *[other] { $name } perd
    } contre { $rival }, à qui il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
ow-end-fight-attacker = Manche { $round } : { $who ->
        [you] vous gagnez
       *[other] { $name } gagne
    } le combat contre { $rival }.
ow-end-fight-defender = Manche { $round } : { $who ->
        [you] vous perdez
       *[other] { $name } perd
    } le combat contre { $rival }.
ow-end-moment-combo = Le plus grand combo : { $name }, { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } d’un coup.
ow-end-moment-narrow = La victoire la plus juste : { $name }, avec { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } restantes.
ow-end-moment-dice = Les meilleurs dés : { $name }, { $hand }.
ow-end-story = Manche { $round }, { $name } : « { $title } ». { $chosen }
ow-seat-about = à { $place }, { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } en main. { $asked }
