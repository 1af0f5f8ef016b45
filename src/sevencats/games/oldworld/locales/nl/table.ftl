# The table in the terminal, and what the commands of this game print, in Dutch.

ow-mode-base = basisspel
ow-mode-solo = solo
ow-replay-turn = Beurt { $n }: { $name }

ow-table-turn = Beurt { $n }, fase { $phase }.
ow-table-monster = { $monster } ({ $terrain }, niveau { $level }, leven { $life }) is in { $place }.
ow-table-tavern = Geen gevechten tussen heksers in { $place }.
ow-table-landmark = { $place }: { $what }.
ow-table-witcher = { $name }, { $school }: in { $place }, { $gold } goud, schild { $shield }, trofeeënspoor { $track }.
ow-table-levels = Niveau { $level }; gevecht { $combat }, verdediging { $defense }, alchemie { $alchemy }, specialiteit { $specialty }.
ow-table-cards = { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } in de hand, { $deck } in de trekstapel, { $discard } afgelegd.
ow-table-potions = Drankjes: { $cards }.
ow-table-trophies = Trofeeën: { $cards }.
ow-table-gear = Gehouden: { $cards }.
ow-table-trail-trail = Spoor: { $terrain }.
ow-table-trail-quest = Spooropdracht: { $terrain }, in { $place }.
ow-table-quest = Opdracht: ‘{ $story }’, in { $place }.
ow-table-quest-price = Opdracht: ‘{ $story }’, in { $place }, voor { $price }.
ow-table-card = { $card } ({ $facts })
ow-table-pool = Het aanbod, van links naar rechts: { $cards }.
ow-table-pool-card = { $card } [{ $cost }]
ow-table-fight = Gevecht: { $sides }.
ow-table-life = { $name } { $n }

## Playing

ow-play-help =
    Antwoord met het nummer van een optie, met meerdere tegelijk (1 3 5), of met een sleutel, bijvoorbeeld end.
    undo: je laatste keuze terugnemen
    hand: je hand, elke kaart met de gegevens ervan
    table: de tafel
    map: de kaart, met wie en wat waar staat en wat wegen kosten (places: hetzelfde in woorden)
    ways: waar je deze beurt heen kunt, en wat het kost
    card NAAM: wat een kaart, monster, drankje of locatie is, of nog eens wat is voorgelezen (een naam, of het nummer van een optie)
    odds: je kans in de gevechten die je kunt bereiken, nadat de weg betaald is
    log: alles wat er gebeurd is
    seats: wie nog kan handelen, waar allen samen spelen (seat 2: plaats 2 handelt)
    save BESTAND: het spel in een bestand bewaren
    quit: stoppen

## Simulate

ow-sim-capped = Door de rondelimiet beëindigd
ow-sim-school = { $name }: gewonnen van { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
ow-sim-trophies = Trofeeën van { $name } gemiddeld
ow-balance-written = Het verslag staat in { $file }.
ow-balance-met = ✓ { $name }: { $measured } (gewenst: { $wanted })
ow-balance-missed = ✗ { $name }: { $measured } (gewenst: { $wanted }; { $short })

## Looking things up

ow-lookup-place = { $name }: { $terrain }; { $action }. Wegen naar { $paths }.
ow-lookup-monster = { $name }, niveau { $level }, leven { $life }. { $text } Trofee: { $trophy }
ow-lookup-school = { $name }. { $specialty } op niveau 1: { $text } Trofee: { $trophy }

## The odds of a fight

ow-odds = { $name }: gewonnen { $chance }% ({ $low } tot { $high }%), verjaagd { $driven }%, { $tried ->
        [one] { $tried } gevecht geprobeerd
       *[other] { $tried } gevechten geprobeerd
    }.
ow-odds-duel = { $name }: gewonnen { $chance }% ({ $low } tot { $high }%), { $tried ->
        [one] { $tried } gevecht geprobeerd
       *[other] { $tried } gevechten geprobeerd
    }.
ow-odds-none = Er is niemand om tegen te vechten.
