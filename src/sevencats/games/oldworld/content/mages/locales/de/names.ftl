## Mages
ow-school-alzur = Alzur
ow-school-ardea = Ardea
ow-school-gekhira = Gekhira
ow-school-othar = Othar
ow-school-philippa = Philippa
ow-specialty-thunder = Donner
ow-specialty-levitation = Schweben
ow-specialty-necromancy = Totenbeschwörung
ow-specialty-teleportation = Teleportation
ow-specialty-polymorph = Gestaltwandel

## Spells
ow-card-ice-dagger = Eisdolch
ow-card-water-mastery = Meister des Wassers
ow-card-fireball = Feuerball
ow-card-fire-wall = Feuerwand
ow-card-magic-accumulation = Angestaute Magie
ow-card-mind-shatter = Zerbrochener Geist
ow-card-mind-temple = Tempel des Geistes
ow-card-shielding-wind = Schützender Wind
ow-card-tornado = Wirbelsturm
ow-card-unity-with-nature = Eins mit der Natur
ow-card-root-armor = Wurzelpanzer
ow-card-rain-of-bolts = Blitzregen
ow-card-water-trap = Wasserfalle
ow-card-energy-theft = Energieraub
ow-card-water-summoner = Wasserbeschwörer
ow-card-fire-embers = Glut
ow-card-burning-wind = Brennender Wind
ow-card-circle-of-fire = Feuerkreis
ow-card-earthquake = Erdbeben
ow-card-improve-armor = Verstärkter Panzer
ow-card-regeneration = Erneuerung
ow-card-flora-mastery = Meister der Pflanzen
ow-card-summoning = Herbeirufung
ow-card-magic-trance = Magische Trance
ow-card-mirage = Trugbild
ow-card-mental-torture = Geistesqual
ow-card-cunning-illusion = Listige Täuschung
ow-card-rune-control = Macht über Runen
ow-card-invisibility = Unsichtbarkeit
ow-card-air-strike = Luftstoß
ow-card-magic-torrent = Magische Flut
ow-card-dark-wind = Dunkler Wind

## Branches of magic
ow-magic-green = Erde
ow-magic-yellow = Luft
ow-magic-purple = Geist
ow-magic-blue = Wasser
ow-magic-red = Feuer

## After a magic die
ow-band-miss = daneben
ow-band-spark = Funke
ow-band-bolt = Blitz
ow-band-thunderclap = Donnerschlag
ow-band-cat = Katze
ow-band-wolf = Wolf
ow-band-bear = Bär
ow-band-owl = Eule
