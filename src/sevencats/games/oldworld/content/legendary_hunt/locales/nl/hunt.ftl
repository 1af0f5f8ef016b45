## Names

ow-legend-frightener = de Schrikbarende
ow-legend-ice-giant = de IJsreus
ow-legend-imperial-golem = de Keizerlijke Golem
ow-legend-cyclops = de Cycloop
ow-legend-toad = de Pad
ow-legend-unseen-elder = de Ongeziene Oudste
ow-legend-gaunter-odimm = Gaunter O’Dimm
ow-monster-frightener = de Schrikbarende
ow-monster-ice-giant = de IJsreus
ow-monster-imperial-golem = de Keizerlijke Golem
ow-monster-cyclops = de Cycloop
ow-monster-toad = de Pad
ow-monster-unseen-elder = de Ongeziene Oudste
ow-monster-gaunter-odimm = Gaunter O’Dimm
ow-legend-attack-knockdown = Vellen
ow-legend-attack-keeping-at-bay = Op afstand houden
ow-legend-attack-sharp-pincers = Scherpe scharen
ow-legend-attack-crushing-strength = Verpletterende kracht
ow-legend-attack-rock-throw = Rotsworp
ow-legend-attack-ice-armor = IJspantser
ow-legend-attack-ice-blast = IJsvlaag
ow-legend-attack-powerful-hold = Krachtige greep
ow-legend-attack-stone-fist = Stenen vuist
ow-legend-attack-tremor = Beving
ow-legend-attack-warding-rune = Beschermende rune
ow-legend-attack-grinding-grip = Malende greep
ow-legend-attack-club-sweep = Zwaai van de knots
ow-legend-attack-stomp = Stamp
ow-legend-attack-one-eyed-stare = Eenogige blik
ow-legend-attack-boulder = Rotsblok
ow-legend-attack-tongue-lash = Tongslag
ow-legend-attack-acid-spit = Zuurspuug
ow-legend-attack-swallow = Opslokken
ow-legend-attack-deep-croak = Diep gekwaak
ow-legend-attack-blood-frenzy = Bloedroes
ow-legend-attack-mist-form = Nevelgedaante
ow-legend-attack-command = Bevel
ow-legend-attack-feast = Feestmaal
ow-legend-attack-riddle = Raadsel
ow-legend-attack-stopped-time = Stilgezette tijd
ow-legend-attack-broken-deal = Verbroken afspraak
ow-legend-attack-man-of-glass = Man van glas
ow-destruction-two-potions = twee drankjes
ow-destruction-potion-and-card = een drankje en een kaart
ow-destruction-two-gold = twee goud
ow-destruction-gold-and-card = goud en een kaart
ow-destruction-two-cards = twee kaarten
ow-destruction-free-card = een nieuwe kaart
ow-destruction-combat = gevecht
ow-destruction-defense = verdediging
ow-destruction-alchemy = alchemie
ow-destruction-specialty = specialiteit
ow-destruction-any-attribute = een eigenschap naar keuze
ow-legend-card-claw-1 = legendarische gevechtskaart 1
ow-legend-card-claw-2 = legendarische gevechtskaart 2
ow-legend-card-claw-3 = legendarische gevechtskaart 3
ow-legend-card-claw-4 = legendarische gevechtskaart 4
ow-legend-card-claw-5 = legendarische gevechtskaart 5
ow-legend-card-claw-6 = legendarische gevechtskaart 6
ow-legend-card-claw-7 = legendarische gevechtskaart 7
ow-legend-card-claw-8 = legendarische gevechtskaart 8
ow-legend-card-claw-9 = legendarische gevechtskaart 9
ow-legend-card-claw-10 = legendarische gevechtskaart 10
ow-legend-card-claw-11 = legendarische gevechtskaart 11
ow-legend-card-claw-12 = legendarische gevechtskaart 12
ow-legend-card-claw-13 = legendarische gevechtskaart 13
ow-legend-card-claw-14 = legendarische gevechtskaart 14
ow-legend-card-claw-15 = legendarische gevechtskaart 15
ow-legend-card-claw-16 = legendarische gevechtskaart 16
ow-legend-card-claw-17 = legendarische gevechtskaart 17
ow-legend-card-claw-18 = legendarische gevechtskaart 18
ow-legend-card-claw-19 = legendarische gevechtskaart 19
ow-legend-card-claw-20 = legendarische gevechtskaart 20
ow-movement-hengfors = naar Hengfors, dan Ard Modron
ow-movement-ard-modron = naar Ard Modron, dan Hengfors
ow-movement-glenmore = naar Glenmore, dan Cidaris
ow-movement-dhuwod = naar Dhuwod, dan Kaer Seren
ow-movement-stygga = naar Stygga, dan Behelt Nar
ow-movement-cintra = naar Cintra, dan Glenmore
ow-movement-ban-ard = naar Ban Ard, dan Doldeth
ow-movement-kaer-seren = naar Kaer Seren, dan Dhuwod
ow-movement-loc-ichaer = naar Loc Ichaer, dan Kaer Morhen
ow-movement-behelt-nar = naar Behelt Nar, dan Stygga
ow-movement-doldeth = naar Doldeth, dan Ban Ard
ow-movement-kaer-morhen = naar Kaer Morhen, dan Loc Ichaer

## What they say

ow-legend-next = in je volgende gevechtsbeurt: { $what }
ow-legend-special = Speciale aanval { $n }, { $name }: { $text }
ow-legend-start = Begint in { $place }.
ow-legend-claws = speciale aanval { $n }
ow-movement-text = Naar { $main }, vandaar naar { $secondary }; stappen met 1 tot 5 spelers: { $steps }.
ow-hunt-side-text = Bescherming naar de plek op het trofeeënspoor: { $numbers }.
ow-hunt-solo-text = { $n ->
        [one] { $n } bewegingskaart
       *[other] { $n } bewegingskaarten
    } in de stapel.
ow-hunt-side-a = kant A
ow-hunt-side-b = kant B
ow-hunt-solo-easy = makkelijk
ow-hunt-solo-normal = normaal
ow-hunt-solo-hard = moeilijk
ow-landmark-legendary-beast = het legendarische monster
ow-landmark-destruction = een verwoestingsfiche
ow-table-legend = Legendarisch monster: { $cards }.
ow-table-destruction = Verwoestingsfiches: { $cards }.
ow-when-beast-turn = aan het begin van zijn gevechtsbeurt
ow-rule-colours =
    { $n ->
        [one] je combo heeft kaarten van één kleur
       *[other] je combo heeft kaarten van hoogstens { $n } kleuren
    }
ow-count-flasks =
    { $n ->
        [one] drankje of bom
       *[other] drankjes en bommen
    }
ow-count-ruins =
    { $n ->
        [one] verwoestingsfiche op de kaart
       *[other] verwoestingsfiches op de kaart
    }
ow-line-strike-each-flasks = lijd { $n } schade voor elk van je drankjes en bommen
ow-line-strike-each-flasks-1 = lijd { $n } schade voor elk van je drankjes en bommen, minstens 1
ow-line-strike-each-ruins = lijd { $n } schade voor elk verwoestingsfiche op de kaart
ow-line-learn-any = een eigenschap naar keuze +1, en geen kaarten voor een nieuw niveau
ow-question-drive = Welke kaart leg je af om het legendarische monster te verjagen?
ow-question-beast-step = Waar gaat het legendarische monster heen?
ow-question-legend = Op welk legendarisch monster wordt gejaagd?
ow-option-drive = Verjaag het legendarische monster
ow-option-step = { $name }
ow-option-legend = Vecht tegen { $name }. { $text }
ow-log-legend = Het legendarische monster is { $cards }.
ow-log-beast-starts = Het staat in { $place }.
ow-log-movement = Een bewegingskaart wordt opengelegd: { $cards }.
ow-log-movements-back = De bewegingskaarten worden opnieuw geschud.
ow-log-beast-moves = Het legendarische monster gaat naar { $place }.
ow-log-destroyed = Het laat een verwoestingsfiche achter in { $place }.
ow-log-beast-stuck = Het legendarische monster kan nergens heen.
ow-log-beast-escapes = Er is geen bewegingskaart meer: het legendarische monster ontsnapt, en het spel is verloren.
ow-log-beast-driven =
    { $who ->
        [you] Je verjaagt het legendarische monster.
       *[other] { $name } verjaagt het legendarische monster.
    }
ow-log-destruction =
    { $who ->
        [you] Je pakt een verwoestingsfiche: { $cards }.
       *[other] { $name } pakt een verwoestingsfiche: { $cards }.
    }
ow-log-beast-attack = Speciale aanval, { $what }: { $text }
ow-log-beast-protected = Zijn bescherming houdt { $n } van de schade tegen.
ow-line-learn-combat = gevecht +1, en geen kaarten voor een nieuw niveau
ow-line-learn-defense = verdediging +1, en geen kaarten voor een nieuw niveau
ow-line-learn-alchemy = alchemie +1, en geen kaarten voor een nieuw niveau
ow-line-learn-specialty = specialiteit +1, en geen kaarten voor een nieuw niveau
