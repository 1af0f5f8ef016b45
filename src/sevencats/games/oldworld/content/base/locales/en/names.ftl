# Names of what is in the box, and the words for its parts.

## Action cards (the names are our translations)

ow-card-quick-slash = Quick Slash
ow-card-demolishing-blow = Demolishing Blow
ow-card-push = Push
ow-card-aard = Aard
ow-card-yrden = Yrden
ow-card-quen = Quen
ow-card-axii = Axii
ow-card-precise-cut = Precise Cut
ow-card-whirl = Whirl
ow-card-crippling-strike = Crippling Strike
ow-card-rend = Rend
ow-card-precise-blow = Precise Blow
ow-card-crushing-blow = Crushing Blow
ow-card-counterattack = Counterattack
ow-card-cover = Cover
ow-card-block = Block
ow-card-quick-reflexes = Quick Reflexes
ow-card-intensive-aard = Intensive Aard
ow-card-intensive-igni = Intensive Igni
ow-card-melt-armor = Melt Armour
ow-card-shock-wave = Shock Wave
ow-card-firestream = Firestream
ow-card-intensive-yrden = Intensive Yrden
ow-card-intensive-axii = Intensive Axii
ow-card-intensive-quen = Intensive Quen
ow-card-magic-trap = Magic Trap
ow-card-exploding-shield = Exploding Shield

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
ow-monster-drowners-nest = Drowners’ Nest
ow-monster-ekimmara = Ekimmara
ow-monster-foglet = Foglet
ow-monster-ghouls-nest = Ghouls’ Nest
ow-monster-harpy = Harpy
ow-monster-nekkers-nest = Nekkers’ Nest
ow-monster-rotfiend = Rotfiend
ow-monster-fiend = Fiend
ow-monster-grave-hag = Grave Hag
ow-monster-griffin = Griffin
ow-monster-manticore = Manticore
ow-monster-nightwraith = Nightwraith
ow-monster-noonwraith = Noonwraith
ow-monster-penitent = Penitent
ow-monster-water-hag = Water Hag
ow-monster-weavess = Weavess
ow-monster-werewolf = Werewolf
ow-monster-whispess = Whispess
ow-monster-wyvern = Wyvern
ow-monster-brewess = Brewess
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Glustyworp
ow-monster-leshen = Leshen
ow-monster-striga = Striga
ow-monster-yghern = Yghern

## Schools

ow-school-viper = Viper
ow-school-bear = Bear
ow-school-cat = Cat
ow-school-wolf = Wolf
ow-school-griffin = Griffin

## Specialties

ow-specialty-venomous-steel = Venomous Steel
ow-specialty-armour = Armour
ow-specialty-speed = Speed
ow-specialty-swordsmanship = Swordsmanship
ow-specialty-magic = Magic

## Potions (ours)

ow-potion-swallow = Swallow
ow-potion-thunderbolt = Thunderbolt
ow-potion-tawny-owl = Tawny Owl
ow-potion-cat = Cat
ow-potion-golden-oriole = Golden Oriole
ow-potion-white-raffard = White Raffard’s Decoction
ow-potion-petri-philter = Petri’s Philtre

## Attributes

ow-attribute-combat = Combat
ow-attribute-defense = Defence
ow-attribute-alchemy = Alchemy
ow-attribute-specialty = Specialty

## Terrains

ow-terrain-forest = forest
ow-terrain-mountain = mountain
ow-terrain-water = water
ow-terrain-any = any terrain
ow-terrain-wild = wild

## Colours of cards, and what they stand for (W6.18)

ow-colour-green = green
ow-colour-yellow = yellow
ow-colour-purple = purple
ow-colour-blue = blue
ow-colour-red = red

ow-kind-green = dodge
ow-kind-yellow = defensive sign
ow-kind-purple = offensive sign
ow-kind-blue = fast attack
ow-kind-red = strong attack

## What a place offers

ow-action-alchemy = train alchemy
ow-action-alms = alms
ow-action-combat = train combat
ow-action-defense = train defence
ow-action-exchange = exchange a card
ow-action-poker = dice poker with the locals
ow-action-potion = a potion
ow-action-rumours = rumours of a monster
ow-action-school = school
ow-action-specialty = train the specialty

## Exploration decks

ow-deck-city = city
ow-deck-wilds = wilds

## Ranks of the solo game

ow-rank-legend = Legend of the Path
ow-rank-master = Master witcher
ow-rank-veteran = Veteran
ow-rank-hunter = Hunter
ow-rank-journeyman = Journeyman
ow-rank-novice = Novice
