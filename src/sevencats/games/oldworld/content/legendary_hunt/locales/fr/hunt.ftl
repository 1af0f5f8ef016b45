## Names

ow-legend-frightener = l’Épouvanteur
ow-legend-ice-giant = le Géant de glace
ow-legend-imperial-golem = le Golem impérial
ow-legend-cyclops = le Cyclope
ow-legend-toad = le Crapaud
ow-legend-unseen-elder = l’Ancien invisible
ow-legend-gaunter-odimm = Gaunter de Meuré
ow-monster-frightener = l’Épouvanteur
ow-monster-ice-giant = le Géant de glace
ow-monster-imperial-golem = le Golem impérial
ow-monster-cyclops = le Cyclope
ow-monster-toad = le Crapaud
ow-monster-unseen-elder = l’Ancien invisible
ow-monster-gaunter-odimm = Gaunter de Meuré
ow-legend-attack-knockdown = Renversement
ow-legend-attack-keeping-at-bay = Tenir à distance
ow-legend-attack-sharp-pincers = Pinces acérées
ow-legend-attack-crushing-strength = Force écrasante
ow-legend-attack-rock-throw = Jet de rocher
ow-legend-attack-ice-armor = Armure de glace
ow-legend-attack-ice-blast = Souffle de glace
ow-legend-attack-powerful-hold = Prise puissante
ow-legend-attack-stone-fist = Poing de pierre
ow-legend-attack-tremor = Secousse
ow-legend-attack-warding-rune = Rune de garde
ow-legend-attack-grinding-grip = Étau broyeur
ow-legend-attack-club-sweep = Balayage de massue
ow-legend-attack-stomp = Piétinement
ow-legend-attack-one-eyed-stare = Regard borgne
ow-legend-attack-boulder = Bloc de pierre
ow-legend-attack-tongue-lash = Coup de langue
ow-legend-attack-acid-spit = Crachat acide
ow-legend-attack-swallow = Gobage
ow-legend-attack-deep-croak = Coassement grave
ow-legend-attack-blood-frenzy = Frénésie de sang
ow-legend-attack-mist-form = Forme de brume
ow-legend-attack-command = Commandement
ow-legend-attack-feast = Festin
ow-legend-attack-riddle = Énigme
ow-legend-attack-stopped-time = Temps arrêté
ow-legend-attack-broken-deal = Marché rompu
ow-legend-attack-man-of-glass = Homme de verre
ow-destruction-two-potions = deux potions
ow-destruction-potion-and-card = une potion et une carte
ow-destruction-two-gold = deux pièces d’or
ow-destruction-gold-and-card = de l’or et une carte
ow-destruction-two-cards = deux cartes
ow-destruction-free-card = une nouvelle carte
ow-destruction-combat = combat
ow-destruction-defense = défense
ow-destruction-alchemy = alchimie
ow-destruction-specialty = spécialité
ow-destruction-any-attribute = un attribut au choix
ow-legend-card-claw-1 = carte de combat légendaire 1
ow-legend-card-claw-2 = carte de combat légendaire 2
ow-legend-card-claw-3 = carte de combat légendaire 3
ow-legend-card-claw-4 = carte de combat légendaire 4
ow-legend-card-claw-5 = carte de combat légendaire 5
ow-legend-card-claw-6 = carte de combat légendaire 6
ow-legend-card-claw-7 = carte de combat légendaire 7
ow-legend-card-claw-8 = carte de combat légendaire 8
ow-legend-card-claw-9 = carte de combat légendaire 9
ow-legend-card-claw-10 = carte de combat légendaire 10
ow-legend-card-claw-11 = carte de combat légendaire 11
ow-legend-card-claw-12 = carte de combat légendaire 12
ow-legend-card-claw-13 = carte de combat légendaire 13
ow-legend-card-claw-14 = carte de combat légendaire 14
ow-legend-card-claw-15 = carte de combat légendaire 15
ow-legend-card-claw-16 = carte de combat légendaire 16
ow-legend-card-claw-17 = carte de combat légendaire 17
ow-legend-card-claw-18 = carte de combat légendaire 18
ow-legend-card-claw-19 = carte de combat légendaire 19
ow-legend-card-claw-20 = carte de combat légendaire 20
ow-movement-hengfors = Hengfors, puis Ard Modron
ow-movement-ard-modron = Ard Modron, puis Hengfors
ow-movement-glenmore = Glenmore, puis Cidaris
ow-movement-dhuwod = Dhuwod, puis Kaer Seren
ow-movement-stygga = Stygga, puis Behelt Nar
ow-movement-cintra = Cintra, puis Glenmore
ow-movement-ban-ard = Ban Ard, puis Doldeth
ow-movement-kaer-seren = Kaer Seren, puis Dhuwod
ow-movement-loc-ichaer = Loc Ichaer, puis Kaer Morhen
ow-movement-behelt-nar = Behelt Nar, puis Stygga
ow-movement-doldeth = Doldeth, puis Ban Ard
ow-movement-kaer-morhen = Kaer Morhen, puis Loc Ichaer

## What they say

ow-legend-next = à votre prochain tour de combat : { $what }
ow-legend-special = Attaque spéciale { $n }, { $name } : { $text }
ow-legend-start = Départ : { $place }.
ow-legend-claws = attaque spéciale { $n }
ow-movement-text = Vers { $main }, de là vers { $secondary } ; pas pour 1 à 5 joueurs : { $steps }.
ow-hunt-side-text = Protection selon la case de la piste des trophées : { $numbers }.
ow-hunt-solo-text = { $n ->
        [one] { $n } carte de mouvement
       *[other] { $n } cartes de mouvement
    } dans la pile.
ow-hunt-side-a = face A
ow-hunt-side-b = face B
ow-hunt-solo-easy = facile
ow-hunt-solo-normal = normal
ow-hunt-solo-hard = difficile
ow-landmark-legendary-beast = le monstre légendaire
ow-landmark-destruction = un jeton de destruction
ow-table-legend = Monstre légendaire : { $cards }.
ow-table-destruction = Jetons de destruction : { $cards }.
ow-when-beast-turn = au début de son tour de combat
ow-rule-colours =
    { $n ->
        [one] votre combo a des cartes d’une seule couleur
       *[other] votre combo a des cartes de { $n } couleurs au plus
    }
ow-count-flasks =
    { $n ->
        [one] potion ou bombe
       *[other] potions et bombes
    }
ow-count-ruins =
    { $n ->
        [one] jeton de destruction sur la carte
       *[other] jetons de destruction sur la carte
    }
ow-line-strike-each-flasks = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } pour chacune de vos potions et bombes
ow-line-strike-each-flasks-1 = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } pour chacune de vos potions et bombes, au moins 1
ow-line-strike-each-ruins =
    subissez { $n ->
        [one] 1 dégât
       *[other] { $n } dégâts
    } pour chaque jeton de destruction sur la carte
ow-line-learn-any = un attribut de votre choix +1, sans carte pour un nouveau niveau
ow-question-drive = Quelle carte défaussez-vous pour repousser le monstre légendaire ?
ow-question-beast-step = Où va le monstre légendaire ?
ow-question-legend = Quel monstre légendaire est traqué ?
ow-option-drive = Repousser le monstre légendaire
ow-option-step = { $name }
ow-option-legend = Combattre : { $name }. { $text }
ow-log-legend = Le monstre légendaire est { $cards }.
ow-log-beast-starts = Il se tient à { $place }.
ow-log-movement = Une carte de mouvement est révélée : { $cards }.
ow-log-movements-back = Les cartes de mouvement sont mélangées à nouveau.
ow-log-beast-moves = Le monstre légendaire va à { $place }.
ow-log-destroyed = Il laisse un jeton de destruction à { $place }.
ow-log-beast-stuck = Le monstre légendaire ne peut aller nulle part.
ow-log-beast-escapes = Il ne reste aucune carte de mouvement : le monstre légendaire s’échappe et la partie est perdue.
ow-log-beast-driven =
    { $who ->
        [you] Vous repoussez le monstre légendaire.
       *[other] { $name } repousse le monstre légendaire.
    }
ow-log-destruction =
    { $who ->
        [you] Vous prenez un jeton de destruction : { $cards }.
       *[other] { $name } prend un jeton de destruction : { $cards }.
    }
ow-log-beast-attack = Attaque spéciale, { $what } : { $text }
ow-log-beast-protected = Sa protection réduit les dégâts de { $n }.
ow-line-learn-combat = combat +1, sans carte pour un nouveau niveau
ow-line-learn-defense = défense +1, sans carte pour un nouveau niveau
ow-line-learn-alchemy = alchimie +1, sans carte pour un nouveau niveau
ow-line-learn-specialty = spécialité +1, sans carte pour un nouveau niveau
