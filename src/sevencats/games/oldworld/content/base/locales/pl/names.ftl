# Nazwy tego, co jest w pudełku, i słowa na jego części.

## Karty akcji (nazwy są naszym przekładem)

ow-card-quick-slash = Szybkie cięcie
ow-card-demolishing-blow = Druzgocący cios
ow-card-push = Pchnięcie
ow-card-aard = Aard
ow-card-yrden = Yrden
ow-card-quen = Quen
ow-card-axii = Aksji
ow-card-precise-cut = Precyzyjne cięcie
ow-card-whirl = Młynek
ow-card-crippling-strike = Okaleczające uderzenie
ow-card-rend = Rozpłatanie
ow-card-precise-blow = Precyzyjny cios
ow-card-crushing-blow = Miażdżący cios
ow-card-counterattack = Kontratak
ow-card-cover = Zasłona
ow-card-block = Blok
ow-card-quick-reflexes = Szybki refleks
ow-card-intensive-aard = Wzmocniony Aard
ow-card-intensive-igni = Wzmocnione Igni
ow-card-melt-armor = Topienie pancerza
ow-card-shock-wave = Fala uderzeniowa
ow-card-firestream = Strumień ognia
ow-card-intensive-yrden = Wzmocniony Yrden
ow-card-intensive-axii = Wzmocniony Aksji
ow-card-intensive-quen = Wzmocniony Quen
ow-card-magic-trap = Magiczna pułapka
ow-card-exploding-shield = Wybuchająca tarcza

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

ow-monster-arachas = Krabopająk
ow-monster-archespore = Archespora
ow-monster-barghest = Barghest
ow-monster-drowners-nest = Gniazdo utopców
ow-monster-ekimmara = Ekimma
ow-monster-foglet = Mglak
ow-monster-ghouls-nest = Gniazdo ghuli
ow-monster-harpy = Harpia
ow-monster-nekkers-nest = Gniazdo nekkerów
ow-monster-rotfiend = Gnilec
ow-monster-fiend = Bies
ow-monster-grave-hag = Baba cmentarna
ow-monster-griffin = Gryf
ow-monster-manticore = Mantikora
ow-monster-nightwraith = Północnica
ow-monster-noonwraith = Południca
ow-monster-penitent = Pokutnik
ow-monster-water-hag = Baba wodna
ow-monster-weavess = Prządka
ow-monster-werewolf = Wilkołak
ow-monster-whispess = Szepciucha
ow-monster-wyvern = Wiwerna
ow-monster-brewess = Kuchta
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Glustyworp
ow-monster-leshen = Leszy
ow-monster-striga = Strzyga
ow-monster-yghern = Yghern

## Schools

ow-school-viper = Żmija
ow-school-bear = Niedźwiedź
ow-school-cat = Kot
ow-school-wolf = Wilk
ow-school-griffin = Gryf

## Specialties

ow-specialty-venomous-steel = Jadowita stal
ow-specialty-armour = Pancerz
ow-specialty-speed = Szybkość
ow-specialty-swordsmanship = Szermierka
ow-specialty-magic = Magia

## Potions (ours)

ow-potion-swallow = Jaskółka
ow-potion-thunderbolt = Grom
ow-potion-tawny-owl = Puszczyk
ow-potion-cat = Kot
ow-potion-golden-oriole = Wilga
ow-potion-white-raffard = Biały Raffard
ow-potion-petri-philter = Filtr Petriego

## Attributes

ow-attribute-combat = Walka
ow-attribute-defense = Obrona
ow-attribute-alchemy = Alchemia
ow-attribute-specialty = Specjalizacja

## Terrains

ow-terrain-forest = las
ow-terrain-mountain = góry
ow-terrain-water = woda
ow-terrain-any = dowolny teren
ow-terrain-wild = każdy teren

## Kolory kart i ich znaczenie (W6.18); rodzaj żeński, bo karta

ow-colour-green = zielona
ow-colour-yellow = żółta
ow-colour-purple = fioletowa
ow-colour-blue = niebieska
ow-colour-red = czerwona

ow-kind-green = unik
ow-kind-yellow = znak obronny
ow-kind-purple = znak bojowy
ow-kind-blue = szybki atak
ow-kind-red = silny atak

## What a place offers

ow-action-alchemy = trening alchemii
ow-action-alms = jałmużna
ow-action-combat = trening walki
ow-action-defense = trening obrony
ow-action-exchange = wymiana karty
ow-action-poker = kościany poker z miejscowymi
ow-action-potion = eliksir
ow-action-rumours = pogłoski o potworze
ow-action-school = szkoła
ow-action-specialty = trening specjalizacji

## Exploration decks

ow-deck-city = miasto
ow-deck-wilds = dzicz

## Ranks of the solo game

ow-rank-legend = Legenda Szlaku
ow-rank-master = Mistrz wiedźminów
ow-rank-veteran = Weteran
ow-rank-hunter = Łowca
ow-rank-journeyman = Czeladnik
ow-rank-novice = Nowicjusz
