# Les noms de ce qui est dans la boîte, et les mots pour ses parties.

## Action cards (the names are our translations)

ow-card-quick-slash = Taillade rapide
ow-card-demolishing-blow = Coup démolisseur
ow-card-push = Poussée
ow-card-aard = Aard
ow-card-yrden = Yrden
ow-card-quen = Quen
ow-card-axii = Axii
ow-card-precise-cut = Coupe précise
ow-card-whirl = Tourbillon
ow-card-crippling-strike = Frappe invalidante
ow-card-rend = Déchirure
ow-card-precise-blow = Coup précis
ow-card-crushing-blow = Coup écrasant
ow-card-counterattack = Contre-attaque
ow-card-cover = Couverture
ow-card-block = Blocage
ow-card-quick-reflexes = Réflexes rapides
ow-card-intensive-aard = Aard intensif
ow-card-intensive-igni = Igni intensif
ow-card-melt-armor = Armure fondue
ow-card-shock-wave = Onde de choc
ow-card-firestream = Flot de feu
ow-card-intensive-yrden = Yrden intensif
ow-card-intensive-axii = Axii intensif
ow-card-intensive-quen = Quen intensif
ow-card-magic-trap = Piège magique
ow-card-exploding-shield = Bouclier explosif

## Places

ow-place-behelt-nar = Behelt Nar
ow-place-kaer-seren = Kaer Seren
ow-place-hengfors = Hengfors
ow-place-kaer-morhen = Kaer Morhen
ow-place-ban-ard = Ban Ard
ow-place-cidaris = Cidaris
ow-place-novigrad = Novigrad
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

ow-monster-arachas = Arachas
ow-monster-archespore = Archespore
ow-monster-barghest = Barghest
ow-monster-drowners-nest = Nid de noyeurs
ow-monster-ekimmara = Ekimmara
ow-monster-foglet = Brumelin
ow-monster-ghouls-nest = Nid de goules
ow-monster-harpy = Harpie
ow-monster-nekkers-nest = Nid de nekkers
ow-monster-rotfiend = Putréfacteur
ow-monster-fiend = Fiellon
ow-monster-grave-hag = Guenaude sépulcrale
ow-monster-griffin = Griffon
ow-monster-manticore = Manticore
ow-monster-nightwraith = Spectre de la nuit
ow-monster-noonwraith = Spectre de midi
ow-monster-penitent = Pénitent
ow-monster-water-hag = Guenaude aquatique
ow-monster-weavess = Fuselle
ow-monster-werewolf = Loup-garou
ow-monster-whispess = Soupir
ow-monster-wyvern = Wyvern
ow-monster-brewess = Ambroisie
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Glustyworp
ow-monster-leshen = Leshen
ow-monster-striga = Strige
ow-monster-yghern = Yghern

## Schools

ow-school-viper = Vipère
ow-school-bear = Ours
ow-school-cat = Chat
ow-school-wolf = Loup
ow-school-griffin = Griffon

## Specialties

ow-specialty-venomous-steel = Acier venimeux
ow-specialty-armour = Armure
ow-specialty-speed = Vitesse
ow-specialty-swordsmanship = Art de l’épée
ow-specialty-magic = Magie

## Potions (ours)

ow-potion-swallow = Hirondelle
ow-potion-thunderbolt = Tonnerre
ow-potion-tawny-owl = Chouette hulotte
ow-potion-cat = Chat
ow-potion-golden-oriole = Loriot
ow-potion-white-raffard = Décoction de Raffard le Blanc
ow-potion-petri-philter = Philtre de Petri

## Attributes

ow-attribute-combat = Combat
ow-attribute-defense = Défense
ow-attribute-alchemy = Alchimie
ow-attribute-specialty = Spécialité

## Terrains

ow-terrain-forest = forêt
ow-terrain-mountain = montagne
ow-terrain-water = eau
ow-terrain-any = tout terrain
ow-terrain-wild = joker

## Colours of cards, and what they stand for (W6.18)

ow-colour-green = vert
ow-colour-yellow = jaune
ow-colour-purple = violet
ow-colour-blue = bleu
ow-colour-red = rouge

ow-kind-green = esquive
ow-kind-yellow = signe défensif
ow-kind-purple = signe offensif
ow-kind-blue = attaque rapide
ow-kind-red = attaque puissante

## What a place offers

ow-action-alchemy = entraîner l’alchimie
ow-action-alms = aumône
ow-action-combat = entraîner le combat
ow-action-defense = entraîner la défense
ow-action-exchange = échanger une carte
ow-action-poker = poker de dés avec les habitants
ow-action-potion = une potion
ow-action-rumours = rumeurs d’un monstre
ow-action-school = école
ow-action-specialty = entraîner la spécialité

## Exploration decks

ow-deck-city = ville
ow-deck-wilds = contrées sauvages

## Ranks of the solo game

ow-rank-legend = Légende de la Voie
ow-rank-master = Maître sorceleur
ow-rank-veteran = Vétéran
ow-rank-hunter = Chasseur
ow-rank-journeyman = Compagnon
ow-rank-novice = Novice
