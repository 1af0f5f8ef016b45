## Généraux et leurs cartes

ow-hunt-general-nithral = Nithral
ow-hunt-general-imlerith = Imlerith
ow-hunt-general-caranthir = Caranthir
ow-hunt-general-eredin = Eredin
ow-monster-nithral = Nithral
ow-monster-imlerith = Imlerith
ow-monster-caranthir = Caranthir
ow-monster-eredin = Eredin
ow-hunt-card-phantom-axe-combat = Hache fantôme (combat)
ow-hunt-card-phantom-axe-defense = Hache fantôme (défense)
ow-hunt-card-phantom-axe-alchemy = Hache fantôme (alchimie)
ow-hunt-card-phantom-axe-specialty = Hache fantôme (spécialité)
ow-hunt-card-freeze-3 = Gel (3)
ow-hunt-card-freeze-4 = Gel (4)
ow-hunt-card-freeze-5 = Gel (5)
ow-hunt-card-freeze-6 = Gel (6)
ow-hunt-card-white-frost-combat = Froid blanc (combat)
ow-hunt-card-white-frost-any = Froid blanc (attribut au choix)
ow-hunt-card-white-frost-highest = Froid blanc (attribut le plus haut)
ow-hunt-card-white-frost-all = Froid blanc (tous les attributs)
ow-hunt-card-magic-shock-wave-3 = Onde de choc magique (3)
ow-hunt-card-magic-shock-wave-4 = Onde de choc magique (4)
ow-hunt-card-exploding-energy-3 = Énergie explosive (3)
ow-hunt-card-exploding-energy-4 = Énergie explosive (4)
ow-hunt-enter = Quand la Chasse arrive au lieu d’un sorceleur, chaque sorceleur présent : { $what }.
ow-hunt-enter-once = Quand la Chasse arrive au lieu d’un sorceleur : { $what }.
ow-hunt-last = Avant le dernier combat, chacun : { $what }.
ow-hunt-last-away = Avant le dernier combat, chacun de ceux qui ne sont pas à son lieu : { $what }.
ow-hunt-last-once = Avant le dernier combat : { $what }.
ow-hunt-card-line = { $name } : { $text }.
ow-hunt-card-attack = Chacun : { $what }.
ow-hunt-card-next = à votre prochain tour de combat, { $what }
ow-hunt-card-now = pour le reste de ce tour de combat, { $what }
ow-hunt-card-after = avant le tour du joueur suivant, chacun : { $what }
ow-hunt-card-after-once = avant le tour du joueur suivant : { $what }
ow-hunt-passive = Défaussée pendant le tour d’un joueur : { $what }.
ow-rule-frozen = votre bouclier ne monte pas (un mage ne gagne pas de protection)

## Molosses

ow-hound-hound-1 = un molosse de niveau I
ow-hound-hound-2 = un molosse de niveau II
ow-hound-hound-3 = un molosse de niveau III
ow-hound-text = Chaque combattant : bouclier -{ $shield }, piochez { $draw }. Vie de 1 à 5 joueurs : { $life }.
ow-hound-token-any-trail = une piste au choix
ow-hound-token-one-card = une carte
ow-hound-token-card-of-0 = une carte de coût 0
ow-hound-token-card-of-1 = une carte de coût 1
ow-hound-token-any-attribute = attribut au choix
ow-hound-token-lowest-attribute = attribut le plus bas
ow-hound-token-text = Pour un molosse de niveau { $n }, chaque combattant : { $what }.

## Ce qu’ils font

ow-line-strike-per-combat = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, et 1 de plus par niveau de votre combat
ow-line-strike-per-defense = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, et 1 de plus par niveau de votre défense
ow-line-strike-per-alchemy = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, et 1 de plus par niveau de votre alchimie
ow-line-strike-per-specialty = subissez { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, et 1 de plus par niveau de votre spécialité
ow-line-hunt-per-players = la Chasse gagne 1 bouclier par joueur
ow-line-hunt-per-trophies = la Chasse gagne 1 bouclier par trophée des joueurs
ow-line-shield-full = votre bouclier monte autant qu’il peut
ow-line-guard-hound = un molosse choisi ensemble reçoit 1 bouclier par sorceleur présent ; ils s’ajoutent à sa vie
ow-line-gather-hounds = tous les molosses quittent la carte et se placent près de lui, et les boucliers à côté d’eux vont à la Chasse
ow-line-pack-attack = subissez 1 dégât par molosse à côté de lui
ow-line-pack-grows = 1 molosse de plus vient à côté de lui
ow-line-mark-monster = un monstre choisi ensemble reçoit 1 jeton de quête par sorceleur présent ; qui le combat subit autant de dégâts une fois la réserve de vie formée
ow-line-lower-per-token = baissez des attributs de votre choix de 1 en tout par jeton de quête sur la carte et sur les monstres
ow-line-swept-away = vous êtes placé à un lieu au hasard, sans son action

## Questions

ow-question-guard-hound = Quel molosse reçoit les boucliers ?
ow-question-mark-monster = Quel monstre reçoit les jetons de quête ?
ow-question-hound-join = Combattez-vous le molosse ensemble ?
ow-question-hound-fight = Tous ne viennent pas. Combattez-vous le molosse quand même ?
ow-question-hunt-turn = Qui d’entre vous agit ensuite ?
ow-question-hound-token = Quel jeton est retourné ?
ow-question-hound-bonus = Qui d’entre vous gagne le bonus maintenant ?
ow-question-swept-away = Quel jeton de lieu est tiré ?
ow-option-guard = Le molosse de { $name }
ow-option-mark = { $name }
ow-option-hound-token = { $name }
ow-option-hound-bonus = Le gagner maintenant : { $name }
ow-option-join = Combattre ensemble
ow-option-stay-out = Rester à l’écart
ow-option-hound-fight-fight = Combattre
ow-option-withdraw = Pas maintenant
ow-option-turn = Prendre mon tour de combat
ow-option-wait = Laisser passer les autres

## Le journal

ow-log-hound-fight =
    { $who ->
        [you] Vous affrontez le molosse de { $place } (niveau { $n }).
       *[other] { $name } affronte le molosse de { $place } (niveau { $n }).
    }
ow-log-hound-joined =
    { $who ->
        [you] Vous vous joignez au combat.
       *[other] { $name } se joint au combat.
    }
ow-log-hound-left =
    { $who ->
        [you] Vous laissez le molosse pour le moment.
       *[other] { $name } laisse le molosse pour le moment.
    }
ow-log-hound-damage = Dégâts des combos : { $n }.
ow-log-hound-stays = Ce n’était pas assez : le molosse de { $place } reste, et tous ceux qui l’ont combattu perdent leur main.
ow-log-hound-beaten = Le molosse de { $place } (niveau { $n }) est vaincu.
ow-log-hound-token = Un jeton de molosse est retourné : { $cards }.
ow-log-hunt-ability = { $what } montre ce qu’il sait faire.
ow-log-hunt-cards = Ses quatre cartes pour le dernier combat sont prêtes.
ow-log-hounds-gather =
    { $n ->
        [0] Il ne reste aucun molosse autour de lui.
        [one] { $n } molosse se rassemble autour de lui.
       *[other] { $n } molosses se rassemblent autour de lui.
    }
ow-log-pack-grows =
    { $n ->
        [one] { $n } molosse est maintenant à côté de lui.
       *[other] { $n } molosses sont maintenant à côté de lui.
    }
ow-log-monster-marked =
    { $n ->
        [one] Le monstre de { $place } reçoit { $n } jeton de quête.
       *[other] Le monstre de { $place } reçoit { $n } jetons de quête.
    }
ow-log-last-fight = Le dernier combat commence : vous tous contre { $what }.
ow-log-lets-go-first =
    { $who ->
        [you] Vous laissez passer les autres.
       *[other] { $name } laisse passer les autres.
    }
ow-log-hunt-attack =
    { $who ->
        [you] { $what } vous frappe. { $text }
       *[other] { $what } frappe { $name }. { $text }
    }
ow-log-hunt-passive = { $what } est défaussée, et son côté passif agit.
ow-log-knocked-out =
    { $who ->
        [you] Vous n’avez plus de cartes : vous êtes hors de combat.
       *[other] { $name } n’a plus de cartes et est hors de combat.
    }
ow-log-fight-defeated-last = La dernière carte de la Chasse sauvage est partie : elle est vaincue, et vous avez gagné ensemble !
ow-log-fight-lost-last = Vous êtes tous hors de combat : la Chasse sauvage a gagné.

## The end

ow-end-hunt-won = Ensemble, vous avez vaincu { $general } ({ $level }) après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }.
ow-end-hunt-lost = { $general } ({ $level }) l’emporte après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }. Il restait à la Chasse { $shields ->
        [0] aucun bouclier
        [one] 1 bouclier
       *[other] { $shields } boucliers
    } et { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }.
ow-end-hunter = { $name } ({ $school }), niveau { $level } : monstres vaincus { $monsters }, molosses { $hounds }, cartes données en soutien { $support }, trophées { $trophies } ; au dernier combat { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $cards ->
        [0] puis hors de combat
        [one] 1 carte restante
       *[other] { $cards } cartes restantes
    }.
