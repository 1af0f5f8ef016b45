# Combat, dés et récit.

oldworld-scene-map = Carte
oldworld-scene-fight = Retour au combat
oldworld-scene-dice = Retour aux dés
oldworld-scene-story = Retour à l’histoire

## Combat

oldworld-fight-level = Niveau { $level }
oldworld-fight-life = vie
oldworld-fight-takes = Dégâts { $n } sur { $life }, reste { $left }
oldworld-fight-left =
    { $n ->
        [one] { $n } carte de vie
       *[other] { $n } cartes de vie
    }
oldworld-fight-ability = Ce qu’il sait faire
oldworld-fight-pool = Sa réserve de vie : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ; défausse : { $lost }
oldworld-fight-cards = Pioche { $deck }, main { $hand }, défausse { $lost }
oldworld-fight-stage = Le combat
oldworld-fight-combo = Combo
oldworld-fight-lay = posez une carte
oldworld-fight-lay-more = posez une carte ou confirmez
oldworld-fight-take-off = Reprendre : { $card }
oldworld-fight-boost-ask = Renforcer ?
oldworld-fight-boost-yes = Renforcer
oldworld-fight-boost-no = Sans
oldworld-fight-rounds = Tours de combat
oldworld-fight-now-mine = votre combo
oldworld-fight-now-other = { $name } pose un combo
oldworld-fight-now-monster = { $name } attaque
oldworld-fight-then = puis il mord ou charge
oldworld-fight-waits = On attend { $name }
oldworld-fight-sum = Ce combo
oldworld-fight-cards-laid =
    { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
oldworld-fight-damage = dégâts
oldworld-fight-shield = bouclier
oldworld-fight-draw = pioche
oldworld-fight-cause-slot = { $name }, extension
oldworld-fight-cause-before = d’avant
oldworld-fight-cause-limit = limite
oldworld-fight-cause-trait = spécialité
oldworld-fight-cause-boosts = Renforts
oldworld-fight-cause-shield = bouclier { $n }
oldworld-fight-cause-draw = pioche { $n }
oldworld-fight-mine = Votre vie
oldworld-fight-my-life = ma vie
oldworld-fight-life-of = vie de { $name }
oldworld-fight-deck = pioche
oldworld-fight-hand = main
oldworld-fight-links = s’enchaîne
oldworld-fight-links-more = s’enchaîne : { $text }
oldworld-fight-no-link = pas de lien vers { $colour }
oldworld-fight-confirm = Confirmer
oldworld-fight-use = Utiliser
oldworld-fight-hint-lay = Pas de potion : posez votre combo.
oldworld-fight-hint-cards = Posez { $cards }.
oldworld-fight-no-combo = Aucun combo
oldworld-fight-off = Reprendre
oldworld-fight-lose =
    { $n ->
        [one] Perdre 1 carte
       *[other] Perdre { $n } cartes
    }
oldworld-fight-choose-lost =
    { $n ->
        [one] Choisissez la carte que vous perdez ({ $chosen } sur 1)
       *[other] Choisissez les { $n } cartes que vous perdez ({ $chosen } sur { $n })
    }
oldworld-fight-remedies = Potions et effets
oldworld-fight-potions = Potions
oldworld-fight-uses = encore { $left } sur { $most } dans ce combat
oldworld-fight-used = utilisée
oldworld-fight-charge = charge
oldworld-fight-bite = morsure
oldworld-fight-average =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } en moyenne
oldworld-fight-end-defeated =
    { $who ->
        [you] Vous l’emportez contre { $foe }
       *[other] { $name } l’emporte contre { $foe }
    }
oldworld-fight-end-lost =
    { $who ->
        [you] Vous perdez contre { $foe }
       *[other] { $name } perd contre { $foe }
    }
oldworld-fight-end-driven-away = En fuite : { $foe }
oldworld-fight-end-attacker =
    { $who ->
        [you] Vous gagnez contre { $foe }
       *[other] { $name } gagne contre { $foe }
    }
oldworld-fight-end-defender =
    { $who ->
        [you] Vous perdez contre { $foe }
       *[other] { $name } perd contre { $foe }
    }
oldworld-fight-on = Continuer
oldworld-fight-guard = Boucliers devant : { $n }
oldworld-fight-company = Qui combat
oldworld-fight-out = hors combat

## Dés

oldworld-dice = Poker aux dés
oldworld-dice-hands = Mains
oldworld-dice-best-first = la meilleure d’abord
oldworld-dice-pay =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
oldworld-dice-you = Vous
oldworld-dice-locals = Les habitants
oldworld-dice-for-locals = Vous lancez pour les habitants
oldworld-dice-your-throw = À vous de lancer
oldworld-dice-waits = { $name } lance
oldworld-dice-alone = Plus la main est bonne, plus il y a d’or
oldworld-dice-beat = À battre : { $hand }
oldworld-dice-choose = Dés que vous gardez
oldworld-dice-die = Dé { $n } : { $face }
oldworld-dice-held = gardé
oldworld-dice-again = relancé
oldworld-dice-left = Encore un jet
oldworld-dice-tip = Touchez un dé pour le garder ou le lâcher.
oldworld-dice-pot =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    } pour qui gagne.
oldworld-dice-stake = 1 pièce d’or est misée.
oldworld-dice-throw =
    { $n ->
        [one] Relancer { $n } dé
       *[other] Relancer { $n } dés
    }
oldworld-dice-keep = Tout garder

## Récit

oldworld-story-explore = Exploration, près de { $place }
oldworld-story-event = Un événement, près de { $place }
oldworld-story-reads = { $name } vous lit
oldworld-story-of = Le choix de { $name }
oldworld-story-alone = Vous lisez pour vous
oldworld-story-break = Briser le sceau
oldworld-story-waits = { $name } choisit
oldworld-story-size = Taille des lettres
oldworld-story-size-n = Lettres, taille { $n }
oldworld-story-voice = Voix
oldworld-story-hush = Arrêter
oldworld-story-cannot = Vous ne pouvez pas payer cela.
oldworld-story-lacks = Il vous faut { $what }, vous avez { $have }.
oldworld-story-lack-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
oldworld-story-lack-shield = { $n } de bouclier
oldworld-story-lack-potion =
    { $n ->
        [one] 1 potion
       *[other] { $n } potions
    }
oldworld-story-lack-hand =
    { $n ->
        [one] 1 carte en main
       *[other] { $n } cartes en main
    }
oldworld-story-lack-trash =
    { $n ->
        [one] 1 carte à écarter
       *[other] { $n } cartes à écarter
    }
oldworld-story-lack-discard =
    { $n ->
        [one] 1 carte à défausser
       *[other] { $n } cartes à défausser
    }
oldworld-story-on = Tourner la page
oldworld-story-listen = Me le faire lire
oldworld-story-listens = { $name } vous le lit.
oldworld-story-self = Lire moi-même
oldworld-story-you-read = Vous lisez pour { $name }
