ow-place-ard-skellig = Ard Skellig
ow-place-isle-of-mists = het Eiland der Nevelen
ow-place-eyna = Eyna
ow-place-hen-inis = Hen Inis
ow-place-loc-gwen = Loc Gwen
ow-place-aenye-ard = Aenye Ard
ow-place-pawen-y-crevan = Pawen y Crevan
ow-place-haundre-hevangix = Haundre Hevangix
ow-place-dagons-deep = de Diepte van Dagon
ow-monster-dagon = Dagon
ow-sea-sea = de zee van Skellige
ow-sea-text = Een overtocht is veilig naar de dobbelsteen, vanaf het bovenste vak van Dagons baan: { $spots }. Met 1 tot 5 spelers begint Dagon op vak { $start }. Schepen: { $ships }.
ow-dagon-bonus-scales = Dagons schubben
ow-dagon-bonus-tooth = Dagons tand
ow-dagon-bonus-pearl = Dagons parel
ow-dagon-bonus-fin = Dagons vin
ow-dagon-bonus-oil = Dagons traan
ow-action-mastery = een eigenschap naar keuze +1
ow-action-salvage = een kaart van 0 uit het aanbod, of voor 1 goud een van 1
ow-action-offering = een monstertrofee, of een betere voor een van niveau I of II
ow-action-relic = een trofee van een monster van niveau I
ow-action-treasure = 3 goud
ow-action-brewery = 4 drankjes
ow-action-tracks = hoogstens één spoor van elk terrein
ow-action-arena = vecht tegen een monster van een niveau naar keuze
ow-action-nothing = geen actie
ow-deck-sea = de zee
ow-landmark-ship = een schip
ow-landmark-dagon = Dagon
ow-status-dagon = Dagon is { $n } onder het oppervlak; een overtocht is veilig vanaf { $safe }.
ow-status-dagon-up = { $name } is opgedoken: elke overtocht is gevaarlijk.
ow-status-islands = Bekende eilanden: { $places }.
ow-status-dagon-trails = Spoor van Dagon: { $names }.
ow-line-dagon-up = Dagon stijgt { $n }
ow-line-dagon-down = Dagon zakt { $n }
ow-line-turn-back = je bereikt het eiland niet
ow-line-discover-hen-inis = een eiland wordt ontdekt: Hen Inis
ow-line-discover-loc-gwen = een eiland wordt ontdekt: Loc Gwen
ow-line-discover-aenye-ard = een eiland wordt ontdekt: Aenye Ard
ow-line-discover-pawen-y-crevan = een eiland wordt ontdekt: Pawen y Crevan
ow-line-discover-haundre-hevangix = een eiland wordt ontdekt: Haundre Hevangix
ow-line-shed-terrain-water = leg een waterkaart uit je hand af
ow-branch-per-trophy = voor elk van je trofeekaarten: { $what }
ow-count-water-cards = waterkaarten in je hand
ow-count-depth = vakken die Dagon onder het oppervlak is
ow-only-island = op een eiland
ow-only-against-dagon = tegen Dagon
ow-when-foe-turn = aan het begin van zijn gevechtsbeurt
ow-when-fought = na elk van je gevechten
ow-rule-sea-roll = { $signed } op de dobbelsteen als je naar een eiland vaart
ow-rule-island-draw = kaarten getrokken in fase III op een eiland { $signed }
ow-rule-sea-dice = gooi twee dobbelstenen als je naar een eiland vaart, en kies er een
ow-question-harbour = In welke haven ligt een schip?
ow-question-sea-die = Welke dobbelsteen telt voor de overtocht?
ow-question-isle-trade = Welke trofee geef je voor een van het volgende niveau?
ow-question-isle-card = Welke kaart uit het aanbod neem je?
ow-question-isle-trail = Welk spoor neem je?
ow-question-isle-level = Tegen een monster van welk niveau vecht je?
ow-option-sail = Naar { $name } varen ({ $text })
ow-option-harbour = { $name }
ow-option-trade = { $name }
ow-option-buy = 1 goud betalen voor { $name }
ow-option-isle-trail-done = Geen sporen meer
ow-option-level = Niveau { $name }
ow-option-rest = In fase II niets doen
ow-option-sea-die-die = { $name }
ow-log-ship-laid = Er ligt een schip in { $place }.
ow-log-dagon-rises = Dagon stijgt: { $n } onder het oppervlak.
ow-log-dagon-sinks = Dagon zakt: { $n } onder het oppervlak.
ow-log-dagon-emerges = Dagon duikt op uit zee.
ow-log-dagon-leaves = Dagon is verdreven, { $n } onder het oppervlak; zijn sporen zijn weg.
ow-log-foe-back = { $cards } gaat terug naar de andere van zijn niveau.
ow-special-dagon-1 = Oude Kracht
ow-special-dagon-2 = Machtige Oude Kracht
ow-special-dagon-3 = Magische Storm
ow-special-dagon-4 = Magische Vloed
ow-special-dagon-passive = Vodyanoi oproepen
ow-log-sets-sail =
    { $who ->
        [you] Je vaart naar { $place }.
       *[other] { $name } vaart naar { $place }.
    }
ow-log-sea-rolled =
    { $who ->
        [you] Je gooit { $n } voor de overtocht.
       *[other] { $name } gooit { $n } voor de overtocht.
    }
ow-log-sea-safe =
    { $who ->
        [you] Je overtocht is veilig.
       *[other] { $name } heeft een veilige overtocht.
    }
ow-log-sea-danger =
    { $who ->
        [you] Je overtocht is gevaarlijk.
       *[other] { $name } heeft een gevaarlijke overtocht.
    }
ow-log-turned-back =
    { $who ->
        [you] Je bereikt { $place } niet.
       *[other] { $name } bereikt { $place } niet.
    }
ow-log-discovered =
    { $who ->
        [you] Je ontdekt een eiland: { $place }.
       *[other] { $name } ontdekt een eiland: { $place }.
    }
ow-log-dagon-trail =
    { $who ->
        [you] Je krijgt een spoor van Dagon.
       *[other] { $name } krijgt een spoor van Dagon.
    }
ow-log-dagon-bonus =
    { $who ->
        [you] Je neemt een bonuskaart: { $cards }.
       *[other] { $name } neemt een bonuskaart: { $cards }.
    }
ow-log-isle-trophy =
    { $who ->
        [you] Je krijgt een trofee zonder stap: { $cards }.
       *[other] { $name } krijgt een trofee zonder stap: { $cards }.
    }
ow-log-trophy-given =
    { $who ->
        [you] Je geeft een trofee weg: { $cards }.
       *[other] { $name } geeft een trofee weg: { $cards }.
    }
ow-log-isle-foe =
    { $who ->
        [you] Je treft { $cards } op het eiland.
       *[other] { $name } treft { $cards } op het eiland.
    }
ow-log-foe-spared =
    { $who ->
        [you] Je kunt niet betalen wat dit monster voor een gevecht vraagt.
       *[other] { $name } kan niet betalen wat dit monster voor een gevecht vraagt.
    }
ow-log-rests =
    { $who ->
        [you] Je doet niets in fase II.
       *[other] { $name } doet niets in fase II.
    }
