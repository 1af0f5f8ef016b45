# Speciale aanvallen: wat hun woorden zeggen, en wat het verslag ervan vertelt.

## What happens

ow-line-strike = lijd { $n } schade
ow-line-strike-hand = lijd zoveel schade als je handkaarten hebt
ow-line-strike-dice = lijd zoveel schade als er dobbelstenen op zijn kaart liggen
ow-line-strike-owed = lijd de schade die terugkomt
ow-line-strike-per-potion = lijd { $n } schade, en 1 meer voor elk drankje dat je hebt
ow-line-wound =
    het monster verliest { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    } van zijn levensvoorraad
ow-line-owe = de helft van de resterende schade (naar beneden afgerond) komt voor je trekstap bij je terug
ow-line-soak = het negeert { $n } van de resterende schade
ow-line-soak-half = het negeert de helft van de resterende schade (naar boven afgerond)
ow-line-soak-all = het negeert alle resterende schade
ow-line-again = het is nog een keer aan de beurt
ow-line-mill =
    leg de bovenste { $n ->
         [one] kaart
        *[other] { $n } kaarten
    } van je trekstapel af; wat ontbreekt, handkaarten naar keuze
ow-line-mill-random = leg de bovenste { $n ->
        [one] kaart
       *[other] { $n } kaarten
    } van je trekstapel af; wat ontbreekt, willekeurige handkaarten
ow-line-mill-bottom = leg de onderste { $n ->
        [one] kaart
       *[other] { $n } kaarten
    } van je trekstapel af
ow-line-lose = leg { $n ->
        [one] { $n } handkaart
       *[other] { $n } handkaarten
    } naar keuze af; wat ontbreekt, van boven op je trekstapel
ow-line-lose-random =
    leg { $n ->
         [one] 1 willekeurige handkaart
        *[other] { $n } willekeurige handkaarten
    } af; wat ontbreekt, van boven op je trekstapel
ow-line-half-down = leg de helft van je hand af (naar beneden afgerond)
ow-line-half-up = leg de helft van je hand af (naar boven afgerond)
ow-line-lose-per-potion = leg zoveel willekeurige handkaarten af als je drankjes hebt, minstens 1
ow-line-shed = leg een kaart van die kleur af ({ $names })
ow-line-shed-all = leg al je kaarten van die kleuren af ({ $names })
ow-line-drop-cheapest = toon je hand; wie het monster speelt legt een van je goedkoopste kaarten af (alleen: jijzelf)
ow-line-drop-dearest = leg een van je duurste handkaarten af
ow-line-drop-linked = leg de handkaart met de meeste verlengingen af
ow-line-bury = leg { $n ->
        [one] { $n } handkaart
       *[other] { $n } handkaarten
    } onder je trekstapel
ow-line-recall-random =
    { $n ->
        [one] 1 willekeurige handkaart gaat
       *[other] { $n } willekeurige handkaarten gaan
    } boven op je trekstapel
ow-line-recall-random-all = je hele hand gaat in willekeurige volgorde boven op je trekstapel
ow-line-trash-top =
    { $n ->
         [one] verwijder de bovenste kaart van je trekstapel uit het spel (zonder trekstapel een handkaart)
        *[other] bekijk de bovenste { $n } kaarten van je trekstapel en verwijder er een uit het spel (zonder trekstapel een handkaart)
    }
ow-line-show-damage = een willekeurige handkaart (zonder hand de bovenste van je trekstapel): lijd de schadesymbolen ervan, dan wordt hij afgelegd
ow-line-show-symbols = een willekeurige handkaart (zonder hand de bovenste van je trekstapel): lijd schade voor alle eigen symbolen ervan, dan wordt hij afgelegd
ow-line-return-last = de laatste kaart van je combo komt terug in je hand
ow-line-forced-combo = leg meteen een combo van { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }; de schade ervan telt niet
ow-line-shield-per-card = schild -1 voor elke kaart in je combo
ow-line-potions-anew = je limiet van drankjes begint opnieuw
ow-line-no-draws = treksymbolen van de combo van deze beurt tellen niet
ow-line-quiet = geen passieve vaardigheden meer in deze beurt
ow-line-dice-up =
    leg { $n ->
         [one] 1 dobbelsteen
        *[other] { $n } dobbelstenen
    } op zijn kaart
ow-line-dice-up-1 = leg 1 dobbelsteen op zijn kaart (hoogstens 1)
ow-line-grow =
    { $n ->
         [one] 1 ongebruikte gevechtskaart gaat
        *[other] { $n } ongebruikte gevechtskaarten gaan
    } boven op zijn levensvoorraad
ow-line-grow-bottom =
    { $n ->
        [one] 1 ongebruikte gevechtskaart gaat
       *[other] { $n } ongebruikte gevechtskaarten gaan
    } onder zijn levensvoorraad
ow-line-regrow =
    { $n ->
        [one] 1 willekeurige kaart van zijn aflegstapel gaat
       *[other] { $n } willekeurige kaarten van zijn aflegstapel gaan
    } boven op zijn levensvoorraad
ow-line-regrow-shield = zoveel willekeurige kaarten van zijn aflegstapel als je schild hebt gaan boven op zijn levensvoorraad
ow-line-restore = wie het monster speelt legt een afgelegde gevechtskaart boven op zijn levensvoorraad (alleen: een willekeurige)

## What holds in turns to come

ow-line-hex-combo-1 = je volgende combo heeft maar 1 kaart
ow-line-hex-combo-2 = je volgende combo heeft hoogstens 2 kaarten
ow-line-hex-no-blue = geen blauwe kaarten in je volgende combo
ow-line-hex-no-red = geen rode kaarten in je volgende combo
ow-line-hex-no-green = geen groene kaarten in je volgende combo
ow-line-hex-only-blue-yellow = alleen blauwe en gele kaarten in je volgende combo
ow-line-hex-blue-first = je volgende combo begint met een blauwe kaart, of heeft maar 1 kaart
ow-line-hex-blue-purple-first = je volgende combo begint met een blauwe of paarse kaart, of heeft maar 1 kaart
ow-line-hex-strong-first = de eerste kaart van je volgende combo heeft zelf 2 of meer schade, anders speel je geen combo
ow-line-hex-random-first = de eerste kaart van je volgende combo wordt willekeurig gekozen
ow-line-hex-deck-first = je volgende combo begint met de bovenste kaart van je trekstapel (zonder trekstapel een willekeurige handkaart)
ow-line-hex-damage-less-2 = je volgende combo brengt 2 schade minder toe
ow-line-hex-damage-less-3 = je volgende combo brengt 3 schade minder toe, tenzij er een gele kaart in ligt
ow-line-hex-damage-1 = je volgende combo brengt hoogstens 1 schade toe
ow-line-hex-dull = in je volgende beurt brengt elke rode en elke blauwe kaart 1 schade minder toe
ow-line-hex-no-damage = in je volgende beurt tellen je schadesymbolen niet
ow-line-hex-no-shield = in je volgende beurt tellen je schildsymbolen niet
ow-line-hex-no-draw = in je volgende beurt tellen je treksymbolen niet
ow-line-hex-no-extensions = in je volgende beurt hebben verlengingen geen effect
ow-line-hex-only-extensions = in je volgende beurt hebben alleen verlengingen effect
ow-line-hex-spikes = in je volgende beurt schild -1 voor elke kaart in je combo
ow-line-hex-draw-less-1 = je volgende trekstap -1
ow-line-hex-draw-less-2 = je volgende trekstap -2
ow-line-hex-draw-1 = je trekt in je volgende trekstap hoogstens 1 kaart
ow-line-hex-draw-0 = je trekt in je volgende trekstap niets
ow-line-hex-combat-1 = in je volgende beurt telt je gevecht als 1
ow-line-hex-owed = voor je trekstap komt er schade terug
ow-line-hex-reflex = voor je trekstap: schild -2; met schild 0 leg je in plaats daarvan een willekeurige kaart af
ow-line-hex-regrowth = na je combo gaat 1 ongebruikte gevechtskaart boven op zijn levensvoorraad
ow-line-hex-last-back = de laatste kaart van je combo komt terug in je hand
ow-line-hex-poisoned = het hele gevecht stijgt je schild met hoogstens 1 in elk van je beurten
ow-line-hex-cut = het hele gevecht verdediging -2
ow-line-hex-fury = zijn volgende aanval brengt 2 schade meer toe
ow-line-hex-open-attack = zijn volgende aanval wordt pas gekozen als de kaart is omgedraaid (alleen: de ergste)
ow-hex-spikes = de stekels
ow-hex-owed = de slag die terugkomt
ow-hex-reflex = de reflex van de heks
ow-hex-regrowth = de mist die samentrekt
ow-hex-last-back = de ontsnapping

## Conditions, rules, tables

ow-only-chain = als je een combo van 3 kaarten kunt leggen
ow-only-two-trails = als je zijn spoor en nog een hebt
ow-only-holds-of = met een handkaart van die kleur ({ $names })
ow-count-dice =
    { $n ->
         [one] dobbelsteen
        *[other] dobbelstenen
    } op zijn kaart
ow-count-owed = schade die terugkomt
ow-rule-combo-cap = hoogstens { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    } in je combo
ow-rule-combo-damage-cap = je combo brengt hoogstens { $n } schade toe
ow-rule-draw-cap = je trekt hoogstens { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } in je trekstap
ow-rule-first-damage = de eerste kaart van je combo heeft minstens { $n } schade
ow-rule-deck-first = je combo begint met de bovenste kaart van je trekstapel
ow-rule-open-attack = de aanval wordt pas gekozen als de kaart is omgedraaid
ow-rule-barred = geen kaart van die kleur in je combo ({ $name })
ow-rule-starts = een combo die met een andere kleur begint ({ $name }) heeft één kaart
ow-rule-card-damage = schade { $signed } voor elke kaart van die kleur ({ $name })
ow-rule-ignore = tellen niet: { $name }
ow-branch-per-hex = elke keer: { $what }

## Questions and the log

ow-question-drop = Welke van de goedkoopste kaarten gaat weg?
ow-question-bury = Welke kaart gaat onder je trekstapel?
ow-option-bury-recall = Onder de trekstapel: { $name } ({ $text })
ow-question-regrow = Welke kaart gaat terug op de levensvoorraad van het monster?
ow-log-special-attack = Speciale aanval: { $attack }.
ow-log-passive = Passieve vaardigheid: { $attack }.
ow-log-borrowed = Het neemt een andere gedaante aan: { $monster } ({ $attack }).
ow-log-hex =
    { $who ->
        [you] Voor jou: { $text }.
       *[other] Voor { $name }: { $text }.
    }
ow-log-soaked = Het monster negeert { $n } schade.
ow-log-again = Het monster is nog een keer aan de beurt.
ow-log-warded =
    { $who ->
        [you] Jouw bom smoort het: er gebeurt niets.
       *[other] De bom van { $name } smoort het: er gebeurt niets.
    }
ow-log-dice-on = Dobbelstenen op de kaart van het monster: { $n }.
ow-log-grown = De levensvoorraad groeit: { $cards }.
ow-log-regrown = Terug op de levensvoorraad: { $cards }.
ow-log-buried =
    { $who ->
        [you] Je legt { $cards } onder je trekstapel.
       *[other] { $name } legt { $cards } onder de trekstapel.
    }
ow-log-hand-shown =
    { $who ->
        [you] Je toont { $cards }.
       *[other] { $name } toont { $cards }.
    }
ow-log-looked-at =
    { $who ->
        [you] Je bekijkt { $cards }.
       *[other] { $name } bekijkt { $cards }.
    }
ow-about-attack = Speciale aanval { $n }, { $name }. { $text }
ow-about-passive = Passieve vaardigheid, { $name }. { $text }
