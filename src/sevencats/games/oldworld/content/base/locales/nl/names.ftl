# De namen van wat in de doos zit, en de woorden voor de onderdelen.

## Action cards (the names are our translations)

ow-card-quick-slash = Snelle houw
ow-card-demolishing-blow = Slopende slag
ow-card-push = Duw
ow-card-aard = Aard
ow-card-yrden = Yrden
ow-card-quen = Quen
ow-card-axii = Axii
ow-card-precise-cut = Precieze snede
ow-card-whirl = Werveling
ow-card-crippling-strike = Verlammende stoot
ow-card-rend = Verscheuren
ow-card-precise-blow = Precieze slag
ow-card-crushing-blow = Verpletterende slag
ow-card-counterattack = Tegenaanval
ow-card-cover = Dekking
ow-card-block = Blok
ow-card-quick-reflexes = Snelle reflexen
ow-card-intensive-aard = Intense Aard
ow-card-intensive-igni = Intense Igni
ow-card-melt-armor = Gesmolten pantser
ow-card-shock-wave = Schokgolf
ow-card-firestream = Vuurstroom
ow-card-intensive-yrden = Intense Yrden
ow-card-intensive-axii = Intense Axii
ow-card-intensive-quen = Intense Quen
ow-card-magic-trap = Magische val
ow-card-exploding-shield = Exploderend schild

## Places

ow-place-behelt-nar = Behelt Nar
ow-place-kaer-seren = Kaer Seren
ow-place-hengfors = Hengfors
ow-place-kaer-morhen = Kaer Morhen
ow-place-ban-ard = Ban Ard
ow-place-cidaris = Cidaris
ow-place-novigrad = Novigrad
ow-place-vizima = Vizima
ow-place-vengerberg = Vengerberg
ow-place-cintra = Cintra
ow-place-haern-caduch = Haern Caduch
ow-place-beauclair = Beauclair
ow-place-glenmore = Glenmore
ow-place-doldeth = Doldeth
ow-place-loc-ichaer = Loc Ichaer
ow-place-gorthur-gvaed = Gorthur Gvaed
ow-place-dhuwod = Dhuwod
ow-place-stygga = Stygga
ow-place-ard-modron = Ard Modron

## Monsters

ow-monster-arachas = Arachas
ow-monster-archespore = Archespore
ow-monster-barghest = Barghest
ow-monster-drowners-nest = Verdrinkersnest
ow-monster-ekimmara = Ekimmara
ow-monster-foglet = Neveling
ow-monster-ghouls-nest = Ghoelennest
ow-monster-harpy = Harpij
ow-monster-nekkers-nest = Nekkersnest
ow-monster-rotfiend = Rotduivel
ow-monster-fiend = Duivel
ow-monster-grave-hag = Grafheks
ow-monster-griffin = Griffioen
ow-monster-manticore = Manticore
ow-monster-nightwraith = Nachtgeest
ow-monster-noonwraith = Middaggeest
ow-monster-penitent = Boeteling
ow-monster-water-hag = Waterheks
ow-monster-weavess = Weefster
ow-monster-werewolf = Weerwolf
ow-monster-whispess = Fluisteraarster
ow-monster-wyvern = Wyvern
ow-monster-brewess = Brouwster
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Glustyworp
ow-monster-leshen = Leshen
ow-monster-striga = Striga
ow-monster-yghern = Yghern

## Schools

ow-school-viper = Adder
ow-school-bear = Beer
ow-school-cat = Kat
ow-school-wolf = Wolf
ow-school-griffin = Griffioen

## Specialties

ow-specialty-venomous-steel = Giftig staal
ow-specialty-armour = Pantser
ow-specialty-speed = Snelheid
ow-specialty-swordsmanship = Zwaardkunst
ow-specialty-magic = Magie

## Potions (ours)

ow-potion-swallow = Zwaluw
ow-potion-thunderbolt = Donderslag
ow-potion-tawny-owl = Bosuil
ow-potion-cat = Kat
ow-potion-golden-oriole = Wielewaal
ow-potion-white-raffard = Aftreksel van Raffard de Witte
ow-potion-petri-philter = Filter van Petri

## Attributes

ow-attribute-combat = Gevecht
ow-attribute-defense = Verdediging
ow-attribute-alchemy = Alchemie
ow-attribute-specialty = Specialiteit

## Terrains

ow-terrain-forest = bos
ow-terrain-mountain = berg
ow-terrain-water = water
ow-terrain-any = elk terrein
ow-terrain-wild = joker

## Colours of cards, and what they stand for (W6.18)

ow-colour-green = groen
ow-colour-yellow = geel
ow-colour-purple = paars
ow-colour-blue = blauw
ow-colour-red = rood

ow-kind-green = ontwijking
ow-kind-yellow = verdedigend teken
ow-kind-purple = aanvallend teken
ow-kind-blue = snelle aanval
ow-kind-red = sterke aanval

## What a place offers

ow-action-alchemy = alchemie oefenen
ow-action-alms = aalmoes
ow-action-combat = gevecht oefenen
ow-action-defense = verdediging oefenen
ow-action-exchange = een kaart ruilen
ow-action-poker = dobbelpoker met de bewoners
ow-action-potion = een drankje
ow-action-rumours = geruchten over een monster
ow-action-school = school
ow-action-specialty = specialiteit oefenen

## Exploration decks

ow-deck-city = stad
ow-deck-wilds = wildernis

## Ranks of the solo game

ow-rank-legend = Legende van het Pad
ow-rank-master = Meesterhekser
ow-rank-veteran = Veteraan
ow-rank-hunter = Jager
ow-rank-journeyman = Gezel
ow-rank-novice = Novice
