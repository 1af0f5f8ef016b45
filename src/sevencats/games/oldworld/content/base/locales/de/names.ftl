# Die Namen der Dinge in der Schachtel und die Wörter für ihre Teile.

## Action cards (the names are our translations)

ow-card-quick-slash = Schneller Hieb
ow-card-demolishing-blow = Zermalmender Hieb
ow-card-push = Stoß
ow-card-aard = Aard
ow-card-yrden = Yrden
ow-card-quen = Quen
ow-card-axii = Axii
ow-card-precise-cut = Präziser Schnitt
ow-card-whirl = Wirbel
ow-card-crippling-strike = Lähmender Schlag
ow-card-rend = Zerreißen
ow-card-precise-blow = Gezielter Hieb
ow-card-crushing-blow = Wuchtschlag
ow-card-counterattack = Gegenangriff
ow-card-cover = Deckung
ow-card-block = Block
ow-card-quick-reflexes = Schnelle Reflexe
ow-card-intensive-aard = Intensives Aard
ow-card-intensive-igni = Intensives Igni
ow-card-melt-armor = Rüstungsschmelze
ow-card-shock-wave = Schockwelle
ow-card-firestream = Feuerstrom
ow-card-intensive-yrden = Intensives Yrden
ow-card-intensive-axii = Intensives Axii
ow-card-intensive-quen = Intensives Quen
ow-card-magic-trap = Magische Falle
ow-card-exploding-shield = Explodierender Schild

## Places

ow-place-behelt-nar = Behelt Nar
ow-place-kaer-seren = Kaer Seren
ow-place-hengfors = Hengfors
ow-place-kaer-morhen = Kaer Morhen
ow-place-ban-ard = Ban Ard
ow-place-cidaris = Cidaris
ow-place-novigrad = Nowigrad
ow-place-vizima = Wyzima
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

ow-monster-arachas = Krabbspinne
ow-monster-archespore = Archespore
ow-monster-barghest = Barghest
ow-monster-drowners-nest = Nest der Ertrunkenen
ow-monster-ekimmara = Ekimmara
ow-monster-foglet = Nebling
ow-monster-ghouls-nest = Nest der Ghule
ow-monster-harpy = Harpyie
ow-monster-nekkers-nest = Nest der Nekker
ow-monster-rotfiend = Moderhaut
ow-monster-fiend = Bies
ow-monster-grave-hag = Gruftweib
ow-monster-griffin = Greif
ow-monster-manticore = Mantikor
ow-monster-nightwraith = Nachterscheinung
ow-monster-noonwraith = Mittagserscheinung
ow-monster-penitent = Büßer
ow-monster-water-hag = Wasserweib
ow-monster-weavess = Weberin
ow-monster-werewolf = Werwolf
ow-monster-whispess = Flüsterin
ow-monster-wyvern = Wyvern
ow-monster-brewess = Brauerin
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Glustyworp
ow-monster-leshen = Waldschrat
ow-monster-striga = Striege
ow-monster-yghern = Yghern

## Schools

ow-school-viper = Viper
ow-school-bear = Bär
ow-school-cat = Katze
ow-school-wolf = Wolf
ow-school-griffin = Greif

## Specialties

ow-specialty-venomous-steel = Giftstahl
ow-specialty-armour = Rüstung
ow-specialty-speed = Schnelligkeit
ow-specialty-swordsmanship = Schwertkunst
ow-specialty-magic = Magie

## Potions (ours)

ow-potion-swallow = Schwalbe
ow-potion-thunderbolt = Donner
ow-potion-tawny-owl = Waldkauz
ow-potion-cat = Katze
ow-potion-golden-oriole = Pirol
ow-potion-white-raffard = Absud des Weißen Raffard
ow-potion-petri-philter = Petris Filter

## Attributes

ow-attribute-combat = Kampf
ow-attribute-defense = Verteidigung
ow-attribute-alchemy = Alchemie
ow-attribute-specialty = Spezialität

## Terrains

ow-terrain-forest = Wald
ow-terrain-mountain = Gebirge
ow-terrain-water = Wasser
ow-terrain-any = jedes Gelände
ow-terrain-wild = Joker

## Colours of cards, and what they stand for (W6.18)

ow-colour-green = Grün
ow-colour-yellow = Gelb
ow-colour-purple = Violett
ow-colour-blue = Blau
ow-colour-red = Rot

ow-kind-green = Ausweichen
ow-kind-yellow = Abwehrzeichen
ow-kind-purple = Angriffszeichen
ow-kind-blue = schneller Angriff
ow-kind-red = starker Angriff

## What a place offers

ow-action-alchemy = Alchemie üben
ow-action-alms = Almosen
ow-action-combat = Kampf üben
ow-action-defense = Verteidigung üben
ow-action-exchange = eine Karte tauschen
ow-action-poker = Würfelpoker mit den Einheimischen
ow-action-potion = ein Trank
ow-action-rumours = Gerüchte über ein Monster
ow-action-school = Schule
ow-action-specialty = Spezialität üben

## Exploration decks

ow-deck-city = Stadt
ow-deck-wilds = Wildnis

## Ranks of the solo game

ow-rank-legend = Legende des Pfades
ow-rank-master = Meisterhexer
ow-rank-veteran = Veteran
ow-rank-hunter = Jäger
ow-rank-journeyman = Geselle
ow-rank-novice = Novize
