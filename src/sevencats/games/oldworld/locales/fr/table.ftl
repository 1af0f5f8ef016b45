# The table in the terminal, and what the commands of this game print, in French.

ow-mode-base = jeu de base
ow-mode-solo = solo
ow-replay-turn = Tour { $n } : { $name }

ow-table-turn = Tour { $n }, phase { $phase }.
ow-table-monster = { $monster } ({ $terrain }, niveau { $level }, vie { $life }) est à { $place }.
ow-table-tavern = Pas de combat entre sorceleurs à { $place }.
ow-table-landmark = { $place } : { $what }.
ow-table-witcher = { $name }, { $school } : à { $place }, or { $gold }, bouclier { $shield }, piste des trophées { $track }.
ow-table-levels = Niveau { $level } ; combat { $combat }, défense { $defense }, alchimie { $alchemy }, spécialité { $specialty }.
ow-table-cards = { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $deck } dans la pioche, { $discard } dans la défausse.
ow-table-potions = Potions : { $cards }.
ow-table-trophies = Trophées : { $cards }.
ow-table-gear = Gardé : { $cards }.
ow-table-trail-trail = Piste : { $terrain }.
ow-table-trail-quest = Quête de piste : { $terrain }, à { $place }.
ow-table-quest = Quête : « { $story } », à { $place }.
ow-table-quest-price = Quête : « { $story } », à { $place }, pour { $price }.
ow-table-card = { $card } ({ $facts })
ow-table-pool = La réserve, de gauche à droite : { $cards }.
ow-table-pool-card = { $card } [{ $cost }]
ow-table-fight = Combat : { $sides }.
ow-table-life = { $name } { $n }

## Playing

ow-play-help =
    Répondez par le numéro d’une option, par plusieurs à la fois (1 3 5), ou par une clé, par exemple end.
    undo : reprendre votre dernier choix
    hand : votre main, chaque carte avec ses valeurs
    table : la table
    map : la carte, avec qui et quoi se trouve où et le prix des chemins (places : la même en mots)
    ways : où vous pouvez aller ce tour-ci, et ce que cela coûte
    card NOM : ce qu’est une carte, un monstre, une potion ou un lieu, ou encore ce qui a été lu (un nom, ou le numéro d’une option)
    odds : vos chances dans les combats à votre portée, une fois le chemin payé
    log : tout ce qui s’est passé
    seats : qui peut encore agir, quand tous jouent ensemble (seat 2 : la place 2 agit)
    save FICHIER : enregistrer la partie dans un fichier
    quit : arrêter

## Simulate

ow-sim-capped = Terminées par la limite de manches
ow-sim-school = { $name } : victoires sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
ow-sim-trophies = Trophées de { $name } en moyenne
ow-balance-written = Le rapport se trouve dans { $file }.
ow-balance-met = ✓ { $name } : { $measured } (voulu : { $wanted })
ow-balance-missed = ✗ { $name } : { $measured } (voulu : { $wanted } ; { $short })

## Looking things up

ow-lookup-place = { $name } : { $terrain } ; { $action }. Chemins vers { $paths }.
ow-lookup-monster = { $name }, niveau { $level }, vie { $life }. { $text } Trophée : { $trophy }
ow-lookup-school = { $name }. { $specialty } au niveau 1 : { $text } Trophée : { $trophy }

## The odds of a fight

ow-odds = { $name } : gagné { $chance } % ({ $low } à { $high } %), mis en fuite { $driven } %, { $tried ->
        [one] { $tried } combat essayé
       *[other] { $tried } combats essayés
    }.
ow-odds-duel = { $name } : gagné { $chance } % ({ $low } à { $high } %), { $tried ->
        [one] { $tried } combat essayé
       *[other] { $tried } combats essayés
    }.
ow-odds-none = Il n’y a personne à combattre.
