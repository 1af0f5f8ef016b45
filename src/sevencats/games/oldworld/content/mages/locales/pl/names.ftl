## Mages
ow-school-alzur = Alzur
ow-school-ardea = Ardea
ow-school-gekhira = Gekhira
ow-school-othar = Othar
ow-school-philippa = Filippa
ow-specialty-thunder = Piorun
ow-specialty-levitation = Lewitacja
ow-specialty-necromancy = Nekromancja
ow-specialty-teleportation = Teleportacja
ow-specialty-polymorph = Polimorfia

## Spells
ow-card-ice-dagger = Lodowy sztylet
ow-card-water-mastery = Władza nad wodą
ow-card-fireball = Kula ognia
ow-card-fire-wall = Ściana ognia
ow-card-magic-accumulation = Gromadzenie magii
ow-card-mind-shatter = Strzaskanie umysłu
ow-card-mind-temple = Świątynia umysłu
ow-card-shielding-wind = Wiatr ochronny
ow-card-tornado = Tornado
ow-card-unity-with-nature = Jedność z naturą
ow-card-root-armor = Pancerz z korzeni
ow-card-rain-of-bolts = Deszcz piorunów
ow-card-water-trap = Wodna pułapka
ow-card-energy-theft = Kradzież energii
ow-card-water-summoner = Przyzywacz wód
ow-card-fire-embers = Żar ognia
ow-card-burning-wind = Płonący wiatr
ow-card-circle-of-fire = Krąg ognia
ow-card-earthquake = Trzęsienie ziemi
ow-card-improve-armor = Wzmocnienie pancerza
ow-card-regeneration = Regeneracja
ow-card-flora-mastery = Władza nad roślinami
ow-card-summoning = Przyzwanie
ow-card-magic-trance = Magiczny trans
ow-card-mirage = Miraż
ow-card-mental-torture = Tortura umysłu
ow-card-cunning-illusion = Przebiegła iluzja
ow-card-rune-control = Władza nad runami
ow-card-invisibility = Niewidzialność
ow-card-air-strike = Uderzenie powietrza
ow-card-magic-torrent = Potok magii
ow-card-dark-wind = Czarny wiatr

## Branches of magic
ow-magic-green = ziemia
ow-magic-yellow = powietrze
ow-magic-purple = umysł
ow-magic-blue = woda
ow-magic-red = ogień

## After a magic die
ow-band-miss = pudło
ow-band-spark = iskra
ow-band-bolt = piorun
ow-band-thunderclap = grom
ow-band-cat = kot
ow-band-wolf = wilk
ow-band-bear = niedźwiedź
ow-band-owl = sowa
