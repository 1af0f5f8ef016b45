# What cards are and do, in Dutch; names of cards stay English, as in the Dutch edition.
# Arguments: $kind is the kind of the card that has the ability, $cards the names it musters,
# $card the reserve card it calls.

## Factions

faction-monsters = Monsters
faction-nilfgaard = Nilfgaard
faction-northern-realms = Northern Realms
faction-scoiatael = Scoia’tael
faction-skellige = Skellige
faction-neutral = Neutraal
faction-special = Speciaal
faction-weather = Weer

faction-ability-monsters = Aan het einde van elke ronde blijft een van je troepen, door het lot gekozen, op het slagveld liggen. Helden blijven nooit.
faction-ability-nilfgaard = Een ronde met gelijke stand is voor jou.
faction-ability-northern-realms = Elke ronde die je wint levert je een kaart uit je deck op.
faction-ability-scoiatael = Jij zegt wie de eerste beurt van het spel krijgt.
faction-ability-skellige = Als ronde 3 begint, keren twee door het lot gekozen troepen van je aflegstapel terug op het slagveld. Helden keren niet terug.

## Rows and kinds

row-close = infanterie
row-ranged = boogschutters
row-siege = artillerie

kind-unit = Troep
kind-hero = Held
kind-special = Speciale kaart
kind-weather = Weerkaart

## The frame of a card text

cardtext-unit = Troep, { $rows }, sterkte { $strength }.
cardtext-hero = Held, { $rows }, sterkte { $strength }. Geen enkele eigenschap van een andere kaart heeft er vat op.
cardtext-special = Speciale kaart.
cardtext-weather = Weerkaart.
cardtext-reserve = Deze kaart wacht in het secundaire deck en begint nooit in je eigen deck.
cardtext-ability = { $name }: { $text }
cardtext-leader-active = Actief, één keer per spel. { $text }
cardtext-leader-passive = Passief, altijd van kracht. { $text }

## Abilities

ability-agile = Agile
ability-agile-text = Bij het neerleggen kies je de rij van de infanterie of die van de boogschutters. Daarna verandert de kaart niet meer van rij.

ability-berserker = Berserker
ability-berserker-text = Werkt er een Mardroeme in deze rij, dan verdwijnt deze kaart voorgoed uit het spel en komt { $card } uit het secundaire deck ervoor in de plaats.

ability-clear-weather = { card-clear-weather }
ability-clear-weather-text = Al het weer in het spel gaat naar de aflegstapel, en deze kaart ook.

ability-commanders-horn = Commander’s Horn
ability-commanders-horn-text =
    { $kind ->
        [special] Leg hem naast een van je rijen. De troepen in die rij tellen dubbel. Per rij is er plaats voor één.
       *[unit] De andere troepen in deze rij tellen dubbel. Waar al een hoorn werkt, doet deze niets.
    }

ability-decoy = Decoy
ability-decoy-text = Ruil hem met een troep aan jouw kant, die teruggaat naar je hand. Helden kun je niet ruilen. De Decoy blijft met sterkte 0 in de rij liggen.

ability-mardroeme = Mardroeme
ability-mardroeme-text =
    { $kind ->
        [special] Leg deze kaart naast een van je rijen. Berserkers in die rij veranderen van gedaante, ook als ze er later bij komen. Per rij is er plaats voor één.
       *[unit] Berserkers in deze rij veranderen van gedaante, ook als ze er later bij komen.
    }

ability-medic = Medic
ability-medic-text = Een troep naar keuze komt terug van je aflegstapel en wordt meteen gespeeld. Helden kunnen niet terugkomen.

ability-morale-boost = Morale Boost
ability-morale-boost-text = Elke andere troep in deze rij krijgt er 1 sterkte bij.

ability-muster = Muster
ability-muster-text = Alle exemplaren van { $cards } in je hand en je deck komen er meteen bij, elk in de eigen rij. Daarna wordt je deck geschud.

ability-scorch = Scorch
ability-scorch-text =
    { $kind ->
        [special] De sterkste troepen van het hele slagveld gaan naar de aflegstapel, ook die van jou als ze daarbij horen. Helden blijven gespaard. Daarna gaat ook deze kaart weg.
       *[unit] De sterkste troepen van het hele slagveld gaan naar de aflegstapel, ook die van jou als ze daarbij horen. Helden blijven gespaard.
    }

-scorch-row =
    Is de rij { $row ->
        [close] infanterie
        [ranged] boogschutters
       *[siege] artillerie
    } van de tegenstander in totaal 10 of meer waard, dan gaan de sterkste troepen van die rij naar de aflegstapel. Helden tellen mee voor de som, maar blijven gespaard.

ability-scorch-row-close = Scorch (rij)
ability-scorch-row-close-text = { -scorch-row(row: "close") }

ability-scorch-row-ranged = Scorch (rij)
ability-scorch-row-ranged-text = { -scorch-row(row: "ranged") }

ability-scorch-row-siege = Scorch (rij)
ability-scorch-row-siege-text = { -scorch-row(row: "siege") }

ability-spy = Spy
ability-spy-text = Je legt hem aan de kant van de tegenstander, waar hij voor de tegenstander telt, en je trekt 2 kaarten.

ability-summon-avenger = Summon
ability-summon-avenger-text = Zodra deze kaart van het slagveld naar de aflegstapel gaat, ook na een ronde, komt { $card } uit het secundaire deck ervoor in de plaats.

ability-tight-bond = Tight Bond
ability-tight-bond-text = De sterkte wordt vermenigvuldigd met het aantal kaarten van deze naam aan deze kant van het slagveld.

ability-weather-frost = { card-biting-frost }
ability-weather-frost-text = Aan elke kant zakt de sterkte van de infanterie naar 1. Helden houden hun sterkte.

ability-weather-fog = { card-impenetrable-fog }
ability-weather-fog-text = Aan elke kant zakt de sterkte van de boogschutters naar 1. Helden houden hun sterkte.

ability-weather-rain = { card-torrential-rain }
ability-weather-rain-text = Aan elke kant zakt de sterkte van de artillerie naar 1. Helden houden hun sterkte.

ability-weather-storm = { card-skellige-storm }
ability-weather-storm-text = Aan elke kant zakt de sterkte van de boogschutters en de artillerie naar 1. Helden houden hun sterkte.

## Leaders

-leader-fetch = Je zoekt in je deck een kaart { $card } en speelt die. Daarna wordt het deck geschud.
-leader-horn =
    De troepen in je rij { $row ->
        [close] infanterie
        [ranged] boogschutters
       *[siege] artillerie
    } tellen dubbel, net als bij een Commander’s Horn. Waar al een hoorn werkt, gebeurt er niets.

leader-text-eredin-king-of-the-wild-hunt = Je zoekt in je deck de weerkaart die je wilt en speelt die. Daarna wordt het deck geschud.
leader-text-eredin-commander-of-the-red-riders = { -leader-horn(row: "close") }
leader-text-eredin-destroyer-of-worlds = Je legt twee kaarten uit je hand af. In ruil daarvoor kies je om het even welke kaart uit je deck en neem je die in je hand. Daarna wordt het deck geschud.
leader-text-eredin-bringer-of-death = Je pakt een troep of speciale kaart van je aflegstapel terug in je hand. Helden blijven liggen.
leader-text-eredin-breacc-glas-the-treacherous = Elke Spy heeft tweemaal de gedrukte sterkte, aan elke kant.
leader-text-emhyr-his-imperial-majesty = { -leader-fetch(card: "Torrential Rain") }
leader-text-emhyr-emperor-of-nilfgaard = Je ziet drie kaarten uit de hand van de tegenstander, door het lot gekozen.
leader-text-emhyr-the-white-flame = De eigenschappen van andere leiders werken niet.
leader-text-emhyr-the-relentless = Je kiest een troep of speciale kaart op de aflegstapel van de tegenstander en neemt die in je hand. Helden blijven liggen.
leader-text-emhyr-invader-of-the-north = Telkens als een eigenschap een troep terugbrengt op het slagveld, kiest het lot welke. Dat geldt voor alle spelers.
leader-text-foltest-king-of-temeria = { -leader-fetch(card: "Impenetrable Fog") }
leader-text-foltest-lord-commander-of-the-north = De lucht klaart op: al het weer in het spel gaat naar de aflegstapel.
leader-text-foltest-the-siegemaster = { -leader-horn(row: "siege") }
leader-text-foltest-the-steel-forged = { -scorch-row(row: "siege") }
leader-text-foltest-son-of-medell = { -scorch-row(row: "ranged") }
leader-text-francesca-pureblood-elf = { -leader-fetch(card: "Biting Frost") }
leader-text-francesca-daisy-of-the-valley = Je begint het spel met een kaart meer in je hand.
leader-text-francesca-the-beautiful = { -leader-horn(row: "ranged") }
leader-text-francesca-queen-of-dol-blathanna = { -scorch-row(row: "close") }
leader-text-francesca-hope-of-the-aen-seidhe = Je troepen met Agile wisselen tussen infanterie en boogschutters, zodat ze zo zwaar mogelijk tellen.
leader-text-crach-an-craite = Alle aflegstapels worden geleegd: die van elke speler gaat in het eigen deck, dat daarna wordt geschud.
leader-text-king-bran = Bij slecht weer houden je troepen de helft van hun sterkte over, naar boven afgerond.
leader-text-arnjolf-the-patricide = Je zoekt in je deck een troep met Tight Bond en speelt die. Daarna wordt het deck geschud.
leader-text-harald-an-craite-the-cripple = Je zoekt in je deck een Mardroeme en speelt die naast een van je rijen. Daarna wordt het deck geschud.
