# The terminal: how things stand, the map, dice, odds, and the end of a game, in Dutch.

## Above every question

ow-back = Welkom terug: ronde { $round }, trofeeën { $tracks }.
ow-status = [Fase { $phase }, { $place }: goud { $gold }, schild { $shield }{ $potions ->
        [0] { "" }
       *[other] , drankjes { $potions }
    }, hand { $hand }, trekstapel { $deck }, trofeeën { $track }/{ $top }]
ow-status-common = [Fase { $phase }, { $place }: goud { $gold }, schild { $shield }{ $potions ->
        [0] { "" }
       *[other] , drankjes { $potions }
    }, hand { $hand }, trekstapel { $deck }]
ow-status-other = [Beurt van { $name }. Jij, { $place }: goud { $gold }, schild { $shield }{ $potions ->
        [0] { "" }
       *[other] , drankjes { $potions }
    }, hand { $hand }, trekstapel { $deck }, trofeeën { $track }/{ $top }]
ow-status-fight = [Gevecht, beurt { $n }. { $sides }]
ow-status-side = { $name }: leven { $life } (hand { $hand }), schild { $shield }, drankjes { $potions }{ $potions ->
        [0] { "" }
       *[other] {" "}(te gebruiken { $uses })
    }.
ow-status-beast = { $name }: leven { $life }.
ow-status-monster = het monster
ow-status-combo = [Combo { $cards }: schade { $damage }, schild +{ $shield }, trekken { $draw }]
ow-status-leaves = [Combo { $cards }: schade { $damage }, schild +{ $shield }, trekken { $draw }; laat { $name } { $life }]

## The map

ow-map-key = { $forest } bos, { $mountain } bergen, { $water } water, { $any } elk terrein: een kaart met het teken van een locatie betaalt de weg erheen; twee willekeurige kaarten ook, of een kaart en 1 goud.
ow-map-marks = [plaats] hier ben je, @ hekser, ! monster met zijn niveau, ? opdracht of spooropdracht van jou, + iets anders. Prijzen van hier: <1{ $forest }> één zo’n kaart, <2> twee kaarten, <1+G> een kaart en een goud, <0> niets.
ow-map-short = { $forest }{ $mountain }{ $water } terrein, [jij], @ hekser, ! monster, ? jouw opdracht, + anders; <1{ $forest }> één zo’n kaart, <2> twee kaarten, <1+G> kaart en goud, <0> gratis
ow-map-place = { $number }. { $name }: { $facts }. Wegen naar { $paths }.
ow-map-place-alone = { $number }. { $name }: { $facts }.
ow-map-free = niets
ow-map-way = { $name }: { $cost }.
ow-map-way-by = { $name } via { $by }: { $cost }.
ow-map-narrow = Een kaart heeft { $least ->
        [one] { $least } kolom
       *[other] { $least } kolommen
    } nodig. Dit zijn de locaties in woorden:
ow-map-no-ways = Je kunt nu nergens heen.

## Dice

ow-dice-how = Typ hun nummers in één antwoord, bijvoorbeeld 1 3 5, of 0 om ze allemaal te houden.
ow-owed = Nog te geven: { $n }, een voor een of in één antwoord.

## Odds

ow-odds-there = { $name } in { $place }{ $way }: gewonnen { $chance }% ({ $low } tot { $high }%), verjaagd { $driven }%, { $tried ->
        [one] { $tried } gevecht geprobeerd
       *[other] { $tried } gevechten geprobeerd
    }.
ow-odds-there-duel = { $name } in { $place }{ $way }: gewonnen { $chance }% ({ $low } tot { $high }%), { $tried ->
        [one] { $tried } gevecht geprobeerd
       *[other] { $tried } gevechten geprobeerd
    }.
ow-odds-way = {" "}(de weg kost { $cost })
ow-odds-far = { $name } in { $place }: deze beurt buiten bereik.
ow-odds-early = Kies eerst je hekser: daarna zijn gevechten in te schatten.

## What wins

ow-goal-many = Wie het eerst { $n ->
        [one] { $n } trofee
       *[other] { $n } trofeeën
    } heeft, wint: monsters, heksers en beheerste eigenschappen leveren ze op, en de laatste moet in een gevecht worden gewonnen.
ow-goal-solo = Je doel: versla alle drie de monsters en win de eigenschapstrofee{ $named ->
        [yes] {" "}({ $name })
       *[no] { "" }
    }, de laatste van de vier in een gevecht. Je rang hangt af van je beurten: { $ranks }.
ow-goal-rank = { $rank } tot en met { $n }

## The end

ow-end-standings = Stand na { $round ->
        [one] 1 ronde
       *[other] { $round } rondes
    } en { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }:
ow-end-standing = { $number }. { $name } ({ $school }): { $track } van { $top ->
        [one] { $top } trofee
       *[other] { $top } trofeeën
    }, niveau { $level }, { $gold } goud, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }.
ow-end-rank = Je rang, voor { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }: { $rank }.
ow-end-chronicle = De kroniek:
ow-end-fight-defeated = Ronde { $round }: { $who ->
        [you] je verslaat
       *[other] { $name } verslaat
    } { $rival } met nog { $left ->
        [one] 1 kaart
       *[other] { $left } kaarten
    }.
ow-end-fight-driven-away = Ronde { $round }: { $who ->
        [you] je verjaagt
       *[other] { $name } verjaagt
    } { $rival }.
ow-end-fight-lost = Ronde { $round }: { $who ->
        [you] je verliest
       *[other] { $name } verliest
    } van { $rival }, die nog { $left ->
        [one] 1 kaart
       *[other] { $left } kaarten
    } heeft.
ow-end-fight-attacker = Ronde { $round }: { $who ->
        [you] je wint
       *[other] { $name } wint
    } het gevecht met { $rival }.
ow-end-fight-defender = Ronde { $round }: { $who ->
        [you] je verliest
       *[other] { $name } verliest
    } het gevecht met { $rival }.
ow-end-moment-combo = De grootste combo: { $name }, { $n } schade in één keer.
ow-end-moment-narrow = De krapste overwinning: { $name }, met nog { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }.
ow-end-moment-dice = De beste dobbelstenen: { $name }, { $hand }.
ow-end-story = Ronde { $round }, { $name }: ‘{ $title }’. { $chosen }
ow-seat-about = in { $place }, { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } in de hand. { $asked }
