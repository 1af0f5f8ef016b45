# What cards are and do, in French. Arguments: $kind is the kind of the card that has the
# ability, $cards the names it musters, $card the reserve card it calls.

## Factions

faction-monsters = Monstres
faction-nilfgaard = Nilfgaard
faction-northern-realms = Royaumes du Nord
faction-scoiatael = Scoia’tael
faction-skellige = Skellige
faction-neutral = Neutre
faction-special = Spéciale
faction-weather = Météo

faction-ability-monsters = À la fin de chaque manche, l’une de vos unités, désignée par le sort, reste sur le champ de bataille. Les héros ne restent jamais.
faction-ability-nilfgaard = Une manche à égalité est à vous.
faction-ability-northern-realms = Chaque manche gagnée vous donne une carte de votre deck.
faction-ability-scoiatael = Vous désignez qui joue le premier tour de la partie.
faction-ability-skellige = Quand la manche 3 commence, deux unités désignées par le sort reviennent de votre défausse sur le champ de bataille. Les héros ne reviennent pas.

## Rows and kinds

row-close = combat rapproché
row-ranged = combat à distance
row-siege = combat de siège

kind-unit = Unité
kind-hero = Héros
kind-special = Carte spéciale
kind-weather = Carte météo

## The frame of a card text

cardtext-unit = Unité, { $rows }, force { $strength }.
cardtext-hero = Héros, { $rows }, force { $strength }. Aucune capacité d’une autre carte ne l’affecte.
cardtext-special = Carte spéciale.
cardtext-weather = Carte météo.
cardtext-reserve = Elle attend dans le deck de réserve et ne fait jamais partie du deck de départ.
cardtext-ability = { $name } : { $text }
cardtext-leader-active = Capacité active, une fois par partie. { $text }
cardtext-leader-passive = Capacité passive, toujours en vigueur. { $text }

## Abilities

ability-agile = Agilité
ability-agile-text = En la posant, vous choisissez la rangée de combat rapproché ou celle de combat à distance. Elle n’en change plus ensuite.

ability-berserker = Berserker
ability-berserker-text = Si Mardrome agit sur sa rangée, cette carte quitte la partie pour de bon et la carte « { $card } » vient de la réserve prendre sa place.

ability-clear-weather = { card-clear-weather }
ability-clear-weather-text = Toute la météo en jeu part à la défausse, et cette carte avec elle.

ability-commanders-horn = Sonnerie de la charge
ability-commanders-horn-text =
    { $kind ->
        [special] Placez-la à côté d’une de vos rangées. Les unités de cette rangée comptent double. Il n’y a de place que pour une seule par rangée.
       *[unit] Les autres unités de sa rangée comptent double. Sans effet là où une sonnerie agit déjà.
    }

ability-decoy = Leurre
ability-decoy-text = Échangez-le avec une unité de votre côté, qui revient dans votre main. Les héros ne peuvent pas être échangés. Le Leurre reste sur la rangée avec une force de 0.

ability-mardroeme = Mardrome
ability-mardroeme-text =
    { $kind ->
        [special] Placez-la à côté d’une de vos rangées. Les Berserkers de cette rangée se transforment, ceux qui y arrivent plus tard aussi. Il n’y a de place que pour une seule par rangée.
       *[unit] Les Berserkers de sa rangée se transforment, ceux qui y arrivent plus tard aussi.
    }

ability-medic = Médecin
ability-medic-text = Une unité de votre choix revient de votre défausse et est jouée aussitôt. Les héros ne peuvent pas revenir.

ability-morale-boost = Moral regonflé
ability-morale-boost-text = Chaque autre unité de sa rangée gagne 1 point de force.

ability-muster = Rassemblement
ability-muster-text = Ces cartes, tous exemplaires compris, quittent votre main et votre deck pour la rejoindre aussitôt, chacune sur sa rangée : { $cards }. Votre deck est ensuite mélangé.

ability-scorch = Incinération
ability-scorch-text =
    { $kind ->
        [special] Les unités les plus fortes de tout le champ de bataille partent à la défausse, les vôtres aussi si elles en sont. Les héros sont épargnés. Cette carte est ensuite défaussée.
       *[unit] Les unités les plus fortes de tout le champ de bataille partent à la défausse, les vôtres aussi si elles en sont. Les héros sont épargnés.
    }

-scorch-row =
    Si la rangée de { $row ->
        [close] combat rapproché
        [ranged] combat à distance
       *[siege] combat de siège
    } adverse atteint 10 points ou plus, ses unités les plus fortes partent à la défausse. Les héros comptent dans la somme mais sont épargnés.

ability-scorch-row-close = Incinération (rangée)
ability-scorch-row-close-text = { -scorch-row(row: "close") }

ability-scorch-row-ranged = Incinération (rangée)
ability-scorch-row-ranged-text = { -scorch-row(row: "ranged") }

ability-scorch-row-siege = Incinération (rangée)
ability-scorch-row-siege-text = { -scorch-row(row: "siege") }

ability-spy = Espion
ability-spy-text = Vous le posez du côté adverse, où il compte pour l’adversaire, et vous piochez 2 cartes.

ability-summon-avenger = Invocation de vengeur
ability-summon-avenger-text = Dès qu’elle est défaussée du champ de bataille, même en fin de manche, la carte « { $card } » vient de la réserve prendre sa place.

ability-tight-bond = Lien étroit
ability-tight-bond-text = Sa force est multipliée par le nombre de cartes portant ce nom de son côté du champ de bataille.

ability-weather-frost = { card-biting-frost }
ability-weather-frost-text = De chaque côté, les unités de combat rapproché tombent à 1 de force. Les héros gardent la leur.

ability-weather-fog = { card-impenetrable-fog }
ability-weather-fog-text = De chaque côté, les unités de combat à distance tombent à 1 de force. Les héros gardent la leur.

ability-weather-rain = { card-torrential-rain }
ability-weather-rain-text = De chaque côté, les unités de combat de siège tombent à 1 de force. Les héros gardent la leur.

ability-weather-storm = { card-skellige-storm }
ability-weather-storm-text = De chaque côté, les unités de combat à distance et de combat de siège tombent à 1 de force. Les héros gardent la leur.

## Leaders

-leader-fetch = Vous cherchez une carte « { $card } » dans votre deck et la jouez. Le deck est ensuite mélangé.
-leader-horn =
    Les unités de votre rangée de { $row ->
        [close] combat rapproché
        [ranged] combat à distance
       *[siege] combat de siège
    } comptent double, comme avec une Sonnerie de la charge. Sans effet là où une sonnerie agit déjà.

leader-text-eredin-king-of-the-wild-hunt = Vous cherchez dans votre deck la carte météo qui vous plaît et la jouez. Le deck est ensuite mélangé.
leader-text-eredin-commander-of-the-red-riders = { -leader-horn(row: "close") }
leader-text-eredin-destroyer-of-worlds = Vous défaussez deux cartes de votre main. En échange, vous prenez en main n’importe quelle carte de votre deck. Le deck est ensuite mélangé.
leader-text-eredin-bringer-of-death = Vous reprenez en main une unité ou une carte spéciale de votre défausse. Les héros y restent.
leader-text-eredin-breacc-glas-the-treacherous = Chaque espion a le double de sa force imprimée, de chaque côté.
leader-text-emhyr-his-imperial-majesty = { -leader-fetch(card: "Pluie torrentielle") }
leader-text-emhyr-emperor-of-nilfgaard = Vous voyez trois cartes de la main adverse, désignées par le sort.
leader-text-emhyr-the-white-flame = Les capacités des autres chefs sont sans effet.
leader-text-emhyr-the-relentless = Vous choisissez une unité ou une carte spéciale dans la défausse adverse et l’ajoutez à votre main. Les héros y restent.
leader-text-emhyr-invader-of-the-north = Chaque fois qu’une capacité ramène une unité sur le champ de bataille, le sort désigne laquelle. Cela vaut pour tous.
leader-text-foltest-king-of-temeria = { -leader-fetch(card: "Brouillard impénétrable") }
leader-text-foltest-lord-commander-of-the-north = Le ciel se dégage : toute la météo en jeu part à la défausse.
leader-text-foltest-the-siegemaster = { -leader-horn(row: "siege") }
leader-text-foltest-the-steel-forged = { -scorch-row(row: "siege") }
leader-text-foltest-son-of-medell = { -scorch-row(row: "ranged") }
leader-text-francesca-pureblood-elf = { -leader-fetch(card: "Froid mordant") }
leader-text-francesca-daisy-of-the-valley = Vous commencez la partie avec une carte de plus en main.
leader-text-francesca-the-beautiful = { -leader-horn(row: "ranged") }
leader-text-francesca-queen-of-dol-blathanna = { -scorch-row(row: "close") }
leader-text-francesca-hope-of-the-aen-seidhe = Vos unités agiles passent du combat rapproché au combat à distance, ou l’inverse, de manière à compter le plus possible.
leader-text-crach-an-craite = Toutes les défausses se vident : celle de chacun rejoint son propre deck, qui est mélangé.
leader-text-king-bran = Par mauvais temps, vos unités gardent la moitié de leur force, arrondie à l’entier supérieur.
leader-text-arnjolf-the-patricide = Vous cherchez dans votre deck une unité avec Lien étroit et la jouez. Le deck est ensuite mélangé.
leader-text-harald-an-craite-the-cripple = Vous cherchez une carte « Mardrome » dans votre deck et la jouez à côté d’une de vos rangées. Le deck est ensuite mélangé.
