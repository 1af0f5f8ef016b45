## Mages
ow-school-alzur = Alzur
ow-school-ardea = Ardea
ow-school-gekhira = Gekhira
ow-school-othar = Othar
ow-school-philippa = Philippa
ow-specialty-thunder = Donder
ow-specialty-levitation = Zweven
ow-specialty-necromancy = Dodenbezwering
ow-specialty-teleportation = Teleportatie
ow-specialty-polymorph = Gedaantewisseling

## Spells
ow-card-ice-dagger = IJsdolk
ow-card-water-mastery = Meester van het water
ow-card-fireball = Vuurbal
ow-card-fire-wall = Muur van vuur
ow-card-magic-accumulation = Opgehoopte magie
ow-card-mind-shatter = Gebroken geest
ow-card-mind-temple = Tempel van de geest
ow-card-shielding-wind = Beschermende wind
ow-card-tornado = Tornado
ow-card-unity-with-nature = Eén met de natuur
ow-card-root-armor = Wortelpantser
ow-card-rain-of-bolts = Bliksemregen
ow-card-water-trap = Watervalstrik
ow-card-energy-theft = Energieroof
ow-card-water-summoner = Waterbezweerder
ow-card-fire-embers = Gloeiende kolen
ow-card-burning-wind = Brandende wind
ow-card-circle-of-fire = Kring van vuur
ow-card-earthquake = Aardbeving
ow-card-improve-armor = Beter pantser
ow-card-regeneration = Herstel
ow-card-flora-mastery = Meester van de planten
ow-card-summoning = Oproeping
ow-card-magic-trance = Magische trance
ow-card-mirage = Luchtspiegeling
ow-card-mental-torture = Kwelling van de geest
ow-card-cunning-illusion = Listige illusie
ow-card-rune-control = Macht over runen
ow-card-invisibility = Onzichtbaarheid
ow-card-air-strike = Luchtstoot
ow-card-magic-torrent = Magische stroom
ow-card-dark-wind = Duistere wind

## Branches of magic
ow-magic-green = aarde
ow-magic-yellow = lucht
ow-magic-purple = geest
ow-magic-blue = water
ow-magic-red = vuur

## After a magic die
ow-band-miss = mis
ow-band-spark = vonk
ow-band-bolt = bliksem
ow-band-thunderclap = donderslag
ow-band-cat = kat
ow-band-wolf = wolf
ow-band-bear = beer
ow-band-owl = uil
