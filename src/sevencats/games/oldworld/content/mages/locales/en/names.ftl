## Mages
ow-school-alzur = Alzur
ow-school-ardea = Ardea
ow-school-gekhira = Gekhira
ow-school-othar = Othar
ow-school-philippa = Philippa
ow-specialty-thunder = Thunder
ow-specialty-levitation = Levitation
ow-specialty-necromancy = Necromancy
ow-specialty-teleportation = Teleportation
ow-specialty-polymorph = Polymorph

## Spells
ow-card-ice-dagger = Ice Dagger
ow-card-water-mastery = Water Mastery
ow-card-fireball = Fireball
ow-card-fire-wall = Fire Wall
ow-card-magic-accumulation = Magic Accumulation
ow-card-mind-shatter = Mind Shatter
ow-card-mind-temple = Mind Temple
ow-card-shielding-wind = Shielding Wind
ow-card-tornado = Tornado
ow-card-unity-with-nature = Unity with Nature
ow-card-root-armor = Root Armour
ow-card-rain-of-bolts = Rain of Bolts
ow-card-water-trap = Water Trap
ow-card-energy-theft = Energy Theft
ow-card-water-summoner = Water Summoner
ow-card-fire-embers = Fire Embers
ow-card-burning-wind = Burning Wind
ow-card-circle-of-fire = Circle of Fire
ow-card-earthquake = Earthquake
ow-card-improve-armor = Improve Armour
ow-card-regeneration = Regeneration
ow-card-flora-mastery = Flora Mastery
ow-card-summoning = Summoning
ow-card-magic-trance = Magic Trance
ow-card-mirage = Mirage
ow-card-mental-torture = Mental Torture
ow-card-cunning-illusion = Cunning Illusion
ow-card-rune-control = Rune Control
ow-card-invisibility = Invisibility
ow-card-air-strike = Air Strike
ow-card-magic-torrent = Magic Torrent
ow-card-dark-wind = Dark Wind

## Branches of magic
ow-magic-green = earth
ow-magic-yellow = air
ow-magic-purple = mind
ow-magic-blue = water
ow-magic-red = fire

## After a magic die
ow-band-miss = miss
ow-band-spark = spark
ow-band-bolt = bolt
ow-band-thunderclap = thunderclap
ow-band-cat = cat
ow-band-wolf = wolf
ow-band-bear = bear
ow-band-owl = owl
