# Attaques spéciales : ce que disent leurs mots, et ce qu'en raconte le journal.

## What happens

ow-line-strike =
    subissez { $n ->
         [one] 1 dégât
        *[other] { $n } dégâts
    }
ow-line-strike-hand = subissez autant de dégâts que vous avez de cartes en main
ow-line-strike-dice = subissez autant de dégâts qu’il y a de dés sur sa carte
ow-line-strike-owed = subissez les dégâts renvoyés
ow-line-strike-per-potion = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, plus 1 par potion que vous avez
ow-line-wound =
    le monstre perd { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de sa réserve de vie
ow-line-owe = la moitié des dégâts restants (arrondie en dessous) vous revient avant votre pioche
ow-line-soak =
    il ignore { $n ->
         [one] 1 des dégâts restants
        *[other] { $n } des dégâts restants
    }
ow-line-soak-half = il ignore la moitié des dégâts restants (arrondie au-dessus)
ow-line-soak-all = il ignore tous les dégâts restants
ow-line-again = il rejoue
ow-line-mill =
    défaussez { $n ->
         [one] la carte
        *[other] les { $n } cartes
    } du dessus de votre pioche ; ce qui manque, des cartes de votre main au choix
ow-line-mill-random = défaussez { $n ->
        [one] la carte
       *[other] les { $n } cartes
    } du dessus de votre pioche ; ce qui manque, des cartes de votre main au hasard
ow-line-mill-bottom = défaussez { $n ->
        [one] la carte
       *[other] les { $n } cartes
    } du dessous de votre pioche
ow-line-lose = défaussez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de votre main au choix ; ce qui manque, du dessus de votre pioche
ow-line-lose-random =
    défaussez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre main au hasard ; ce qui manque, du dessus de votre pioche
ow-line-half-down = défaussez la moitié de votre main (arrondie en dessous)
ow-line-half-up = défaussez la moitié de votre main (arrondie au-dessus)
ow-line-lose-per-potion = défaussez au hasard autant de cartes de votre main que vous avez de potions, au moins 1
ow-line-shed = défaussez une carte de cette couleur ({ $names })
ow-line-shed-all = défaussez toutes vos cartes de ces couleurs ({ $names })
ow-line-drop-cheapest = montrez votre main ; qui joue le monstre défausse une de vos cartes au coût le plus bas (en solo, vous)
ow-line-drop-dearest = défaussez une de vos cartes au coût le plus haut
ow-line-drop-linked = défaussez la carte de votre main qui a le plus d’extensions
ow-line-bury = placez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de votre main sous votre pioche
ow-line-recall-random =
    { $n ->
        [one] { $n } carte de votre main au hasard va
       *[other] { $n } cartes de votre main au hasard vont
    } sur votre pioche
ow-line-recall-random-all = toute votre main va sur votre pioche, dans un ordre tiré au hasard
ow-line-trash-top =
    { $n ->
         [one] écartez la carte du dessus de votre pioche (sans pioche, une carte de votre main)
        *[other] regardez les { $n } cartes du dessus de votre pioche et écartez-en une (sans pioche, une carte de votre main)
    }
ow-line-show-damage = une carte de votre main au hasard (sans main, le dessus de la pioche) : subissez ses symboles de dégâts, puis elle est défaussée
ow-line-show-symbols = une carte de votre main au hasard (sans main, le dessus de la pioche) : subissez autant de dégâts que ses propres symboles, puis elle est défaussée
ow-line-return-last = la dernière carte de votre combo revient dans votre main
ow-line-forced-combo = posez aussitôt un combo de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ; ses dégâts ne comptent pas
ow-line-shield-per-card = bouclier -1 pour chaque carte de votre combo
ow-line-potions-anew = votre limite de potions repart de zéro
ow-line-no-draws = les symboles de pioche du combo de ce tour ne comptent pas
ow-line-quiet = plus de capacité passive pendant ce tour
ow-line-dice-up =
    posez { $n ->
         [one] 1 dé
        *[other] { $n } dés
    } sur sa carte
ow-line-dice-up-1 = posez 1 dé sur sa carte (1 au plus)
ow-line-grow =
    { $n ->
         [one] 1 carte de combat inutilisée va
        *[other] { $n } cartes de combat inutilisées vont
    } sur sa réserve de vie
ow-line-grow-bottom =
    { $n ->
        [one] { $n } carte de combat inutilisée va
       *[other] { $n } cartes de combat inutilisées vont
    } sous sa réserve de vie
ow-line-regrow =
    { $n ->
        [one] { $n } carte de sa défausse au hasard va
       *[other] { $n } cartes de sa défausse au hasard vont
    } sur sa réserve de vie
ow-line-regrow-shield = autant de cartes de sa défausse au hasard que vous avez de bouclier vont sur sa réserve de vie
ow-line-restore = qui joue le monstre remet une carte de combat défaussée sur sa réserve de vie (en solo, au hasard)

## What holds in turns to come

ow-line-hex-combo-1 = votre prochain combo n’a qu’une carte
ow-line-hex-combo-2 = votre prochain combo a au plus 2 cartes
ow-line-hex-no-blue = pas de carte bleue dans votre prochain combo
ow-line-hex-no-red = pas de carte rouge dans votre prochain combo
ow-line-hex-no-green = pas de carte verte dans votre prochain combo
ow-line-hex-only-blue-yellow = seulement des cartes bleues et jaunes dans votre prochain combo
ow-line-hex-blue-first = votre prochain combo commence par une carte bleue, ou n’a qu’une carte
ow-line-hex-blue-purple-first = votre prochain combo commence par une carte bleue ou violette, ou n’a qu’une carte
ow-line-hex-strong-first = la première carte de votre prochain combo a elle-même 2 dégâts ou plus, sinon pas de combo
ow-line-hex-random-first = la première carte de votre prochain combo est tirée au hasard
ow-line-hex-deck-first = votre prochain combo commence par la carte du dessus de votre pioche (sans pioche, une carte de votre main au hasard)
ow-line-hex-damage-less-2 = votre prochain combo inflige 2 dégâts de moins
ow-line-hex-damage-less-3 = votre prochain combo inflige 3 dégâts de moins, sauf s’il a une carte jaune
ow-line-hex-damage-1 = votre prochain combo inflige au plus 1 dégât
ow-line-hex-dull = à votre prochain tour, chaque carte rouge ou bleue inflige 1 dégât de moins
ow-line-hex-no-damage = à votre prochain tour, vos symboles de dégâts ne comptent pas
ow-line-hex-no-shield = à votre prochain tour, vos symboles de bouclier ne comptent pas
ow-line-hex-no-draw = à votre prochain tour, vos symboles de pioche ne comptent pas
ow-line-hex-no-extensions = à votre prochain tour, les extensions n’ont pas d’effet
ow-line-hex-only-extensions = à votre prochain tour, seules les extensions ont un effet
ow-line-hex-spikes = à votre prochain tour, bouclier -1 pour chaque carte de votre combo
ow-line-hex-draw-less-1 = votre prochaine pioche -1
ow-line-hex-draw-less-2 = votre prochaine pioche -2
ow-line-hex-draw-1 = vous piochez au plus 1 carte à votre prochaine pioche
ow-line-hex-draw-0 = vous ne piochez rien à votre prochaine pioche
ow-line-hex-combat-1 = à votre prochain tour, votre combat compte pour 1
ow-line-hex-owed = des dégâts vous reviennent avant votre pioche
ow-line-hex-reflex = avant votre pioche : bouclier -2 ; avec un bouclier à 0, défaussez plutôt une carte au hasard
ow-line-hex-regrowth = après votre combo, 1 carte de combat inutilisée va sur sa réserve de vie
ow-line-hex-last-back = la dernière carte de votre combo revient dans votre main
ow-line-hex-poisoned = pour tout le combat, votre bouclier monte d’au plus 1 à chacun de vos tours
ow-line-hex-cut = pour tout le combat, défense -2
ow-line-hex-fury = sa prochaine attaque inflige 2 dégâts de plus
ow-line-hex-open-attack = sa prochaine attaque est annoncée une fois la carte révélée (en solo, la pire)
ow-hex-spikes = les épines
ow-hex-owed = le coup renvoyé
ow-hex-reflex = le réflexe de la sorcière
ow-hex-regrowth = la brume qui se reforme
ow-hex-last-back = l’esquive

## Conditions, rules, tables

ow-only-chain = si vous pouvez poser un combo de 3 cartes
ow-only-two-trails = si vous avez sa piste et une autre
ow-only-holds-of = avec en main une carte de cette couleur ({ $names })
ow-count-dice =
    { $n ->
         [one] dé
        *[other] dés
    } sur sa carte
ow-count-owed = dégâts renvoyés
ow-rule-combo-cap = au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans votre combo
ow-rule-combo-damage-cap = votre combo inflige au plus { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
ow-rule-draw-cap = vous piochez au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à votre étape de pioche
ow-rule-first-damage = la première carte de votre combo a au moins { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
ow-rule-deck-first = votre combo commence par la carte du dessus de votre pioche
ow-rule-open-attack = l’attaque est annoncée une fois sa carte révélée
ow-rule-barred = pas de carte de cette couleur dans votre combo ({ $name })
ow-rule-starts = un combo qui commence par une autre couleur ({ $name }) n’a qu’une carte
ow-rule-card-damage = dégâts { $signed } pour chaque carte de cette couleur ({ $name })
ow-rule-ignore = ne comptent pas : { $name }
ow-branch-per-hex = à chaque fois : { $what }

## Questions and the log

ow-question-drop = Laquelle des cartes les moins chères s’en va ?
ow-question-bury = Quelle carte va sous votre pioche ?
ow-option-bury-recall = Sous la pioche : { $name } ({ $text })
ow-question-regrow = Quelle carte retourne sur la réserve de vie du monstre ?
ow-log-special-attack = Attaque spéciale : { $attack }.
ow-log-passive = Capacité passive : { $attack }.
ow-log-borrowed = Il prend une autre forme : { $monster } ({ $attack }).
ow-log-hex =
    { $who ->
        [you] Pour vous : { $text }.
       *[other] Pour { $name } : { $text }.
    }
ow-log-soaked =
    { $n ->
        [one] Le monstre ignore 1 dégât.
       *[other] Le monstre ignore { $n } dégâts.
    }
ow-log-again = Le monstre rejoue.
ow-log-warded =
    { $who ->
        [you] Votre bombe l’étouffe : rien ne se passe.
       *[other] La bombe de { $name } l’étouffe : rien ne se passe.
    }
ow-log-dice-on = Dés sur la carte du monstre : { $n }.
ow-log-grown = La réserve de vie grandit : { $cards }.
ow-log-regrown = De retour sur la réserve de vie : { $cards }.
ow-log-buried =
    { $who ->
        [you] Vous placez { $cards } sous votre pioche.
       *[other] { $name } place { $cards } sous sa pioche.
    }
ow-log-hand-shown =
    { $who ->
        [you] Vous montrez { $cards }.
       *[other] { $name } montre { $cards }.
    }
ow-log-looked-at =
    { $who ->
        [you] Vous regardez { $cards }.
       *[other] { $name } regarde { $cards }.
    }
ow-about-attack = Attaque spéciale { $n }, { $name }. { $text }
ow-about-passive = Capacité passive, { $name }. { $text }
