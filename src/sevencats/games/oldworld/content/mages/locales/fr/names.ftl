## Mages
ow-school-alzur = Alzur
ow-school-ardea = Ardea
ow-school-gekhira = Gekhira
ow-school-othar = Othar
ow-school-philippa = Philippa
ow-specialty-thunder = Tonnerre
ow-specialty-levitation = Lévitation
ow-specialty-necromancy = Nécromancie
ow-specialty-teleportation = Téléportation
ow-specialty-polymorph = Polymorphie

## Spells
ow-card-ice-dagger = Dague de glace
ow-card-water-mastery = Maîtrise de l’eau
ow-card-fireball = Boule de feu
ow-card-fire-wall = Mur de feu
ow-card-magic-accumulation = Accumulation de magie
ow-card-mind-shatter = Esprit brisé
ow-card-mind-temple = Temple de l’esprit
ow-card-shielding-wind = Vent protecteur
ow-card-tornado = Tornade
ow-card-unity-with-nature = Union avec la nature
ow-card-root-armor = Armure de racines
ow-card-rain-of-bolts = Pluie d’éclairs
ow-card-water-trap = Piège d’eau
ow-card-energy-theft = Vol d’énergie
ow-card-water-summoner = Invocateur d’eau
ow-card-fire-embers = Braises
ow-card-burning-wind = Vent ardent
ow-card-circle-of-fire = Cercle de feu
ow-card-earthquake = Tremblement de terre
ow-card-improve-armor = Armure améliorée
ow-card-regeneration = Régénération
ow-card-flora-mastery = Maîtrise des plantes
ow-card-summoning = Invocation
ow-card-magic-trance = Transe magique
ow-card-mirage = Mirage
ow-card-mental-torture = Torture mentale
ow-card-cunning-illusion = Illusion rusée
ow-card-rune-control = Maîtrise des runes
ow-card-invisibility = Invisibilité
ow-card-air-strike = Coup d’air
ow-card-magic-torrent = Torrent magique
ow-card-dark-wind = Vent sombre

## Branches of magic
ow-magic-green = terre
ow-magic-yellow = air
ow-magic-purple = esprit
ow-magic-blue = eau
ow-magic-red = feu

## After a magic die
ow-band-miss = raté
ow-band-spark = étincelle
ow-band-bolt = éclair
ow-band-thunderclap = coup de tonnerre
ow-band-cat = chat
ow-band-wolf = loup
ow-band-bear = ours
ow-band-owl = hibou
