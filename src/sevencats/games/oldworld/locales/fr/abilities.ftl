# Ce que font les cartes, monstres, trophées et potions : les mots que linetext.py assemble.

## Frames

ow-trait = { $start } : { $what }
ow-once-fight = une fois par combat
ow-once-turn = une fois par tour
ow-if-you-like = si vous le souhaitez
ow-card-line = { $colour } ({ $kind }), coût { $cost }, { $terrain }.
ow-card-symbols = Effet : { $symbols }.
ow-card-extension = Suivie de { $colour } : { $symbols }.
ow-may-follow = { $colours } peut suivre
ow-symbol-damage =
    { $n } { $n ->
         [one] dégât
        *[other] dégâts
    }
ow-symbol-shield = bouclier { $signed }
ow-symbol-draw = pioche { $signed }
ow-symbol-take-back =
    reprenez { $n ->
         [one] la carte
        *[other] les { $n } cartes
    } du dessus de la défausse
ow-symbol-return-card = cette carte revient dans votre main
ow-symbol-none = rien
ow-fight-card = Carte de combat { $number }
ow-fight-card-line = Charge : { $charge }. Morsure : { $bite }.
ow-attack-attribute = dégâts égaux à votre { $attribute }
ow-attack-level = dégâts égaux à son niveau{ $plus }
ow-attack-discard = défaussez autant de cartes au hasard que son niveau
ow-attack-trash =
    écartez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre main
ow-attack-lower = { $attribute } -1
ow-trophy-attribute = Trophée d’attribut : { $name }
ow-trophy-witcher = Trophée de sorceleur : { $name }

## When a trait acts

ow-when-entry = pour engager le combat
ow-when-before-pool = avant de former votre réserve de vie
ow-when-after-pool = après avoir formé votre réserve de vie
ow-when-my-turn = à votre tour de combat
ow-when-link = pendant que vous posez votre combo, après n’importe quelle carte : une carte de n’importe quelle couleur peut suivre
ow-when-combo = quand votre combo est posé
ow-when-hit = quand votre attaque a fait défausser l’adversaire
ow-when-resolved = après votre combo
ow-when-hurt = chaque fois qu’il inflige des dégâts
ow-when-attack-end = à la fin du tour du monstre
ow-when-won = quand vous gagnez le combat
ow-when-enter = quand vous entrez dans un lieu
ow-when-phase1 = en phase I

## Under which conditions

ow-only-first-turn = à votre premier tour de combat
ow-only-first-attack = au premier tour du monstre
ow-only-monster = contre un monstre
ow-only-witcher = contre un sorceleur
ow-only-trail = si vous avez sa piste
ow-only-no-trail = si vous n’avez pas sa piste
ow-only-combo-of = si votre combo a une carte ({ $names })
ow-only-no-combo-of = si votre combo n’a pas de carte ({ $names })
ow-only-at-of = à { $names }
ow-only-school-of = de l’école { $names }
ow-only-with-of = avec { $names }
ow-only-chose-of = après { $names }
ow-only-choice = « { $title } », { $letter }
ow-only-least = avec au moins { $n } { $what }
ow-only-most = avec au plus { $n } { $what }
ow-only-is = avec { $n } { $what }
ow-count-hand =
    { $n ->
         [one] carte
        *[other] cartes
    } en main
ow-count-deck =
    { $n ->
         [one] carte
        *[other] cartes
    } dans votre pioche
ow-count-discard =
    { $n ->
         [one] carte défaussée
        *[other] cartes défaussées
    }
ow-count-shield = bouclier
ow-count-gold = or
ow-count-potion =
    { $n ->
         [one] potion non utilisée
        *[other] potions non utilisées
    }
ow-count-pool =
    { $n ->
         [one] carte restante
        *[other] cartes restantes
    } de l’adversaire
ow-count-combo =
    { $n ->
         [one] carte
        *[other] cartes
    } dans votre combo
ow-count-green =
    { $n ->
         [one] carte verte
        *[other] cartes vertes
    } dans votre combo
ow-count-yellow =
    { $n ->
         [one] carte jaune
        *[other] cartes jaunes
    } dans votre combo
ow-count-purple =
    { $n ->
         [one] carte violette
        *[other] cartes violettes
    } dans votre combo
ow-count-blue =
    { $n ->
         [one] carte bleue
        *[other] cartes bleues
    } dans votre combo
ow-count-red =
    { $n ->
         [one] carte rouge
        *[other] cartes rouges
    } dans votre combo
ow-count-level = niveau de sorceleur
ow-count-trophies =
    { $n ->
         [one] trophée
        *[other] trophées
    }
ow-count-combat = combat
ow-count-defense = défense
ow-count-alchemy = alchimie
ow-count-specialty = spécialité

## Numbers that a trait bends

ow-rule-attack = dégâts des attaques du monstre { $signed }
ow-rule-damage = dégâts de votre combo { $signed }
ow-rule-damage-cap =
    vous n’infligez { $n ->
         [0] aucun dégât
         [one] pas plus d’un dégât
        *[other] pas plus de { $n } dégâts
    }
ow-rule-hurt-cap =
    le monstre défausse au plus { $n } { $n ->
         [one] carte
        *[other] cartes
    }, quels que soient les dégâts
ow-rule-draw = pioche { $signed }
ow-rule-draw-floor =
    vous piochez au moins { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } à votre étape de pioche
ow-rule-combat-is = votre combat compte comme { $n } pour la pioche
ow-rule-shield-gain-cap = votre bouclier monte d’au plus { $n } à chacun de vos tours
ow-rule-potions =
    au plus { $n ->
         [one] 1 potion
        *[other] { $n } potions
    } dans ce combat
ow-rule-defense = défense { $signed } dans ce combat
ow-rule-draw3-is =
    si vous gagnez, vous piochez exactement { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } en phase III
ow-rule-random-first = la première carte de votre combo est choisie au hasard
ow-rule-worst-attack = charge ou morsure, selon ce qui vous coûte le plus de cartes
ow-rule-hand-first = les dégâts touchent d’abord votre main
ow-rule-first = vous jouez en premier
ow-rule-mute = les cartes ({ $name }) n’ont pas d’effet, mais peuvent prolonger un combo
ow-rule-shield-per = bouclier { $signed } pour chaque carte ({ $name }) de votre combo
ow-rule-move = une fois par tour vous pouvez gagner gratuitement un lieu voisin ({ $name })

## What happens

ow-line-gold = or { $signed }
ow-line-gold-all = perdez tout votre or
ow-line-attribute = { $name } { $signed }
ow-line-attribute-any = un attribut de votre choix { $signed }
ow-line-attribute-lowest = votre attribut le plus bas { $signed }
ow-line-attribute-highest = votre attribut le plus haut { $signed }
ow-line-shield = bouclier { $signed }
ow-line-shield-is = perdez tout votre bouclier
ow-line-shield-hand = bouclier -1 pour chaque carte de votre main
ow-line-potion-up =
    piochez { $n ->
         [one] 1 potion
        *[other] { $n } potions
    }
ow-line-potion-down =
    défaussez { $n ->
         [one] 1 potion non utilisée
        *[other] { $n } potions non utilisées
    }
ow-line-potion-all = défaussez toutes vos potions
ow-line-trail = gagnez une piste ({ $terrain })
ow-line-card = ajoutez une carte de coût { $n } à votre défausse
ow-line-card-back = ajoutez une carte de coût { $n } de la réserve à votre défausse ; s’il n’y en a pas, révélez des cartes jusqu’à ce qu’il en vienne une et remélangez les autres
ow-line-card-any = ajoutez une carte de la réserve à votre défausse
ow-line-trash =
    écartez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre main
ow-line-trash-any =
    écartez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre pioche, main ou défausse
ow-line-discard =
    défaussez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    }
ow-line-discard-random = défaussez { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } au hasard
ow-line-discard-deck =
    défaussez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre choix de votre pioche, puis mélangez-la
ow-line-discard-all = défaussez votre main
ow-line-draw =
    piochez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    }
ow-line-draw3 = cartes piochées en phase III { $signed }
ow-line-draw3-max =
    piochez au plus { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } en phase III
ow-line-draw-step = pioche de ce tour { $signed }
ow-line-take-back =
    prenez { $n ->
         [one] la carte
        *[other] les { $n } cartes
    } du dessus de votre défausse
ow-line-take-back-any = prenez une carte de votre choix de votre défausse
ow-line-event = lisez l’événement { $n }
ow-line-quest = une quête
ow-line-keep = gardez cette carte
ow-line-phase3 = passez à la phase III
ow-line-move = allez à { $place }
ow-line-damage =
    infligez { $n } { $n ->
         [one] dégât
        *[other] dégâts
    }
ow-line-suffer =
    subissez { $n } { $n ->
         [one] dégât
        *[other] dégâts
    }
ow-line-heal =
    remélangez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre choix de la défausse dans votre pioche
ow-line-scout = regardez { $n ->
        [one] la carte
       *[other] les { $n } cartes
    } du dessus de la pioche adverse, { $off ->
        [0] remettez-les
       *[other] défaussez-en { $off }, remettez le reste
    } dans l’ordre de votre choix
ow-line-recall =
    remettez { $n ->
         [one] 1 carte
        *[other] { $n } cartes
    } de votre main sur votre pioche

## Tables

ow-branch-else = sinon { $what }
ow-branch-nothing = rien
ow-branch-choose = au choix, { $what }
ow-branch-roll = lancez un dé
ow-branch-test = lancez un dé et ajoutez deux fois votre { $name }
ow-branch-tier = selon votre { $name }
ow-branch-fight = un bref combat, selon vos dégâts
