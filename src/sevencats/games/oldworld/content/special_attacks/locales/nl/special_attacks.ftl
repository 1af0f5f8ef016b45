# De grote kaarten: namen van speciale aanvallen en passieve vaardigheden.

ow-monster-troll = Trol
ow-line-borrow = een willekeurige grote kaart van een ander monster van niveau III wordt getrokken, en de passieve vaardigheid ervan werkt
ow-question-borrow = Welke passieve vaardigheid werkt?
ow-fight-special-1 = Speciale kaart 1
ow-fight-special-2 = Speciale kaart 2
ow-fight-special-3 = Speciale kaart 3
ow-fight-special-4 = Speciale kaart 4
ow-fight-special-1-text = Stormloop of beet: speciale aanval 1 van het monster. Door schade afgelegd: zijn passieve vaardigheid werkt.
ow-fight-special-2-text = Stormloop of beet: speciale aanval 2 van het monster. Door schade afgelegd: zijn passieve vaardigheid werkt.
ow-fight-special-3-text = Stormloop of beet: speciale aanval 3 van het monster. Door schade afgelegd: zijn passieve vaardigheid werkt.
ow-fight-special-4-text = Stormloop of beet: speciale aanval 4 van het monster. Door schade afgelegd: zijn passieve vaardigheid werkt.
ow-log-fight-full = De opzij gelegde gevechtskaarten komen bij de stapel.

ow-special-arachas-passive = Dik pantser
ow-special-arachas-1 = Kleverig web
ow-special-arachas-2 = Vergiftiging
ow-special-arachas-3 = Zespotige stormloop
ow-special-arachas-4 = Tangaanval

ow-special-archespore-passive = Dichtklappen
ow-special-archespore-1 = Giftige stekels
ow-special-archespore-2 = Ontploffende sporen
ow-special-archespore-3 = Zuurspuw
ow-special-archespore-4 = Verstikkende ranken

ow-special-barghest-passive = Roep om de roedel
ow-special-barghest-1 = Klauwen en tanden
ow-special-barghest-2 = Gehuil van de roedel
ow-special-barghest-3 = Spookachtige stormloop
ow-special-barghest-4 = Omverwerpen

ow-special-drowners-nest-passive = Sprong in de diepte
ow-special-drowners-nest-1 = Overstroming
ow-special-drowners-nest-2 = Groepsaanval
ow-special-drowners-nest-3 = Klauwaanval
ow-special-drowners-nest-4 = Sprongaanval

ow-special-ekimmara-passive = Regeneratie
ow-special-ekimmara-1 = Ongelooflijke snelheid
ow-special-ekimmara-2 = Scherpe klauwen
ow-special-ekimmara-3 = Bloedverlies
ow-special-ekimmara-4 = Reeks slagen

ow-special-foglet-passive = Dematerialisatie
ow-special-foglet-1 = Scherpe klauwen
ow-special-foglet-2 = Illusie
ow-special-foglet-3 = Meesterlijke illusie
ow-special-foglet-4 = Aanval in de mist

ow-special-ghouls-nest-passive = Strijdroes
ow-special-ghouls-nest-1 = Overmacht
ow-special-ghouls-nest-2 = Verscheuren
ow-special-ghouls-nest-3 = Roep van de nacht
ow-special-ghouls-nest-4 = Ongeremde honger

ow-special-harpy-passive = Scherpe snavel
ow-special-harpy-1 = Verdovende vleugelslag
ow-special-harpy-2 = Duikvlucht
ow-special-harpy-3 = Stormloop uit de lucht
ow-special-harpy-4 = Scherpe klauwen

ow-special-nekkers-nest-passive = Vlucht door de gangen
ow-special-nekkers-nest-1 = Groepsaanval
ow-special-nekkers-nest-2 = Aanval van achteren
ow-special-nekkers-nest-3 = Gelijktijdige stormloop
ow-special-nekkers-nest-4 = Leiding van de krijger

ow-special-rotfiend-passive = Snel stollend bloed
ow-special-rotfiend-1 = Ontploffing
ow-special-rotfiend-2 = Machtige knal
ow-special-rotfiend-3 = Lenige aanval
ow-special-rotfiend-4 = Brandbare dampen

ow-special-fiend-passive = Genezing
ow-special-fiend-1 = Hypnose
ow-special-fiend-2 = Diepe hypnose
ow-special-fiend-3 = Lange stormloop
ow-special-fiend-4 = Woedende stormloop

ow-special-grave-hag-passive = Onverwachte reflex
ow-special-grave-hag-1 = Verstrikkende tong
ow-special-grave-hag-2 = Zweepslag met de tong
ow-special-grave-hag-3 = Klonters
ow-special-grave-hag-4 = Dorst naar slachtoffers

ow-special-griffin-passive = Dekking van vleugels
ow-special-griffin-1 = Snavelstoot
ow-special-griffin-2 = Gerichte snavelstoot
ow-special-griffin-3 = Krab
ow-special-griffin-4 = Stormloop uit de lucht

ow-special-manticore-passive = Opstijgen
ow-special-manticore-1 = Aanval uit de lucht
ow-special-manticore-2 = Giftige steek
ow-special-manticore-3 = Staartslag
ow-special-manticore-4 = Snijdende klauwen

ow-special-nightwraith-passive = Dematerialisatie
ow-special-nightwraith-1 = Zweven
ow-special-nightwraith-2 = Krachtroof
ow-special-nightwraith-3 = Meesterlijke krachtroof
ow-special-nightwraith-4 = Schijnbeelden

ow-special-noonwraith-passive = Weerstand tegen Tekens
ow-special-noonwraith-1 = Verdubbeling
ow-special-noonwraith-2 = Dematerialisatie
ow-special-noonwraith-3 = De kring trekken
ow-special-noonwraith-4 = Opslorping

ow-special-penitent-passive = Verdwijning
ow-special-penitent-1 = Roep om de golven
ow-special-penitent-2 = Lantaarnslag
ow-special-penitent-3 = Wervelen
ow-special-penitent-4 = Zwerm van slagen

ow-special-water-hag-passive = Verborgen in de modder
ow-special-water-hag-1 = Moddergooi
ow-special-water-hag-2 = Klauwaanval
ow-special-water-hag-3 = Overstroming
ow-special-water-hag-4 = Onverwachte snelheid

ow-special-weavess-passive = Het alziende oog
ow-special-weavess-1 = Gave van de voorspelling
ow-special-weavess-2 = Roep om het volk
ow-special-weavess-3 = Kracht van het wandkleed
ow-special-weavess-4 = Grote kracht van het wandkleed

ow-special-werewolf-passive = Regeneratie
ow-special-werewolf-1 = Monsterkracht
ow-special-werewolf-2 = Wilde razernij
ow-special-werewolf-3 = Snelheid van de wolf
ow-special-werewolf-4 = Roep om de roedel

ow-special-whispess-passive = Verandering in raven
ow-special-whispess-1 = Bespeelde dorpelingen
ow-special-whispess-2 = Verleidelijk gefluister
ow-special-whispess-3 = Magische ontploffing
ow-special-whispess-4 = Grote magische ontploffing

ow-special-wyvern-passive = Verdovende staart
ow-special-wyvern-1 = Stormloop van boven
ow-special-wyvern-2 = Moordende klauwen
ow-special-wyvern-3 = Giftstekel
ow-special-wyvern-4 = Giftig speeksel

ow-special-brewess-passive = Onderdompeling in bloed
ow-special-brewess-1 = Machtige slagen
ow-special-brewess-2 = Aanval van achteren
ow-special-brewess-3 = Oude magie
ow-special-brewess-4 = Hoge oude magie

ow-special-bruxa-passive = Gedaantewisseling
ow-special-bruxa-1 = Bloeddorst
ow-special-bruxa-2 = Zwerm van klauwen
ow-special-bruxa-3 = Geluidsgolf
ow-special-bruxa-4 = Grote geluidsgolf

ow-special-glustyworp-passive = Hard pantser
ow-special-glustyworp-1 = Onder water trekken
ow-special-glustyworp-2 = Tongaanval
ow-special-glustyworp-3 = Scherpe tanden
ow-special-glustyworp-4 = Staartslag

ow-special-leshen-passive = Teleportatie
ow-special-leshen-1 = Roep van het wild
ow-special-leshen-2 = Bindende ranken
ow-special-leshen-3 = Berengedaante
ow-special-leshen-4 = Wolvengedaante

ow-special-striga-passive = Vlucht in de schaduw
ow-special-striga-1 = Scherpe tanden
ow-special-striga-2 = Bebloede klauwen
ow-special-striga-3 = Snelle aanval
ow-special-striga-4 = Stormloop van boven

ow-special-troll-passive = Stenen schil
ow-special-troll-1 = Knuppelslag
ow-special-troll-2 = Werveling
ow-special-troll-3 = Machtige vuisten
ow-special-troll-4 = Rotsblokworp

ow-special-yghern-passive = Chitinepantser
ow-special-yghern-1 = Giftige scharen
ow-special-yghern-2 = Spuwend zuur
ow-special-yghern-3 = Verlammende greep
ow-special-yghern-4 = Aanval van onder de grond

ow-line-strike-per-weakness = lijd { $n } schade, en 1 meer voor elk fiche van zijn zwakte dat je hebt
ow-line-strike-less-weakness = lijd { $n } schade, min 1 voor elk fiche van zijn zwakte dat je hebt
ow-count-weakness =
    { $n ->
         [one] zwaktefiche
        *[other] zwaktefiches
    } van het monster
