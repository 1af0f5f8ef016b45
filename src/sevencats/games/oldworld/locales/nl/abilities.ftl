# Wat kaarten, monsters, trofeeën en drankjes doen: de woorden die linetext.py samenvoegt.

## Frames

ow-trait = { $start }: { $what }
ow-once-fight = eenmaal per gevecht
ow-once-turn = eenmaal per beurt
ow-if-you-like = als je wilt
ow-card-line = { $colour } ({ $kind }), kosten { $cost }, { $terrain }.
ow-card-symbols = Effect: { $symbols }.
ow-card-extension = Gevolgd door { $colour }: { $symbols }.
ow-may-follow = { $colours } mag volgen
ow-symbol-damage = { $n } schade
ow-symbol-shield = schild { $signed }
ow-symbol-draw = trekstap { $signed }
ow-symbol-take-back =
    neem { $n ->
         [one] de bovenste kaart
        *[other] de bovenste { $n } kaarten
    } van je aflegstapel terug
ow-symbol-return-card = deze kaart komt terug in je hand
ow-symbol-none = niets
ow-fight-card = Gevechtskaart { $number }
ow-fight-card-line = Stormloop: { $charge }. Beet: { $bite }.
ow-attack-attribute = schade gelijk aan je { $attribute }
ow-attack-level = schade gelijk aan zijn niveau{ $plus }
ow-attack-discard = leg zoveel willekeurige kaarten af als zijn niveau
ow-attack-trash =
    verwijder { $n ->
         [one] 1 handkaart
        *[other] { $n } handkaarten
    } uit het spel
ow-attack-lower = { $attribute } -1
ow-trophy-attribute = Eigenschapstrofee: { $name }
ow-trophy-witcher = Heksertrofee: { $name }

## When a trait acts

ow-when-entry = om het gevecht te beginnen
ow-when-before-pool = voordat je je levensvoorraad maakt
ow-when-after-pool = nadat je je levensvoorraad hebt gemaakt
ow-when-my-turn = in je gevechtsbeurt
ow-when-link = terwijl je je combo legt, na een kaart naar keuze: er mag een kaart van elke kleur volgen
ow-when-combo = als je combo ligt
ow-when-hit = als de tegenstander door je aanval kaarten heeft afgelegd
ow-when-resolved = na je combo
ow-when-hurt = telkens als het schade toebrengt
ow-when-attack-end = aan het eind van de beurt van het monster
ow-when-won = als je het gevecht wint
ow-when-enter = als je een locatie binnengaat
ow-when-phase1 = in fase I

## Under which conditions

ow-only-first-turn = in je eerste gevechtsbeurt
ow-only-first-attack = in de eerste beurt van het monster
ow-only-monster = tegen een monster
ow-only-witcher = tegen een hekser
ow-only-trail = als je zijn spoor hebt
ow-only-no-trail = als je zijn spoor niet hebt
ow-only-combo-of = als je combo een kaart in { $names } heeft
ow-only-no-combo-of = als je combo geen kaart in { $names } heeft
ow-only-at-of = in { $names }
ow-only-school-of = van de school { $names }
ow-only-with-of = met { $names }
ow-only-chose-of = na { $names }
ow-only-choice = ‘{ $title }’, { $letter }
ow-only-least = met minstens { $n } { $what }
ow-only-most = met hoogstens { $n } { $what }
ow-only-is = met { $n } { $what }
ow-count-hand =
    { $n ->
         [one] handkaart
        *[other] handkaarten
    }
ow-count-deck =
    { $n ->
         [one] kaart
        *[other] kaarten
    } in je trekstapel
ow-count-discard =
    { $n ->
         [one] afgelegde kaart
        *[other] afgelegde kaarten
    }
ow-count-shield = schild
ow-count-gold = goud
ow-count-potion =
    { $n ->
         [one] ongebruikt drankje
        *[other] ongebruikte drankjes
    }
ow-count-pool =
    { $n ->
         [one] resterende kaart
        *[other] resterende kaarten
    } van de tegenstander
ow-count-combo =
    { $n ->
         [one] kaart
        *[other] kaarten
    } in je combo
ow-count-green =
    { $n ->
         [one] groene kaart
        *[other] groene kaarten
    } in je combo
ow-count-yellow =
    { $n ->
         [one] gele kaart
        *[other] gele kaarten
    } in je combo
ow-count-purple =
    { $n ->
         [one] paarse kaart
        *[other] paarse kaarten
    } in je combo
ow-count-blue =
    { $n ->
         [one] blauwe kaart
        *[other] blauwe kaarten
    } in je combo
ow-count-red =
    { $n ->
         [one] rode kaart
        *[other] rode kaarten
    } in je combo
ow-count-level = hekserniveau
ow-count-trophies =
    { $n ->
         [one] trofee
        *[other] trofeeën
    }
ow-count-combat = gevecht
ow-count-defense = verdediging
ow-count-alchemy = alchemie
ow-count-specialty = specialiteit

## Numbers that a trait bends

ow-rule-attack = schade van de aanvallen van het monster { $signed }
ow-rule-damage = schade van je combo { $signed }
ow-rule-damage-cap =
    je brengt { $n ->
         [0] geen schade
        *[other] hoogstens { $n } schade
    } toe
ow-rule-hurt-cap =
    het monster legt hoogstens { $n } { $n ->
         [one] kaart
        *[other] kaarten
    } af, hoe groot de schade ook is
ow-rule-draw = trekstap { $signed }
ow-rule-draw-floor =
    in je trekstap trek je minstens { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    }
ow-rule-combat-is = je gevecht telt als { $n } bij het trekken
ow-rule-shield-gain-cap = je schild stijgt in elke eigen beurt met hoogstens { $n }
ow-rule-potions =
    hoogstens { $n ->
         [one] 1 drankje
        *[other] { $n } drankjes
    } in dit gevecht
ow-rule-defense = verdediging { $signed } in dit gevecht
ow-rule-draw3-is =
    als je wint, trek je in fase III precies { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    }
ow-rule-random-first = de eerste kaart van je combo wordt willekeurig gekozen
ow-rule-worst-attack = van stormloop en beet geldt wat je de meeste kaarten kost
ow-rule-hand-first = schade treft eerst je hand
ow-rule-first = jij bent als eerste aan de beurt
ow-rule-mute = kaarten in { $name } hebben geen effect, maar mogen een combo verlengen
ow-rule-shield-per = schild { $signed } voor elke kaart in { $name } in je combo
ow-rule-move = eenmaal per beurt mag je gratis naar een aangrenzende locatie ({ $name })

## What happens

ow-line-gold = goud { $signed }
ow-line-gold-all = verlies al je goud
ow-line-attribute = { $name } { $signed }
ow-line-attribute-any = een eigenschap naar keuze { $signed }
ow-line-attribute-lowest = je laagste eigenschap { $signed }
ow-line-attribute-highest = je hoogste eigenschap { $signed }
ow-line-shield = schild { $signed }
ow-line-shield-is = verlies je hele schild
ow-line-shield-hand = schild -1 voor elke handkaart
ow-line-potion-up =
    trek { $n ->
         [one] 1 drankje
        *[other] { $n } drankjes
    }
ow-line-potion-down =
    leg { $n ->
         [one] 1 ongebruikt drankje
        *[other] { $n } ongebruikte drankjes
    } af
ow-line-potion-all = leg al je drankjes af
ow-line-trail = krijg een spoor ({ $terrain })
ow-line-card = neem een kaart met kosten { $n } op je aflegstapel
ow-line-card-back = neem een kaart met kosten { $n } uit het aanbod op je aflegstapel; is die er niet, draai kaarten om tot er een komt en schud de andere terug
ow-line-card-any = neem een kaart uit het aanbod op je aflegstapel
ow-line-trash =
    verwijder { $n ->
         [one] 1 handkaart
        *[other] { $n } handkaarten
    } uit het spel
ow-line-trash-any =
    verwijder { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    } uit je trekstapel, hand of aflegstapel
ow-line-discard =
    leg { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    } af
ow-line-discard-random =
    leg { $n ->
         [one] 1 willekeurige kaart
        *[other] { $n } willekeurige kaarten
    } af
ow-line-discard-deck =
    leg { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    } naar keuze uit je trekstapel af en schud die daarna
ow-line-discard-all = leg al je handkaarten af
ow-line-draw =
    trek { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    }
ow-line-draw3 = kaarten getrokken in fase III { $signed }
ow-line-draw3-max =
    trek in fase III hoogstens { $n ->
         [one] 1 kaart
        *[other] { $n } kaarten
    }
ow-line-draw-step = trekstap van deze beurt { $signed }
ow-line-take-back =
    neem { $n ->
         [one] de bovenste kaart
        *[other] de bovenste { $n } kaarten
    } van je aflegstapel
ow-line-take-back-any = neem een kaart naar keuze van je aflegstapel
ow-line-event = lees gebeurtenis { $n }
ow-line-quest = een opdracht
ow-line-keep = houd deze kaart
ow-line-phase3 = ga verder met fase III
ow-line-move = ga naar { $place }
ow-line-damage = breng { $n } schade toe
ow-line-suffer = lijd { $n } schade
ow-line-heal =
    schud { $n ->
         [one] 1 afgelegde kaart
        *[other] { $n } afgelegde kaarten
    } naar keuze terug in je trekstapel
ow-line-scout = bekijk de bovenste { $n ->
        [one] kaart
       *[other] { $n } kaarten
    } van de tegenstander, { $off ->
        [0] leg ze
       *[other] leg er { $off } af en leg de rest
    } in willekeurige volgorde terug
ow-line-recall =
    leg { $n ->
         [one] 1 handkaart
        *[other] { $n } handkaarten
    } terug boven op je trekstapel

## Tables

ow-branch-else = anders { $what }
ow-branch-nothing = niets
ow-branch-choose = naar keuze { $what }
ow-branch-roll = gooi een dobbelsteen
ow-branch-test = gooi een dobbelsteen en tel er twee keer je { $name } bij op
ow-branch-tier = naar je { $name }
ow-branch-fight = een kort gevecht, naar je schade
